"""Makes files that are small and mean to be large, slow or deep, and measures what btd makes of each.

Each ends in a result or a sentence, in no more than the memory and the time below. Started by .ci/torture.
"""

import io
import os
import struct
import subprocess
import zipfile
import zlib

# What no file of a few megabytes may take.
MOST_SECONDS = 5
MOST_MEGABYTES = 1000


def png(width, height, depth=1, color=0, chunks=b"", body=b""):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunks + chunk(b"IDAT", zlib.compress(body, 9))
            + chunk(b"IEND", b""))


def text_chunk(count):
    body = b"Comment\0\0" + zlib.compress(bytes(count), 9)
    return struct.pack(">I", len(body)) + b"zTXt" + body + struct.pack(">I", zlib.crc32(b"zTXt" + body))


def gif(frames, width, height):
    """Frames of one colour: a clear code and the end code, the rest of each is blank."""
    frame = b"!\xf9\x04\0\1\0\0\0," + struct.pack("<HHHHB", 0, 0, width, height, 0) + b"\2\2\x4c\1\0"
    return b"GIF89a" + struct.pack("<HHBBB", width, height, 0x80, 0, 0) + b"\0\0\0\xff\xff\xff" + frame * frames + b";"


def bmp(width, height):
    return b"BM" + struct.pack("<IHHIIiiHHIIiiII", 62, 0, 0, 62, 40, width, height, 1, 1, 0, 0, 0, 0, 2, 2) + bytes(8)


def tiff(width, height, bits):
    tags = [(256, 4, width), (257, 4, height), (258, 3, bits), (259, 3, 1), (262, 3, 1), (273, 4, 8), (277, 3, 1),
            (278, 4, height), (279, 4, 8)]
    entries = b"".join(struct.pack("<HHII", tag, kind, 1, value) for tag, kind, value in tags)
    return b"II*\0" + struct.pack("<I", 8) + struct.pack("<H", len(tags)) + entries + bytes(4)


def pdf(pages):
    """Pages without anything on them, as large as a wall."""
    objects = [b"<< /Type /Catalog /Pages 2 0 R >>",
               b"<< /Type /Pages /Count %d /Kids [%s] >>" % (pages, b"3 0 R " * pages),
               b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 14400 14400] >>"]
    made = b"%PDF-1.4\n"
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(made))
        made += b"%d 0 obj %s endobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    return made + b"xref\n0 4\n0000000000 65535 f \n" + table + b"trailer << /Size 4 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF" % len(made)


