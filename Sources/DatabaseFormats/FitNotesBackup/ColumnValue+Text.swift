internal import Notation
internal import SQLite
internal import WorkoutModel

extension ColumnValue {
  /// The value as text; bytes in SQL's notation, nothing as an empty text.
  var text: String {
    switch self {
    case .null: ""
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let text): StreamSafeText.of(text)
    case .blob(let bytes): "x'" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "'"
    }
  }

  /// True for what a column holds that nobody has filled: nothing, zero, an empty text.
  var isUnset: Bool {
    switch self {
    case .null: true
    case .integer(let value): value == 0
    case .real(let value): value == 0
    case .text(let text): text.isEmpty
    case .blob(let bytes): bytes.isEmpty
    }
  }

  /// The number; nil if it is not one, or has more than 17 digits.
  var decimal: ExactDecimal? {
    switch self {
    case .integer(let value): ExactDecimal(coefficient: value)
    case .real(let value): value.isFinite ? ExactDecimal(lenient: "\(value)")?.normalized : nil
    case .null, .text, .blob: nil
    }
  }

  /// The whole number; nil if it is not one.
  var integer: Int64? {
    switch self {
    case .integer(let value): value
    case .real(let value): Int64(exactly: value)
    case .null, .text, .blob: nil
    }
  }
}
