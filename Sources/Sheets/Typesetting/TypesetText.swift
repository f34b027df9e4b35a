internal import CPango

/// A text that pango has set in lines.
final class TypesetText {
  let layout: OpaquePointer?
  let extent: TextExtent
  /// The emoji in it, by the number that its shapes carry.
  let emoji: [String]
  /// False where a character is in no font.
  let isKnown: Bool

  init(layout: OpaquePointer?, extent: TextExtent, emoji: [String], isKnown: Bool) {
    self.layout = layout
    self.extent = extent
    self.emoji = emoji
    self.isKnown = isKnown
  }

  deinit { if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) } }
}
