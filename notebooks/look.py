"""How the notebooks read their data, what intervals they give, and how their charts look."""

import json
import os
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

DATA = Path(os.environ.get("GIPFEL_NOTEBOOK_DATA", Path(__file__).parent / "data"))

WHITE, BLACK, DRAW = "#d9a441", "#3b3a3d", "#b9b4a7"
BLUE, RED, GREEN, GREY, PURPLE = "#2f6db5", "#c8452f", "#4c8c4a", "#8a867c", "#7d5ba6"

plt.rcParams.update({
    "figure.dpi": 110, "figure.facecolor": "white", "font.size": 9.5, "font.family": "DejaVu Sans",
    "axes.titlesize": 10.5, "axes.titleweight": "bold", "axes.titlelocation": "left",
    "axes.spines.top": False, "axes.spines.right": False, "axes.edgecolor": "#8a867c",
    "axes.grid": True, "grid.color": "#e6e2d8", "grid.linewidth": 0.8, "axes.axisbelow": True,
    "axes.prop_cycle": plt.cycler(color=[BLUE, RED, GREEN, PURPLE, WHITE, BLACK]),
    "legend.frameon": False, "lines.linewidth": 1.8, "errorbar.capsize": 3,
})
pd.set_option("display.max_rows", 40, "display.max_columns", 20, "display.width", 200)


def table(name):
    """A CSV file of the data."""
    return pd.read_csv(DATA / name)


def lines(name):
    """A file with a JSON object a line, each as a dictionary."""
    text = (DATA / name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines() if line]


def score(wins, draws, losses):
    """The share of points, a draw counting half, with a 95 % interval (Wilson): low, score, high.

    Draws are taken as half a win and half a loss, which makes the interval a little too wide.
    """
    n = np.asarray(wins + draws + losses, dtype=float)
    p = (wins + draws / 2) / n
    z = 1.959964
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * np.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - half, p, middle + half


def mean(values):
    """The mean with a 95 % interval (normal): low, mean, high."""
    values = np.asarray(values, dtype=float)
    half = 1.959964 * values.std(ddof=1) / len(values) ** 0.5
    return values.mean() - half, values.mean(), values.mean() + half


def bars(low, middle, high):
    """The error bars that matplotlib wants."""
    return np.maximum(0, np.vstack([middle - low, high - middle]))


def percent(low, middle, high):
    """Such as '52.1 % [50.3, 53.9]'."""
    return f"{100 * middle:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"
