import Foundation
import LogForms
import Testing
import WorkoutModel

@Suite struct LogFormTests {
  @Test func aPayloadBringsBackThePageThatItWasMadeOf() throws {
    for paper in LogPaper.allCases {
      for hasEffort in [false, true] {
        var form = try LogPrint.form()
        form.paper = paper
        form.hasEffort = hasEffort
        form.page = 2
        form.pageCount = 3
        form.firstExercise = 7
        form.step = ExactDecimal(coefficient: 125, fractionDigits: 2) ?? ExactDecimal(1)
        #expect(try LogForm(payload: form.payload(), name: "form") == form)
      }
    }
  }

  @Test func aDamagedPayloadIsRefusedWhereverItIsDamaged() throws {
    let payload = try LogPrint.form().payload()
    for index in payload.indices {
      var damaged = payload
      damaged[index] = damaged[index] == 0x41 ? 0x42 : 0x41
      #expect(throws: WorkoutError.self) { try LogForm(payload: damaged, name: "form") }
      #expect(throws: WorkoutError.self) { try LogForm(payload: Array(payload[..<index]), name: "form") }
    }
  }

  @Test func exercisesGoOnTheNextPageWhereOneIsFullAndNoneIsDivided() throws {
    var plan = LogPrint.plan
    plan.exercises = (0..<12).map { number in
      var exercise = LogPrint.plan.exercises[0]
      exercise.sets.append(contentsOf: Array(repeating: exercise.sets[1], count: number % 4))
      return exercise
    }
    plan.supersets = [[0, 1], [2, 11]]
    let forms = try LogPages(of: plan, LogOptions(), findings: FindingLog()).forms
    #expect(forms.flatMap { $0.plan.exercises } == plan.exercises)
    #expect(forms.map { $0.page } == Array(1...forms.count))
    #expect(forms.allSatisfy { $0.pageCount == forms.count && $0.identifier == forms[0].identifier })
    #expect(forms[0].plan.supersets == [[0, 1]])
    #expect(
      forms.map { $0.firstExercise }
        == forms.indices.map { index in
          forms[..<index].reduce(0) { $0 + $1.plan.exercises.count }
        })
    for form in forms {
      let layout = LogLayout(form)
      #expect((layout.rows.map { $0.y }.max() ?? 0) < form.paper.height - LogLayout.bottomMargin)
      #expect(try LogForm(payload: form.payload(), name: "form") == form)
    }
  }

  @Test func whatHasNoPlaceOnAFormIsNamed() throws {
    var plan = LogPrint.plan
    plan.exercises[0].sets = Array(repeating: plan.exercises[0].sets[1], count: 20)
    var found: [Finding] = []
    let forms = try LogPages(of: plan, LogOptions(), findings: FindingLog { found.append($0) }).forms
    #expect(forms[0].plan.exercises[0].sets.count == LogLayout.maximumSets)
    #expect(
      found.map { "\($0.kind) \($0.what) \($0.count)" } == [
        "dropped sets of an exercise beyond 16 on a log sheet 4"
      ])
  }

  @Test func aFormHasNoMoreThan64Pages() throws {
    var plan = LogPrint.plan
    plan.supersets = []
    plan.exercises = Array(repeating: plan.exercises[0], count: 64 * LogLayout.maximumExercises + 1)
    var found: [Finding] = []
    let forms = try LogPages(of: plan, LogOptions(), findings: FindingLog { found.append($0) }).forms
    #expect(forms.count == LogPages.maximumPages)
    #expect(found.map(\.what) == ["exercises beyond the 64 pages of a log sheet"])
  }

  @Test func noTwoBubblesTouchAndAllAreOnThePaper() throws {
    for paper in LogPaper.allCases {
      var options = LogOptions()
      options.paper = paper
      options.hasEffort = true
      let layout = LogLayout(try LogPrint.form(LogPrint.plan, options))
      let bubbles = layout.dateBubbles + layout.rows.flatMap { $0.bubbles }
      for (index, bubble) in bubbles.enumerated() {
        #expect(bubble.place.x > LogLayout.margin && bubble.place.x < paper.width - LogLayout.margin)
        for other in bubbles[..<index] {
          let (x, y) = (bubble.place.x - other.place.x, bubble.place.y - other.place.y)
          #expect((x * x + y * y).squareRoot() > 2 * LogBubble.radius + 4)
        }
      }
    }
  }

  @Test func thePlanIsWhatTheTemplateAsksForAndElseWhatWasDoneTheLastTime() throws {
    func workout(_ day: Int, _ reps: [Int32], _ load: Int32) -> Workout {
      Workout(
        start: CivilDate(year: 2026, month: 1, day: day).flatMap { Moment(date: $0, precision: .day) },
        exercises: [
          Exercise(
            ExerciseIdentity(name: "Bench Press"),
            sets: reps.map { ExerciseSet(reps: $0, load: Load(ExactDecimal(load), unit: .pounds)) })
        ])
    }
    let planner = LogPlanner(history: [workout(9, [8, 7], 135), workout(2, [10], 115)])
    var target = SetDetails()
    target.target = SetTarget()
    target.target?.reps = 5
    let template = WorkoutTemplate(exercises: [
      Exercise(ExerciseIdentity(name: "Bench Press", category: "Chest")),
      Exercise(ExerciseIdentity(name: "Bench Press"), sets: [ExerciseSet(details: target)]),
      Exercise(ExerciseIdentity(name: "Face Pull")),
    ])
    let load = Load(ExactDecimal(135), unit: .pounds)
    #expect(
      planner.plan(template).exercises.map { $0.sets } == [
        [ExerciseSet(reps: 8, load: load), ExerciseSet(reps: 7, load: load)],
        [ExerciseSet(reps: 5, load: load)], [ExerciseSet(), ExerciseSet(), ExerciseSet()],
      ])
  }
}
