internal import CommandLineTool
internal import FormatKit
internal import Notation
internal import WorkoutFormats

/// A log where a picture is expected.
struct LogInsteadOfPicture: ExitingError {
  /// What the file is, and what to do with it.
  let words: String

  /// Makes one of a file in a known format, packed or not; nil for another file.
  init?(_ path: String) {
    guard let input = try? InputBytes(opening: path) else { return nil }
    if let format = try? Format.detect(input) {
      words = "a log, not a picture: \(format.name). Use btd info."
    } else if case .packed? = try? ForeignContent.of(input) {
      words = "a zip or gzip file, not a picture. Use btd info for a log in it."
    } else {
      return nil
    }
  }

  var exitCode: ExitCode { .badData }
}
