internal import FormatKit
internal import Notation
internal import WorkoutModel

extension JSONReporter {
  /// The error of a file that holds more than the app ever writes.
  func excess(_ what: String, at offset: Int, _ path: ObjectPath) -> WorkoutError {
    .input(
      InputError(
        .malformed, place: place(of: offset, pointer: path.description), what: what,
        advice: .sentence("The app never writes so many: check where the file comes from.")))
  }
}
