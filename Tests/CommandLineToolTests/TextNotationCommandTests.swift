import Testing
import WorkoutFormats

@Suite struct TextNotationCommandTests {
  private static let log = """
    Leg day
    2026-03-01 18:05

    Squat 5x5@100kg
    Calf raise 20x10, 175x5
    """ + "\n"

  @Test func aPastedTextBecomesATable() throws {
    let folder = try TestFolder()
    try folder.write("Leg day\n2026-03-01 18:05\nSquat 2x5@100kg\n", to: "log.txt")
    let run = folder.run("convert", "DIR/log.txt", "-o", "DIR/log.csv", "--to", "csv")
    #expect(run.code == 0)
    let rows = try folder.text(of: "log.csv").split(separator: "\n").dropFirst()
    #expect(rows.count == 2 && rows.allSatisfy { $0.contains("Leg day") && $0.contains("Squat") })
  }

  @Test func theOrderOfPairsIsAskedForAndNamed() throws {
    let folder = try TestFolder()
    try folder.write(Self.log, to: "log.txt")
    let options = ["-o", "DIR/out.txt", "--to", "text", "--source-unit", "lb", "--force"]
    let unsettled = folder.run(["convert", "DIR/log.txt"] + options)
    #expect(
      unsettled.transcript.contains(
        "sets with two possible meanings, left out; --weight-first or --reps-first settles pairs of numbers [dropped]: DIR/log.txt:5:12: Calf raise 20x10, 175x5: "
          + "20x10 could be sets × reps or reps × weight: write the unit\n"),
      "\(unsettled.transcript)")
    let weight = folder.run(["convert", "DIR/log.txt", "--weight-first"] + options)
    #expect(weight.code == 0)
    #expect(try folder.text(of: "out.txt").contains("Calf raise\n10 x 20 lb, 5 x 175 lb\n"))
    let reps = folder.run(["convert", "DIR/log.txt", "--reps-first"] + options)
    #expect(
      reps.transcript.contains(
        "DIR/log.txt:5:19: Calf raise 20x10, 175x5: 175x5 contradicts the stated order: write the unit\n"
      ), "\(reps.transcript)")
    let both = folder.run(["convert", "DIR/log.txt", "--weight-first", "--reps-first"] + options)
    #expect(both.code == 64)
    #expect(both.errors.contains("--weight-first and --reps-first cannot be used together"))
  }

  @Test func aCodeShowsTheTextOnAnyPhoneAndIsScannedBack() throws {
    let folder = try TestFolder()
    try folder.write("Leg day\n2026-03-01 18:05\n\nSquat\n5 x 5 x 100 kg\n", to: "log.txt")
    #expect(folder.run("qr", "DIR/log.txt", "--encoding", "text", "-o", "DIR/code.png").code == 0)
    let raw = folder.run("scan", "DIR/code.png", "--raw").text
    #expect(raw == "Leg day\n2026-03-01 18:05\n\nSquat\n5 x 5 x 100 kg\n")
    #expect(folder.run("scan", "DIR/code.png", "-o", "DIR/back.txt", "--to", "text").code == 0)
    #expect(try folder.text(of: "back.txt") == folder.text(of: "log.txt"))
    let film = folder.run("qr", "DIR/log.txt", "--encoding", "text", "-o", "DIR/codes.gif")
    #expect(film.code == 64)
    #expect(
      film.errors.contains(
        "a folder or .gif holds a set of codes, which no phone shows as text: leave --encoding text out"))
  }
}
