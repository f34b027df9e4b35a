internal import WorkoutModel

/// What stands in Strong's column of set numbers: a number, a kind of set, or what makes the row no set.
enum StrongSetOrder: Equatable {
  case number(Int)
  case kind(SetKind)
  case rest
  case note
  case unknown

  init(_ raw: UnsafeRawBufferPointer?) {
    guard let raw else {
      self = .unknown
      return
    }
    if raw.count <= 4, let number = raw.digits(0, raw.count) {
      self = .number(number)
      return
    }
    let text = String(decoding: raw, as: UTF8.self)
    if let order = Self.words[text.lowercased()] {
      self = order
    } else if let number = ExactDecimal(lenient: text)?.normalized, number.fractionDigits == 0,
      let whole = Int32(exactly: number.coefficient), whole >= 0
    {
      // A spreadsheet writes 1.0.
      self = .number(Int(whole))
    } else {
      self = .unknown
    }
  }

  private static let words: [String: StrongSetOrder] = [
    "w": .kind(.warmUp), "warm_up": .kind(.warmUp), "warmup": .kind(.warmUp),
    // In Spanish and Portuguese: precalentamiento, aquecimento.
    "p": .kind(.warmUp), "a": .kind(.warmUp),
    "d": .kind(.drop), "drop_set": .kind(.drop), "dropset": .kind(.drop), "drop": .kind(.drop),
    "f": .kind(.failure), "failure": .kind(.failure),
    "rest timer": .rest, "ruhezeit": .rest, "minuteur de repos": .rest, "temps de repos": .rest,
    "temporizador de descanso": .rest,
    "note": .note, "notiz": .note, "nota": .note,
  ]

  /// True where a row's exercise may be the rest between sets, if the row neither counts nor is numbered from 1.
  static func isRest(_ name: UnsafeRawBufferPointer) -> Bool {
    // Nearly every row names an exercise: look for the word only where the length and first letter fit.
    guard name.count >= 8, name.count <= 24, [0x52, 0x72, 0x4d, 0x54].contains(name[0]) else { return false }
    return words[String(decoding: name, as: UTF8.self).lowercased()] == .rest
  }
}
