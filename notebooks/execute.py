"""Executes notebooks and holds them to the output they were stored with.

    execute.py NOTEBOOK...            1 if a cell raises or prints anything else than what is stored
    execute.py --write NOTEBOOK...    executes them and stores the output in place

Pictures are made anew but not compared: they differ from one version of matplotlib to the next.
"""

import os
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

SECONDS = 600  # for a cell, or for a kernel to start, on a machine that has much else to do
os.environ["PYDEVD_DISABLE_FILE_VALIDATION"] = "1"  # a warning about debuggers, of no use here


def execute(path):
    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(
        notebook,
        timeout=SECONDS,
        startup_timeout=SECONDS,
        kernel_name="python3",
        resources={"metadata": {"path": str(path.parent)}},
        record_timing=False,
    )
    client.execute()
    return notebook


def texts(cell):
    """What a cell printed or answered, and where it drew something."""
    found = []
    for output in cell.get("outputs", []):
        if output.output_type == "stream":
            found.append(output.text)
        elif "image/png" in output.get("data", {}):
            found.append("(a picture)\n")
        elif "data" in output:
            found.append(output.data.get("text/plain", ""))
    return "".join(found)


def differences(stored, fresh):
    for number, (before, after) in enumerate(zip(stored.cells, fresh.cells), 1):
        if before.cell_type == "code" and texts(before) != texts(after):
            yield f"cell {number}: stored\n{texts(before)}\n  but now\n{texts(after)}"


def check(path):
    stored = nbformat.read(path, as_version=4)
    return list(differences(stored, execute(path)))


def main(arguments):
    write = arguments[:1] == ["--write"]
    paths = [Path(argument) for argument in arguments[write:]]
    if not paths:
        print(__doc__, file=sys.stderr)
        return 2
    faults = 0
    for path in paths:
        try:
            if write:
                nbformat.write(execute(path), path)
                continue
            found = check(path)
        except CellExecutionError as error:
            found = [str(error)]
        for fault in found:
            print(f"{path}: {fault}", file=sys.stderr)
        faults += len(found)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
