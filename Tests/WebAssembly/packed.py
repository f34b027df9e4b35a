"""Logs as people send them: packed by zip and gzip."""

import gzip, pathlib, zipfile


def packed(folder):
    """Packed files in a folder: whole ones, and ones that are damaged or hold no log."""
    folder = pathlib.Path(folder)
    log = pathlib.Path("Samples/history.btd").read_bytes()
    table = pathlib.Path("Samples/strong.csv").read_bytes()
    picture = pathlib.Path("Samples/workout-qr.png").read_bytes()
    files = {
        "one.zip": {"app/strong.csv": table, "app/route.gpx": b"<gpx/>", "__MACOSX/app/._strong.csv": b"\0\5"},
        "two.zip": {"strong.csv": table, "history.btd": log, "read me.txt": b"Hello."},
        "beside.zip": {"strong.csv": table, "code.png": picture},
        "none.zip": {"read me.txt": b"Hello."},
    }
    for name, members in files.items():
        with zipfile.ZipFile(folder / name, "w", zipfile.ZIP_DEFLATED) as file:
            for member, content in members.items():
                file.writestr(zipfile.ZipInfo(member), content, zipfile.ZIP_DEFLATED)
    (folder / "parts.btd.gz").write_bytes(gzip.compress(b"") + gzip.compress(log))
    (folder / "cut.btd.gz").write_bytes(gzip.compress(log)[:-100])
    return [str(folder / name) for name in [*files, "parts.btd.gz", "cut.btd.gz"]]
