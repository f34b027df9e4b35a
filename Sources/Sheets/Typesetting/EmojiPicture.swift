internal import CPango

/// A picture of one emoji, as large as its font has it: sharp enough for a title in print.
final class EmojiPicture {
  /// The picture.
  let surface: OpaquePointer
  /// Its width in pixels.
  let width: Double
  /// Its height in pixels.
  let height: Double
  /// False where no font has the emoji.
  let isKnown: Bool

  /// The size in points at which the pictures of Noto Color Emoji are stored: 136 × 128 pixels.
  private static let fontSize = 109.0
  /// The widest picture in pixels: a sequence that is drawn as its parts may be long.
  private static let maximumWidth: Int32 = 1_600

  init(_ text: String, context: OpaquePointer) {
    let layout = pango_layout_new(context)
    defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, FontSet.emoji)
    pango_font_description_set_absolute_size(description, Self.fontSize * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    // VARIATION SELECTOR-16: what may be a letter or a picture is a picture here.
    pango_layout_set_text(layout, text.unicodeScalars.count == 1 ? text + "\u{fe0f}" : text, -1)
    var (pixelWidth, pixelHeight): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &pixelWidth, &pixelHeight)
    pixelWidth = min(max(1, pixelWidth), Self.maximumWidth)
    pixelHeight = min(max(1, pixelHeight), Self.maximumWidth)
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixelWidth, pixelHeight)
    let drawing = cairo_create(surface)
    defer { cairo_destroy(drawing) }
    pango_cairo_show_layout(drawing, layout)
    cairo_surface_flush(surface)
    width = Double(pixelWidth)
    height = Double(pixelHeight)
    isKnown = pango_layout_get_unknown_glyphs_count(layout) == 0
  }

  deinit { cairo_surface_destroy(surface) }
}
