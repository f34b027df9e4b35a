"""Damages the modules of codes at random, and counts which btd reads right, names as unread, or reads wrong.

A code that is read wrong is the worst that a scanner can do: its workout would be another. Started by .ci/torture.
"""

import json
import pathlib
import random
import struct
import subprocess
import zlib

# Modules turned over in 100, by the error-correction level: L mends about 7 codewords in 100, H about 30.
LEVELS = ["L", "M", "Q", "H"]
DAMAGES = [1, 2, 3, 4, 6, 10, 20, 35]
SCALE = 4
QUIET_ZONE = 4


def read_png(path):
    """The rows of an 8-bit grey picture."""
    data = path.read_bytes()
    at, packed, width, height = 8, b"", 0, 0
    while at < len(data):
        count, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + count]
        if kind == b"IHDR":
            width, height, depth, color = struct.unpack(">IIBB", body[:10])
            assert (depth, color) == (8, 0), "a code is an 8-bit grey picture"
        packed += body if kind == b"IDAT" else b""
        at += count + 12
    raw, rows, above = zlib.decompress(packed), [], bytes(width)
    for start in range(0, height * (width + 1), width + 1):
        kind, row = raw[start], bytearray(raw[start + 1:start + 1 + width])
        for x in range(width):
            left, corner = (row[x - 1], above[x - 1]) if x else (0, 0)
            guess = left + above[x] - corner
            nearest = min((left, above[x], corner), key=lambda value: abs(guess - value))
            row[x] = row[x] + [0, left, above[x], (left + above[x]) // 2, nearest][kind] & 0xff
        rows.append(row)
        above = row
    return rows


def write_png(path, rows):
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 0, 0, 0, 0)
    body = zlib.compress(b"".join(b"\0" + bytes(row) for row in rows))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", body) + chunk(b"IEND", b""))


def turned(rows, percent, chance):
    """The picture with some of its modules turned from dark to light or back, but for the finder patterns."""
    rows = [bytearray(row) for row in rows]
    count = len(rows) // SCALE - 2 * QUIET_ZONE
    for y in range(count):
        for x in range(count):
            is_finder = (x < 8 or x >= count - 8) and y < 8 or x < 8 and y >= count - 8
            if is_finder or chance.random() * 100 >= percent:
                continue
            left = (x + QUIET_ZONE) * SCALE
            for row in rows[(y + QUIET_ZONE) * SCALE:(y + QUIET_ZONE + 1) * SCALE]:
                for place in range(left, left + SCALE):
                    row[place] = 255 - row[place]
    return rows


class Misreads:
    def __init__(self, program, samples, folder, seed):
        self.program, self.samples, self.folder = program, samples, folder
        self.chance = random.Random(seed)
        self.problems = []
        self.table = {}

    def scan(self, names):
        found = subprocess.run([self.program, "scan", "--json", "--fast", *names], cwd=self.folder,
                               capture_output=True)
        codes = {name: [] for name in names}
        for code in json.loads(found.stdout or b"[]"):
            codes[code["file"]].append(code["payload"])
        return codes

    def run(self, pictures):
        """Scans about as many damaged pictures as `pictures`, each level and damage as often."""
        each = max(1, pictures // len(LEVELS) // len(DAMAGES))
        for level in LEVELS:
            whole = self.folder / f"{level}.png"
            subprocess.run([self.program, "qr", self.samples / "workout.json", "--level", level, "--scale", str(SCALE),
                            "-o", whole], check=True, capture_output=True)
            rows = read_png(whole)
            [payload] = self.scan([whole.name])[whole.name]
            for damage in DAMAGES:
                names = [f"{level}-{damage}-{number}.png" for number in range(each)]
                for name in names:
                    write_png(self.folder / name, turned(rows, damage, self.chance))
                row = self.table.setdefault((level, damage), {"right": 0, "named": 0, "nothing": 0, "wrong": 0})
                for name, payloads in self.scan(names).items():
                    read = [text for text in payloads if text is not None]
                    verdict = ("wrong" if any(text != payload for text in read) else "right" if read
                               else "named" if payloads else "nothing")
                    row[verdict] += 1
                    if verdict == "wrong":
                        self.problems.append(f"{name} is read wrong: {read}")
                    else:
                        (self.folder / name).unlink()

    def page(self):
        print(f"\n{'level':5} {'modules turned':>15} {'pictures':>9} {'right':>7} {'named':>7} {'nothing':>8} {'wrong':>6}")
        total = {"right": 0, "named": 0, "nothing": 0, "wrong": 0}
        for (level, damage), row in self.table.items():
            print(f"{level:5} {damage:13} % {sum(row.values()):9} {row['right']:7} {row['named']:7} {row['nothing']:8}"
                  f" {row['wrong']:6}")
            for key in total:
                total[key] += row[key]
        print(f"{'all':5} {'':15} {sum(total.values()):9} {total['right']:7} {total['named']:7} {total['nothing']:8}"
              f" {total['wrong']:6}")
