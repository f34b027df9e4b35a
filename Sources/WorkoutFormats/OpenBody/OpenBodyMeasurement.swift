internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads and writes measurements of the body.
enum OpenBodyMeasurement {
  /// Reads a measurement; nil for one that is not of the body, or is no number at a time.
  static func read(
    _ element: JSONElement, at path: ObjectPath, subject: String?, _ reporter: JSONReporter
  ) -> BodyMeasurement? {
    let side = element["laterality"]
    guard element["recordType"]?.text == "Measurement", let type = element["type"]?.text,
      side == nil || side?.kind == .text, isLive(element),
      let name = OpenBodyMeasure.name(ofType: type, side: side?.text),
      let value = element["quantity"].flatMap(OpenBodyScalar.number),
      let start = element["startTime"], let moment = OpenBodyTime.moment(start),
      !OpenBodyTime.isPeculiar(start.text ?? "", moment), let unit = element["unit"]?.text
    else { return nil }
    var kept = FieldReader(reporter, at: path, format: OpenBodyNotation.formatID)
    let told = OpenBodyMeasure.type(ofName: name)
    for (key, value) in element.members {
      switch key {
      case "recordType", "quantity", "unit", "startTime", "laterality": break
      case "type" where type == told.type: break
      case "subject" where value.canonical == subject: break
      case "endTime" where OpenBodyTime.moment(value) == moment: break
      default: kept.keep(value.canonical, as: JSONPointer.escaped(key))
      }
    }
    return BodyMeasurement(
      moment: moment, kind: name, value: value, unit: OpenBodyUnit.measure(unit),
      sourceFields: kept.sourceFields)
  }

  private static func isLive(_ element: JSONElement) -> Bool {
    let status = element["status"]?.text
    return status == nil || status == "active"
  }

  /// The record of a measurement; it is called `id` where the source has no other.
  static func record(of measurement: BodyMeasurement, id: String, subject: String) -> String {
    let kept = OpenBodyNotation.own(measurement.sourceFields)
    let type = OpenBodyMeasure.type(ofName: measurement.kind)
    let own = kept.text(of: "type").flatMap { JSONElement(json: $0) }?.text
    let isSame = own.map { OpenBodyMeasure.name(ofType: $0, side: type.side) == measurement.kind } ?? false
    let time = measurement.moment.map { JSONOutput.quoted(OpenBodyTime.text($0)) }
    var members = OpenBodyMembers()
    members.json("id", kept.text(of: "id") ?? JSONOutput.quoted(id))
    members.text("recordType", "Measurement")
    members.json("subject", kept.text(of: "subject") ?? subject)
    members.text("type", isSame ? own : type.type)
    members.text("laterality", type.side)
    members.number("quantity", measurement.value)
    members.text("unit", OpenBodyUnit.token(ofMeasure: measurement.unit))
    members.json("startTime", time)
    members.json("endTime", kept.text(of: "endTime") ?? time)
    members.fill(kept)
    return members.object
  }
}
