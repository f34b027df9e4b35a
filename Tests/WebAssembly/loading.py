"""Measures how long the page takes on a slow phone: in a browser whose page has a sixth of the speed of this machine.

    loading.py FOLDER...

Prints for each folder and network the seconds from the navigation to "Ready.", to the last format of a small Strong
file, and from the choice of a Strong file of 5 MB to its .btd being saved. The host compresses by gzip. The browser
slows down the page, but not its worker, which converts.
"""

import functools, gzip, http.server, pathlib, sys, tempfile, threading, time

from playwright.sync_api import sync_playwright

from page import BENCH_TRACKER

SLOWDOWN = 6
# Name, megabits per second, milliseconds of latency.
NETWORKS = [("slow 4G", 1.6, 150), ("4G", 9, 150)]
TYPES = {".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm"}
READY = "document.getElementById('status')?.textContent.startsWith('Ready.')"
CHECKED = ("document.querySelector('#targets li') && "
           "![...document.querySelectorAll('#targets li')].some(item => item.textContent.includes('Checking'))")


class Handler(http.server.BaseHTTPRequestHandler):
    """Serves a folder, compressed."""

    protocol_version = "HTTP/1.1"

    def __init__(self, files, *rest):
        self.files = files
        super().__init__(*rest)

    def do_GET(self):
        name = self.path.split("?")[0].strip("/") or "index.html"
        content = self.files.get(name)
        self.send_response(200 if content else 404)
        if content:
            self.send_header("Content-Type", TYPES[pathlib.Path(name).suffix])
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content or b"")))
        self.end_headers()
        self.wfile.write(content or b"")

    def log_message(self, *_):
        pass


class Host(http.server.ThreadingHTTPServer):
    """Says nothing of a browser that hangs up."""

    def handle_error(self, *_):
        pass


def large(folder, size=5_000_000):
    """A Strong file of a size: the sample, told again and again of other days."""
    head, *rows = pathlib.Path("Samples/strong.csv").read_text().splitlines(keepends=True)
    parts, written, year = [head], len(head), 2024
    while written < size:
        for row in rows:
            parts.append(row.replace("2025-", f"{year}-"))
            written += len(parts[-1].encode())
        year -= 1
    path = pathlib.Path(folder) / "large.csv"
    path.write_text("".join(parts))
    return path


def measure(browser, address, network, file):
    _, megabits, latency = network
    context = browser.new_context(viewport={"width": 360, "height": 800}, service_workers="block")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": latency, "downloadThroughput": megabits * 1e6 / 8, "uploadThroughput": 1e5})
    start = time.monotonic()
    page.goto(address, wait_until="commit")
    page.wait_for_function(READY, timeout=120_000)
    ready = time.monotonic() - start
    page.set_input_files("#file", "Samples/strong.csv")
    page.wait_for_function(CHECKED, timeout=120_000)
    checked = time.monotonic() - start
    start = time.monotonic()
    page.evaluate("document.getElementById('targets').replaceChildren()")
    page.set_input_files("#file", str(file))
    with page.expect_download(timeout=300_000) as download:
        page.get_by_role("button", name=f"Save: {BENCH_TRACKER}", exact=True).click(timeout=300_000)
    download.value.path()
    large = time.monotonic() - start
    context.close()
    return ready, checked, large


def main():
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        file = large(scratch)
        for folder in sys.argv[1:]:
            files = {path.name: gzip.compress(path.read_bytes(), 9) for path in pathlib.Path(folder).iterdir()}
            server = Host(("127.0.0.1", 0), functools.partial(Handler, files))
            threading.Thread(target=server.serve_forever, daemon=True).start()
            for network in NETWORKS:
                # The best of three: what else the machine does only adds.
                best = [min(values) for values in zip(*(
                    measure(browser, f"http://127.0.0.1:{server.server_port}/", network, file) for _ in range(3)))]
                print(f"{folder}, {network[0]}: ready after {best[0]:.1f} s, all formats of a small file after "
                      f"{best[1]:.1f} s; 5 MB of Strong to .btd in {best[2]:.1f} s", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
