internal import FormatKit
internal import Notation
internal import WorkoutModel

/// The exercises of a workout in Boostcamp's JSON.
struct BoostcampExercises {
  private(set) var exercises: [Exercise] = []
  private(set) var supersets: [[Int]] = []
  /// How many sets were planned and not done.
  private(set) var undone = 0
  /// What stands where an exercise or a set belongs and is neither.
  private(set) var foreign: [String] = []

  private let massUnit: MassUnit?

  /// - Parameter massUnit: of weights that state none.
  init(_ massUnit: MassUnit?) { self.massUnit = massUnit }

  /// Takes the records of `list`; those of a superset stand in a list of their own.
  mutating func read(_ list: JSONElement) {
    for record in list.elements {
      guard record.kind == .object else {
        foreign.append(record.excerpt)
        continue
      }
      if let group = record["supersets"], group.kind == .array, !group.elements.isEmpty {
        let first = exercises.count
        read(group)
        if exercises.count - first > 1 { supersets.append(Array(first..<exercises.count)) }
        keepRest(of: record, at: first)
      } else {
        readExercise(record)
      }
    }
  }

  /// Keeps what a superset says of itself with its first exercise, the one numbered `index`.
  private mutating func keepRest(of record: JSONElement, at index: Int) {
    var object = ObjectReader(record, at: "", format: BoostcampReader.formatID, nil)
    _ = object.list("supersets")
    guard let rest = object.rest else { return }
    guard exercises.indices.contains(index) else { return foreign.append(record.excerpt) }
    var details = exercises[index].details ?? ExerciseDetails()
    var fields = details.sourceFields ?? SourceFields(format: BoostcampReader.formatID)
    for field in rest.fields { fields.fields.append(.init(name: "superset/\(field.name)", text: field.text)) }
    details.sourceFields = fields
    exercises[index].details = details
  }

  private mutating func readExercise(_ record: JSONElement) {
    var object = ObjectReader(record, at: "", format: BoostcampReader.formatID, nil)
    let name = filled("name", &object)
    var details = ExerciseDetails()
    details.notes = filled("notes", &object)
    let isTimed = record["target_type"]?.text.map { $0.lowercased().hasPrefix("time") } ?? false
    var sets: [ExerciseSet] = []
    for (element, _) in object.list("sets") {
      guard element.kind == .object else {
        foreign.append(element.excerpt)
        continue
      }
      if let set = set(ObjectReader(element, at: "", format: BoostcampReader.formatID, nil), isTimed) {
        sets.append(set)
      } else {
        undone += 1
      }
    }
    details.sourceFields = object.rest
    exercises.append(
      Exercise(
        ExerciseIdentity(name: name), sets: sets, details: details == ExerciseDetails() ? nil : details))
  }

  /// A set; nil where it counts nothing.
  private func set(_ object: ObjectReader, _ isTimed: Bool) -> ExerciseSet? {
    var object = object
    var set = ExerciseSet()
    if let amount = object.value("amount"), amount.text != "" {
      let text = amount.text ?? amount.number?.description ?? ""
      // As many as possible, and at least so many: the sign is kept.
      let digits = text.hasSuffix("+") ? String(text.dropLast()) : text
      let number = ExactDecimal(lenient: digits)?.normalized
      if isTimed, let number {
        set.durationSeconds = number
      } else if let number, number.fractionDigits == 0, let reps = Int32(exactly: number.coefficient),
        reps > .min
      {
        set.reps = reps
      }
      if digits == text, set.reps != nil || set.durationSeconds != nil {
        _ = object.take("amount", "a number") { $0 }
      }
    }
    var details = SetDetails()
    if let value = number("value", &object) {
      let unit = object.value("weight_unit")?.text.flatMap { MassUnit(word: $0) }
      if unit != nil { _ = object.text("weight_unit") }
      set.load = Load(value, unit: unit ?? massUnit)
    }
    switch object.value("intensity_unit")?.text?.lowercased() {
    case "rpe": details.ratingOfPerceivedExertion = number("intensity", &object)
    case "rir": details.repsInReserve = number("intensity", &object)
    default: break
    }
    if details != SetDetails() { _ = object.text("intensity_unit") }
    guard
      set.reps != nil || set.durationSeconds != nil || object.value("amount").map({ $0.text != "" }) ?? false
    else { return nil }
    details.sourceFields = object.rest
    if details != SetDetails() { set.details = details }
    return set
  }

  private func number(_ key: StaticString, _ object: inout ObjectReader) -> ExactDecimal? {
    guard let value = object.value(key),
      let number = value.number ?? value.text.flatMap({ ExactDecimal(lenient: $0) })
    else { return nil }
    _ = object.take(key, "a number") { $0 }
    return number
  }

  private func filled(_ key: StaticString, _ object: inout ObjectReader) -> String? {
    object.text(key).flatMap { $0.isEmpty ? nil : $0 }
  }
}
