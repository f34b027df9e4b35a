internal import WorkoutModel

/// The FIT file of one template that has been fitted: equal sets are one step, its rest and a repeat of both.
struct FITPlanFile {
  /// Fields of a step but for its number.
  private typealias Step = [FITValue]

  private let template: WorkoutTemplate
  private var output = FITOutput()
  private var steps: [Step] = []

  /// The whole file.
  var bytes: [UInt8] { output.bytes }

  init(_ template: WorkoutTemplate) {
    self.template = template
    for exercise in template.exercises { addSteps(of: exercise) }
    write()
  }

  private mutating func write() {
    output.add(FITNumber.fileID, FITWriter.identity(FITNumber.workoutFile, at: nil))
    let sport = FITNotation.keptSport(in: template.sourceFields) ?? .strength
    var head: [FITValue] = [
      .enumeration(4, Int64(sport.sport)), .enumeration(11, Int64(sport.subSport)),
      .short(6, Int64(steps.count)),
    ]
    if let title = template.title, !title.isEmpty { head.append(FITValue(8, text: title)) }
    if let notes = template.notes, !notes.isEmpty { head.append(FITValue(17, text: notes)) }
    output.add(FITNumber.workout, head)
    writeTitles()
    for (number, step) in steps.enumerated() {
      output.add(FITNumber.workoutStep, [.short(254, Int64(number))] + step)
    }
  }

  private mutating func writeTitles() {
    var known: Set<FITExercise> = []
    let exercises = template.exercises.map {
      (numbers: FITNotation.exercise(of: $0), name: $0.identity.name ?? "")
    }
    // A title would give its name to those of the same numbers that have none; a step has a name of its own.
    let nameless = Set(exercises.filter { $0.name.isEmpty }.map { $0.numbers })
    for (numbers, name) in exercises {
      guard numbers != .unknown, !nameless.contains(numbers), known.insert(numbers).inserted else { continue }
      output.add(
        FITNumber.exerciseTitle,
        [
          .short(254, Int64(known.count - 1)), .short(0, Int64(numbers.category)),
          .short(1, Int64(numbers.subtype)), FITValue(2, text: name),
        ])
    }
  }

  // MARK: Steps

  private mutating func addSteps(of exercise: Exercise) {
    var place = 0
    while place < exercise.sets.count {
      let set = exercise.sets[place]
      var count = 1
      // A note belongs to its own set.
      while place + count < exercise.sets.count, exercise.sets[place + count] == set, set.details?.note == nil
      {
        count += 1
      }
      let first = Int64(steps.count)
      steps.append(step(set, of: exercise, notes: place == 0 ? exercise.details?.notes : set.details?.note))
      if let rest = FITNotation.milliseconds(set.details?.restSeconds) { steps.append(Self.rest(rest)) }
      if count > 1 { steps.append(Self.repeats(from: first, count)) }
      place += count
    }
  }

  private func step(_ set: ExerciseSet, of exercise: Exercise, notes: String?) -> Step {
    let numbers = FITNotation.exercise(of: exercise)
    var fields: Step = []
    if let name = exercise.identity.name, !name.isEmpty { fields.append(FITValue(0, text: name)) }
    let end: (Int64, Int64?) =
      if let reps = set.reps { (FITStep.End.reps, Int64(reps)) } else if let seconds = set.durationSeconds {
        (FITStep.End.time, FITNotation.milliseconds(seconds))
      } else if let distance = set.details?.distance {
        (FITStep.End.distance, distance.value.movingPoint(by: 2)?.wholePart)
      } else {
        (FITStep.End.open, nil)
      }
    let unit = set.load?.unit ?? .kilograms
    let weight = set.load.flatMap { FITLoad.count($0.value, parts: 100, unit: unit) }
    let intensity = set.kind == .warmUp ? FITStep.Intensity.warmUp : FITStep.Intensity.active
    fields += [
      .enumeration(1, end.0), .long(2, end.1), .enumeration(3, FITStep.openTarget), .long(4, 0),
      .enumeration(7, intensity), .short(10, Int64(numbers.category)), .short(11, Int64(numbers.subtype)),
      .short(12, weight), .short(13, weight == nil ? nil : unit == .pounds ? 2 : 1),
    ]
    if let notes, !notes.isEmpty { fields.append(FITValue(8, text: notes)) }
    return fields
  }

  private static func rest(_ milliseconds: Int64) -> Step {
    [
      .enumeration(1, FITStep.End.time), .long(2, milliseconds), .enumeration(3, FITStep.openTarget),
      .long(4, 0), .enumeration(7, FITStep.Intensity.rest),
    ]
  }

  private static func repeats(from first: Int64, _ count: Int) -> Step {
    [
      .enumeration(1, FITStep.End.repeats), .long(2, first), .enumeration(3, FITStep.openTarget),
      .long(4, Int64(count)),
    ]
  }
}
