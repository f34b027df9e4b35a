import Testing

@testable import WorkoutModel

@Suite struct AssistanceTests {
  @Test(arguments: [
    "Pull Up (Assisted)", "assisted dip", "MACHINE-ASSISTED CHIN UP", "Klimmzug (unterstützt)",
    "Traction assistée", "Traction assiste\u{301}e", "Dominadas asistidas", "Barra fixa assistida",
    "Trazioni assistite",
  ])
  func aNameSaysThatTheWeightHelps(name: String) {
    #expect(ExerciseIdentity(name: name).isAssisted)
    #expect(ExerciseIdentity(name: "Pull Up", variation: name).isAssisted)
  }

  @Test(arguments: ["Pull Up", "Unassisted Pull Up", "Assistance Work", "", "assiste", "Assist", "Ⅷassisted"])
  func otherNamesDoNot(name: String) {
    #expect(!ExerciseIdentity(name: name).isAssisted)
    #expect(!ExerciseIdentity(name: nil).isAssisted)
  }
}
