"""The converter of the page in a runtime for WebAssembly, with what it asks of its host."""

import json, math, os, time
import wasmtime

NUMBER, REAL = wasmtime.ValType.i32(), wasmtime.ValType.f64()


class Converter:
    """An instance of the module; its rest, where it has one, is loaded by the first call of a function of it."""

    def __init__(self, path, rest=None, random=os.urandom, clock=time.monotonic):
        self.engine = wasmtime.Engine()
        self.store = wasmtime.Store(self.engine)
        self.random_bytes, self.rest = random, rest
        self.is_whole = False
        linker = wasmtime.Linker(self.engine)
        linker.define_func("host", "random", wasmtime.FuncType([NUMBER, NUMBER], []), self.random)
        double = wasmtime.FuncType([NUMBER, NUMBER], [REAL])
        linker.define_func("host", "double", double, lambda start, count: float(self.read(start, count)))
        for name, takes, gives, function in [
            ("clock", [], REAL, lambda: clock() * 1_000), ("sine", [REAL], REAL, math.sin),
            ("angle", [REAL, REAL], REAL, math.atan2), ("text", [NUMBER] * 5, NUMBER, self.text),
        ]:
            # Swift hands over two more numbers, which nobody needs.
            linker.define_func("host", name, wasmtime.FuncType(takes + [NUMBER] * 2, [gives]),
                               lambda *values, function=function: function(*values[:-2]))
        module = wasmtime.Module.from_file(self.engine, path)
        for place in module.imports:
            if place.module != "host":
                linker.define_func(place.module, place.name, place.type, self.placeholder(int(place.name)))
        self.exports = linker.instantiate(self.store, module).exports(self.store)

    def placeholder(self, index):
        """Stands for a function of the rest until that is here; where the page makes a call again, this one goes on."""
        def call(*values):
            self.load_rest()
            return self.exports["table"].get(self.store, index)(self.store, *values)
        return call

    def load_rest(self):
        if self.is_whole:
            return
        module = wasmtime.Module.from_file(self.engine, self.rest)
        wasmtime.Instance(self.store, module, [self.exports[place.name] for place in module.imports])
        self.is_whole = True

    def random(self, start, count):
        self.exports["memory"].write(self.store, self.random_bytes(count), start & 0xFFFFFFFF)

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

    def ask(self, function, header=None, content=None):
        """Calls a function with a header, and gives its result, None where it is refused, and the findings."""
        lengths = []
        if header is not None:
            text = "".join(f"{name}\t{value}\n" for name, value in header.items()).encode()
            start = self.call("reserve", len(text) + len(content or b"")) & 0xFFFFFFFF
            self.exports["memory"].write(self.store, text + (content or b""), start)
            lengths = [len(text)] if content is None else [len(text), len(content)]
        is_refused = self.call(function, *lengths) != 0
        result = self.read(self.call("resultStart"), self.call("resultCount"))
        findings = self.read(self.call("findingsStart"), self.call("findingsCount"))
        return None if is_refused else result, json.loads(findings or b"[]")
