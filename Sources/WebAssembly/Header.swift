internal import Clocks
internal import FormatKit
internal import WorkoutModel

/// What the host says of a call: lines of a name, a tab and a value.
struct Header {
  private var values: [String: String] = [:]

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let tab = line.firstIndex(of: "\t") else { continue }
      values[String(line[..<tab])] = String(line[line.index(after: tab)...])
    }
  }

  /// The value called `name`; nil where the host gave none.
  subscript(_ name: String) -> String? {
    guard let value = values[name], !value.isEmpty else { return nil }
    return value
  }

  var reading: ReadOptions {
    var options = ReadOptions()
    options.massUnit = self["unit"].flatMap { MassUnit(rawValue: $0) }
    options.distanceUnit = self["distance"].flatMap { DistanceUnit(rawValue: $0) }
    options.pairOrder =
      switch self["pairs"] {
      case "weight": .weightFirst
      case "reps": .repsFirst
      default: nil
      }
    return options
  }

  var writing: WriteOptions {
    var options = WriteOptions()
    options.massUnit = self["unit"].flatMap { MassUnit(rawValue: $0) }
    options.distanceUnit = self["distance"].flatMap { DistanceUnit(rawValue: $0) }
    options.date = self["date"].flatMap { Moment(wallTime: $0) }
    options.thresholdPowerWatts = self["ftp"].flatMap { ExactDecimal($0) }
    options.zone = zone
    return options
  }

  /// The zone whose name, first offset and changes (`seconds:offset`) the host tells; UTC where it tells none.
  private var zone: ZoneRules {
    guard let name = self["zone"], let offset = self["offset"].flatMap({ Int($0) }) else { return .utc }
    var (moments, offsets): ([Int64], [Int]) = ([], [])
    for change in (self["changes"] ?? "").split(separator: " ") {
      let parts = change.split(separator: ":")
      guard parts.count == 2, let moment = Int64(parts[0]), let offset = Int(parts[1]) else { continue }
      moments.append(moment)
      offsets.append(offset)
    }
    return ZoneRules(
      name: name, timeline: ZoneTimeline(firstOffset: offset, transitions: moments, offsets: offsets))
  }
}
