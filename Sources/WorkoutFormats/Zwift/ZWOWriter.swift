internal import Notation
internal import WorkoutModel

/// Writes one ride as a ZWO file, in the layout of Zwift's own editor.
struct ZWOWriter {
  private let ride: Ride
  private let kept: [SourceFields.Field]
  private let isByDistance: Bool
  private let findings: any FindingSink
  private var lines: [String] = []

  /// Writes `ride`, which has been fitted, to `output`.
  static func write(_ ride: Ride, to output: ByteOutput, findings: any FindingSink) {
    var writer = ZWOWriter(ride, findings)
    writer.writeFile()
    for line in writer.lines {
      output.append(line)
      output.append("\n")
    }
  }

  private init(_ ride: Ride, _ findings: any FindingSink) {
    self.ride = ride
    self.findings = findings
    kept = ride.sourceFields?.fields ?? []
    isByDistance =
      ride.segments.contains(where: { $0.isByDistance })
      && !ride.segments.contains { !$0.isByDistance && $0.hasTime }
  }

  // MARK: The head

  private mutating func writeFile() {
    let own = ZWOContent.fields(kept, below: "")
    lines.append(tag("workout_file", [], own) + ">")
    text("author", ride.author)
    text("name", ride.title)
    text("description", ride.summary)
    text("sportType", ride.sport)
    if isByDistance { text("durationType", "distance") }
    text("ftpOverride", ride.thresholdPowerWatts?.description)
    writeTags()
    // A further workout stays behind the one that counts.
    let further = own.filter { $0.name.lowercased() == "workout" }
    content(own.filter { $0.name.lowercased() != "workout" }, indent: 1)
    let workout = ZWOContent.fields(kept, below: "workout/")
    lines.append("    " + tag("workout", [], workout) + ">")
    for segment in ride.segments { write(segment) }
    content(workout, indent: 2)
    lines.append("    </workout>")
    content(further, indent: 1)
    lines.append("</workout_file>")
  }

  private mutating func text(_ name: String, _ text: String?) {
    guard let text else { return }
    lines.append("    <\(name)>\(XMLText.content(text))</\(name)>")
  }

  private mutating func writeTags() {
    let own = ZWOContent.fields(kept, below: "tags/")
    let hasContent = !ride.tags.isEmpty || own.contains { !$0.name.hasPrefix("@") }
    lines.append("    " + tag("tags", [], own) + (hasContent ? ">" : "/>"))
    guard hasContent else { return }
    for tag in ride.tags { lines.append("        <tag name=\"\(XMLText.attribute(tag))\"/>") }
    content(own, indent: 2)
    lines.append("    </tags>")
  }

  // MARK: The segments

  private mutating func write(_ segment: RideSegment) {
    let fields = segment.sourceFields?.fields ?? []
    content(ZWOContent.fields(fields, below: ZWOContent.before), indent: 2)
    if let whole = fields.first(where: { $0.name == ZWOContent.element }) {
      return lines.append("        " + whole.text)
    }
    var own = ZWOContent.fields(fields, below: "")
    if segment.isByDistance, !isByDistance { own.append(.init(name: "@durationType", text: "distance")) }
    let tag = self.tag(segment.elementName, attributes(of: segment), own)
    let hasContent = !segment.cues.isEmpty || own.contains { !$0.name.hasPrefix("@") }
    lines.append("        \(tag)\(hasContent ? ">" : "/>")")
    guard hasContent else { return }
    for cue in segment.cues { write(cue) }
    content(own, indent: 3)
    lines.append("        </\(segment.elementName)>")
  }

