import Foundation
import Testing

@Suite struct ReportCommandTests {
  @Test func writesOneFileAndSaysSo() throws {
    let folder = try TestFolder("history.btd")
    let run = folder.run("report", "DIR/history.btd", "-o", "DIR/report.html")
    let size = try folder.bytes(of: "report.html").count
    #expect(run.code == 0 && run.text == "")
    #expect(run.errors == "DIR/report.html: 24 workouts, \((size + 999) / 1_000) kB written\n")
    #expect(try folder.text(of: "report.html").hasPrefix("<!DOCTYPE html>\n"))
    #expect(folder.names == ["history.btd", "report.html"])
  }

  @Test func standardOutputTakesItToo() throws {
    let folder = try TestFolder("history.btd")
    let run = folder.run("report", "DIR/history.btd", "-o", "-")
    #expect(run.code == 0 && run.text.hasSuffix("</html>\n"))
    #expect(run.errors.hasPrefix("-: 24 workouts, "))
  }

  @Test func whatIsThereIsNotReplacedWithoutForce() throws {
    let folder = try TestFolder("history.btd")
    try folder.write("mine", to: "report.html")
    let run = folder.run("report", "DIR/history.btd", "-o", "DIR/report.html")
    #expect(run.code == 73 && run.errors.contains("--force"), "\(run.errors)")
    #expect(try folder.text(of: "report.html") == "mine")
    #expect(folder.run("report", "DIR/history.btd", "-o", "DIR/report.html", "--force").code == 0)
    #expect(try folder.text(of: "report.html") != "mine")
  }

  @Test func aDryRunWritesNothing() throws {
    let folder = try TestFolder("history.btd")
    let run = folder.run("report", "DIR/history.btd", "-o", "DIR/report.html", "--dry-run")
    #expect(run.code == 0 && folder.names == ["history.btd"])
    #expect(run.errors.hasPrefix("dry run: 24 workouts, "))
    #expect(run.errors.hasSuffix(" kB for DIR/report.html, nothing written\n"))
  }

  @Test func theNameMustBeThatOfAPage() throws {
    let folder = try TestFolder("history.btd")
    let run = folder.run("report", "DIR/history.btd", "-o", "DIR/report.pdf")
    #expect(run.code == 64 && run.errors.contains("-o must end in .html, found"), "\(run.errors)")
  }

  @Test func anInputIsNeverWrittenOver() throws {
    let folder = try TestFolder("history.btd")
    try folder.write(folder.bytes(of: "history.btd"), to: "a.html")
    let run = folder.run("report", "DIR/a.html", "--from", "btd", "-o", "DIR/a.html", "--force")
    #expect(run.code != 0, "\(run.errors)")
    #expect(try folder.bytes(of: "a.html") == folder.bytes(of: "history.btd"))
  }

  @Test func severalFilesAreOneHistory() throws {
    let folder = try TestFolder("history.btd", "intervals.zwo")
    let run = folder.run(
      "report", "DIR/history.btd", "DIR/history.btd", "DIR/intervals.zwo", "-o", "DIR/report.html")
    #expect(run.code == 0 && run.errors.hasSuffix("kB written\n"))
    #expect(run.errors.contains("report.html: 24 workouts, "), "\(run.errors)")
    #expect(try folder.text(of: "report.html").contains("Time in zones"))
  }

  @Test func allBadFilesAreNamedAndNothingIsWritten() throws {
    let folder = try TestFolder("history.btd")
    try folder.write("{", to: "bad.btd")
    let run = folder.run(
      "report", "DIR/none.btd", "DIR/history.btd", "DIR/bad.btd", "-o", "DIR/report.html")
    #expect(run.code == 66 && folder.names == ["bad.btd", "history.btd"])
    #expect(run.errors.contains("btd report: DIR/none.btd: "), "\(run.errors)")
    #expect(run.errors.contains("btd report: DIR/bad.btd:"), "\(run.errors)")
  }

