internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads a ZWO file: one ride or run.
struct ZWOReader {
  /// The id under which the model keeps what only ZWO knows.
  static let formatID = "zwo"

  private let input: TextInput
  private let checks: Bool
  private var ride = Ride()
  private var kept: [SourceFields.Field] = []
  private var workout: XMLElement?
  private var durationType: String?

  /// Reads `input` into `sink`.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    let text = try TextInput(input, findings: findings)
    let (root, outside) = try XMLScanner.root(of: text)
    guard root.isNamed("workout_file") else {
      throw text.error(
        root.offset, "found the element \(PrintableText.of(root.name, limit: 40)), expected workout_file")
    }
    var reader = ZWOReader(input: text, checks: options.checksConsistency)
    var archive = WorkoutArchive()
    archive.source = .init(format: formatID)
    archive.rides = [try reader.ride(root, outside)]
    try sink.begin(archive)
    try sink.finish()
  }

  private init(input: TextInput, checks: Bool) {
    self.input = input
    self.checks = checks
  }

  private mutating func ride(_ root: XMLElement, _ outside: [XMLElement.Node]) throws(WorkoutError) -> Ride {
    var attributes = ZWOAttributes(root, input)
    durationType = attributes.text("durationtype")
    kept = attributes.kept() + ZWOContent.kept(outside)
    for node in root.content {
      if case .element(let element) = node { readPart(element) } else { kept += ZWOContent.kept([node]) }
    }
    guard let workout else {
      throw input.error(root.offset, "the element workout is missing, expected the segments of a ride")
    }
    readSegments(workout)
    ride.sourceFields = SourceFields(zwo: kept)
    return ride
  }

  // MARK: The head

  private mutating func readPart(_ element: XMLElement) {
    switch element.name.lowercased() {
    case "author" where element.isPlain && ride.author == nil: ride.author = element.text.trimmingLayout
    case "name" where element.isPlain && ride.title == nil: ride.title = element.text.trimmingLayout
    case "description" where element.isPlain && ride.summary == nil:
      ride.summary = element.text.trimmingLayout
    case "sporttype" where element.isPlain && ride.sport == nil: ride.sport = element.text.trimmingLayout
    case "tags": readTags(element)
    case "durationtype" where element.isPlain && durationType == nil:
      durationType = element.text.trimmingLayout
    case "ftpoverride"
    where element.isPlain && ride.thresholdPowerWatts == nil
      && ExactDecimal(element.text.trimmingLayout) != nil:
      ride.thresholdPowerWatts = ExactDecimal(element.text.trimmingLayout)
    case "workout" where workout == nil: workout = element
    default: keep(element)
    }
  }

  private mutating func keep(_ element: XMLElement) {
    if element.isNamed("workout") {
      input.report(
        .warning, .guessed, "second element workout: kept as it is, the first is the ride", at: element.offset
      )
    }
    kept.append(.init(name: element.name, text: element.xml))
  }

  private mutating func readTags(_ element: XMLElement) {
    kept += ZWOAttributes(element, input).kept(below: "tags/")
    for node in element.content {
      if case .element(let tag) = node, tag.isNamed("tag"), tag.content.isEmpty, tag.attributes.count == 1,
        tag.attributes[0].name.lowercased() == "name"
      {
        ride.tags.append(tag.attributes[0].value)
      } else {
        kept += ZWOContent.kept([node], below: "tags/")
      }
    }
  }

  // MARK: The segments

  private static func durationType(_ text: String) -> SourceFields.Field {
    .init(name: "durationType", text: XMLElement(name: "durationType", content: [.text(text)]).xml)
  }

  private mutating func readSegments(_ workout: XMLElement) {
    var attributes = ZWOAttributes(workout, input)
    durationType = attributes.text("durationtype") ?? durationType
    kept += attributes.kept(below: "workout/")
    var type = durationType?.lowercased()
    if let other = durationType, type != "distance" {
      // Time is what a file means that says nothing; the word itself is kept.
      kept.append(Self.durationType(other))
      type = nil
    }
    let reader = ZWOSegmentReader(input: input, isByDistance: type == "distance", checks: checks)
    var before: [SourceFields.Field] = []
    for node in workout.content {
      guard case .element(let element) = node, var segment = reader.segment(element) else {
        before += ZWOContent.kept([node], below: ZWOContent.before)
        continue
      }
      if !before.isEmpty {
        segment.sourceFields = SourceFields(zwo: before + (segment.sourceFields?.fields ?? []))
        before = []
      }
      ride.segments.append(segment)
    }
    if reader.isByDistance, !ride.segments.contains(where: { $0.isByDistance }) {
      // No length tells it again.
      kept.append(Self.durationType("distance"))
    }
    kept += before.map { .init(name: "workout/" + $0.name.dropFirst(ZWOContent.before.count), text: $0.text) }
  }
}

extension TextInput {
  fileprivate func error(_ offset: Int, _ what: String) -> WorkoutError {
    error(at: offset, what, "Is it a workout file of Zwift?")
  }
}

extension SourceFields {
  /// What only ZWO knows; nil where that is nothing.
  init?(zwo fields: [Field]) {
    guard !fields.isEmpty else { return nil }
    self.init(format: ZWOReader.formatID, fields: ZWOContent.joiningTexts(fields))
  }
}
