"""Finds what most visits to the page run: the functions that the first part of the module is to hold.

    first_part.py INSTRUMENTED.wasm PROFILE

Runs a module that `wasm-split --instrument` has prepared over files of the project, as the page would, writes its
profile, and prints the ids of the formats that it has written. The same module gives the same profile: chance and the
clock stand still.
"""

import json, pathlib, sys

from converter import Converter

# What most people have and want.
FILES = [
    "Samples/strong.csv", "Tests/Fuzzing/Corpus/strong.csv", "Tests/Fuzzing/Corpus/strong-ios.csv",
    "Tests/Fuzzing/Corpus/hevy.csv", "Samples/history.btd", "Samples/first-build.btd", "Samples/v1.btd",
    "Samples/v2.btd", "Samples/v3.btd", "Samples/v4.btd", "Samples/v5.wld", "Samples/v6.wld", "Samples/workout.json",
    "Samples/template.json", "Tests/Fuzzing/Corpus/csv.csv", "Tests/Fuzzing/Corpus/text.txt",
    "Tests/Fuzzing/Corpus/fitnotes.csv", "Tests/Fuzzing/Corpus/strong-measurements.csv",
]
TARGETS = [
    "btd", "compact-workout", "compact-template", "strong", "strong-measurements", "hevy", "hevy-measurements",
    "fitnotes", "fitnotes-body", "fitbod", "csv", "text", "markdown", "packed",
]
# What is opened as often as it is written; a code holds a packed log.
COMMON = ["btd", "strong", "hevy", "csv", "packed"]
# What no format takes, and what the page asks a question about.
REFUSED = {
    "broken.btd": b'{"version":6,', "unknown.txt": b"Hello.\n", "empty.csv": b"", "picture.png": b"\x89PNG\r\n\x1a\n",
}
ZONE = {"zone": "Europe/Berlin", "offset": 3600, "changes": "354675600:7200 370400400:3600"}
ANSWERS = [{}, {"unit": "kg", "distance": "km"}, {"unit": "lb", "distance": "mi", "date": "2026-01-31 18:05"}]


def visit(converter, name, content):
    """What the page asks of a file that is opened and of each of its workouts."""
    for answers in ANSWERS:
        opened, _ = converter.ask("open", {"name": name, **answers}, content)
        if opened is None:
            return
        workouts = json.loads(converter.ask("history")[0])
        for target in TARGETS:
            converter.ask("write", {"to": target, **ZONE, **answers})
        for index in range(min(len(workouts), 30)):
            for target in ["text", "compact-workout", "packed"]:
                converter.ask("write", {"to": target, "workout": index, **ZONE, **answers})
            for target in ["compact-workout", "packed"]:
                converter.ask("draw", {"to": target, "workout": index, **ZONE, **answers})


def main():
    path, output = sys.argv[1:]
    converter = Converter(path, random=bytes, clock=lambda: 0)
    converter.ask("formats")
    for file in FILES:
        content = pathlib.Path(file).read_bytes()
        visit(converter, pathlib.Path(file).name, content)
        for target in COMMON:
            converter.ask("open", {"name": file, **ANSWERS[-1]}, content)
            written, _ = converter.ask("write", {"to": target, **ZONE, **ANSWERS[-1]})
            if written:
                visit(converter, "export", written)
    for name, content in REFUSED.items():
        visit(converter, name, content)
    first, second = (pathlib.Path(file).read_bytes() for file in ["Samples/history.btd", "Samples/strong.csv"])
    converter.ask("open", {"name": "history.btd"}, first)
    converter.ask("join", {"name": "strong.csv", **ANSWERS[1]}, second)
    count = converter.call("__write_profile", 0, 0)
    start = converter.call("reserve", count)
    converter.call("__write_profile", start, count)
    pathlib.Path(output).write_bytes(converter.read(start, count))
    print(*TARGETS)


if __name__ == "__main__":
    main()
