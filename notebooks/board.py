"""The board of DVONN for the notebooks: its spaces, its symmetries, and pictures of positions."""

from itertools import combinations

import matplotlib.pyplot as plt
from matplotlib.patches import Circle, RegularPolygon

ROWS = {1: "abcdefghi", 2: "abcdefghij", 3: "abcdefghijk", 4: "bcdefghijk", 5: "cdefghijk"}
SPACES = [letter + str(row) for row, letters in ROWS.items() for letter in letters]

PLATE, SINK, LABEL = "#cfb892", "#bfa57c", "#7d7466"
PIECES = {  # face, rim, text: the colours of the program's own pictures
    "w": ("#fbf6ea", "#a8997a", "#3a3428"),
    "b": ("#3b3a3d", "#0d0d0f", "#f4efe4"),
    "r": ("#d8452f", "#7e2215", "#ffffff"),
}


def point(space):
    """Where a space lies, in widths of a space; row 1 is at the bottom."""
    row = int(space[1])
    return ord(space[0]) - ord("a") + (3 - row) / 2, (row - 3) * 3**0.5 / 2


def _flipped(space, sideways, upside_down):
    row = int(space[1])
    i = ROWS[row].index(space[0])
    if sideways:
        i = len(ROWS[row]) - 1 - i
    if upside_down:
        row = 6 - row
    return ROWS[row][i] + str(row)


def images(spaces):
    """A set of spaces under the four symmetries of the board, as sorted tuples."""
    return [
        tuple(sorted(_flipped(space, sideways, upside_down) for space in spaces))
        for sideways in (False, True)
        for upside_down in (False, True)
    ]


def canonical(spaces):
    """The same name, such as 'a1 c3 e5', for a set of spaces and its images."""
    return " ".join(min(images(spaces)))


def triples():
    """All 18,424 ways to place three reds."""
    return combinations(SPACES, 3)


def _frame(ax):
    ax.set_xlim(-1.4, 11.3)
    ax.set_ylim(-2.9, 2.5)
    ax.set_aspect("equal")
    ax.axis("off")


def draw(ax):
    """An empty board."""
    for space in SPACES:
        ax.add_patch(RegularPolygon(point(space), 6, radius=0.72, color=PLATE, lw=0, zorder=1))
    for space in SPACES:
        ax.add_patch(Circle(point(space), 0.33, facecolor=SINK, edgecolor="#ab9066", lw=0.6, zorder=2))
    _frame(ax)


def piece(ax, space, colour, text=""):
    """A piece or a stack of `colour` w, b or r."""
    face, rim, ink = PIECES[colour]
    ax.add_patch(Circle(point(space), 0.42, facecolor=face, edgecolor=rim, lw=1, zorder=3))
    ax.text(*point(space), text, ha="center", va="center", color=ink, fontsize=7.5, zorder=5)


def position(ax, text):
    """A position as the program writes it; stacks show their height, and a red ring their reds."""
    draw(ax)
    cells = text.split()[0].replace("/", ",").split(",")
    for space, cell in zip(SPACES, cells, strict=True):
        if cell == ".":
            continue
        height = cell[1:].rstrip("*")
        piece(ax, space, cell[0], height if height not in ("", "1") else "")
        if "*" in cell:
            ax.add_patch(
                Circle(point(space), 0.36, fill=False, edgecolor=PIECES["r"][0], lw=1.8, zorder=4)
            )


def reds(ax, spaces):
    """A board with reds alone."""
    draw(ax)
    for space in spaces:
        piece(ax, space, "r")


def heat(ax, values, cmap, norm, write=None):
    """A board whose spaces are coloured by `values`, a number for each space by its name."""
    colours = plt.get_cmap(cmap)
    for space in SPACES:
        colour = colours(norm(values[space]))
        ax.add_patch(RegularPolygon(point(space), 6, radius=0.56, facecolor=colour, edgecolor="white", lw=1))
        if write:
            dark = 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2] < 0.55
            ax.text(*point(space), write.format(values[space]), ha="center", va="center",
                    fontsize=7, color="white" if dark else "#222222")
    for row, letters in ROWS.items():
        x, y = point(letters[0] + str(row))
        ax.text(x - 0.9, y, str(row), ha="center", va="center", color=LABEL, fontsize=7)
    for letter in "abcdefghi":
        x, y = point(letter + "1")
        ax.text(x - 0.4, y - 0.85, letter, ha="center", va="center", color=LABEL, fontsize=7)
    for letter, row in (("j", 2), ("k", 3)):
        x, y = point(letter + str(row))
        ax.text(x + 0.55, y - 0.8, letter, ha="center", va="center", color=LABEL, fontsize=7)
    _frame(ax)
