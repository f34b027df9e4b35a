internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Brings texts and numbers into what Liftosaur's text can hold: names without the signs that it uses itself, whole
/// seconds, warm-ups before all other sets, each exercise once.
final class LiftohistoryFitter: OwnFitter {
  private let losses: LossReporter

  init(_ losses: LossReporter) { self.losses = losses }

  func prepare(_ workout: inout Workout, at path: ModelPath) throws(WorkoutError) {
    for number in workout.exercises.indices {
      moveNotes(of: &workout.exercises[number], at: path.exercise(number))
    }
  }

  /// Moves free texts, and notes that cannot stand in brackets, to the notes of their exercise.
  private func moveNotes(of exercise: inout Exercise, at path: ModelPath) {
    for index in exercise.sets.indices where exercise.sets[index].hasText {
      guard var details = exercise.sets[index].details else { continue }
      if let text = details.freeText, Self.isEmpty(text) {
        losses.dropped(.freeText, at: path.set(index), detail: "an empty text")
      } else if let text = details.freeText {
        losses.converted(.freeText, "written into the notes of its exercise", at: path.set(index))
        add(text, to: &exercise)
      }
      details.freeText = nil
      if let note = details.note, Self.isEmpty(note) {
        if !note.isEmpty { losses.dropped(.setNote, at: path.set(index)) }
        details.note = nil
      } else if let note = details.note, !Self.isLabel(note) {
        losses.converted(.setNote, "written into the notes of its exercise", at: path.set(index))
        add(note, to: &exercise)
        details.note = nil
      }
      exercise.sets[index].details = details == SetDetails() ? nil : details
    }
  }

  private func add(_ note: String, to exercise: inout Exercise) {
    var details = exercise.details ?? ExerciseDetails()
    details.notes = details.notes.map { $0.isEmpty ? note : $0 + "\n" + note } ?? note
    exercise.details = details
  }

