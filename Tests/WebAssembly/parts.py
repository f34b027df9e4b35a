"""Holds the two parts of the module to what the page promises of them, in a browser: the first part serves on its own
what most people have, and nothing fails or differs because the rest is late.

    parts.py FOLDER BTD
"""

import contextlib, functools, http.server, pathlib, sys, tempfile, threading

from playwright.sync_api import sync_playwright

from page import BENCH_TRACKER, ZONE, Page, check, native

FIRST, REST = "/btd.wasm", "/btd-rest.wasm"
READY = "document.getElementById('status').textContent.startsWith('Ready.')"
SENTENCE = "Part of the converter has not loaded yet. Check the connection and try again."


class Host(http.server.ThreadingHTTPServer):
    """Serves the folder, and the rest of the module as it is told:

    "here" at once, "held" once it may answer, "gone" never, of an "other" version, or "updated": of this version once,
    and of another from then on. Where "nothing" is to be had, neither is the first part. "crashing": the converter
    crashes where it looks at the clock, as it does in a search for codes.
    """

    daemon_threads = True

    def __init__(self, folder):
        super().__init__(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
        self.rest, self.asked, self.may_answer = "here", 0, threading.Event()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server_port}/"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Answers as the host is told."""

    def do_GET(self):
        name, way = self.path.split("?")[0], self.server.rest
        if name == FIRST and way == "nothing":
            return self.connection.close()
        if name == "/btd.js" and way == "crashing":
            script = pathlib.Path(self.directory, "btd.js").read_bytes()
            script = script.replace(b"clock: () => performance.now()", b"clock: () => { throw 0; }")
            return self.send_content("text/javascript", script)
        if name != REST:
            return super().do_GET()
        # The service worker only asks whether it has changed.
        is_again = self.headers["If-Modified-Since"] is not None
        self.server.asked += not is_again
        if way == "held":
            self.server.may_answer.wait()
        if way == "gone":
            # As if there were no network: no answer at all.
            return self.connection.close()
        if way == "other" or way == "updated" and is_again:
            # Its functions have other places in the table.
            version = self.path.split("?")[1].encode()
            content = pathlib.Path(self.directory, REST[1:]).read_bytes().replace(version, version[::-1])
            self.send_content("application/wasm", content)
            return self.server.may_answer.set()
        super().do_GET()

    def send_content(self, kind, content):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def visit(browser, host, rest, ready=READY):
    """A first visit to a host that treats the rest in one of its ways."""
    host.rest, host.asked = rest, 0
    host.may_answer.clear()
    context = browser.new_context(timezone_id=ZONE, locale="en-GB", viewport={"width": 360, "height": 800})
    page = Page.__new__(Page)
    page.context, page.page = context, context.new_page()
    page.page.goto(host.address)
    page.page.wait_for_function(ready)
    yield page
    host.may_answer.set()
    context.close()


def check_first(browser, host, program, folder, failures):
    """The first part alone converts Strong to .btd and draws the code of a workout; the other formats wait."""
    with visit(browser, host, "held") as page:
        for file, name, target in [
            ("Samples/strong.csv", BENCH_TRACKER, "btd"), ("Samples/strong.csv", "Hevy", "hevy"),
            ("Tests/Fuzzing/Corpus/hevy.csv", BENCH_TRACKER, "btd"), ("Samples/v6.wld", "Strong", "strong"),
        ]:
            page.open(file)
            page.page.get_by_role("button", name=f"Save: {name}", exact=True).wait_for()
            check(page.save(name) == native(program, file, target, folder), f"first part: {file} to {target}", failures)
        page.page.locator("#workouts li summary").first.click()
        page.page.get_by_role("button", name="Show the code").first.click()
        page.page.locator("img.code").wait_for()
        waiting = page.page.locator("#targets li", has_text="Checking…").count()
        check(waiting > 5, f"{waiting} formats wait for the rest", failures)
        check(host.asked == 1, f"the rest was asked for {host.asked} times while it was not needed", failures)
        host.may_answer.set()
        page.settle()
        expected = native(program, "Samples/v6.wld", "openweight", folder)
        check(page.save("openweight") == expected, "other bytes once the rest is here", failures)


def check_late(browser, host, program, folder, failures):
    """A call that needs the rest is made again once it is here."""
    with visit(browser, host, "held") as page:
        page.page.set_input_files("#file", "Samples/intervals.zwo")
        page.page.wait_for_function("document.getElementById('status').textContent.startsWith('Loading the rest')")
        host.may_answer.set()
        page.page.wait_for_selector("#output")
        page.settle()
        expected = native(program, "Samples/intervals.zwo", "zwo", folder)
        check(page.save("Zwift workout") == expected, "a late rest: other bytes", failures)
        check(host.asked == 1, f"a late rest was asked for {host.asked} times", failures)


