"""Steps of make-data about DVONN's placement, from and to files.

    placement.py questions BOARDS.csv        lines for 'gipfel evaluate', on standard output
    placement.py gather ANSWERS.jsonl DATA   its answers as small tables in the folder DATA
    placement.py openings DATA KIND          50 lines for 'gipfel match --openings': best, middle, worst
    placement.py boards BOARDS.csv MOVER     full boards with w or b to move, for the same
    placement.py match JSON KIND             the result of such a match as a line of CSV
    placement.py people REDS.csv DATA        where people put the reds, up to symmetry
"""

import csv
import json
import sys
from collections import defaultdict
from pathlib import Path

from board import SPACES, canonical, triples

OPENINGS = 50


def boards(path, mover):
    """Full boards with `mover` to move. The rules let only White begin, so where Black is to move
    the colours are exchanged: White, who now has Black's pieces, begins, and what is found out
    about him holds for Black."""
    exchange = str.maketrans("wb", "bw") if mover == "b" else {}
    with open(path, encoding="utf-8") as file:
        for row in csv.DictReader(file):
            yield row["position"].split()[0].translate(exchange) + " w stack"


def questions(path):
    yield "start"
    for space in SPACES:
        yield f"start moves {space}"
    for reds in triples():
        yield "start moves " + " ".join(reds)
    for mover in "wb":
        yield from boards(path, mover)


def write(path, header, rows):
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(header)
        writer.writerows(rows)


def gather(answers, data):
    classes, first, full, empty = defaultdict(list), [], [], None
    with open(answers, encoding="utf-8") as file:
        for answer in map(json.loads, file):
            words = answer["line"].split()
            if words == ["start"]:
                empty = answer["value"]
            elif words[0] == "start" and len(words) == 3:
                first.append((words[2], answer["value"]))
            elif words[0] == "start":
                classes[canonical(words[2:])].append(answer["value"])
            else:
                full.append(answer["value"])
    write(data / "first-reds.csv", ["space", "value"], first + [("", empty)])
    write(
        data / "triples.csv",
        ["reds", "images", "value", "lowest", "highest"],
        sorted((reds, len(v), round(sum(v) / len(v), 4), min(v), max(v)) for reds, v in classes.items()),
    )
    write(
        data / "double-turn.csv",
        ["white_to_move", "black_to_move"],
        [(w, -b) for w, b in zip(full[: len(full) // 2], full[len(full) // 2 :], strict=True)],
    )


def openings(data, kind):
    with open(data / "triples.csv", encoding="utf-8") as file:
        order = sorted(csv.DictReader(file), key=lambda row: -float(row["value"]))
    first = {"best": 0, "middle": (len(order) - OPENINGS) // 2, "worst": len(order) - OPENINGS}[kind]
    for row in order[first : first + OPENINGS]:
        yield "start moves " + row["reds"]


def match(path, kind):
    """Both agents are the same network: its games count from White's side, by the journal."""
    with open(path, encoding="utf-8") as file:
        games = [json.loads(line) for line in file][1:]
    sign = -1 if kind == "Black moves" else 1  # see boards
    outcomes = [sign * game["outcomeForFirst"] for game in games]
    margins = [sign * game["marginForFirst"] for game in games]
    counts = [outcomes.count(outcome) for outcome in (1, 0, -1)]
    yield ",".join(map(str, [kind, *counts, " ".join(map(str, margins))]))


def people(path, data):
    counts = defaultdict(lambda: [0, 0])
    with open(path, encoding="utf-8") as file:
        for row in csv.DictReader(file):
            count = counts[canonical([row["red1"], row["red2"], row["red3"]])]
            count[0] += int(row["games"])
            count[1] += int(row["balance"])
    rows = sorted((reds, games, balance) for reds, (games, balance) in counts.items())
    write(data / "people-reds.csv", ["reds", "games", "balance"], rows)


def main(task, *arguments):
    paths = [Path(argument) for argument in arguments]
    if task == "questions":
        print(*questions(paths[0]), sep="\n")
    elif task == "gather":
        gather(*paths)
    elif task == "openings":
        print(*openings(paths[0], arguments[1]), sep="\n")
    elif task == "boards":
        print(*list(boards(paths[0], arguments[1]))[:OPENINGS], sep="\n")
    elif task == "match":
        print(*match(paths[0], arguments[1]), sep="\n")
    elif task == "people":
        people(*paths)
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main(*(sys.argv[1:] or [""]))
