import Testing

@testable import CommandLineTool

@Suite struct ValueSpellingTests {
  @Test(arguments: [
    ("LB", "lb"), ("lbs", "lb"), ("Pounds", "lb"), ("kgs", "kg"), ("Kilograms", "kg"),
  ])
  func unitsOfWeightsAreMeantByTheirOtherNames(text: String, unit: String) {
    #expect(ValueSpelling.meant(by: text, among: ["kg", "lb"]) == unit)
  }

  @Test func lettersOfAnyCaseAreMeant() {
    #expect(ValueSpelling.meant(by: "l", among: ["L", "M", "Q", "H"]) == "L")
    #expect(ValueSpelling.meant(by: "x", among: ["L", "M", "Q", "H"]) == nil)
    #expect(ValueSpelling.meant(by: "miles", among: ["kg", "lb"]) == nil)
  }

  @Test func idsAndUnitsMayBeTypedInAnyCase() throws {
    let folder = try TestFolder("workout.json")
    let run = folder.run(
      "convert", "DIR/workout.json", "-o", "DIR/out", "--to", "Hevy", "--from", "Compact-Workout",
      "--source-unit", "Lbs")
    #expect(run.code == 0)
    #expect(try folder.text(of: "out").contains("weight_lbs"))
  }
}
