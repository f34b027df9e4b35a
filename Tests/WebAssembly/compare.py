"""Converts every fixture with the native program and with the module for WebAssembly, and compares the bytes.

    compare.py FIRST.wasm REST.wasm BTD FILE...
"""

import collections, json, pathlib, subprocess, sys, tempfile
import wasmtime

from converter import Converter
from packed import packed

TARGETS = ["btd", "strong", "hevy", "fitnotes", "csv", "archive", "packed", "openweight", "zwo"]
# What findings are told apart by.
WAY = ["kind", "document", "field", "what"]
# A file in a zip file has a name for the program alone.
PROGRAM_ADVICE = ": name it to have it read"


def native(program, file, target, folder):
    """The output, or None where it is refused, and how many values are lost or changed in each way."""
    output, report = folder / "output", folder / "report.json"
    command = [program, "convert", file, "--to", target, "-o", output, "--force", "--report", report,
               "--time-zone", "UTC"]
    result = subprocess.run(command, capture_output=True)
    if result.returncode != 0:
        return None, None
    counts = collections.Counter()
    for finding in json.loads(report.read_text())["findings"]:
        finding["what"] = finding["what"].removesuffix(PROGRAM_ADVICE)
        counts[tuple(finding[key] or "" for key in WAY)] += finding["count"]
    return output.read_bytes(), counts


def main():
    first, rest, program, *files = sys.argv[1:]
    module = Converter(first, rest)
    same = refused = 0
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        for file in files + packed(folder):
            content = pathlib.Path(file).read_bytes()
            for target in TARGETS:
                try:
                    opened, findings = module.ask("open", {"name": file}, content)
                    result = None
                    if opened is not None:
                        result, more = module.ask("write", {"to": target})
                        findings += more
                except (wasmtime.WasmtimeError, wasmtime.Trap) as trap:
                    failures.append(f"{file} to {target}: trap\n{trap}")
                    module = Converter(first, rest)
                    continue
                expected, counts = native(program, file, target, pathlib.Path(folder))
                if result != expected:
                    kinds = [("refused" if value is None else "written") for value in (result, expected)]
                    failures.append(f"{file} to {target}: {kinds[0]} here, {kinds[1]} by the native program")
                elif result is None:
                    refused += 1
                else:
                    own = collections.Counter()
                    for finding in findings:
                        own[tuple(finding[key] or "" for key in WAY)] += finding["count"]
                    if own != counts:
                        failures.append(
                            f"{file} to {target}: findings {dict(own - counts)}, expected {dict(counts - own)}")
                    same += 1
    print(f"{same} outputs of the same bytes and findings, {refused} refused by both, {len(failures)} failures")
    for failure in failures:
        print(failure)
    sys.exit(1 if failures or same == 0 else 0)


main()
