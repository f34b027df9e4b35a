internal import FormatKit
internal import WorkoutFormats

/// Where an archive is read from and written to: `-o`, `--in-place` and `--from`.
struct ArchiveDestination {
  /// What `-o` names; nil without `-o`.
  let path: String?
  /// Whether the first input is changed itself; nil for a command that cannot.
  let isInPlace: Bool?
  /// The format of the inputs; nil to recognise it.
  let sourceFormat: Format?

  /// Options of a command that needs one of `-o` and `--in-place`.
  init(inPlaceOr arguments: ArgumentReader, help: String = "Where to write.") throws(UsageError) {
    path = try arguments.option("output", short: "o", .text("OUT"), help: help)
    isInPlace = arguments.flag(
      "in-place", help: "Change the first FILE itself, keeping a dated backup beside it.")
    sourceFormat = try arguments.sourceFormat()
  }

  /// Options of a command that only writes to a new place.
  init(_ arguments: ArgumentReader) throws(UsageError) {
    path = arguments.requiredOption("output", short: "o", "OUT", help: "Where to write.")
    isInPlace = nil
    sourceFormat = try arguments.sourceFormat()
  }

  /// A new place, for what is not read from an archive.
  init(path: String?) {
    self.path = path
    isInPlace = nil
    sourceFormat = nil
  }
}