def check_gone(browser, host, program, folder, failures):
    """Without the rest the page says so, keeps what is open, and goes on once the rest can be had."""
    for rest in ["gone", "other"]:
        with visit(browser, host, rest) as page:
            page.open("Samples/intervals.zwo")
            check(page.text("#problem") == SENTENCE, f"rest {rest}: the page says {page.text('#problem')!r}", failures)
            page.open("Samples/strong.csv")
            page.settle()
            check(not page.page.is_visible("#problem"), f"rest {rest}: said of what does not need it", failures)
            late = page.page.locator("#targets li", has_text="openweight").first
            said = late.inner_text()
            check("Not loaded yet." in said, f"rest {rest}: a format of it: {said!r}", failures)
            page.page.locator("#showReport").click()
            page.page.locator("#problem").wait_for()
            check(page.text("#problem") == SENTENCE, f"rest {rest}: a report: {page.text('#problem')!r}", failures)
            check(page.text("#status") == "", f"rest {rest}: still says {page.text('#status')!r}", failures)
            # The report has ended an instance; another has opened the file again.
            expected = native(program, "Samples/strong.csv", "btd", folder)
            check(page.save(BENCH_TRACKER) == expected, f"rest {rest}: other bytes after it was missed", failures)
            host.rest = "here"
            late.get_by_role("button").click()
            page.page.get_by_role("button", name="Save: openweight", exact=True).wait_for()
            page.settle()
            said = page.text("#targets")
            check("Not loaded yet." not in said, f"rest {rest}: not all formats are tried again", failures)
            expected = native(program, "Samples/strong.csv", "openweight", folder)
            check(page.save("openweight") == expected, f"rest {rest}: other bytes once it is here", failures)


def check_offline(browser, host, program, folder, failures):
    """After the first visit, which opened nothing, both parts are there without a network."""
    with visit(browser, host, "here") as page:
        page.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        host.rest = "gone"
        page.context.set_offline(True)
        page.page.reload()
        page.page.wait_for_function(READY)
        page.open("Samples/intervals.zwo")
        page.settle()
        expected = native(program, "Samples/intervals.zwo", "zwo", folder)
        check(page.save("Zwift workout") == expected, "without a network: other bytes", failures)


def check_crash(browser, host, program, folder, failures):
    """After a crash, what was open is there again."""
    with visit(browser, host, "crashing") as page:
        page.open("Samples/strong.csv")
        page.settle()
        page.page.set_input_files("#file", "Samples/workout-qr.png")
        page.page.locator("#problem").wait_for()
        check("crashed" in page.text("#problem"), f"a crash: {page.text('#problem')!r}", failures)
        expected = native(program, "Samples/strong.csv", "btd", folder)
        check(page.save(BENCH_TRACKER) == expected, "other bytes after a crash", failures)


def check_nothing(browser, host, program, folder, failures):
    """Where not even the first part can be had, the page says so."""
    with visit(browser, host, "nothing", "!document.getElementById('problem').hidden") as page:
        said = page.text("#problem")
        check(said.startswith("The converter could not be loaded."), f"without a converter: {said!r}", failures)


def check_update(browser, host, program, folder, failures):
    """A host in the middle of an update: files of two versions are not kept for use without a network."""
    with visit(browser, host, "updated") as page:
        # The page has the rest of its version; the service worker gets another.
        check(host.may_answer.wait(30), "the service worker has not asked for the rest", failures)
        page.page.wait_for_function("""Promise.all([navigator.serviceWorker.getRegistration(), caches.keys()])
            .then(([found, names]) => found === undefined && names.length === 0)""")
        page.open("Samples/intervals.zwo")
        page.settle()
        expected = native(program, "Samples/intervals.zwo", "zwo", folder)
        check(page.save("Zwift workout") == expected, "during an update: other bytes", failures)


def main():
    folder, program = sys.argv[1:]
    program = str(pathlib.Path(program).resolve())
    host = Host(folder)
    failures = []
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for test in [check_first, check_late, check_gone, check_offline, check_crash, check_nothing, check_update]:
            test(browser, host, program, scratch, failures)
        browser.close()
    print(f"the parts of the module: {len(failures)} failures")
    for failure in failures:
        print(failure)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