  @Test func aFilterThatFitsNoWorkoutWritesNothing() throws {
    let folder = try TestFolder("history.btd")
    let run = folder.run("report", "DIR/history.btd", "-o", "DIR/report.html", "--since", "2030-01-01")
    #expect(run.code == 1 && folder.names == ["history.btd"])
    #expect(run.errors == "btd report: no workout matches.\n")
  }

  @Test func aSharedReportTellsNeitherNameNorNotes() throws {
    let folder = try TestFolder("v6.wld")
    let open = folder.run("report", "DIR/v6.wld", "-o", "DIR/open.html")
    let shared = folder.run("report", "DIR/v6.wld", "-o", "DIR/shared.html", "--share")
    #expect(open.code == 0 && shared.code == 0)
    #expect(try folder.text(of: "open.html").contains("Maja Lindqvist"))
    let text = try folder.text(of: "shared.html")
    #expect(!text.contains("Maja") && !text.contains("Full Body"))
    #expect(text.contains("A copy to share, without names, notes, uuids, picture, body weight and"))
    #expect(shared.errors.contains("removed: name\n"), "\(shared.errors)")
    let keep = folder.run("report", "DIR/v6.wld", "-o", "DIR/keep.html", "--keep", "names")
    #expect(keep.code == 64 && keep.errors.contains("--keep works only with --share"))
  }

