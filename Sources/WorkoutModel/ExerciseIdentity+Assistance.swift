extension ExerciseIdentity {
  /// True where the name or the variation says that the weight helps, as on the machine for assisted pull-ups:
  /// the more of it, the less is lifted.
  package var isAssisted: Bool { Self.saysAssisted(name) || Self.saysAssisted(variation) }

  /// How the words for it begin in English, German, French, Spanish, Italian and Portuguese.
  private static let stems: [[UInt8]] = [
    "assisted", "assistiert", "unterstützt", "assisté", "assiste\u{301}", "asistid", "assistit", "assistid",
  ].map { Array($0.utf8) }

  private static func saysAssisted(_ text: String?) -> Bool {
    guard let text else { return false }
    var isInWord = false
    var rest = text.utf8[...]
    while let byte = rest.first {
      let isLetter = byte >= 0x80 || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      if isLetter, !isInWord, stems.contains(where: { begins(rest, $0) }) { return true }
      isInWord = isLetter
      rest = rest.dropFirst()
    }
    return false
  }

  /// Whether `text` begins with `stem`, whatever the case of ASCII letters.
  private static func begins(_ text: Substring.UTF8View, _ stem: [UInt8]) -> Bool {
    var text = text.makeIterator()
    return stem.allSatisfy { byte in
      guard let other = text.next() else { return false }
      return other == byte || (byte < 0x80 && other | 0x20 == byte)
    }
  }
}
