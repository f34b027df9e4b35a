import Testing

@Suite struct RedactCommandTests {
  private static let secrets = [
    "Maja", "Lindqvist", "Arms 💪", "A4D8F06B-5E93-4172-9C2E-3B07D1F8465A", "Push Day",
  ]

  @Test func takesOutWhoTrainedAndSaysWhatIsStillTold() throws {
    let folder = try TestFolder("v6.wld")
    let run = folder.run("redact", "DIR/v6.wld", "-o", "DIR/out.workouts.json")
    try Golden.expect(run.transcript, equals: "redact")
    let text = try folder.text(of: "out.workouts.json")
    for secret in Self.secrets { #expect(!text.contains(secret)) }
    #expect(text.contains("Workout 1") && text.contains("2019-06-15"))
    #expect(folder.run("redact", "DIR/v6.wld", "-o", "DIR/out.wld").code == 0)
    #expect(folder.run("validate", "DIR/out.wld").code == 0)
  }

  @Test func keepsWhatIsToBeKept() throws {
    let folder = try TestFolder("v6.wld")
    let run = folder.run(
      "redact", "DIR/v6.wld", "-o", "DIR/out.wld", "--keep",
      "names,notes,uuids,picture,weight,heart-rate,fields")
    #expect(run.code == 0)
    #expect(folder.run("convert", "DIR/v6.wld", "-o", "DIR/same.wld").code == 0)
    #expect(try folder.bytes(of: "out.wld") == folder.bytes(of: "same.wld"))
  }

  @Test func movesAllDatesByTheSameWeeks() throws {
    let folder = try TestFolder("v6.wld")
    #expect(folder.run("redact", "DIR/v6.wld", "-o", "DIR/out.wld", "--shift-dates").code == 0)
    let text = try folder.text(of: "out.wld")
    for date in ["2019-06-15", "2017-09-08"] { #expect(!text.contains(date)) }
    #expect(text.contains(" 16:20\"") && text.contains(" 18:20\""))
  }

  @Test func offersTheSameForCodes() throws {
    let folder = try TestFolder("v6.wld")
    let arguments = ["qr", "DIR/v6.wld", "--workout", "last", "-o", "DIR/x.png"]
    #expect(folder.run(arguments + ["--share"]).code == 0)
    let payload = folder.run("scan", "DIR/x.png", "--raw").text
    #expect(payload.contains("\"n\":\"Workout 1\"") && !payload.contains("\"u\""))
    #expect(folder.run(arguments + ["--force", "--keep", "names"]).code == 64)
    #expect(folder.run(arguments + ["--force", "--share", "--keep", "names"]).code == 0)
    #expect(folder.run("scan", "DIR/x.png", "--raw").text.contains("Full Body"))
  }
}
