"""Drives the page in a browser: what it saves are the bytes of the native program, without a request.

    page.py FOLDER BTD FILE...
"""

import functools, http.server, json, pathlib, subprocess, sys, tempfile, threading

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from packed import packed

ZONE = "Europe/Berlin"
# Chromium drops all downloads after the tenth of a second, without a word: there is a pause after each.
MILLISECONDS_BETWEEN_DOWNLOADS = 110
CSV = "Table of sets for spreadsheets"
BENCH_TRACKER = "Bench Tracker / Weightlifting App data"
SETTLED = "![...document.querySelectorAll('#targets li')].some(item => item.textContent.includes('Checking'))"
# A file has been read and is shown, or something is said or asked instead.
OPENED = ("!document.getElementById('status').textContent.startsWith('Reading')"
          " && ['output', 'problem', 'question'].some(id => !document.getElementById(id).hidden)")


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the folder and says nothing."""

    def log_message(self, *_):
        pass


def serve(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def native(program, file, target, folder):
    """What the program writes, or None where it refuses."""
    output = pathlib.Path(folder) / "native"
    command = [program, "convert", file, "--to", target, "-o", output, "--force", "--time-zone", ZONE]
    return output.read_bytes() if subprocess.run(command, capture_output=True).returncode == 0 else None


class Page:
    """The page, loaded and then cut off from any network."""

    def __init__(self, browser, address, **options):
        self.problems = []
        self.requests = []
        self.context = browser.new_context(timezone_id=ZONE, locale="en-GB", **options)
        self.page = self.context.new_page()
        self.page.on("console", lambda message: self.problems.append(message.text))
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.goto(address)
        self.page.wait_for_function("document.getElementById('status').textContent.startsWith('Ready.')")
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        self.context.set_offline(True)
        self.page.on("request", lambda request: self.requests.append(request.url))

    def open(self, file, selector="#file"):
        # The page may take its time before it says that it reads.
        self.page.evaluate("document.getElementById('status').textContent = 'Reading'")
        self.page.set_input_files(selector, file)
        self.page.wait_for_function(OPENED, timeout=120_000)

    def settle(self):
        self.page.wait_for_selector("#targets li")
        self.page.wait_for_function(SETTLED, timeout=120_000)

    def names(self):
        """The names of the formats that can be saved."""
        return self.page.eval_on_selector_all(
            "#targets li:has(button)", "items => items.map(item => item.querySelector('strong').textContent)")

    def save(self, name):
        """What is saved, or what the page says or asks instead."""
        downloads = []
        self.page.once("download", lambda download: downloads.append(download))
        self.page.get_by_role("button", name=f"Save: {name}", exact=True).first.click()
        for _ in range(600):
            if downloads:
                self.page.wait_for_timeout(MILLISECONDS_BETWEEN_DOWNLOADS)
                return pathlib.Path(downloads[0].path()).read_bytes()
            for selector in ["#question", "#problem"]:
                if self.page.is_visible(selector):
                    return self.text(selector)
            self.page.wait_for_timeout(50)
        return self.text("#status")

    def text(self, selector):
        return self.page.inner_text(selector)


def check(condition, words, failures):
    if not condition:
        failures.append(words)


def check_bytes(page, program, files, ids, folder, failures):
    """Every file into every format that the page offers: the bytes of the program, and nothing else is offered."""
    same = 0
    for file in files:
        # Only the program reads what was filled in on a log sheet; the page says so, see check_pictures.
        if pathlib.Path(file).name == "log-sheet.jpg":
            continue
        page.open(file)
        if not page.page.is_visible("#output"):
            check(native(program, file, "csv", folder) is None, f"{file}: refused by the page alone", failures)
            continue
        page.settle()
        for name in page.names():
            expected = native(program, file, ids[name], folder)
            if expected is None:
                # What lacks an answer is asked for.
                continue
            saved = page.save(name)
            words = "other bytes in the page" if isinstance(saved, bytes) else f"the page says {saved!r}"
            check(saved == expected, f"{file} to {ids[name]}: {words}", failures)
            same += 1
    return same


def answer(page, name):
    """Gives an answer, and waits until the page shows what each format keeps: it saves nothing by itself."""
    page.page.get_by_role("button", name=name).click()
    page.page.wait_for_function("document.getElementById('status').textContent.startsWith('Thank you')")


def check_questions(page, folder, failures):
    """A unit that nobody has said is asked for in words; a title is a title."""
    file = pathlib.Path(folder) / "no unit.csv"
    file.write_text("start,workout,exercise,set_number,reps,weight\n"
                    "2026-01-31 18:05,<script>alert(1)</script>,Squat,1,5,100\n")
    page.open(str(file))
    page.settle()
    asked = page.save("Hevy")
    check("Which unit did your phone show for weights?" in str(asked), f"no question for a unit: {asked!r}", failures)
    answer(page, "Pounds (lb)")
    shown = page.page.locator("#targets li", has_text="For Hevy").first.inner_text()
    check("Everything comes through" in shown or "lost" in shown, f"saved unseen: {shown!r}", failures)
    saved = page.save("Hevy").decode()
    check("weight_lbs" in saved and ",100,5," in saved, f"the answer is not heard: {saved}", failures)
    check("<script>" in page.text("#workouts"), "a title is read as HTML", failures)


def check_report(page, program, file, folder, failures):
    """The report is that of the program, is shown in the page and is saved."""
    page.open(file)
    page.settle()
    with page.page.expect_download() as download:
        page.page.locator("#saveReport").click()
    expected = pathlib.Path(folder) / "report.html"
    subprocess.run([program, "report", file, "-o", str(expected), "--force"], check=True, capture_output=True)
    saved = pathlib.Path(download.value.path()).read_bytes()
    check(saved == expected.read_bytes(), f"{file}: another report than the program's", failures)
    page.page.locator("#showReport").click()
    shown = page.page.frame_locator("#report")
    shown.locator("#calendar").wait_for()
    chart = shown.locator("svg[role=slider]").first
    before = chart.get_attribute("aria-valuetext")
    chart.focus()
    page.page.keyboard.press("Home")
    check(chart.get_attribute("aria-valuetext") != before, "the arrow keys tell nothing of a chart", failures)


def check_broken(page, program, folder, failures):
    """A broken file gets the sentence of the command line."""
    file = pathlib.Path(folder) / "broken.btd"
    file.write_text('{"version":6,')
    page.open(str(file))
    said = subprocess.run([program, "info", "broken.btd"], cwd=folder, capture_output=True, text=True).stderr
    words = page.text("#problem")
    check(words and words.split("\n")[0].split(". {")[0] in said, f"the page says {words!r}, the program {said!r}", failures)


def check_packed(page, program, folder, failures):
    """A zip file is read log by log, and what is left alone is named; a damaged file gets the sentence of the program."""
    for file in packed(folder):
        page.open(file)
        name = pathlib.Path(file).name
        if not page.page.is_visible("#output"):
            said = subprocess.run([program, "info", name], cwd=folder, capture_output=True, text=True).stderr
            words = page.text("#problem")
            check(words and words in said, f"{name}: the page says {words!r}, the program {said!r}", failures)
            continue
        page.settle()
        check(page.save(CSV) == native(program, file, "csv", folder), f"{name}: other bytes in the page", failures)
        if name.endswith(".zip"):
            page.page.locator("#readLosses summary").first.click()
            check("left alone" in page.text("#readLosses"), f"{name}: not named what is left alone", failures)


def check_merge(page, program, files, folder, failures):
    """A second file is merged into the first, whether it comes after it or with it."""
    output = pathlib.Path(folder) / "merged"
    for opened in [[files[:1], files[1:]], [files]]:
        page.open(opened[0])
        for second in opened[1:]:
            page.open(second, "#second")
        page.settle()
        title = page.text("#sourceTitle")
        check(title.endswith(" + Strong") and "Bench Tracker" in title, f"a merged title: {title!r}", failures)
        for target, name in [("csv", CSV), ("btd", BENCH_TRACKER)]:
            command = [program, "merge", *files, "-o", output, "--to", target, "--time-zone", ZONE, "--force"]
            subprocess.run(command, check=True, capture_output=True)
            check(page.save(name) == output.read_bytes(), f"two files merge to other {target} in the page", failures)


def check_codes(page, folder, failures):
    """A code names what it leaves out, and one that is too large for the app says so."""
    page.open("Samples/strong.csv")
    rated = page.page.locator("#workouts li", has_text="2025-10-31").first
    rated.locator("summary").first.click()
    rated.get_by_role("button", name="Show the code").click()
    rated.locator("img.code").wait_for()
    check("not stored in a compact workout: RPE" in rated.evaluate("item => item.textContent"),
          "a code does not name the RPE that it leaves out", failures)
    large = pathlib.Path(folder) / "large.csv"
    sets = [f"2026-01-31 18:05,Long,Exercise {number // 8},{number % 8 + 1},{number % 17 + 1},{number * 1.25},kg"
            for number in range(240)]
    large.write_text("\n".join(["start,workout,exercise,set_number,reps,weight,weight_unit", *sets, ""]))
    page.open(str(large))
    page.page.locator("#workouts li summary").first.click()
    page.page.get_by_role("button", name="Show the code").click()
    page.page.locator("img.code").wait_for()
    check("Too large for a code that the app reads" in page.text("#workouts"), "a code for btd alone is not named", failures)


def check_empty(page, failures):
    """A format that would keep nothing of a file is put aside."""
    for file, part in [("Samples/intervals.zwo", "rides"), ("Samples/template.json", "templates")]:
        page.open(file)
        page.settle()
        offered = {"Strong", "Hevy", "FitNotes"} & set(page.names())
        check(not offered, f"{file}: offered for an empty file: {offered}", failures)
        aside = page.page.text_content("#otherTargets")
        check(f"Does not store {part}." in aside, f"{file}: not said that {part} have no place", failures)


def check_frames(page, program, folder, failures):
    """All frames of an animation are read."""
    codes = pathlib.Path(folder) / "codes.gif"
    subprocess.run([program, "qr", "Samples/history.btd", "--workout", "3-20", "-o", codes, "--force"], check=True,
                   capture_output=True)
    page.open(str(codes))
    shown = page.text("#summary") if page.page.is_visible("#source") else page.text("#problem")
    check("18 workouts" in shown, f"an animation: {shown!r}", failures)


def check_gone(page, folder, failures):
    """A file that is gone is named, and the others of a drop are opened."""
    gone = pathlib.Path(folder) / "gone.csv"
    gone.write_text("start,exercise\n")
    page.page.evaluate("""() => addEventListener("change", () => { for (const file of document.getElementById("file").files)
        if (file.name === "gone.csv") file.arrayBuffer = () => Promise.reject(new Error("gone")); }, { capture: true, once: true })""")
    page.open([str(gone), "Samples/strong.csv"])
    check(page.text("#problem").startswith("gone.csv: cannot be read."), f"gone: {page.text('#problem')!r}", failures)
    check("27 workouts" in page.text("#summary"), "a file beside one that is gone is not opened", failures)


def check_folder(browser, folder, failures):
    """The page that is opened from its folder converts too."""
    context = browser.new_context(timezone_id=ZONE, locale="en-GB")
    page = context.new_page()
    page.goto((pathlib.Path(folder).resolve() / "index.html").as_uri())
    try:
        page.wait_for_function("document.getElementById('status').textContent.startsWith('Ready.')")
        page.set_input_files("#file", "Samples/strong.csv")
        page.wait_for_function("document.getElementById('summary').textContent.startsWith('27 workouts')")
    except Exception as error:
        failures.append(f"from its folder: {page.inner_text('body')!r}: {error}")
    context.close()


def check_pictures(page, program, folder, failures):
    """A photograph of a code is opened like the file that the code holds; one without a code gets a sentence."""
    picture = "Samples/workout-qr.png"
    payload = pathlib.Path(folder) / "payload.json"
    payload.write_bytes(subprocess.run([program, "scan", "--raw", picture], capture_output=True, check=True).stdout)
    page.open(picture)
    page.settle()
    saved, expected = page.save(CSV), native(program, payload, "csv", folder)
    check(saved == expected, f"{picture}: other bytes in the page, or {saved!r}", failures)
    page.open("Samples/log-sheet.jpg")
    check("This is a btd log sheet." in page.text("#problem"), f"a log sheet: {page.text('#problem')!r}", failures)


def check_drawing(page, program, file, folder, failures):
    """The code of a workout, as it stands on the screen, is read by the program."""
    page.open(file)
    page.page.wait_for_selector("#workouts li")
    page.page.locator("#workouts li summary").first.click()
    page.page.get_by_role("button", name="Show the code").first.click()
    page.page.wait_for_selector("img.code")
    page.page.wait_for_function("document.querySelector('img.code').complete")
    picture = pathlib.Path(folder) / "code.png"
    page.page.locator("img.code").first.screenshot(path=picture)
    read = subprocess.run([program, "scan", "--raw", picture], capture_output=True).stdout
    page.page.wait_for_function("!document.querySelector('#workouts pre').textContent.startsWith('Loading')")
    check(read.startswith(b"{"), f"the code on the screen is not read: {read[:80]!r}", failures)


def film(program, folder):
    """The codes of a history as a camera sees them."""
    codes, film = pathlib.Path(folder) / "codes.gif", pathlib.Path(folder) / "codes.mjpeg"
    subprocess.run([program, "qr", "Samples/history.btd", "--workout", "3-20", "-o", codes, "--force"], check=True,
                   capture_output=True)
    subprocess.run(["ffmpeg", "-loglevel", "error", "-y", "-i", codes, "-vf",
                    "scale=700:700,pad=1280:720:290:10:gray", "-pix_fmt", "yuvj420p", "-q:v", "3", film], check=True)
    return film


def check_camera(page, program, folder, failures):
    """What a camera films of a set of codes is opened once it is whole."""
    page.page.get_by_role("button", name="Scan a code", exact=True).click()
    page.page.wait_for_selector("#camera progress", timeout=60_000)
    seen = page.text("#sets")
    check("scanned" in seen and "still needed" in seen, f"a set is not told: {seen!r}", failures)
    page.page.wait_for_function(
        "document.getElementById('status').textContent.startsWith('scanned code')", timeout=120_000)
    page.settle()
    check("18 workouts" in page.text("#summary"), f"filmed: {page.text('#summary')!r}", failures)


def main():
    folder, program, *files = sys.argv[1:]
    program = str(pathlib.Path(program).resolve())
    failures = []
    address = serve(folder)
    formats = subprocess.run([program, "formats", "--json"], capture_output=True, text=True, check=True).stdout
    ids = {format["name"]: format["id"] for format in json.loads(formats)}
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=[
            "--no-sandbox", "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream",
            f"--use-file-for-fake-video-capture={film(program, scratch)}"])
        check_folder(browser, folder, failures)
        for width, scheme in [(1280, "light"), (360, "dark")]:
            page = Page(browser, address, viewport={"width": width, "height": 800}, color_scheme=scheme)
            same = check_bytes(page, program, files if width > 360 else files[:1], ids, scratch, failures)
            check_questions(page, scratch, failures)
            check_broken(page, program, scratch, failures)
            check_packed(page, program, scratch, failures)
            check_merge(page, program, ["Samples/history.btd", "Samples/strong.csv"], scratch, failures)
            check_codes(page, scratch, failures)
            check_empty(page, failures)
            check_gone(page, scratch, failures)
            check_frames(page, program, scratch, failures)
            check_pictures(page, program, scratch, failures)
            check_report(page, program, "Samples/history.btd", scratch, failures)
            check_drawing(page, program, "Samples/history.btd", scratch, failures)
            check_camera(page, program, scratch, failures)
            check(page.page.evaluate("document.documentElement.scrollWidth <= innerWidth"),
                  f"the page is wider than {width} pixels", failures)
            violations = Axe().run(page.page).response["violations"]
            failures += [f"{scheme}: {item['id']}: {item['help']}: {item['nodes'][0]['html']}" for item in violations]
            failures += [f"{scheme}: on the console: {problem}" for problem in page.problems]
            failures += [f"{scheme}: a request: {url}" for url in page.requests if not url.startswith("blob:")]
            page.page.reload()
            page.page.wait_for_function("document.getElementById('status').textContent.startsWith('Ready.')")
            print(f"{width} pixels, {scheme}: {same} files saved, the bytes of the program")
        browser.close()
    for failure in failures:
        print(failure)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
