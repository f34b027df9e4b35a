internal import Clocks
package import FormatKit
internal import WorkoutFormats
internal import WorkoutModel

/// Which format is written, and how what is read becomes it.
package struct TargetOptions {
  /// The format; nil to go by the name of the output.
  package let format: Format?
  /// The version of `.btd`.
  let version: Int?
  /// Which of its app's forms the format takes.
  let variant: String?
  package let sourceUnits: SourceUnits
  let massUnit: MassUnit?
  let distanceUnit: DistanceUnit?
  /// The name of the zone of times that come from or go to UTC.
  let timeZone: String?
  let thresholdPowerWatts: ExactDecimal?
  /// The start of workouts that have none.
  let date: Moment?
  /// The file of a map of exercise names.
  let names: String?
  /// Those that are given and say what is written, as they are typed.
  let given: [String]

  /// Reads them; `format` is the help of `--to`.
  init(
    _ arguments: ArgumentReader,
    format help: String = "The format to write (default: by the extension of OUT)."
  ) throws(UsageError) {
    let before = arguments.given.count
    let named = try arguments.option("to", .writtenFormat, help: help)
    let app = try arguments.option(
      "for", .app, help: "Write the best format that this app imports.")
    if named != nil, app != nil { throw UsageError(message: "--to and --for cannot be used together") }
    format = named ?? app?.format
    version = try arguments.option(
      "btd-version", .integer("1…6", in: Format.benchTracker.versions ?? 1...1),
      help: "The .btd version to write (default: that of the source, else 6).")
    variant = try arguments.option(
      "variant", .text("NAME"), help: "Which edition of the app to write for: \(Self.variants).")
    let target = arguments.given.dropFirst(before)
    sourceUnits = try SourceUnits(arguments)
    let middle = arguments.given.count
    let unit: MassUnit? = try arguments.option("unit", .choice(), help: "The unit of weights in the output.")
    // A settled unit is that of what is shown: no file is rounded for it.
    massUnit = arguments.given.contains("--unit") ? unit : nil
    distanceUnit = try arguments.option(
      "distance-unit", .distanceUnit, help: "The unit of distances in the output.")
    timeZone = try arguments.option(
      "time-zone", .text("NAME"),
      help:
        "The time zone for formats in UTC, such as Europe/Berlin (default: the system's).")
    thresholdPowerWatts = try arguments.thresholdPower()
    date = try arguments.option(
      "date", .dayAndTime,
      help: "The start of workouts that have none, such as \"2026-01-31 18:05\" or 2026-01-31.")
    names = try arguments.option(
      "names", .text("MAP.csv"), help: "Rename exercises by this map, see btd names.")
    given = Array(target + arguments.given.dropFirst(middle))
  }

  /// How `format` is to be written.
  func options(for format: Format) throws(UsageError) -> WriteOptions {
    guard version == nil || format.versions != nil else {
      throw UsageError(message: "--btd-version works only with .btd, and \(format.id) is to be written")
    }
    var options = WriteOptions()
    options.version = version
    options.massUnit = massUnit
    options.distanceUnit = distanceUnit
    options.variant = try variant(of: format)
    options.zone = try OwnClock(named: timeZone).named
    options.thresholdPowerWatts = thresholdPowerWatts
    options.date = date
    return options
  }

  private func variant(of format: Format) throws(UsageError) -> String? {
    guard let variant else { return nil }
    guard !format.variants.isEmpty else {
      throw UsageError(
        message: "\(format.id) has no variants, found --variant \(EscapedText.shown(variant))")
    }
    guard let known = ValueSpelling.meant(by: variant, among: format.variants) else {
      throw UsageError(
        message:
          "--variant must be one of \(format.variants.joined(separator: ", ")), found \(EscapedText.shown(variant))"
      )
    }
    return known
  }

  /// `android or ios for strong`.
  private static let variants = Format.all.filter { !$0.variants.isEmpty }
    .map { "\($0.variants.joined(separator: " or ")) for \($0.id)" }.joined(separator: "; ")
}

extension ArgumentType where Value == Format {
  /// A format that has a writer.
  fileprivate static var writtenFormat: Self {
    Self(
      placeholder: "ID", expectation: "a format that is written",
      known: { ("Formats", Format.all.filter { $0.writer != nil }.map(\.id)) },
      read: { id in Format.named(id.lowercased()).flatMap { $0.writer == nil ? nil : $0 } })
  }
}

extension ArgumentType where Value == WorkoutApp {
  /// An app that imports a format.
  fileprivate static var app: Self {
    Self(
      placeholder: "APP", expectation: "an app that is known to import a format",
      known: { ("Apps", WorkoutApp.all.map(\.id)) },
      read: { WorkoutApp.named($0.lowercased()) })
  }
}

extension ArgumentType where Value == Moment {
  /// A day, and a time of day where it is known.
  fileprivate static var dayAndTime: Self {
    Self(
      placeholder: "DATE", expectation: "a day, or a day and time like \"2026-01-31 18:05\"",
      read: { text in Moment(wallTime: text) ?? Moment(text).flatMap { $0.precision == .day ? $0 : nil } })
  }
}