  private static func isInstalled(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  /// A script whose hash the page's policy does not know makes no buttons, and the console says so.
  @Test(
    .enabled(if: BuiltTool.path != nil, BuiltTool.isMissing), .enabled(if: isInstalled("chromium")))
  func aBrowserRunsTheScriptAndHasNothingToSay() throws {
    let folder = try TestFolder("history.btd")
    let flags =
      "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --user-data-dir=\"$PWD/browser\""
    let run = try BuiltTool.shell(
      "\"$btd\" report history.btd -o r.html\n"
        + "chromium \(flags) --enable-logging=stderr --dump-dom \"file://$PWD/r.html\" 2>said >page\n"
        + "grep -c CONSOLE said; grep -q '<button type=\"button\">' page && echo sorted", in: folder)
    #expect(run.text == "0\nsorted\n", "\(run.text)")
  }

  @Test(.enabled(if: BuiltTool.path != nil, BuiltTool.isMissing), .enabled(if: isInstalled("tidy")))
  func theMarkupHasNoErrors() throws {
    let folder = try TestFolder("history.btd", "intervals.zwo", "reps.json")
    let run = try BuiltTool.shell(
      "exec 2>&1; \"$btd\" report history.btd intervals.zwo reps.json -o r.html >/dev/null 2>&1\n"
        + "tidy -q -e -utf8 r.html 2>&1 | grep ' - Error'; test -s r.html", in: folder)
    #expect(run.code == 0 && run.text == "", "\(run.text)")
  }

  /// Another program works out the same numbers from a database, and finds them in the tables of the page.
  @Test(
    .enabled(if: BuiltTool.path != nil, BuiltTool.isMissing), .enabled(if: SchemaValidator.isInstalled),
    arguments: ["history.btd", "strong.csv", "v6.wld"])
  func agreesWithAnIndependentComputation(sample: String) throws {
    let folder = try TestFolder(sample)
    try folder.write(Self.oracle, to: "check.py")
    let run = try BuiltTool.shell("exec 2>&1; python3 check.py \"$btd\" \(sample) | tail -n 2", in: folder)
    #expect(run.text.hasSuffix("agreed\n"), "\(run.text)")
  }

  private static let oracle = """
    import html.parser, re, sqlite3, subprocess, sys
    tool, sample = sys.argv[1:]
    quiet = dict(stderr=subprocess.DEVNULL)
    subprocess.check_call([tool, "report", sample, "-o", "r.html"], **quiet)
    subprocess.check_call([tool, "convert", sample, "-o", "a.sqlite", "--to", "sqlite"], **quiet)
    data = sqlite3.connect("a.sqlite")

    class Tables(html.parser.HTMLParser):
        def __init__(self):
            super().__init__()
            self.tables, self.table, self.cell, self.tiles, self.tile = {}, None, None, [], None
        def handle_starttag(self, tag, attrs):
            if tag == "table": self.table = self.tables.setdefault(dict(attrs).get("id") or len(self.tables), [])
            if tag == "tr" and self.table is not None: self.table.append([])
            if tag in ("td", "th"): self.cell = ""
        def handle_endtag(self, tag):
            if tag in ("td", "th"):
                self.table[-1].append(self.cell.strip())
                self.cell = None
        def handle_data(self, text):
            if self.cell is not None: self.cell += text
    page = open("r.html", encoding="utf-8").read()
    parser = Tables()
    parser.feed(page)
    tables = parser.tables
    def number(text): return int(re.sub("[^0-9-]", "", text.split(".")[0]) or 0)
    def rows(query): return data.execute(query).fetchall()

    # How many workouts each month has.
    months = {}
    for row in tables["cal"][1:]:
        for month, cell in enumerate(row[1:], 1):
            if cell: months[f"{int(row[0]):04}-{month:02}"] = int(cell)
    assert months == dict(rows("SELECT substr(date, 1, 7), count(*) FROM workouts WHERE date IS NOT NULL GROUP BY 1")), months

    # Workouts, sets and the volume of each.
    listed = sorted((r[0], r[1], int(r[2]), int(r[3]), number(r[4])) for r in tables["workouts"][1:])
    asked = sorted(rows('''SELECT w.date, coalesce(w.title, ''), (SELECT count(*) FROM exercises e WHERE e.workout_id = w.id),
      (SELECT count(*) FROM set_log s WHERE s.workout_id = w.id),
      coalesce((SELECT sum(volume) FROM set_log s WHERE s.workout_id = w.id), 0)
      FROM workouts w ORDER BY w.start DESC LIMIT 40'''))
    assert listed == asked, (listed, asked)

    # The volume of each week, in all.
    weeks = {r[0]: number(r[2]) for r in tables["vw"][1:]}
    assert weeks == {w: v for w, v in rows('''SELECT week, sum(volume) FROM volume_by_week
      WHERE week >= (SELECT date(max(week), '-364 days') FROM volume_by_week) GROUP BY 1''') if v}, weeks

    # How often each exercise was done, its sets and its best one-rep max.
    best = {}
    for name, workouts, sets, most in rows('''SELECT trim(coalesce(e.variation, '') || ' ' || e.name),
        count(DISTINCT e.workout_id), count(s.set_id), max(s.one_rep_max)
        FROM exercises e LEFT JOIN set_log s ON s.exercise_id = e.id GROUP BY 1'''):
        best[name] = (workouts, sets, most)
    for row in tables["exercises"][1:]:
        workouts, sets, most = best.pop(row[0])
        assert (number(row[1]), number(row[2])) == (workouts, sets), row
        if most: assert number(row[5]) == most, (row, most)
    assert not best, best

    # Personal records: more than every time before.
    count = 0
    for (name,) in rows("SELECT DISTINCT trim(coalesce(variation, '') || ' ' || name) FROM exercises"):
        top = None
        for (value,) in rows(f'''SELECT max(s.one_rep_max) FROM set_log s JOIN workouts w ON w.id = s.workout_id
            WHERE trim(coalesce(s.variation, '') || ' ' || s.exercise) = '{name.replace("'", "''")}'
            GROUP BY w.id HAVING max(s.one_rep_max) IS NOT NULL ORDER BY w.start, w.id'''):
            if top is not None and value > top: count += 1
            top = max(top or 0, value)
    lifted = [r for r in tables.get("records", [[]])[1:] if re.search("(kg|lb)$", r[3])]
    shown = re.search("<b>([0-9,]+)</b><span>personal records", page)
    if count and len(tables["records"]) < 41: assert len(lifted) == count, (len(lifted), count)
    print("agreed")
    """
}
