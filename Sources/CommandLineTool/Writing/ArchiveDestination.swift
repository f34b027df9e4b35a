package import FormatKit

/// Where an archive is read from and written to: `-o`, `--in-place`, `--from` and `--columns`.
package struct ArchiveDestination {
  /// What `-o` names; nil without `-o`.
  package private(set) var path: String?
  /// Whether the first input is changed itself; nil for a command that cannot.
  package let isInPlace: Bool?
  /// What the inputs are.
  package let form: SourceForm

  /// Options of a command that needs one of `-o` and `--in-place`.
  package init(inPlaceOr arguments: ArgumentReader, help: String = "Where to write.") throws(UsageError) {
    path = try arguments.option("output", short: "o", .text("OUT"), help: help)
    isInPlace = arguments.flag(
      "in-place", help: "Change the first FILE itself and keep a dated backup next to it.")
    form = try SourceForm(arguments)
  }

  /// The same, but to standard output where pasted text becomes one file of text and nothing says where to.
  package func orStandardOutput(of inputs: [String], as format: Format?) -> ArchiveDestination {
    guard inputs == ["-"], path == nil, isInPlace != true, let format, format.documentName == nil,
      let usual = format.extensions.first, ["csv", "json", "md", "txt"].contains(usual)
    else { return self }
    var destination = self
    destination.path = "-"
    return destination
  }

  /// Options of a command that only writes to a new place.
  package init(_ arguments: ArgumentReader) throws(UsageError) {
    path = arguments.requiredOption("output", short: "o", "OUT", help: "Where to write.")
    isInPlace = nil
    form = try SourceForm(arguments)
  }

  /// A new place, for what is not read from an archive.
  package init(path: String?) {
    self.path = path
    isInPlace = nil
    form = SourceForm()
  }
}
