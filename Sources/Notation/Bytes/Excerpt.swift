/// The part of a line around a place, with a caret below it, for messages.
package enum Excerpt {
  private static let before = 40
  private static let after = 30

  /// The text around `offset`, safe to print: controls and broken characters are shown as `·`.
  package static func of(_ bytes: UnsafeRawBufferPointer, around offset: Int) -> String? {
    guard !bytes.isEmpty else { return nil }
    let offset = min(offset, bytes.count)
    var start = offset
    while start > 0, offset - start < before, bytes[start - 1] != 0x0a { start -= 1 }
    while start < offset, bytes[start] & 0xc0 == 0x80 { start += 1 }
    var end = offset
    while end < bytes.count, end - offset < after, bytes[end] != 0x0a { end += 1 }
    while end > offset, end < bytes.count, bytes[end] & 0xc0 == 0x80 { end -= 1 }
    guard end > start else { return nil }
    let left = printable(UnsafeRawBufferPointer(rebasing: bytes[start..<offset]))
    let right = printable(UnsafeRawBufferPointer(rebasing: bytes[offset..<end]))
    return "  \(left)\(right)\n  \(String(repeating: " ", count: left.count))^"
  }

  private static func printable(_ bytes: UnsafeRawBufferPointer) -> String {
    PrintableText.of(String(decoding: bytes, as: UTF8.self))
  }
}