  private func attributes(of segment: RideSegment) -> [(String, ExactDecimal?)] {
    var all: [(String, ExactDecimal?)] = []
    func length(_ name: String, _ seconds: ExactDecimal?, _ distance: Distance?) {
      all.append((name, seconds ?? distance?.value))
    }
    func power(_ name: String, _ low: String, _ high: String, _ intensity: RideIntensity?) {
      switch intensity {
      case .fractionOfThreshold(let value): all.append((name, value))
      case .rangeOfThreshold(let least, let most): all += [(low, least), (high, most)]
      case .watts, nil: break
      }
    }
    func cadence(_ cadence: RideCadence?) {
      if let high = cadence?.high {
        all += [("CadenceLow", cadence?.low), ("CadenceHigh", high)]
      } else {
        all.append(("Cadence", cadence?.low))
      }
    }
    switch segment.effort {
    case .intervals(let count, let on, let off):
      all.append(("Repeat", ExactDecimal(count)))
      length("OnDuration", on.durationSeconds, on.distance)
      length("OffDuration", off.durationSeconds, off.distance)
      power("OnPower", "PowerOnLow", "PowerOnHigh", on.intensity)
      power("OffPower", "PowerOffLow", "PowerOffHigh", off.intensity)
      cadence(on.cadence)
      all.append(("CadenceResting", off.cadence?.low))
      length("Duration", segment.durationSeconds, segment.distance)
    case .steady(let intensity):
      length("Duration", segment.durationSeconds, segment.distance)
      power("Power", "PowerLow", "PowerHigh", intensity)
    case .ramp(let from, let to):
      length("Duration", segment.durationSeconds, segment.distance)
      power("PowerLow", "", "", from)
      power("PowerHigh", "", "", to)
    case .free, .maximum: length("Duration", segment.durationSeconds, segment.distance)
    }
    cadence(segment.cadence)
    let pace = segment.pace.flatMap { RidePace.allCases.firstIndex(of: $0) }.flatMap { Int32(exactly: $0) }
    all.append(("pace", pace.map { ExactDecimal($0) }))
    return all
  }

  private mutating func write(_ cue: RideCue) {
    let fields = cue.sourceFields?.fields ?? []
    let own = ZWOContent.fields(fields, below: "")
    let notification = fields.first { $0.name == ZWOContent.element }?.text
    let name = notification ?? "textevent"
    var attributes: [(String, String)] = []
    func number(_ name: String, _ value: ExactDecimal?) {
      if let value { attributes.append((name, value.description)) }
    }
    number(notification == nil ? "timeoffset" : "timeOffset", cue.offsetSeconds)
    number("distoffset", cue.offsetDistance?.value)
    attributes.append((notification == nil ? "message" : "text", cue.message))
    number("duration", cue.durationSeconds)
    let hasContent = own.contains { !$0.name.hasPrefix("@") }
    lines.append("            " + tag(name, texts: attributes, own) + (hasContent ? ">" : "/>"))
    guard hasContent else { return }
    content(own, indent: 4)
    lines.append("            </\(name)>")
  }

  // MARK: XML

  /// Writes what was kept of an element's content, a piece a line.
  private mutating func content(_ fields: [SourceFields.Field], indent: Int) {
    for field in fields where !field.name.hasPrefix("@") {
      lines.append(String(repeating: "    ", count: indent) + field.text)
    }
  }

  private func tag(
    _ name: String, _ attributes: [(String, ExactDecimal?)], _ kept: [SourceFields.Field]
  ) -> String {
    tag(name, texts: attributes.compactMap { name, value in value.map { (name, $0.description) } }, kept)
  }

  /// The tag up to its last bracket, with what was kept of its attributes where nothing else takes their names,
  /// whose letter case tells them apart.
  private func tag(
    _ name: String, texts: [(String, String)], _ kept: [SourceFields.Field]
  ) -> String {
    let written = Set(texts.map { $0.0 })
    let rest = kept.compactMap { field -> (String, String)? in
      guard field.name.hasPrefix("@") else { return nil }
      let name = String(field.name.dropFirst())
      guard written.contains(name) else { return (name, field.text) }
      findings.report(
        Finding(
          .warning, .dropped, .source(format: ZWOReader.formatID, name: field.name),
          "another attribute has its name", detail: PrintableText.of(field.text, limit: 40),
          place: Place(ModelPath(root: .rides, index: 0))))
      return nil
    }
    return (texts + rest).reduce(into: "<\(name)") { tag, attribute in
      tag += " \(attribute.0)=\"\(XMLText.attribute(attribute.1))\""
    }
  }

  // MARK: What XML cannot hold
}

extension RideSegment {
  fileprivate var elementName: String {
    switch (effort, role) {
    case (.intervals, _): "IntervalsT"
    case (.free, _): "FreeRide"
    case (.maximum, _): "MaxEffort"
    case (_, .warmUp): "Warmup"
    case (_, .coolDown): "Cooldown"
    case (.ramp, .main): "Ramp"
    case (.steady, .main): "SteadyState"
    }
  }

  /// True where its length, or that of its parts, is a distance.
  var isByDistance: Bool {
    guard case .intervals(_, let on, let off) = effort else { return distance != nil }
    return on.distance != nil || off.distance != nil
  }

  /// True where its length, or that of its parts, is a time.
  fileprivate var hasTime: Bool {
    guard case .intervals(_, let on, let off) = effort else { return durationSeconds != nil }
    return on.durationSeconds != nil || off.durationSeconds != nil
  }
}
