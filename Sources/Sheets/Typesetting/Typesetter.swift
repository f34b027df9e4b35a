internal import CPango

/// Sets texts with pango: measures them for layouts and draws them with cairo.
///
/// Metrics are not fitted to pixels, so that a page breaks its lines alike in a PDF and in a picture.
package final class Typesetter: TextMeasure {
  private struct Key: Hashable {
    var text: String
    var style: FontStyle
    var width: Double?
  }

  /// How many texts are kept; those of a few pages, which measuring and drawing share.
  private static let keptTexts = 1_000
  /// How many pictures of emoji are kept, of 70 kilobytes each.
  private static let keptPictures = 200
  /// The distance of lines, as a share of the size of letters; only to say how many have room.
  private static let lineHeight = 1.3
  /// The height of an emoji above the line and in all, as shares of the size of the letters around it.
  private static let emojiAscent = 0.93
  private static let emojiHeight = 1.17

  /// Whether a text was set in a font that cannot be drawn.
  private var lacksFont = false
  private let fontMap: OpaquePointer
  private let context: OpaquePointer
  private var texts: [Key: TypesetText] = [:]
  private var pictures: [String: EmojiPicture] = [:]
  /// The emoji of the text that is being drawn, and whether their text is to be put into the document.
  private var drawnEmoji: [String] = []
  private var drawnSize = 0.0
  private var isCopyable = false

  /// The texts with a character that no font has, each once, up to a limit.
  package private(set) var unknownTexts: Set<String> = []

  /// Makes a typesetter with the fonts that are installed.
  package init() throws(SheetError) {
    fontMap = try FontSet.fontMap()
    guard let context = pango_font_map_create_context(fontMap) else {
      g_object_unref(UnsafeMutableRawPointer(fontMap))
      throw .libraryFailed(library: "pango", reason: "it makes no context")
    }
    self.context = context
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_cairo_context_set_shape_renderer(
      context,
      { drawing, shape, _, typesetter in
        guard let drawing, let shape, let typesetter else { return }
        Unmanaged<Typesetter>.fromOpaque(typesetter).takeUnretainedValue()
          .drawEmoji(number: btd_shape_number(shape), in: drawing)
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Refuses what was set and drawn so far where a font could not be used, so that no letter goes missing.
  ///
  /// - Throws: ``SheetError/libraryFailed(library:reason:)``
  func checkFonts() throws(SheetError) {
    if lacksFont {
      throw .libraryFailed(library: "pango", reason: "a font that is installed cannot be opened")
    }
  }

  deinit {
    FontLock.hold {
      texts = [:]
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(UnsafeMutableRawPointer(fontMap))
    }
  }

  package func extent(of text: String, _ style: FontStyle, width: Double?) -> TextExtent {
    setText(text, style, width: width).extent
  }

  /// Draws a text at its place.
  ///
  /// - Parameter isCopyable: true where the document keeps text, so that emoji are put into it as text, too.
  func draw(_ text: PlacedText, in drawing: OpaquePointer, isCopyable: Bool) {
    let set = setText(text.text, text.style, width: text.width)
    drawnEmoji = set.emoji
    drawnSize = text.style.size
    self.isCopyable = isCopyable
    cairo_set_source_rgb(drawing, text.ink.red, text.ink.green, text.ink.blue)
    cairo_move_to(drawing, text.origin.x, text.origin.y)
    FontLock.hold { pango_cairo_show_layout(drawing, set.layout) }
    cairo_new_path(drawing)
  }

  // MARK: Setting

  private func setText(_ text: String, _ style: FontStyle, width: Double?) -> TypesetText {
    let key = Key(text: text, style: style, width: width)
    if let known = texts[key] { return known }
    let set = FontLock.hold {
      if texts.count >= Self.keptTexts { texts = [:] }
      return makeText(key)
    }
    if !set.isKnown, unknownTexts.count < 100 { unknownTexts.insert(text) }
    texts[key] = set
    return set
  }

  private func makeText(_ key: Key) -> TypesetText {
    let source = EmojiText(key.text, maximumLines: key.style.maximumLines)
    let layout = pango_layout_new(context)
    pango_layout_set_text(layout, source.text, Int32(source.text.utf8.count))
    setFont(of: layout, key.style, families: FontSet.families(for: source.text))
    let isKnown = setAttributes(of: layout, key.style, source.emoji)
    if let width = key.width {
      pango_layout_set_width(layout, units(width))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      // Lines below zero are counted by paragraph, points are not.
      let lines = key.style.maximumLines
      pango_layout_set_height(
        layout, lines == 1 ? -1 : units(key.style.size * Self.lineHeight * Double(lines)))
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    } else {
      pango_layout_set_single_paragraph_mode(layout, 1)
    }
    // Columns of a page stand at the left; pango swaps the sides of a text that runs from right to left.
    let line = pango_layout_get_line_readonly(layout, 0)
    let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    pango_layout_set_alignment(layout, isRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
    var frame = PangoRectangle()
    pango_layout_get_extents(layout, nil, &frame)
    if btd_layout_has_fonts(layout) == 0 { lacksFont = true }
    let extent = TextExtent(
      width: points(frame.width), height: points(frame.height),
      baseline: points(pango_layout_get_baseline(layout)),
      isCut: source.isCut || pango_layout_is_ellipsized(layout) != 0)
    return TypesetText(
      layout: layout, extent: extent, emoji: source.emoji.map(\.text),
      isKnown: isKnown && pango_layout_get_unknown_glyphs_count(layout) == 0)
  }

  private func setFont(of layout: OpaquePointer?, _ style: FontStyle, families: String) {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, families)
    pango_font_description_set_absolute_size(description, style.size * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(style.weight.rawValue)))
    if style.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    pango_layout_set_font_description(layout, description)
  }

  /// Sets digits of one width, the distance of letters and the room of emoji; false where one is in no font.
  private func setAttributes(
    of layout: OpaquePointer?, _ style: FontStyle, _ emoji: [(offset: Int, text: String)]
  ) -> Bool {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    if style.hasEvenDigits {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    if style.tracking != 0 {
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(units(style.tracking)))
    }
    var isKnown = true
    for (number, emoji) in emoji.enumerated() {
      let picture = picture(of: emoji.text)
      isKnown = isKnown && picture.isKnown
      let height = style.size * Self.emojiHeight
      var frame = PangoRectangle(
        x: 0, y: -units(style.size * Self.emojiAscent),
        width: units(height * picture.width / picture.height), height: units(height))
      let end = emoji.offset + EmojiText.placeholder.utf8.count
      pango_attr_list_insert(
        attributes, btd_shape_attribute(&frame, UInt32(emoji.offset), UInt32(end), number))
    }
    pango_layout_set_attributes(layout, attributes)
    return isKnown
  }

  private func units(_ points: Double) -> Int32 { Int32((points * Double(PANGO_SCALE)).rounded()) }

  private func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

  // MARK: Emoji

  private func picture(of emoji: String) -> EmojiPicture {
    if let known = pictures[emoji] { return known }
    if pictures.count >= Self.keptPictures { pictures = [:] }
    let picture = EmojiPicture(emoji, context: context)
    pictures[emoji] = picture
    return picture
  }

  /// Draws an emoji where the current point is; below it, unseen, what is copied and searched.
  private func drawEmoji(number: Int, in drawing: OpaquePointer) {
    guard drawnEmoji.indices.contains(number) else { return }
    let text = drawnEmoji[number]
    let picture = picture(of: text)
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(drawing, &x, &y)
    let height = drawnSize * Self.emojiHeight
    let scale = height / picture.height
    cairo_save(drawing)
    defer { cairo_restore(drawing) }
    if isCopyable { putText(text, at: PagePoint(x, y), width: picture.width * scale, in: drawing) }
    cairo_translate(drawing, x, y - drawnSize * Self.emojiAscent)
    cairo_scale(drawing, scale, scale)
    cairo_set_source_surface(drawing, picture.surface, 0, 0)
    cairo_paint(drawing)
  }

  /// Puts two white dots into the document that stand for `text`: cairo writes a cluster of several glyphs with
  /// the text that is meant, and none that shows nothing.
  private func putText(_ text: String, at origin: PagePoint, width: Double, in drawing: OpaquePointer) {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, FontSet.families(for: "."))
    pango_font_description_set_absolute_size(description, drawnSize * Double(PANGO_SCALE))
    let font = pango_context_load_font(context, description)
    defer { if let font { g_object_unref(UnsafeMutableRawPointer(font)) } }
    let scaledFont = font.flatMap { pango_cairo_font_get_scaled_font($0) }
    guard let scaledFont else { return }
    cairo_set_scaled_font(drawing, scaledFont)
    var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
    var count: Int32 = 0
    let status = cairo_scaled_font_text_to_glyphs(
      scaledFont, origin.x, origin.y, "..", 2, &glyphs, &count, nil, nil, nil)
    defer { cairo_glyph_free(glyphs) }
    guard status == CAIRO_STATUS_SUCCESS, let glyphs, count == 2 else { return }
    glyphs[1].x = origin.x + width * 0.7
    var cluster = cairo_text_cluster_t(num_bytes: Int32(text.utf8.count), num_glyphs: count)
    cairo_set_source_rgb(drawing, 1, 1, 1)
    cairo_show_text_glyphs(
      drawing, text, Int32(text.utf8.count), glyphs, count, &cluster, 1, cairo_text_cluster_flags_t(0))
  }
}

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