  /// True for words with one space between them, and no sign of the text's own.
  private static func isLabel(_ note: String) -> Bool {
    let words = note.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      !word.isEmpty
        && word.allSatisfy { !$0.properties.isWhitespace && !isSign($0) && $0 != "," && $0.value >= 0x20 }
    }
  }

  /// True for what has a meaning of its own in the text.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    "/{}()@|\":".unicodeScalars.contains(scalar)
  }

  // MARK: Workouts

  func finish(_ workout: inout Workout, at path: ModelPath) {
    fit(&workout.title, .title, at: path)
    if var details = workout.details {
      fit(&details.templateReference, .templateReference, at: path)
      details.notes = notes(details.notes, .workoutNotes, at: path)
      workout.details = details == WorkoutDetails() ? nil : details
    }
    if let seconds = workout.durationSeconds, seconds.coefficient < 0 {
      losses.drop(.duration, &workout.durationSeconds, at: path)
    }
    var names: Set<String> = []
    for number in workout.exercises.indices {
      tellApart(&workout.exercises[number], &names, at: path.exercise(number))
    }
  }

  /// The app takes a workout in which each exercise stands once.
  private func tellApart(_ exercise: inout Exercise, _ names: inout Set<String>, at path: ModelPath) {
    let name = exercise.identity.name ?? ""
    if names.insert(name).inserted { return }
    var number = 2
    while !names.insert("\(name) \(number)").inserted { number += 1 }
    let other = "\(name) \(number)"
    losses.converted(
      .exerciseName, "with a number: the app takes each exercise once", at: path, detail: other)
    exercise.identity = ExerciseIdentity(name: other)
  }

  /// True for a text without anything that can be written.
  private static func isEmpty(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0 == "\0" }
  }

  /// Fits a text between quotation marks.
  private func fit(_ text: inout String?, _ field: ModelField, at path: ModelPath) {
    guard let given = text else { return }
    var fitted = ""
    for scalar in given.unicodeScalars {
      switch scalar {
      case "\"": fitted.unicodeScalars.append("'")
      case "\n", "\r", "\0": fitted.unicodeScalars.append(" ")
      default: fitted.unicodeScalars.append(scalar)
      }
    }
    fitted = String(fitted.trimming { $0 == " " || $0 == "\t" })
    if fitted != given, !given.isEmpty {
      losses.report(
        .dropped, field, "quotation marks, ends of lines and spaces around it", at: path,
        detail: PrintableText.of(given, limit: 60))
    }
    text = fitted.isEmpty ? nil : fitted
  }

  /// Notes without white space at the ends of their lines.
  private func notes(_ text: String?, _ field: ModelField, at path: ModelPath) -> String? {
    guard let text, !text.isEmpty else { return nil }
    var lines: [String] = []
    var line = ""
    var hasReturn = false
    func end() {
      var scalars = Substring(line).unicodeScalars
      while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
      lines.append(String(scalars))
      line = ""
    }
    for scalar in text.unicodeScalars {
      if scalar == "\n", hasReturn {
        hasReturn = false
        continue
      }
      hasReturn = scalar == "\r"
      if scalar == "\n" || scalar == "\r" {
        end()
      } else if scalar != "\0" {
        line.unicodeScalars.append(scalar)
      }
    }
    end()
    let fitted = lines.joined(separator: "\n")
    let isNone = lines.allSatisfy { $0.isEmpty }
    let bare = text.replacing("\0", by: "")
    if bare.utf8.count < text.utf8.count {
      losses.report(.dropped, field, "NUL characters", at: path, detail: PrintableText.of(text, limit: 60))
    }
    if isNone && !bare.isEmpty || !ExerciseIdentity.areSame(fitted, bare) {
      losses.report(
        .dropped, field, "white space at the ends of lines", at: path,
        detail: PrintableText.of(text, limit: 60))
    }
    return isNone ? nil : fitted
  }

  // MARK: Exercises

  func finish(_ exercise: inout Exercise, at path: ModelPath) {
    fitName(of: &exercise, at: path)
    if var details = exercise.details {
      details.notes = notes(details.notes, .exerciseNotes, at: path)
      exercise.details = details == ExerciseDetails() ? nil : details
    }
    if exercise.sets.count > LiftohistorySet.maximumCount {
      for index in LiftohistorySet.maximumCount..<exercise.sets.count {
        losses.dropped(.reps, at: path.set(index), detail: "set \(index + 1) of an exercise")
      }
      exercise.sets.removeSubrange(LiftohistorySet.maximumCount...)
    }
    var isWarmingUp = true
    for index in exercise.sets.indices {
      fit(&exercise.sets[index], isWarmingUp: &isWarmingUp, at: path.set(index))
    }
  }

  private func fitName(of exercise: inout Exercise, at path: ModelPath) {
    let name = exercise.identity.name ?? ""
    var fitted = name
    if let (head, equipment) = Self.equipment(in: name) {
      fitted = head + ", " + equipment
      losses.report(
        .dropped, .exerciseName, "equipment written after a comma instead of in brackets", at: path,
        detail: Self.withoutSigns(fitted))
    }
    let bare = Self.withoutSigns(fitted)
    if bare != fitted {
      losses.report(
        .dropped, .exerciseName, "signs that the text uses itself, and spaces around it", at: path,
        detail: bare)
    }
    if bare != name { exercise.identity = ExerciseIdentity(name: bare) }
  }

  /// A name without what has a meaning of its own in the text.
  private static func withoutSigns(_ name: String) -> String {
    var hasComma = false
    var wasOut = false
    var fitted = ""
    for scalar in name.unicodeScalars {
      let isSecond = scalar == "," && hasComma
      let isBesideComma = scalar == "," && wasOut && fitted.unicodeScalars.last == " "
      if scalar == "," { hasComma = true }
      let isOut = isSign(scalar) || isSecond || scalar.value < 0x20
      // A space for a sign, and none beside another.
      if isOut || wasOut && scalar == " " {
        if fitted.unicodeScalars.last != " " { fitted.unicodeScalars.append(" ") }
      } else {
        if isBesideComma { fitted.unicodeScalars.removeLast() }
        fitted.unicodeScalars.append(scalar)
      }
      wasOut = isOut
    }
    fitted = String(fitted.trimming { $0.properties.isWhitespace || $0 == "," })
    return fitted.isEmpty ? "Exercise" : fitted
  }

  /// `Bench Press` and `Dumbbell` of `Bench Press (Dumbbell)`, the last brackets of a name without a comma.
  private static func equipment(in name: String) -> (exercise: String, equipment: String)? {
    let scalars = name.unicodeScalars
    guard scalars.last == ")", !scalars.contains(","), let open = scalars.lastIndex(of: "(") else {
      return nil
    }
    let exercise = String(scalars[..<open])
    let equipment = String(scalars[scalars.index(after: open)...].dropLast())
    guard exercise.hasSuffix(" "), !exercise.hasSuffix("  "), exercise.contains(where: { $0.isLetter }),
      !equipment.isEmpty, !equipment.unicodeScalars.contains(where: { isSign($0) || $0.value < 0x20 }),
      equipment.trimming({ $0.properties.isWhitespace }).utf8.count == equipment.utf8.count
    else { return nil }
    return (String(exercise.dropLast()), equipment)
  }

  private func fit(_ set: inout ExerciseSet, isWarmingUp: inout Bool, at path: ModelPath) {
    if set.kind != .warmUp { isWarmingUp = false }
    if set.kind == .warmUp, !isWarmingUp {
      losses.dropped(.kind, at: path, detail: "warm-up behind another set")
      set.kind = .working
    }
    if let seconds = set.durationSeconds {
      set.durationSeconds = losses.clockTime(seconds, .setDuration, at: path)
    }
    if let reps = set.reps, reps < 0 {
      losses.dropped(.reps, at: path, detail: "\(reps)")
      set.reps = nil
    }
    if set.reps == 0, set.durationSeconds != nil {
      losses.converted(.reps, .zeroIsNone, at: path)
      set.reps = nil
    }
    if set.reps == nil, set.durationSeconds == nil {
      losses.added(.reps, .zeroForUncounted, at: path)
      set.reps = 0
    }
    guard set.hasDetails, var details = set.details else { return }
    if let rating = details.ratingOfPerceivedExertion, rating.coefficient < 0 {
      losses.drop(.ratingOfPerceivedExertion, &details.ratingOfPerceivedExertion, at: path)
    }
    if let rest = details.restSeconds { details.restSeconds = losses.clockTime(rest, .rest, at: path) }
    if set.kind == .warmUp {
      losses.drop(.target, &details.target, at: path)
      losses.drop(.rest, &details.restSeconds, at: path)
    } else {
      fitTarget(of: &details, at: path)
    }
    fitFlags(of: &details, set.kind, at: path)
    set.details = details == SetDetails() ? nil : details
  }

  private func fitTarget(of details: inout SetDetails, at path: ModelPath) {
    guard var target = details.target else { return }
    if target.reps ?? 0 < 0 || target.maximumReps ?? 0 < 0
      || target.ratingOfPerceivedExertion?.coefficient ?? 0 < 0
    {
      return losses.drop(.target, &details.target, at: path)
    }
    if target.reps == nil, let most = target.maximumReps {
      losses.converted(.target, "the highest repetitions alone", at: path)
      target.reps = most
      target.maximumReps = nil
    } else if target.maximumReps == nil, target.reps == 0 {
      losses.converted(.target, .zeroIsNone, at: path)
      target.reps = nil
    }
    if let seconds = target.durationSeconds {
      target.durationSeconds = losses.clockTime(seconds, .target, at: path)
    }
    details.target = target == SetTarget() ? nil : target
  }

  /// Takes out what the app marks on a number that is not there.
  private func fitFlags(of details: inout SetDetails, _ kind: SetKind, at path: ModelPath) {
    guard var fields = details.sourceFields else { return }
    let target = details.target
    let kept = fields.fields.filter { field in
      switch field.name {
      case LiftohistoryField.asksWeight: target?.load != nil
      case LiftohistoryField.asksRPE: target?.ratingOfPerceivedExertion != nil
      case LiftohistoryField.overflow: target?.durationSeconds != nil
      case LiftohistoryField.targetAMRAP: kind != .warmUp
      default: true
      }
    }
    guard kept.count < fields.fields.count else { return }
    let gone = fields.fields.filter { !kept.contains($0) }
    losses.foreign(SourceFields(format: fields.format, fields: gone), at: path)
    fields.fields = kept
    details.sourceFields = kept.isEmpty ? nil : fields
  }
}
