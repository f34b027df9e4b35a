"""Opens reports in a browser: nothing on the console, no request, no violation of accessibility, and every value by keys.

    report.py BTD FOLDER
"""

import json, pathlib, subprocess, sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

SIZES = [(width, scheme) for width in (360, 1280, 2560) for scheme in ("light", "dark")]


def archive(**parts):
    return json.dumps({"format": "btd-archive", "version": 1, **parts})


def workout(day, title, *sets, name="Squat"):
    return {"start": day, "title": title, "exercises": [{"exercise": {"name": name}, "sets": list(sets)}]}


def lift(reps, kg):
    return {"reps": reps, "load": {"kg": kg}}


def goal(name, **target):
    return {"exercise": {"name": name}, "target": target}


# A name of a report, and what it is of: samples of the project, or a history of its own.
HISTORIES = {
    "all": ["history.btd", "intervals.zwo", "reps.json"],
    "another app": ["strong.csv"],
    "empty": archive(workouts=[]),
    "one workout": archive(workouts=[workout("2024-01-01", "First", lift(5, 100))]),
    "no loads": archive(workouts=[workout(f"2024-01-0{day}", "Core", {"durationSeconds": 60 + day}, name="Plank")
                                  for day in range(1, 8)], goals=[goal("Plank", durationSeconds=90)]),
    "goals": archive(
        workouts=[workout(f"2024-0{month}-01", "Legs", lift(5, 95 + month)) for month in range(1, 9)],
        goals=[goal("Squat", reps=1, load={"kg": kg}) for kg in (119, 120, 160)]),
    "right to left": archive(workouts=[workout(f"2024-01-0{day}", "רגליים & <script>alert(1)</script>", lift(5, 90 + day),
                                               name="סקוואט") for day in range(1, 5)]),
}


def check(condition, words, failures):
    if not condition:
        failures.append(words)


def make(program, folder, name, history):
    """The report of a history."""
    if isinstance(history, str):
        inputs = [folder / f"{name}.workouts.json"]
        inputs[0].write_text(history)
    else:
        inputs = [f"Samples/{file}" for file in history]
    output = folder / f"{name}.html"
    subprocess.run([program, "report", *inputs, "-o", output, "--force"], check=True, capture_output=True)
    return output


def check_keys(page, name, failures):
    """Charts and calendars tell their values one after the other."""
    for slider in page.locator("svg[role=slider]:visible").all():
        slider.focus()
        told = set()
        page.keyboard.press("Home")
        for _ in range(int(slider.get_attribute("aria-valuemax"))):
            told.add(slider.get_attribute("aria-valuetext"))
            check(page.locator("#tip").inner_text() == slider.get_attribute("aria-valuetext"),
                  f"{name}: what is shown is not what is told: {slider.get_attribute('aria-valuetext')!r}", failures)
            page.keyboard.press("ArrowRight")
            if len(told) > 20:
                break
        check(all(told), f"{name}: a value without words", failures)
        page.keyboard.press("Escape")
        check(page.locator("#tip").is_hidden(), f"{name}: Escape hides nothing", failures)


def check_tables(page, name, failures):
    """A table is sorted by its heads, downwards and upwards."""
    table = page.locator("table.sort:visible").first
    if table.count() == 0:
        return
    button = table.locator("thead button").first
    orders = []
    for _ in range(2):
        button.click()
        orders.append(table.locator("tbody tr > :first-child").all_inner_texts())
    check(orders[0] == orders[1][::-1], f"{name}: a table is not sorted both ways", failures)


def check_report(browser, file, name, folder, failures):
    for width, scheme in SIZES:
        context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
        page = context.new_page()
        problems, requests = [], []
        page.on("console", lambda message: problems.append(message.text))
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("request", lambda request: requests.append(request.url))
        page.goto(file.as_uri())
        place = f"{name}, {width} pixels, {scheme}"
        check(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{place}: too wide", failures)
        failures += [f"{place}: {item['id']}: {item['help']}: {item['nodes'][0]['html'][:300]}"
                     for item in Axe().run(page).response["violations"]]
        if (width, scheme) == (1280, "light"):
            check_keys(page, name, failures)
            check_tables(page, name, failures)
        failures += [f"{place}: on the console: {problem}" for problem in problems]
        failures += [f"{place}: a request: {url[:100]}" for url in requests
                     if url != file.as_uri() and not url.startswith("data:")]
        page.screenshot(path=folder / f"{name}-{width}-{scheme}.png", full_page=True)
        context.close()


def check_without_script(browser, file, name, failures):
    """Without scripts the page says the same."""
    texts = []
    for scripts in (True, False):
        context = browser.new_context(java_script_enabled=scripts)
        page = context.new_page()
        page.goto(file.as_uri())
        texts.append(page.locator("main").inner_text())
        context.close()
    check(texts[0] == texts[1], f"{name}: without scripts it says something else", failures)


def main():
    program, folder = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    failures = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, history in HISTORIES.items():
            file = make(program, folder, name, history)
            markup = subprocess.run(["tidy", "-q", "-e", "-utf8", file], capture_output=True, text=True).stderr
            failures += [f"{name}: {line}" for line in markup.splitlines() if " - Error" in line]
            check_report(browser, file, name, folder, failures)
            check_without_script(browser, file, name, failures)
        browser.close()
    for failure in failures:
        print(failure)
    print(f"{len(HISTORIES)} reports at {len(SIZES)} sizes and colours: {len(failures)} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
