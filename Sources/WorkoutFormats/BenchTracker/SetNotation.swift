internal import Notation
internal import WorkoutModel

/// The text of a set: `10 52.5`, `10`, `s 30 20`, `s 30`, `~ any text`.
enum SetNotation {
  /// Reads a set; nothing where ``write(_:to:)`` would not give the same text back.
  @inline(__always)
  static func parse(_ bytes: UnsafeRawBufferPointer, unit: MassUnit?) -> ExerciseSet? {
    guard bytes.count > 0 else { return nil }
    let first = bytes[0]
    if JSONBytes.isDigit(first) { return repetitions(bytes, unit: unit) }
    guard bytes.count >= 2, bytes[1] == 0x20 else { return nil }
    let rest = UnsafeRawBufferPointer(rebasing: bytes[2...])
    if first == UInt8(ascii: "s") { return timed(rest, unit: unit) }
    if first == UInt8(ascii: "~") {
      return ExerciseSet(details: SetDetails(freeText: String(decoding: rest, as: UTF8.self)))
    }
    return nil
  }

  /// Reads `"10 52.5"` right from its opening quote at `offset`, the form that nearly all sets have.
  ///
  /// - Returns: the set and the offset behind the closing quote; nil for any other form, also a rare way to
  ///   write this one.
  @inline(__always)
  static func parseQuoted(
    _ base: UnsafeRawPointer, at offset: Int, unit: MassUnit?
  ) -> (set: ExerciseSet, end: Int)? {
    var index = offset &+ 1
    var byte = base.load(fromByteOffset: index, as: UInt8.self)
    guard byte &- 0x31 < 9 else { return nil }
    var reps: Int32 = 0
    while JSONBytes.isDigit(byte) {
      reps = reps &* 10 &+ Int32(byte &- 0x30)
      index &+= 1
      byte = base.load(fromByteOffset: index, as: UInt8.self)
    }
    guard byte == 0x20, index &- offset <= 7 else { return nil }
    index &+= 1
    let start = index
    byte = base.load(fromByteOffset: index, as: UInt8.self)
    guard byte &- 0x31 < 9 else { return nil }
    var coefficient: Int64 = 0
    while JSONBytes.isDigit(byte) {
      coefficient = coefficient &* 10 &+ Int64(byte &- 0x30)
      index &+= 1
      byte = base.load(fromByteOffset: index, as: UInt8.self)
    }
    var fractionDigits = 0
    if byte == UInt8(ascii: ".") {
      let point = index
      index &+= 1
      byte = base.load(fromByteOffset: index, as: UInt8.self)
      while JSONBytes.isDigit(byte) {
        coefficient = coefficient &* 10 &+ Int64(byte &- 0x30)
        index &+= 1
        byte = base.load(fromByteOffset: index, as: UInt8.self)
      }
      fractionDigits = index &- point &- 1
      guard fractionDigits > 0 else { return nil }
    }
    guard byte == JSONBytes.quote, index &- start <= 16,
      let weight = ExactDecimal(coefficient: coefficient, fractionDigits: fractionDigits)
    else { return nil }
    return (ExerciseSet(reps: reps, load: Load(weight, unit: unit)), index &+ 1)
  }

  @inline(__always)
  private static func repetitions(_ bytes: UnsafeRawBufferPointer, unit: MassUnit?) -> ExerciseSet? {
    var number: Int64 = 0
    var index = 0
    while index < bytes.count, JSONBytes.isDigit(bytes[index]) {
      guard index < 10 else { return nil }
      number = number &* 10 &+ Int64(bytes[index] &- 0x30)
      index &+= 1
    }
    guard index == 1 || bytes[0] != UInt8(ascii: "0"), let reps = Int32(exactly: number) else { return nil }
    if index == bytes.count { return ExerciseSet(reps: reps) }
    guard bytes[index] == 0x20,
      let weight = ExactDecimal(digits: UnsafeRawBufferPointer(rebasing: bytes[(index &+ 1)...]))
    else { return nil }
    return ExerciseSet(reps: reps, load: Load(weight, unit: unit))
  }

  private static func timed(_ bytes: UnsafeRawBufferPointer, unit: MassUnit?) -> ExerciseSet? {
    let space = bytes.firstIndex(of: 0x20) ?? bytes.count
    guard let seconds = ExactDecimal(digits: UnsafeRawBufferPointer(rebasing: bytes[..<space])) else {
      return nil
    }
    if space == bytes.count { return ExerciseSet(durationSeconds: seconds) }
    guard let weight = ExactDecimal(digits: UnsafeRawBufferPointer(rebasing: bytes[(space + 1)...])) else {
      return nil
    }
    return ExerciseSet(load: Load(weight, unit: unit), durationSeconds: seconds)
  }

  /// How many of the parts between spaces a style takes from a set text; the app fails on fewer.
  static func partsNeeded(by style: SetStyle) -> Int {
    switch style {
    case .reps: 1
    case .repsWeight, .time, .custom: 2
    case .timeWeight: 3
    default: 0
    }
  }
}
