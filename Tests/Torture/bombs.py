"""Makes files that are small and mean to be large, slow or deep, and measures what btd makes of each.

Each reaches what it aims at, which the words of btd show, and ends in a result or a sentence, in no more than the memory
and the time below. Started by .ci/torture.
"""

import io
import os
import random
import sqlite3
import struct
import subprocess
import tempfile
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
    """Pages without anything on them, as large as a wall, each an object of its own."""
    page = b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 14400 14400] >>"
    kids = b" ".join(b"%d 0 R" % (3 + number) for number in range(pages))
    objects = [b"<< /Type /Catalog /Pages 2 0 R >>", b"<< /Type /Pages /Count %d /Kids [%s] >>" % (pages, kids),
               *[page] * pages]
    made = b"%PDF-1.4\n"
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(made))
        made += b"%d 0 obj %s endobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    size = len(objects) + 1
    return (made + b"xref\n0 %d\n0000000000 65535 f \n" % size + table
            + b"trailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF" % (size, len(made)))


def zipped(members):
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for name, body in members:
            file.writestr(zipfile.ZipInfo(name), body, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def gzipped(count, head=b"", line=b"\0"):
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    part = line * ((1 << 20) // len(line))
    return packer.compress(head) + b"".join([packer.compress(part) for _ in range(count >> 20)]) + packer.flush()


def workbook(sheet, strings=b"<sst/>"):
    head = b'<?xml version="1.0"?>'
    return zipped([
        ("[Content_Types].xml", head + b"<Types/>"),
        ("xl/workbook.xml", head + b'<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="1"/></sheets></workbook>'),
        ("xl/_rels/workbook.xml.rels", head + b'<Relationships><Relationship Id="1" Target="worksheets/sheet1.xml"/></Relationships>'),
        ("xl/sharedStrings.xml", head + strings),
        ("xl/worksheets/sheet1.xml", head + sheet),
    ])


def letters(count):
    """Letters that pack to no less than half."""
    return random.Random(1).randbytes(count // 2).hex().encode()


def fit(records):
    """An activity that holds these records."""
    body = b"\x40\0\0\0\0\1\0\1\0" + b"\0\4" + records
    return struct.pack("<BBHI4s", 12, 0x20, 2100, len(body), b".FIT") + body + bytes(2)


def history(weight="100", title='"Push"'):
    head = '"date":"2026-01-31 18:05","duration":60,"supersets":[]'
    sets = ",".join([f'"5 {weight}"'] + ['"5 100"'] * 5_000)
    exercise = f'{{"name":"Squat","category":"Legs","style":"repsWeight","sets":[{sets}]}}'
    return f'{{"version":6,"workouts":[{{"name":{title},{head},"exercises":[{exercise}]}}]}}'.encode()


def strong(cell):
    return ("Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Notes\n"
            + f"2026-01-31 18:05:00,Push,Squat,1,100,5,{cell}\n").encode()


def database(make):
    """A database whose tables `make` fills."""
    with tempfile.TemporaryDirectory(prefix="btd-torture-") as folder:
        path = os.path.join(folder, "a.sqlite")
        connection = sqlite3.connect(path)
        make(connection)
        connection.commit()
        connection.close()
        with open(path, "rb") as file:
            return file.read()


def zwo(body):
    return b'<?xml version="1.0"?>' + body


def fitnotes(connection):
    connection.execute("CREATE TABLE exercise(_id INTEGER PRIMARY KEY, name TEXT NOT NULL, category_id INTEGER)")
    connection.execute("CREATE TABLE training_log(_id INTEGER PRIMARY KEY, exercise_id INTEGER, date DATE, "
                       "metric_weight INTEGER, reps INTEGER, unit INTEGER)")
    connection.execute("INSERT INTO exercise VALUES (1, ?, 1)", ["a" * (5 << 20)])
    connection.execute("INSERT INTO training_log VALUES (1, 1, '2026-01-31', 100, 5, 0)")


def sheet(rows):
    return workbook(b"<worksheet><sheetData>" + rows + b"</sheetData></worksheet>")


# The name of each file, the command that is given it, what is said where it reaches what it aims at, and what is in it.
TOO_DEEP = "values are nested deeper than 512 levels"
TOO_DENSE = "it unpacks to more than 256 times its size"
CUT = "the end of a text that is longer than a cell of a table"
BOMBS = [
    ("lists in lists.json", "info --from btd", TOO_DEEP, lambda: b"[" * 5_000_000),
    ("objects in objects.btd", "info", TOO_DEEP, lambda: b'{"workouts":' * 400_000),
    ("a title of 20 MB.btd", "convert --to hevy", CUT, lambda: history(title='"' + "a" * 20_000_000 + '"')),
    ("a number of a million digits.btd", "validate", "set does not fit its style", lambda: history("9" * 1_000_000)),
    ("a million keys.btd", "info", "has more than 10000 keys", lambda: b'{"version":6,"workouts":[],' + b",".join(
        b'"k%d":1' % number for number in range(1_000_000)) + b"}"),
    ("five million sets.btd", "convert --to hevy", "more than 100,000 entries", lambda: (
        history('x","' * 5_000_000))),
    ("a million templates.btd", "info", "more than 500,000 entries", lambda: (
        b'{"version":6,"workouts":[],"templateList":{"userWorkouts":[{}' + b",{}" * 1_000_000 + b"]}}")),
    ("a million set summaries.json", "convert --to hevy", "more than 500,000 entries", lambda: (
        b'{"id":"A4D8F06B-5E93-4172-9C2E-3B07D1F8465A","set_summaries":[{}' + b",{}" * 1_000_000 + b"]}")),
    ("a million plans.workouts.json", "info", "more than 500,000 entries", lambda: (
        b'{"format":"btd-archive","version":1,"timedPlans":[{}' + b",{}" * 1_000_000 + b"]}")),
    ("marks upon marks.btd", "info", "more than 30 accents on one letter", lambda: history(
        title='"a' + "\u0301\u0323" * 42_000 + '"')),
    ("a note of 200 KB.csv", "convert --to hevy", "1 workout written", lambda: strong('"' + "a\n" * 100_000 + '"')),
    ("an open quote.csv", "convert", "a quoted cell has no closing quote", lambda: strong('"' + "a,\n" * 1_000_000)),
    ("a cell of 20 MB.csv", "convert", "a cell has more than 262144 bytes", lambda: strong("a" * 20_000_000)),
    ("a million columns.csv", "convert --from strong", "the row has more than 4096 cells", lambda: (
        b"Date,Workout Name,Exercise Name,Set Order,Weight,Reps" + b",x" * 1_000_000)),
    ("a million blank rows.csv", "convert", "1 workout written", lambda: strong("") + b",,,,,,\n" * 1_000_000),
    ("half of a million rows broken.csv", "convert", "500000 of 500001 rows cannot be read", lambda: (
        strong("") + b"x\n" * 500_000)),
    ("a million lines.txt", "info --from text", "the text has more than 1,000,000 lines", lambda: (
        b"Squat\n" + b"\n" * 1_000_001)),
    ("two million sets.txt", "info --from text", "the text has more than 2,000,000 sets", lambda: (
        b"Leg Day\n2026-01-31 18:05\n\nSquat\n" + b"99 x 5 x 100 kg\n" * 20_300)),
    ("elements in elements.zwo", "info", "elements are nested deeper than 64 levels", lambda: zwo(b"<a>" * 1_000_000)),
    ("elements beside elements.zwo", "info", "more than 100000 elements", lambda: zwo(
        b"<workout_file>" + b"<a/>" * 1_000_000 + b"</workout_file>")),
    ("a million attributes.zwo", "info", "an element has more than 256 attributes", lambda: zwo(
        b"<workout_file " + b" ".join(b'a%d="1"' % number for number in range(90_000)) + b"/>")),
    ("entities of entities.zwo", "info", "the file declares a document type, which is refused", lambda: zwo(
        b'<!DOCTYPE a [<!ENTITY e0 "ha">' + b"".join(
            b'<!ENTITY e%d "%s">' % (number + 1, b"&e%d;" % number * 10) for number in range(20))
        + b"]><workout_file>&e20;</workout_file>")),
    ("a million escapes.zwo", "info", "a text is longer than 1 MiB", lambda: zwo(
        b"<workout_file><name>" + b"&amp;" * 1_100_000 + b"</name></workout_file>")),
    ("4 GB of zeros.gz", "info --from strong", "a cell has more than 262144 bytes", lambda: gzipped(4 << 30)),
    ("a gigabyte of blank rows.gz", "info --from strong", TOO_DENSE, lambda: gzipped(1 << 30, strong(""), b",,,,,,\n")),
    ("a gigabyte of zeros.zip", "info", TOO_DENSE, lambda: zipped([("strong.csv", bytes(1 << 30))])),
    ("60,000 members.zip", "info", "it holds more than 10000 files", lambda: zipped(
        [(f"{number}.csv", b"") for number in range(60_000)])),
    ("zips in zips.zip", "info", "no file in the zip file is of a format that is recognised; it holds a.zip", lambda: (
        zipped([("a.zip", zipped([("b.zip", zipped([("c.csv", bytes(1 << 24))]))]))]))),
    ("cells far from each other.xlsx", "convert", "it has more than a million cells", lambda: sheet(
        b"".join(b'<row r="%d"><c r="AMJ%d"><v>1</v></c></row>' % (row, row) for row in range(1, 100_000)))),
    ("a cell far away.xlsx", "convert", "it has more than 1024 columns", lambda: sheet(
        b'<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')),
    ("a text of 200 MB.xlsx", "convert", TOO_DENSE, lambda: workbook(
        b"<worksheet/>", b"<sst><si><t>" + b"a" * 200_000_000 + b"</t></si></sst>")),
    ("a text that packs badly.xlsx", "convert", "sharedStrings.xml: cannot be unpacked: it is larger than 32 MiB", lambda: workbook(
        b"<worksheet/>", b"<sst><si><t>" + letters(33 << 20) + b"</t></si></sst>")),
    ("fields of 255 bytes.fit", "info", "100000 × messages not stored in workouts", lambda: fit(
        b"\x40\0\0\xfe\x7f\1\xfd\xff\x0d" + (b"\0" + bytes(255)) * 100_000)),
    ("messages of no bytes.fit", "info", "the file has more than 2000000 messages", lambda: fit(
        b"\x40\0\0\xfe\x7f\0" + bytes(4_000_000))),
    ("definitions alone.fit", "info", "the file has more than 100000 definitions of messages", lambda: fit(
        b"\x40\0\0\xfe\x7f\0" * 200_000)),
    ("a size that lies.fit", "info", "the header says that the file holds 4294967295 bytes", lambda: (
        b"\x0e\x20\x34\x08\xff\xff\xff\xff.FIT\0\0" + bytes(100))),
    ("a row of 5 MB.fitnotes", "info", "string or blob too big", lambda: database(fitnotes)),
    ("900 megapixels.png", "scan", "at most 200,000,000 pixels are read", lambda: png(
        30_000, 30_000, body=bytes(3_751 * 30_000))),
    # Within what is read: these two are drawn, or their comments skipped, in little memory.
    ("a picture without its rows.png", "scan", "no QR code found in the picture", lambda: png(4_000, 4_000)),
    ("a comment of 100 MB.png", "scan", "no QR code found in the picture", lambda: png(
        16, 16, chunks=text_chunk(100 << 20), body=bytes(3 * 16))),
    ("60,000 frames.gif", "scan", "59000 × pages or frames of a picture that are not scanned", lambda: gif(
        60_000, 16, 16)),
    ("large frames.gif", "scan", "at most 200,000,000 pixels are read", lambda: gif(1_000, 60_000, 60_000)),
    ("a bitmap as large as a number.bmp", "scan", "its rows need 576,460,752,034,988,094 bytes", lambda: bmp(
        0x7fffffff, 0x7fffffff)),
    ("512 bits a pixel.tiff", "scan", "it has 512 bits a pixel, at most 64 are read", lambda: tiff(14_142, 14_142, 512)),
    ("a thousand walls.pdf", "scan", "page 1 is too large for pdftoppm", lambda: pdf(1_000)),
    ("packed text of 5 MB.txt", "info", "is cut off or has grown", lambda: b"BTD:" + b"A" * 5_000_000),
]


def write(path, make):
    """Makes the file in a process of its own: a child's peak memory begins with that of its parent."""
    maker = os.fork()
    if maker == 0:
        path.write_bytes(make())
        os._exit(0)
    os.waitpid(maker, 0)


def says(file, words):
    """True where the words are in the file, which is not read whole: that would count as memory of children to come."""
    file.seek(0)
    rest = b""
    while part := file.read(1 << 16):
        if words in rest + part:
            return True
        rest = part[-len(words):]
    return False


def end(file):
    file.seek(max(0, file.seek(0, os.SEEK_END) - 300))
    return file.read()


class Bombs:
    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.problems = []
        self.table = []

    def run(self):
        for name, command, said, make in BOMBS:
            path = self.folder / name
            write(path, make)
            arguments = command.split()
            if arguments[0] == "convert":
                to = [] if "--to" in arguments else ["--to", "btd"]
                arguments += [*to, "--source-unit", "kg", "-o", "out", "--force"]
            with tempfile.TemporaryFile() as output:
                process = subprocess.Popen([self.program, *arguments, path.name], cwd=self.folder,
                                           stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
                _, status, usage = os.wait4(process.pid, 0)
                is_reached, told = says(output, said.encode()), end(output)
            process.returncode = os.waitstatus_to_exitcode(status)
            # Of the processor: a machine that is busy makes no file a bomb.
            seconds, megabytes = usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
            self.table.append((name, path.stat().st_size, seconds, megabytes, process.returncode))
            path.unlink()
            if process.returncode < 0 or process.returncode > 78:
                self.problems.append(f"{name}: ended with {process.returncode}: {told!r}")
            elif not is_reached:
                self.problems.append(f"{name}: does not reach {said!r}: {told!r}")
            elif seconds > MOST_SECONDS or megabytes > MOST_MEGABYTES:
                self.problems.append(f"{name}: took {seconds:.1f} s and {megabytes:.0f} MB")

    def page(self):
        print(f"\n{'file':36} {'bytes':>12} {'seconds':>8} {'MB':>6} {'exit':>5}")
        for name, count, seconds, megabytes, code in self.table:
            print(f"{name:36} {count:12,} {seconds:8.2f} {megabytes:6.0f} {code:5}")
