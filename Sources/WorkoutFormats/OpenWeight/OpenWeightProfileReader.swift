internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads lifter profiles: the name, the weight of the body and its history, the height.
///
/// Records and scores are kept as they are written, since the model has no place for them.
struct OpenWeightProfileReader {
  /// What the model calls a measurement of `bodyweightHistory`.
  static let weightKind = "Weight"
  /// What the model calls `height`.
  static let heightKind = "Height"

  let reporter: JSONReporter

  /// Reads the profile at the cursor into `archive`.
  func read(_ cursor: inout JSONCursor, at pointer: String, into archive: inout WorkoutArchive) {
    var kept = FieldReader(format: OpenWeightReader.formatID)
    cursor.forEachMember(hasDuplicates: reporter.hasDuplicateKeys) { key, cursor in
      if key.equals("name") {
        archive.profile.name = kept.text(&cursor, as: key.name)
      } else if key.equals("bodyweight") {
        let start = cursor
        guard let weight = measurement(&cursor, kind: Self.weightKind, below: "bodyweight/"),
          let unit = weight.unit.flatMap(MassUnit.init(rawValue:))
        else {
          cursor = start
          return kept.keep(&cursor, as: key.name)
        }
        archive.profile.bodyWeight = Load(weight.value, unit: unit)
        if let moment = weight.moment {
          kept.keep(JSONOutput.quoted(moment.description), as: "bodyweight/date")
        }
        if let note = weight.note { kept.keep(JSONOutput.quoted(note), as: "bodyweight/notes") }
        for field in weight.sourceFields?.fields ?? [] { kept.keep(field) }
      } else if key.equals("height") {
        let start = cursor
        if let height = measurement(&cursor, kind: Self.heightKind) {
          archive.measurements.append(height)
        } else {
          cursor = start
          kept.keep(&cursor, as: key.name)
        }
      } else if key.equals("bodyweightHistory") {
        readHistory(&cursor, key, &kept, at: pointer, into: &archive)
      } else {
        kept.keep(&cursor, as: key.name)
      }
    }
    archive.profile.sourceFields = kept.sourceFields
  }

  private func readHistory(
    _ cursor: inout JSONCursor, _ key: JSONText, _ kept: inout FieldReader, at pointer: String,
    into archive: inout WorkoutArchive
  ) {
    var probe = cursor
    guard cursor.kind == .array, probe.enter() else { return kept.keep(&cursor, as: key.name) }
    var index = 0
    repeat {
      let start = probe
      if let weight = measurement(&probe, kind: Self.weightKind) {
        archive.measurements.append(weight)
      } else {
        probe = start
        reporter.drop(
          &probe, "weight without a number", of: .measurement,
          pointer: "\(pointer)/bodyweightHistory/\(index)")
      }
      index += 1
    } while probe.next()
    cursor = probe
  }

  /// Reads an object of a value, a unit and a date; nil, and anywhere in it, where it has no value.
  private func measurement(
    _ cursor: inout JSONCursor, kind: String, below path: String = ""
  ) -> BodyMeasurement? {
    guard cursor.kind == .object else { return nil }
    var kept = FieldReader(format: OpenWeightReader.formatID)
    var value: ExactDecimal?
    var unit: String?
    var moment: Moment?
    var note: String?
    cursor.forEachMember(hasDuplicates: reporter.hasDuplicateKeys) { key, cursor in
      if key.equals("value") {
        value = kept.anyNumber(&cursor, as: path + key.name)
      } else if key.equals("unit") {
        unit = kept.text(&cursor, as: path + key.name)
      } else if key.equals("notes") {
        note = kept.text(&cursor, as: path + key.name)
      } else if key.equals("date") {
        var probe = cursor
        moment = cursor.kind == .text ? Moment(probe.text().string) : nil
        if moment == nil { kept.keep(&cursor, as: path + key.name) } else { cursor = probe }
      } else {
        kept.keep(&cursor, as: path + key.name)
      }
    }
    return value.map {
      BodyMeasurement(
        moment: moment, kind: kind, value: $0, unit: unit, note: note, sourceFields: kept.sourceFields)
    }
  }
}
