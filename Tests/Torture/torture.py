"""Kills btd at random moments, fails its system calls one by one, and looks at what is left.

After each run the output is whole or not there, a file that is changed in place is the old one or the new one, inputs
are as they were, and the next run clears what a killed one had to leave. Then come small files that mean to be large,
and damaged codes. Prints a page; ends with 1 where any of it is not so. Started by .ci/torture.
"""

import argparse
import errno
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from bombs import Bombs
from misreads import Misreads

CALLS = ["write", "fsync", "syncfs", "rename", "mkdir", "close", "mmap", "malloc", "open", "linkat", "unlink"]
CODES = {"malloc": [errno.ENOMEM], "mmap": [errno.ENOMEM], "close": [errno.EIO]}
SIGNALS = [signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP]
INPUTS = ["history.btd", "v6.wld", "strong.csv", "workout.json", "workout-qr.png"]

# What is written, by the commands that write: OUT is a file or folder that is not there before.
COMMANDS = {
    "convert -o": (["convert", "history.btd", "--to", "hevy", "-o", "OUT.csv"], None),
    "convert --force": (["convert", "history.btd", "--to", "strong", "-o", "old.csv", "--force"], "old.csv"),
    "convert --in-place": (["convert", "history.btd", "--in-place", "--btd-version", "4"], "history.btd"),
    "convert to a folder": (["convert", "history.btd", "--to", "fit", "-o", "OUT/"], None),
    "convert to SQLite": (["convert", "history.btd", "-o", "OUT.sqlite"], None),
    "merge --in-place": (["merge", "history.btd", "v6.wld", "--in-place"], "history.btd"),
    "dedupe --in-place": (["dedupe", "history.btd", "--in-place"], "history.btd"),
    "filter": (["filter", "history.btd", "--since", "2025-12-01", "-o", "OUT.btd"], None),
    "redact": (["redact", "v6.wld", "-o", "OUT.wld"], None),
    "names": (["names", "strong.csv", "--against", "history.btd", "-o", "OUT.csv"], None),
    "columns": (["columns", "strong.csv", "-o", "OUT.csv"], None),
    "report": (["report", "history.btd", "-o", "OUT.html"], None),
    "sheet": (["sheet", "history.btd", "--workout", "last", "-o", "OUT.pdf"], None),
    "qr": (["qr", "workout.json", "-o", "OUT.png"], None),
    "qr as a film": (["qr", "history.btd", "--workout", "3-8", "-o", "OUT.gif"], None),
    "scan -o": (["scan", "workout-qr.png", "-o", "OUT.btd", "--source-unit", "kg"], None),
    "each -o": (["each", "convert", "history.btd", "v6.wld", "strong.csv", "--to", "csv", "-o", "OUT/"], None),
}


