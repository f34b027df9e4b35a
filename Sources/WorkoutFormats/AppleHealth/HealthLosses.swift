internal import Notation
internal import WorkoutModel

/// Counts what a log of workouts has no place for, by its kind: a person may have millions of records.
struct HealthLosses {
  /// As many kinds are told apart: fewer than the sorts of a log, so that what comes after them has a name.
  static let maximumKinds = 900

  private struct Kind {
    var name: String
    var words: String
    var place: Place
    var count = 0
  }

  private var kinds: [Kind] = []
  private var indices: [String: Int] = [:]
  /// Records of one type follow each other: the bytes of the last type, and its kind.
  private var last: (type: [UInt8], index: Int) = ([], -1)

  /// True for the type of the record that was counted last.
  func isKnown(_ type: UnsafeRawBufferPointer) -> Bool {
    last.index >= 0 && last.type.count == type.count && last.type.elementsEqual(type)
  }

  /// Counts a record.
  ///
  /// - Parameter place: where it stands, asked for only where it is the first of its kind.
  mutating func countRecord(_ type: UnsafeRawBufferPointer, at place: () -> Place) {
    if isKnown(type) {
      kinds[last.index].count += 1
      return
    }
    let name = String(decoding: type, as: UTF8.self)
    last = (
      Array(type), count(name, "records of \(PrintableText.of(HealthWords.of(name), limit: 60))", place)
    )
  }

  /// Counts an element without a type.
  mutating func countElement(_ name: String, at place: () -> Place) {
    let words =
      switch name {
      case "WorkoutEvent": "pauses, laps and segments of a workout"
      case "WorkoutRoute": "route of a workout"
      case "WorkoutActivity": "parts of a workout"
      case "ActivitySummary": "activity of a day"
      case "MetadataEntry": "entries without a key"
      default: "records of \(PrintableText.of(HealthWords.of(name), limit: 60))"
      }
    _ = count(name, words, place)
  }

  /// Counts one more of a kind; returns its index.
  mutating func count(_ name: String, _ words: String, _ place: () -> Place) -> Int {
    if let index = indices[name] {
      kinds[index].count += 1
      return index
    }
    guard kinds.count < Self.maximumKinds else {
      if kinds.count == Self.maximumKinds {
        kinds.append(Kind(name: "", words: "records of further kinds", place: place()))
      }
      kinds[Self.maximumKinds].count += 1
      return Self.maximumKinds
    }
    indices[name] = kinds.count
    kinds.append(Kind(name: name, words: words, place: place(), count: 1))
    return kinds.count - 1
  }

  /// Reports one finding a kind, in the order in which they came up.
  func report(to findings: any FindingSink) {
    for kind in kinds {
      findings.report(
        Finding(
          .note, .dropped, Finding.Reason("not stored in a log: {}", kind.words),
          field: .source(format: HealthReader.formatID, name: kind.name), of: .section, place: kind.place,
          count: kind.count))
    }
  }
}
