/// The characters of alphanumeric mode, each by what it counts as.
enum Alphanumeric {
  static let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)

  /// What each byte counts as; nil for one that the mode does not have.
  private static let values: [Int?] = {
    var values = [Int?](repeating: nil, count: 256)
    for (value, character) in characters.enumerated() { values[Int(character)] = value }
    return values
  }()

  /// What a character counts as; 0 for any other.
  static func value(_ byte: UInt8) -> Int { values[Int(byte)] ?? 0 }

  /// Whether a payload goes into the mode.
  static func holds(_ payload: [UInt8]) -> Bool { payload.allSatisfy { values[Int($0)] != nil } }
}