def zipped(members):
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for name, body in members:
            file.writestr(zipfile.ZipInfo(name), body, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def gzipped(count):
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    return b"".join([packer.compress(bytes(1 << 20)) for _ in range(count >> 20)]) + packer.flush()


def workbook(sheet, strings=b"<sst/>"):
    head = b'<?xml version="1.0"?>'
    return zipped([
        ("xl/workbook.xml", head + b'<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="1"/></sheets></workbook>'),
        ("xl/_rels/workbook.xml.rels", head + b'<Relationships><Relationship Id="1" Target="worksheets/sheet1.xml"/></Relationships>'),
        ("xl/sharedStrings.xml", head + strings),
        ("xl/worksheets/sheet1.xml", head + sheet),
    ])


def fit(messages):
    """One definition of a field of 255 bytes, and messages of it."""
    body = b"\x40\0\0\xfe\x7f\1\xfd\xff\x0d" + (b"\0" + bytes(255)) * messages
    return struct.pack("<BBHI4s", 12, 0x20, 2100, len(body), b".FIT") + body + bytes(2)


def history(note):
    head = '"name":"Push","date":"2026-01-31T18:05:00+0000","duration":60,"bodyWeight":0'
    return ('{"version":6,"workouts":[{%s,"notes":%s,"exercises":[{"name":"Squat","sets":[%s]}]}]}'
            % (head, note, ",".join(['{"reps":5,"weight":100}'] * 5_000))).encode()


def strong(cell):
    return ("Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Notes\n"
            + f"2026-01-31 18:05:00,Push,Squat,1,100,5,{cell}\n").encode()


def zwo(body):
    return b'<?xml version="1.0"?>' + body


# The name of each file, the command that is given it, and what is in it.
BOMBS = [
    ("lists in lists.json", "info", lambda: b"[" * 5_000_000),
    ("objects in objects.btd", "info", lambda: b'{"workouts":' * 400_000),
    ("one long text.btd", "info", lambda: b'{"version":6,"workouts":"' + b"a" * 20_000_000),
    ("a number of a million digits.btd", "info", lambda: b'{"version":' + b"9" * 1_000_000 + b',"workouts":[]}'),
    ("a million keys.btd", "info", lambda: b'{"version":6,"workouts":[],' + b",".join(
        b'"k%d":1' % number for number in range(1_000_000)) + b"}"),
    ("a long note.btd", "convert --to hevy", lambda: history('"' + "a\\n" * 450_000 + '"')),
    ("marks upon marks.btd", "info", lambda: history('"a' + "\u0301\u0323" * 42_000 + '"')),
    ("an open quote.csv", "convert", lambda: strong('"' + "a,\n" * 1_000_000)),
    ("a cell of 20 MB.csv", "convert", lambda: strong("a" * 20_000_000)),
    ("a million columns.csv", "convert", lambda: b"Date," * 1_000_000 + b"\n" + b"1," * 1_000_000),
    ("a million blank rows.csv", "convert", lambda: strong("") + b",,,,,,\n" * 1_000_000),
    ("half of a million rows broken.csv", "convert", lambda: strong("") + b"x\n" * 500_000),
    ("elements in elements.zwo", "info", lambda: zwo(b"<a>" * 1_000_000)),
    ("entities of entities.zwo", "info", lambda: zwo(
        b'<!DOCTYPE a [<!ENTITY e0 "ha">' + b"".join(
            b'<!ENTITY e%d "%s">' % (number + 1, b"&e%d;" % number * 10) for number in range(20))
        + b"]><workout_file>&e20;</workout_file>")),
    ("a megabyte of escapes.zwo", "info", lambda: zwo(
        b'<workout_file><workout><SteadyState Duration="1" Power="1" x="' + b"&amp;" * 210_000 + b'"/></workout></workout_file>')),
    ("4 GB of zeros.gz", "info", lambda: gzipped(4 << 30)),
    ("a gigabyte of zeros.zip", "info", lambda: zipped([("strong.csv", bytes(1 << 30))])),
    ("60,000 members.zip", "info", lambda: zipped([(f"{number}.csv", b"") for number in range(60_000)])),
    ("zips in zips.zip", "info", lambda: zipped([("a.zip", zipped([("b.zip", zipped([("c.csv", bytes(1 << 24))]))]))])),
    ("a sheet of 16 million cells.xlsx", "convert", lambda: workbook(
        b"<worksheet><sheetData>" + (b'<row r="1">' + b"<c/>" * 16_384 + b"</row>") * 1_000 + b"</sheetData></worksheet>")),
    ("a cell far away.xlsx", "convert", lambda: workbook(
        b'<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
        b"</sheetData></worksheet>")),
    ("a text of 200 MB.xlsx", "convert", lambda: workbook(
        b"<worksheet/>", b"<sst><si><t>" + b"a" * 200_000_000 + b"</t></si></sst>")),
    ("fields of 255 bytes.fit", "info", lambda: fit(100_000)),
    ("a size that lies.fit", "info", lambda: b"\x0e\x20\x34\x08\xff\xff\xff\xff.FIT\0\0" + bytes(100)),
    ("a page of a database.sqlite", "info", lambda: b"SQLite format 3\0" + b"\x10\0\1\1\0\x40\x20\x20" + b"\xff" * 4072),
    ("900 megapixels.png", "scan", lambda: png(30_000, 30_000, body=bytes(3_751 * 30_000))),
    ("a picture without its rows.png", "scan", lambda: png(20_000, 5_000)),
    ("a comment of 100 MB.png", "scan", lambda: png(16, 16, chunks=text_chunk(100 << 20), body=bytes(3 * 16))),
    ("60,000 frames.gif", "scan", lambda: gif(60_000, 16, 16)),
    ("large frames.gif", "scan", lambda: gif(1_000, 60_000, 60_000)),
    ("a bitmap as large as a number.bmp", "scan", lambda: bmp(0x7fffffff, 0x7fffffff)),
    ("512 bits a pixel.tiff", "scan", lambda: tiff(14_142, 14_142, 512)),
    ("a thousand walls.pdf", "scan", lambda: pdf(1_000)),
    ("quadratic packed text.txt", "info", lambda: b"BTD1" + b"A" * 5_000_000),
]


def write(path, make):
    """Makes the file in a process of its own: a child's peak memory begins with that of its parent."""
    maker = os.fork()
    if maker == 0:
        path.write_bytes(make())
        os._exit(0)
    os.waitpid(maker, 0)


class Bombs:
    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.problems = []
        self.table = []

    def run(self):
        for name, command, make in BOMBS:
            path = self.folder / name
            write(path, make)
            arguments = command.split()
            if arguments[0] == "convert":
                to = [] if "--to" in arguments else ["--to", "btd"]
                arguments += [*to, "--source-unit", "kg", "-o", "out", "--force"]
            process = subprocess.Popen([self.program, *arguments, path.name], cwd=self.folder, stdin=subprocess.DEVNULL,
                                       stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            told = process.stdout.read()
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            # Of the processor: a machine that is busy makes no file a bomb.
            seconds, megabytes = usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
            self.table.append((name, path.stat().st_size, seconds, megabytes, process.returncode))
            path.unlink()
            if process.returncode < 0 or process.returncode > 78:
                self.problems.append(f"{name}: ended with {process.returncode}: {told[-300:]!r}")
            elif not told:
                self.problems.append(f"{name}: nothing was said")
            elif seconds > MOST_SECONDS or megabytes > MOST_MEGABYTES:
                self.problems.append(f"{name}: took {seconds:.1f} s and {megabytes:.0f} MB")

    def page(self):
        print(f"\n{'file':36} {'bytes':>12} {'seconds':>8} {'MB':>6} {'exit':>5}")
        for name, count, seconds, megabytes, code in self.table:
            print(f"{name:36} {count:12,} {seconds:8.2f} {megabytes:6.0f} {code:5}")
