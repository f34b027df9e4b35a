"""Kills btd at random moments, fails its system calls one by one, and looks at what is left.

After each run the output is whole or not there, a file that is changed in place is the old one or the new one, undo
brings the old one back, inputs are as they were, and the next run clears what a killed one had to leave. What ends with
success has printed all. Then come inputs that vanish while they are read, small files that mean to be large, and
damaged codes. Prints a page; ends with 1 where any of it is not so. Started by .ci/torture.
"""

import argparse
import dataclasses
import errno
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from bombs import Bombs
from misreads import Misreads

CALLS = ["write", "read", "fsync", "syncfs", "rename", "mkdir", "close", "mmap", "malloc", "open", "openat", "flock",
         "linkat", "unlink"]
CODES = {"malloc": [errno.ENOMEM], "mmap": [errno.ENOMEM], "close": [errno.EIO], "read": [errno.EIO],
         "flock": [errno.EIO, errno.ENOLCK]}
SIGNALS = [signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP]
INPUTS = ["history.btd", "v6.wld", "strong.csv", "workout.json", "workout-qr.png"]
CHANGE = ["merge", "history.btd", "v6.wld", "--in-place"]


@dataclasses.dataclass
class Case:
    """A run of btd."""
    arguments: list
    # The file that is changed.
    changed: str = None
    # A run that comes before it.
    first: list = None
    # The file that standard input is.
    input: str = os.devnull
    # Whether each record has an answer that says how it ended, while the run goes on and ends with 0.
    answers: bool = False

    @property
    def is_in_place(self):
        return "--in-place" in (self.first or self.arguments)


# Every command of btd. OUT is a file or folder that is not there before.
CASES = {
    "convert -o": Case(["convert", "history.btd", "--to", "hevy", "-o", "OUT.csv"]),
    "convert --force": Case(["convert", "history.btd", "--to", "strong", "-o", "old.csv", "--force"], "old.csv"),
    "convert --in-place": Case(["convert", "history.btd", "--in-place", "--btd-version", "4"], "history.btd"),
    "convert to a folder": Case(["convert", "history.btd", "--to", "fit", "-o", "OUT/"]),
    "convert to SQLite": Case(["convert", "history.btd", "-o", "OUT.sqlite"]),
    "merge --in-place": Case(CHANGE, "history.btd"),
    "undo": Case(["undo", "history.btd"], "history.btd", first=CHANGE),
    "dedupe --in-place": Case(["dedupe", "history.btd", "--in-place"], "history.btd"),
    "filter": Case(["filter", "history.btd", "--since", "2025-12-01", "-o", "OUT.btd"]),
    "redact": Case(["redact", "v6.wld", "-o", "OUT.wld"]),
    "names": Case(["names", "strong.csv", "--against", "history.btd", "-o", "OUT.csv"]),
    "columns": Case(["columns", "strong.csv", "-o", "OUT.csv"]),
    "report": Case(["report", "history.btd", "-o", "OUT.html"]),
    "sheet": Case(["sheet", "history.btd", "--workout", "last", "-o", "OUT.pdf"]),
    "qr": Case(["qr", "workout.json", "-o", "OUT.png"]),
    "qr as a film": Case(["qr", "history.btd", "--workout", "3-8", "-o", "OUT.gif"]),
    "scan -o": Case(["scan", "workout-qr.png", "-o", "OUT.btd", "--source-unit", "kg"]),
    "each -o": Case(["each", "convert", "history.btd", "v6.wld", "strong.csv", "--to", "csv", "-o", "OUT/"]),
    "pipe": Case(["pipe", "--to", "csv", "--identities"], input="records.jsonl", answers=True),
    "info": Case(["info", "history.btd", "v6.wld", "strong.csv"]),
    "list": Case(["list", "history.btd"]),
    "show": Case(["show", "history.btd", "--workout", "last"]),
    "stats": Case(["stats", "history.btd"]),
    "validate": Case(["validate", "history.btd", "v6.wld"]),
    "diff": Case(["diff", "history.btd", "v6.wld"]),
    "compare": Case(["compare", "history.btd"]),
    "formats": Case(["formats"]),
    "config": Case(["config"]),
    "completions": Case(["completions", "bash"]),
    "manual": Case(["manual", "convert"]),
    "help": Case(["help", "merge"]),
}