def contents(folder):
    """All files of a folder by name, each with its bytes."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def is_draft(name):
    return any(part.startswith(".btd-") and part.endswith(".partial") for part in pathlib.Path(name).parts)


class Torture:
    def __init__(self, program, samples, library, seed):
        self.program, self.samples, self.library = program, samples, library
        self.random = random.Random(seed)
        self.problems = []
        self.table = {}

    def folder(self):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="btd-torture-"))
        for name in INPUTS:
            shutil.copy(self.samples / name, folder / name)
        (folder / "old.csv").write_text("old")
        return folder

    def start(self, arguments, folder, **more):
        # One clock: backups and pages have dates in them.
        environment = {"PATH": os.environ["PATH"], "TZ": "UTC", "HOME": str(folder), "TMPDIR": str(folder), **more}
        return subprocess.Popen([self.program, *arguments], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def whole(self, arguments):
        """What the command makes when it is left alone, and how long that takes."""
        folder = self.folder()
        start = time.monotonic()
        process = self.start(arguments, folder)
        _, told = process.communicate()
        if process.returncode not in (0, 1, 65):
            sys.exit(f"{' '.join(arguments)} fails by itself: {told.decode()}")
        duration = time.monotonic() - start
        made = contents(folder)
        shutil.rmtree(folder)
        return made, duration

    def judge(self, name, how, before, made, changed, folder, process, told):
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
        for file, was in before.items():
            if file == changed:
                if after.get(file) not in (was, made[file]):
                    complain(f"{file} is neither the old file nor the new one")
            elif after.get(file) != was:
                complain(f"the input {file} is not as it was")
        is_new = True
        for file in set(after) - set(before) - set(drafts):
            if changed and file.startswith(f"{changed}."):
                continue  # a backup, or the lock
            # Pages and databases hold the time or the library that made them, as long as each other.
            expected = made.get(file)
            if expected is None:
                complain(f"made {file}, which the command does not make")
            elif after[file] != expected and len(after[file]) != len(expected):
                complain(f"{file} is not whole: {len(after[file])} bytes of {len(expected)}")
        outputs = [file for file in made if file not in before]
        is_new = changed is not None and after.get(changed) == made[changed] or any(f in after for f in outputs)
        row["new" if is_new else "old"] += 1
        if process.returncode == 0 and not is_new and changed is None and outputs:
            complain("ended with 0 and made nothing")
        return drafts

    def run(self, name, how, arguments, changed, before, made, act, **environment):
        folder = self.folder()
        process = self.start(arguments, folder, **environment)
        act(process)
        try:
            _, told = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            process.kill()
            _, told = process.communicate()
            self.problems.append(f"{name}, {how}: hangs")
        drafts = self.judge(name, how, before, made, changed, folder, process, told.decode(errors="replace"))
        if drafts:
            # The next run in the folder clears what this one could not.
            self.start(["filter", "v6.wld", "--since", "2000-01-01", "-o", "next.wld"], folder).communicate()
            kept = [file for file in contents(folder) if is_draft(file)]
            at_top = [file for file in kept if "/" not in file or file.split("/")[0].startswith(".btd-")]
            if at_top:
                self.problems.append(f"{name}, {how}: the next run leaves {at_top} where it is")
        shutil.rmtree(folder, ignore_errors=True)

    def torture(self, runs):
        wholes = {}
        for name, (arguments, changed) in COMMANDS.items():
            folder = self.folder()
            before = contents(folder)
            shutil.rmtree(folder)
            made, duration = self.whole(arguments)
            wholes[name] = (arguments, changed, before, made, duration)
        for number in range(runs):
            name = self.random.choice(list(COMMANDS))
            arguments, changed, before, made, duration = wholes[name]
            if number % 2 == 0:
                kind = self.random.choice(SIGNALS)
                delay = self.random.uniform(0, duration * 1.1)

                def act(process):
                    time.sleep(delay)
                    process.send_signal(kind)
                self.run(name, f"{signal.Signals(kind).name} after {delay * 1000:.1f} ms", arguments, changed, before,
                         made, act)
            else:
                call = self.random.choice(CALLS)
                code = self.random.choice(CODES.get(call, [errno.EIO, errno.ENOSPC, errno.EDQUOT]))
                most = {"malloc": 20_000, "mmap": 60, "open": 60, "close": 60, "write": 30}.get(call, 6)
                at = self.random.randrange(1, most)
                self.run(name, f"call {at} of {call} ends with {errno.errorcode[code]}", arguments, changed, before,
                         made, lambda process: None, LD_PRELOAD=str(self.library), FAIL_CALL=call, FAIL_AT=str(at),
                         FAIL_ERRNO=str(code))
        self.undo()
        self.together()
        self.full()

    def undo(self):
        """What was changed in place comes back."""
        folder = self.folder()
        old = (folder / "history.btd").read_bytes()
        self.start(["merge", "history.btd", "v6.wld", "--in-place"], folder).communicate()
        changed = (folder / "history.btd").read_bytes()
        self.start(["undo", "history.btd"], folder).communicate()
        if changed == old or (folder / "history.btd").read_bytes() != old:
            self.problems.append("undo does not bring the file back")
        shutil.rmtree(folder)

    def together(self):
        """Two that change one file at once both count."""
        folder = self.folder()
        first = self.start(["merge", "history.btd", "v6.wld", "--in-place"], folder)
        second = self.start(["merge", "history.btd", "strong.csv", "--in-place", "--source-unit", "kg"], folder)
        told = [process.communicate()[1].decode() for process in (first, second)]
        codes = (first.returncode, second.returncode)
        # 24 workouts, 4 of the one file, 25 of the other that were not known.
        info = subprocess.run([self.program, "info", "--json", "history.btd"], cwd=folder, capture_output=True)
        if codes != (0, 0) or json.loads(info.stdout)[0]["workouts"] != 53:
            self.problems.append(f"two at once end with {codes}: {told}")
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
