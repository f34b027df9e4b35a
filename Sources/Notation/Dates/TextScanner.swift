/// Takes a short text apart from left to right, without a copy of it.
struct TextScanner {
  private let bytes: UnsafeRawBufferPointer
  /// How many bytes have been taken.
  package private(set) var index = 0

  package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  package var isAtEnd: Bool { index == bytes.count }

  /// The next byte; 0 at the end.
  package var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Takes `character` where it comes next.
  @discardableResult
  package mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Takes the letter `character`, given in lower case, in either case.
  mutating func takeLetter(_ character: Unicode.Scalar) -> Bool {
    guard next | 0x20 == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Takes one space: a plain one, one that does not break (U+00A0), or the narrow one of iOS (U+202F).
  @discardableResult
  mutating func takeSpace() -> Bool {
    if take(" ") { return true }
    if next == 0xc2, bytes.count - index >= 2, bytes[index + 1] == 0xa0 {
      index += 2
      return true
    }
    if next == 0xe2, bytes.count - index >= 3, bytes[index + 1] == 0x80, bytes[index + 2] == 0xaf {
      index += 3
      return true
    }
    return false
  }

  /// Takes as many digits as come next, at least `least` and at most `most`, which is 18 or less.
  package mutating func number(_ least: Int, _ most: Int) -> Int? {
    let start = index
    var value = 0
    while index < bytes.count, bytes[index] &- 0x30 < 10 {
      guard index - start < most else { return nil }
      value = value * 10 + Int(bytes[index] &- 0x30)
      index += 1
    }
    return index - start >= least ? value : nil
  }

  /// Takes the ASCII letters that come next, in lower case; nil for none or more than 15.
  package mutating func word() -> String? {
    let start = index
    while index < bytes.count, (0x61...0x7a).contains(bytes[index] | 0x20) { index += 1 }
    let count = index - start
    guard (1...15).contains(count) else { return nil }
    // A String of at most 15 bytes lies in itself: nothing is allocated.
    return String(unsafeUninitializedCapacity: count) { buffer in
      for offset in 0..<count { buffer[offset] = bytes[start + offset] | 0x20 }
      return count
    }
  }

  /// Takes the letters of any script that come next; nil for none or more than 30 bytes.
  package mutating func letters() -> String? {
    let start = index
    while index < bytes.count, (0x61...0x7a).contains(bytes[index] | 0x20) || bytes[index] >= 0x80 {
      // A space that does not break is no letter.
      var ahead = self
      if ahead.takeSpace() { break }
      index += 1
    }
    guard (1...30).contains(index - start) else { return nil }
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
  }

  /// What `body` takes, or nothing at all where it gives nil.
  @discardableResult
  package mutating func attempt<Value>(_ body: (inout TextScanner) -> Value?) -> Value? {
    var copy = self
    guard let value = body(&copy) else { return nil }
    self = copy
    return value
  }
}
