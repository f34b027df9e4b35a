package import FormatKit
internal import WorkoutFormats
package import WorkoutModel

/// The options of every command that writes an archive.
package struct WritingOptions {
  /// The format; nil to go by the name of the output.
  package let format: Format?
  /// The version of `.btd`.
  package let version: Int?
  /// Which of its app's forms the format takes.
  package let variant: String?
  package let sourceUnits: SourceUnits
  package let massUnit: MassUnit?
  package let distanceUnit: DistanceUnit?
  /// The name of the zone of times that come from or go to UTC.
  package let timeZone: String?
  package let thresholdPowerWatts: ExactDecimal?
  /// The start of workouts that have none.
  package let date: Moment?
  /// The file of a map of exercise names.
  package let names: String?
  /// The file that every finding goes to.
  package let report: String?
  package let isDryRun: Bool
  package let isStrict: Bool
  package let skipsBad: Bool
  package let mayReplace: Bool
  /// Those that are given and say what is written, as they are typed.
  package let given: [String]

  package init(_ arguments: ArgumentReader) throws(UsageError) {
    let before = arguments.given.count
    format = try arguments.option(
      "to", .writtenFormat, help: "The format to write; by the extension of OUT where left out.")
    version = try arguments.option(
      "btd-version", .integer("1…6", in: Format.benchTracker.versions ?? 1...1),
      help: "The version of .btd to write; the source's own, else 6.")
    variant = try arguments.option(
      "variant", .text("NAME"), help: "Which of its app's forms the format takes: \(Self.variants).")
    let target = arguments.given.dropFirst(before)
    sourceUnits = try SourceUnits(arguments)
    let middle = arguments.given.count
    massUnit = try arguments.option("unit", .choice(), help: "The unit of weights in the output.")
    distanceUnit = try arguments.option(
      "distance-unit", .distanceUnit, help: "The unit of distances in the output.")
    timeZone = try arguments.option(
      "time-zone", .text("NAME"),
      help:
        "The zone of times that come from or go to UTC, as Europe/Berlin; the system's where left out.")
    thresholdPowerWatts = try arguments.thresholdPower()
    date = try arguments.option(
      "date", .dayAndTime, help: "The start of workouts that have none, as \"2026-01-31 18:05\".")
    names = try arguments.option(
      "names", .text("MAP.csv"), help: "Rename exercises as this map says, see btd names.")
    report = try arguments.option("report", .text("FILE"), help: "Write every finding to FILE as JSON.")
    isDryRun = arguments.dryRun()
    isStrict = arguments.flag(
      "strict", help: "Write nothing where anything would be dropped, rounded, guessed or repaired.")
    given = Array(target + arguments.given.dropFirst(middle))
    skipsBad = arguments.flag(
      "skip-bad", help: "Leave out inputs that cannot be read, and write the rest.")
    mayReplace = arguments.force()
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
      hint: {
        "Formats: \(Format.all.filter { $0.writer != nil }.map(\.id).joined(separator: ", "))"
      }, read: { id in Format.named(id.lowercased()).flatMap { $0.writer == nil ? nil : $0 } })
  }
}

extension ArgumentType where Value == Moment {
  /// A day and a time of day.
  fileprivate static var dayAndTime: Self {
    Self(
      placeholder: "DATE", expectation: "a day and time like \"2026-01-31 18:05\"",
      read: { Moment(wallTime: $0) })
  }
}
