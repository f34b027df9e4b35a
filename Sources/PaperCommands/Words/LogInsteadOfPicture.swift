internal import CommandLineTool
internal import FormatKit
internal import Notation
internal import WorkoutFormats

/// A log where a picture is expected.
struct LogInsteadOfPicture: ExitingError {
  private let format: Format

  /// Makes one of a file in a known format; nil for another file.
  init?(_ path: String) {
    guard let input = try? InputBytes(opening: path), let format = try? Format.detect(input) else {
      return nil
    }
    self.format = format
  }

  var exitCode: ExitCode { .badData }

  var words: String { "a log, not a picture: \(format.name). Use btd info." }
}
