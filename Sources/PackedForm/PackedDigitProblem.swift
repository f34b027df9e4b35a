internal import Notation
internal import WorkoutModel

/// What is wrong with the digits of a packed text.
enum PackedDigitProblem: Error {
  /// What stands at a place, counted from 0, is no digit.
  case foreign(at: Int)
  /// No bytes have so many.
  case count(Int)
  /// Those before a place are a larger number than their bytes hold.
  case tooLarge(at: Int)

  /// The same as it is told, with line and column.
  ///
  /// - Parameter start: what stands before `digits` in the input.
  func inputError(
    before start: Slice<UnsafeRawBufferPointer>, digits: Slice<UnsafeRawBufferPointer>, name: String
  ) -> WorkoutError {
    let (index, what): (Int, String)
    var advice: Advice = "Copy it again, whole and unchanged."
    switch self {
    case .foreign(let place):
      index = place
      let rest = digits.dropFirst(place)
      let found = String(decoding: rest.prefix(8), as: UTF8.self).prefix(1)
      what = "found \(JSONOutput.text { $0.text(String(found)) }), expected one of 0-9, A-Z and $%*+-./:"
      if rest.first.map(PackedText.isSpace) ?? false {
        advice = "A file holds one text, without spaces in it."
      }
    case .count(let count):
      index = count
      what = "\(count) digits are not a whole number of bytes, so the text is cut off or has grown"
    case .tooLarge(let place):
      index = place
      what = "the digits before this are a larger number than their bytes hold, so the text has changed"
    }
    let before = Array(start) + Array(digits.prefix(index))
    let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = String(decoding: lines.last ?? [], as: UTF8.self).count + 1
    return .input(
      InputError(
        .malformed, place: Place(file: name, line: max(lines.count, 1), column: column), what: what,
        advice: advice))
  }
}