def contents(folder):
    """All files of a folder by name, each with its bytes."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def is_draft(name):
    return any(part.startswith(".btd-") and part.endswith(".partial") for part in pathlib.Path(name).parts)


@dataclasses.dataclass
class Whole:
    """What a run of its own makes."""
    made: dict
    # The files that are new.
    outputs: list
    printed: bytes
    code: int
    duration: float


class Torture:
    def __init__(self, program, samples, library, seed):
        self.program, self.samples, self.library = program, samples, library
        self.random = random.Random(seed)
        self.problems = []
        self.table = {}

    def folder(self, case=None):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="btd-torture-"))
        for name in INPUTS:
            shutil.copy(self.samples / name, folder / name)
        (folder / "old.csv").write_text("old")
        records = [json.dumps({"id": name, "data": (folder / name).read_text()}) + "\n" for name in INPUTS[:3]]
        (folder / "records.jsonl").write_text("".join(records))
        if case and case.first:
            self.start(case.first, folder).communicate()
        return folder

    def start(self, arguments, folder, input=os.devnull, **more):
        # One clock: backups and pages have dates in them.
        environment = {"PATH": os.environ["PATH"], "TZ": "UTC", "HOME": str(folder), "TMPDIR": str(folder), **more}
        with open(folder / input, "rb") as stdin:
            return subprocess.Popen([self.program, *arguments], cwd=folder, env=environment, stdin=stdin,
                                    stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def whole(self, case):
        """What the command makes and prints when it is left alone, how it ends, and how long that takes."""
        folder = self.folder(case)
        before = set(contents(folder))
        start = time.monotonic()
        process = self.start(case.arguments, folder, case.input)
        printed, told = process.communicate()
        if process.returncode not in (0, 1, 65):
            sys.exit(f"{' '.join(case.arguments)} fails by itself: {told.decode()}")
        duration = time.monotonic() - start
        made = contents(folder)
        outputs = [] if case.changed else [file for file in made if file not in before]
        shutil.rmtree(folder)
        return Whole(made, outputs, self.plain(printed, folder), process.returncode, duration)

    @staticmethod
    def plain(printed, folder):
        return printed.replace(str(folder).encode(), b"FOLDER")

    def judge(self, name, how, case, whole, before, folder, process, printed, told):
        """What is left is nothing, or all of it."""
        row = self.table.setdefault(name, {"runs": 0, "old": 0, "new": 0, "drafts": 0})
        row["runs"] += 1

        def complain(what):
            self.problems.append(f"{name}, {how}: {what}; ended with {process.returncode}, said {told[-300:]!r}")

        after = contents(folder)
        drafts = [file for file in after if is_draft(file)]
        row["drafts"] += bool(drafts)
        if drafts and process.returncode not in (-signal.SIGKILL, -signal.SIGABRT, -signal.SIGSEGV, -signal.SIGILL,
                                                 -signal.SIGTRAP) and "unlink" not in how and "open" not in how:
            complain(f"left {drafts} behind")

        def is_beside(file):  # a backup, or the lock
            return case.changed and file.startswith(f"{case.changed}.")

        for file, was in before.items():
            if file == case.changed:
                if after.get(file) not in (was, whole.made[file]):
                    complain(f"{file} is neither the old file nor the new one")
                if case.is_in_place and was not in after.values():
                    complain(f"what {file} held is lost")
            elif after.get(file) != was and not is_beside(file):
                complain(f"the input {file} is not as it was")
        for file in set(after) - set(before) - set(drafts):
            if is_beside(file):
                continue
            # Pages and databases hold the time or the library that made them, as long as each other.
            expected = whole.made.get(file)
            if expected is None:
                complain(f"made {file}, which the command does not make")
            elif after[file] != expected and len(after[file]) != len(expected):
                complain(f"{file} is not whole: {len(after[file])} bytes of {len(expected)}")
        is_new = (after.get(case.changed) == whole.made[case.changed] if case.changed else
                  any(file in after for file in whole.outputs) if whole.outputs else printed == whole.printed)
        row["new" if is_new else "old"] += 1
        # Each record has its answer, or one that says that the machine failed.
        lines, answers = printed.splitlines(), whole.printed.splitlines()
        if case.answers and process.returncode == 0 and len(lines) == len(answers) and all(
                line == answer or b'"exit":74,' in line for line, answer in zip(lines, answers)):
            return drafts
        if process.returncode == 0 and not case.changed and not is_new:
            complain("ended with 0 and made nothing")
        if process.returncode == whole.code == 0 and printed != whole.printed:
            complain(f"ended with 0 and printed {len(printed)} bytes of {len(whole.printed)}, or others")
        return drafts

    def run(self, name, how, case, whole, act, **environment):
        folder = self.folder(case)
        before = contents(folder)
        process = self.start(case.arguments, folder, case.input, **environment)
        act(process)
        try:
            printed, told = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            process.kill()
            printed, told = process.communicate()
            self.problems.append(f"{name}, {how}: hangs")
        drafts = self.judge(name, how, case, whole, before, folder, process, self.plain(printed, folder),
                            told.decode(errors="replace"))
        if case.is_in_place and not case.first:
            # Whatever was left, undo brings back what was there: it has nothing to do where nothing was changed.
            self.start(["undo", case.changed], folder).communicate()
            if (folder / case.changed).read_bytes() != before[case.changed]:
                self.problems.append(f"{name}, {how}: undo does not bring {case.changed} back")
        if drafts:
            # The next run in the folder clears what this one could not.
            self.start(["filter", "v6.wld", "--since", "2000-01-01", "-o", "next.wld"], folder).communicate()
            kept = [file for file in contents(folder) if is_draft(file)]
            at_top = [file for file in kept if "/" not in file or file.split("/")[0].startswith(".btd-")]
            if at_top:
                self.problems.append(f"{name}, {how}: the next run leaves {at_top} where it is")
        shutil.rmtree(folder, ignore_errors=True)

    def torture(self, runs):
        self.complete()
        wholes = {name: self.whole(case) for name, case in CASES.items()}
        for number in range(runs):
            name = self.random.choice(list(CASES))
            case, whole = CASES[name], wholes[name]
            if number % 2 == 0:
                kind = self.random.choice(SIGNALS)
                delay = self.random.uniform(0, whole.duration * 1.1)

                def act(process):
                    time.sleep(delay)
                    process.send_signal(kind)
                self.run(name, f"{signal.Signals(kind).name} after {delay * 1000:.1f} ms", case, whole, act)
            else:
                call = self.random.choice(CALLS)
                code = self.random.choice(CODES.get(call, [errno.EIO, errno.ENOSPC, errno.EDQUOT]))
                most = {"malloc": 20_000, "mmap": 60, "open": 60, "close": 60, "write": 30, "read": 30}.get(call, 6)
                at = self.random.randrange(1, most)
                self.run(name, f"call {at} of {call} ends with {errno.errorcode[code]}", case, whole,
                         lambda process: None, LD_PRELOAD=str(self.library), FAIL_CALL=call, FAIL_AT=str(at),
                         FAIL_ERRNO=str(code))
        self.undo()
        self.together()
        self.full()
        self.vanish(max(9, runs // 20))

    def complete(self):
        """Every command that the help lists is run."""
        told = subprocess.run([self.program, "help"], capture_output=True, text=True).stdout
        listed = set(re.findall(r"^  ([a-z]+) ", told.split("Commands:")[1].split("Options:")[0], re.MULTILINE))
        missing = listed - {case.arguments[0] for case in CASES.values()}
        if missing or not listed:
            self.problems.append(f"commands that are not tried: {sorted(missing)}")

    def undo(self):
        """What was changed in place comes back."""
        folder = self.folder()
        old = (folder / "history.btd").read_bytes()
        self.start(CHANGE, folder).communicate()
        changed = (folder / "history.btd").read_bytes()
        self.start(["undo", "history.btd"], folder).communicate()
        if changed == old or (folder / "history.btd").read_bytes() != old:
            self.problems.append("undo does not bring the file back")
        shutil.rmtree(folder)

    def together(self):
        """Two that change one file at once both count."""
        folder = self.folder()
        first = self.start(CHANGE, folder)
        second = self.start(["merge", "history.btd", "strong.csv", "--in-place", "--source-unit", "kg"], folder)
        told = [process.communicate()[1].decode() for process in (first, second)]
        codes = (first.returncode, second.returncode)
        # 24 workouts, 4 of the one file, 25 of the other that were not known.
        info = subprocess.run([self.program, "info", "--json", "history.btd"], cwd=folder, capture_output=True)
        if codes != (0, 0) or json.loads(info.stdout)[0]["workouts"] != 53:
            self.problems.append(f"two at once end with {codes}: {told}")
        shutil.rmtree(folder)

    def vanish(self, runs):
        """An input that goes away or is cut off while it is read: what comes of it is whole, or it is said."""
        folder = self.folder()
        head, *rows = (self.samples / "strong.csv").read_text().splitlines(keepends=True)
        kept = head + "".join(rows[:20]) * 10_000
        arguments = ["convert", "large.csv", "--to", "csv", "-o", "OUT.csv", "--source-unit", "kg", "--quiet"]
        ways = {
            "is removed": lambda file: file.unlink(),
            "is renamed": lambda file: file.rename(folder / "gone.csv"),
            "is cut to nothing": lambda file: os.truncate(file, 0),
            "is cut in the middle": lambda file: os.truncate(file, len(kept) // 2),
        }
        whole = duration = None
        for number in range(runs + 1):
            (folder / "large.csv").write_text(kept)
            start = time.monotonic()
            process = self.start(arguments, folder)
            how = "is left alone"
            if whole:
                how, act = self.random.choice(list(ways.items()))
                time.sleep(self.random.uniform(0, duration))
                act(folder / "large.csv")
            _, told = process.communicate()
            made = (folder / "OUT.csv").read_bytes() if (folder / "OUT.csv").exists() else None
            if not whole:
                whole, duration = made, time.monotonic() - start
            drafts = [file for file in contents(folder) if is_draft(file)]
            # One that was cut off before it was opened is read as it is, and called cut off.
            is_named = (process.returncode == 0 and made and whole.startswith(made) and not drafts
                        and b"may be cut off" in told)
            if not is_named and (
                    process.returncode not in (0, 65, 66, 74) or drafts or not (made == whole or made is None and told)
                    or (process.returncode == 0) != (made == whole)):
                self.problems.append(f"an input that {how}: ended with {process.returncode}, said {told[-300:]!r}, "
                                     f"left {drafts}, made {made and len(made)} of {len(whole)} bytes")
            for file in ["OUT.csv", "gone.csv"]:
                (folder / file).unlink(missing_ok=True)
        shutil.rmtree(folder)

    def full(self):
        """A disk that is full, and one that is not to be written to."""
        for options, what, codes in [("size=256k", "a full disk", (73, 74)), ("ro", "a read-only disk", (73, 74))]:
            folder = self.folder()
            disk = folder / "disk"
            disk.mkdir()
            mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "btd", disk], capture_output=True)
            if mounted.returncode != 0:
                print(f"{what}: not tried, as nothing may be mounted here")
            else:
                process = self.start(["convert", "history.btd", "-o", "disk/out.btd", "--btd-version", "6"], folder)
                if options != "ro":
                    (disk / "filler").write_bytes(bytes(255 << 10))
                process.communicate()
                process = self.start(["convert", "history.btd", "-o", "disk/out2.btd"], folder)
                _, told = process.communicate()
                left = [file for file in contents(disk) if file.startswith("out2") or is_draft(file)]
                if process.returncode not in codes or left or not told:
                    self.problems.append(f"{what}: ended with {process.returncode}, left {left}, said {told!r}")
                subprocess.run(["umount", disk], check=False)
            shutil.rmtree(folder, ignore_errors=True)

    def page(self):
        print(f"\n{'command':22} {'runs':>6} {'old':>6} {'new':>6} {'drafts, cleared by the next run':>34}")
        total = {"runs": 0, "old": 0, "new": 0, "drafts": 0}
        for name, row in sorted(self.table.items()):
            print(f"{name:22} {row['runs']:6} {row['old']:6} {row['new']:6} {row['drafts']:34}")
            for key in total:
                total[key] += row[key]
        print(f"{'all':22} {total['runs']:6} {total['old']:6} {total['new']:6} {total['drafts']:34}")


parser = argparse.ArgumentParser()
parser.add_argument("program", type=pathlib.Path)
parser.add_argument("samples", type=pathlib.Path)
parser.add_argument("library", type=pathlib.Path)
parser.add_argument("--runs", type=int, default=1000)
parser.add_argument("--pictures", type=int, default=320)
parser.add_argument("--seed", type=int, default=1)
asked = parser.parse_args()
program, samples = asked.program.resolve(), asked.samples.resolve()
with tempfile.TemporaryDirectory(prefix="btd-torture-") as scratch:
    torture = Torture(program, samples, asked.library.resolve(), asked.seed)
    bombs = Bombs(program, pathlib.Path(scratch))
    misreads = Misreads(program, samples, pathlib.Path(scratch), asked.seed)
    torture.torture(asked.runs)
    bombs.run()
    misreads.run(asked.pictures)
problems = []
for part in (torture, bombs, misreads):
    part.page()
    problems += part.problems
for problem in problems:
    print(f"PROBLEM: {problem}")
print(f"{len(problems)} problems")
sys.exit(1 if problems else 0)
