import Testing
import WorkoutModel

@testable import WorkoutFormats

/// How archives of other formats are written, and what of them is named.
@Suite struct OpenWeightWriterTests {
  private func archive(_ sets: [ExerciseSet], start: String = "2026-01-31T18:05:00Z") -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.workouts = [
      Workout(
        start: Moment(start), exercises: [Exercise(ExerciseIdentity(name: "Squat"), sets: sets)])
    ]
    return archive
  }

  private func kilograms(_ text: String) throws -> Load {
    Load(try #require(ExactDecimal(text)), unit: .kilograms)
  }

  @Test func oneObjectStandsAloneAndSeveralInAList() throws {
    #expect(try write(WorkoutArchive(), as: .openWeight).text == "[]\n")
    var one = archive([ExerciseSet(reps: 5, load: try kilograms("100"))])
    let log =
      #"{"date":"2026-01-31T18:05:00Z","exercises":[{"exercise":{"name":"Squat"},"sets":[{"reps":5,"weight":100,"unit":"kg"}]}]}"#
    #expect(try write(one, as: .openWeight).text == log + "\n")
    one.workouts.append(one.workouts[0])
    var template = WorkoutTemplate(of: one.workouts[0])
    template.title = "A"
    one.templates = [template]
    let asked = #"{"name":"A","exercises":[{"exercise":{"name":"Squat"},"sets":[{}]}]}"#
    let writing = try write(one, as: .openWeight)
    #expect(writing.text == "[\n\(asked),\n\(log),\n\(log)\n]\n")
    #expect(
      writing.findings.lines == [
        "note added /templates/0/exercises/0: exercise without sets: one empty set, as "
          + "openweight requires one"
      ])
  }

  @Test func numbersAreBroughtWithinWhatIsAllowed() throws {
    var details = SetDetails()
    details.repsInReserve = ExactDecimal("1.5")
    details.restSeconds = ExactDecimal("90.4")
    details.ratingOfPerceivedExertion = ExactDecimal("11")
    var target = SetTarget()
    target.load = Load(ExactDecimal(225), unit: .pounds)
    target.durationSeconds = ExactDecimal(30)
    details.target = target
    let set = ExerciseSet(
      reps: -1, load: try kilograms("-20"), durationSeconds: ExactDecimal("9.5"), details: details)
    let other = ExerciseSet(load: try kilograms("100"), details: details)
    let writing = try write(archive([set, other]), as: .openWeight)
    #expect(
      try JSONValue(writing.bytes)["exercises"]?.elements.first?["sets"]?.elements == [
        JSONValue(#"{"durationSeconds":10,"rir":2,"unit":"lb","restSeconds":90,"targetWeight":225}"#),
        JSONValue(#"{"weight":100,"rir":2,"unit":"kg","restSeconds":90,"targetWeight":102.06}"#),
      ])
    #expect(
      writing.findings.sums == [
        "1 dropped: not stored in openweight: weight below zero",
        "1 dropped: repetitions: out of the range of openweight",
        "1 rounded: set duration: to a whole number",
        "1 rounded: set target: weight in the unit of the weight moved",
        "2 dropped: RPE: out of the range of openweight",
        "2 dropped: not stored in openweight: set target",
        "2 rounded: RIR: to a whole number", "2 rounded: rest: to a whole number",
      ])
  }

  @Test func textsAreCutAndNamesFilledIn() throws {
    var archive = archive([ExerciseSet(reps: 1)])
    archive.workouts[0].title = String(repeating: "é", count: 201)
    archive.workouts[0].exercises[0].identity = ExerciseIdentity(name: "")
    var template = WorkoutTemplate(of: archive.workouts[0])
    template.title = nil
    archive.templates = [template]
    let writing = try write(archive, as: .openWeight)
    let written = try JSONValue(writing.bytes).elements
    #expect(
      written.map { $0["name"] } == [
        try JSONValue("\"Template\""), try JSONValue("\"\(String(repeating: "é", count: 200))\""),
      ])
    #expect(
      writing.findings.sums == [
        "1 added: exercise without sets: one empty set, as openweight requires one",
        "1 added: template name: set to \"Template\": no name given",
        "1 dropped: workout name: cut to 200 characters",
        "2 added: exercise name: set to \"Exercise\": no name given",
      ])
  }

  @Test func whatATemplateHasAsPerformedIsATarget() throws {
    var details = SetDetails()
    var target = SetTarget()
    target.reps = 8
    details.target = target
    details.repsInReserve = ExactDecimal(2)
    var archive = WorkoutArchive()
    let sets = [
      ExerciseSet(reps: 5, load: try kilograms("100")), ExerciseSet(reps: 5, details: details),
      ExerciseSet(reps: 8, details: details),
    ]
    archive.templates = [
      WorkoutTemplate(title: "A", exercises: [Exercise(ExerciseIdentity(name: "Squat"), sets: sets)])
    ]
    let writing = try write(archive, as: .openWeight)
    #expect(
      try JSONValue(writing.bytes)["exercises"]?.elements.first?["sets"]?.elements == [
        JSONValue(#"{"targetReps":5,"targetWeight":100,"unit":"kg"}"#),
        JSONValue(#"{"targetReps":8,"targetRIR":2}"#), JSONValue(#"{"targetReps":8,"targetRIR":2}"#),
      ])
    #expect(
      writing.findings.sums == [
        "1 converted: weight: of a template, written as asked for",
        "1 dropped: repetitions: a template asks for another",
        "2 converted: repetitions: of a template, written as asked for",
      ])
  }

  @Test func aProfileOfAnotherFormatIsNamed() throws {
    var archive = archive([ExerciseSet(reps: 1)])
    archive.profile.name = "A"
    archive.measurements = [
      BodyMeasurement(moment: nil, kind: "Waist", value: ExactDecimal(80), unit: "cm")
    ]
    #expect(
      try write(archive, as: .openWeight).findings.sums == [
        "1 dropped: not stored in openweight: measurements",
        "1 dropped: not stored in openweight: profile",
      ])
    let own = SourceFields(format: "openweight", fields: [.init(name: "exportedAt", text: "\"x\"")])
    archive.profile.sourceFields = own
    let writing = try write(archive, as: .openWeight)
    #expect(writing.text.hasPrefix(#"[\#n{"name":"A","exportedAt":"x"},"#))
    #expect(
      writing.findings.lines == [
        "warning dropped /measurements/0: not stored in openweight: measurements | Waist"
      ])
  }
}
