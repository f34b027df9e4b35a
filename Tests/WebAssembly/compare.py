"""Converts every fixture with the native program and with the module for WebAssembly, and compares the bytes.

    compare.py MODULE.wasm BTD FILE...
"""

import collections, json, math, os, pathlib, subprocess, sys, tempfile, time
import wasmtime

from packed import packed

TARGETS = ["btd", "strong", "hevy", "fitnotes", "csv", "archive", "packed", "openweight", "zwo"]
# What findings are told apart by.
WAY = ["kind", "document", "field", "what"]
# A file in a zip file has a name for the program alone.
PROGRAM_ADVICE = ": name it to have it read"


class Module:
    """The converter, with what it asks of its host."""

    def __init__(self, path):
        engine = wasmtime.Engine()
        linker = wasmtime.Linker(engine)
        self.store = wasmtime.Store(engine)
        number = wasmtime.ValType.i32()
        linker.define_func("host", "random", wasmtime.FuncType([number, number], []), self.random)
        double = wasmtime.FuncType([number, number], [wasmtime.ValType.f64()])
        linker.define_func("host", "double", double, lambda start, count: float(self.read(start, count)))
        real = wasmtime.ValType.f64()
        for name, takes, gives, function in [
            ("clock", [], real, lambda: time.monotonic() * 1_000), ("sine", [real], real, math.sin),
            ("angle", [real, real], real, math.atan2), ("text", [number] * 5, number, self.text),
        ]:
            # Swift hands over two more numbers, which nobody needs.
            linker.define_func("host", name, wasmtime.FuncType(takes + [number] * 2, [gives]),
                               lambda *values, function=function: function(*values[:-2]))
        instance = linker.instantiate(self.store, wasmtime.Module.from_file(engine, path))
        self.exports = instance.exports(self.store)

    def random(self, start, count):
        self.exports["memory"].write(self.store, os.urandom(count), start & 0xFFFFFFFF)

    def text(self, start, count, name, name_count, output):
        """Writes a text of a character set in UTF-8, and gives its length, or -1."""
        try:
            text = self.read(start, count).decode(self.read(name, name_count).decode()).encode()
        except (LookupError, UnicodeDecodeError):
            return -1
        self.exports["memory"].write(self.store, text, output & 0xFFFFFFFF)
        return len(text)

    def read(self, start, count):
        start &= 0xFFFFFFFF
        return bytes(self.exports["memory"].read(self.store, start, start + count))

    def call(self, name, *arguments):
        return self.exports[name](self.store, *arguments)

    def ask(self, function, header, content=None):
        """Calls a function with a header, and gives its result, None where it is refused, and the findings."""
        text = "".join(f"{name}\t{value}\n" for name, value in header.items()).encode()
        start = self.call("reserve", len(text) + len(content or b"")) & 0xFFFFFFFF
        self.exports["memory"].write(self.store, text + (content or b""), start)
        lengths = [len(text)] if content is None else [len(text), len(content)]
        isRefused = self.call(function, *lengths) != 0
        result = self.read(self.call("resultStart"), self.call("resultCount"))
        findings = self.read(self.call("findingsStart"), self.call("findingsCount"))
        return None if isRefused else result, json.loads(findings)


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
    path, program, *files = sys.argv[1:]
    module = Module(path)
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
                    module = Module(path)
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
