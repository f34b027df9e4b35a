internal import CPango

/// The fonts that pages are set in, whatever the system's own preferences are: the same page on every machine.
enum FontSet {
  /// The families in the order of preference; what none of them has is taken from any font there is.
  static func families(for text: String) -> String {
    [
      "Inter", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", chinese(for: text), "Noto Sans Symbols2",
      "Symbola",
    ].joined(separator: ",")
  }

  /// The family that emoji are drawn in.
  static let emoji = "Noto Color Emoji,Symbola"

  /// Han characters are drawn as the other characters of the text suggest.
  private static func chinese(for text: String) -> String {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3040...0x30ff, 0xff66...0xff9f: return "Noto Sans CJK JP"
      case 0x1100...0x11ff, 0x3130...0x318f, 0xac00...0xd7af: return "Noto Sans CJK KR"
      case 0x3100...0x312f, 0x31a0...0x31bf: return "Noto Sans CJK TC"
      default: continue
      }
    }
    return "Noto Sans CJK SC"
  }

  /// Makes a map of all fonts installed, where sizes are in points.
  ///
  /// - Throws: ``SheetError/libraryFailed(library:reason:)``
  static func fontMap() throws(SheetError) -> OpaquePointer {
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .libraryFailed(library: "pango", reason: "it was built without FreeType")
    }
    let config = FcConfigCreate()
    defer { FcConfigDestroy(config) }
    guard FcConfigParseAndLoadFromMemory(config, configuration, 1) != 0, FcConfigBuildFonts(config) != 0
    else { throw .libraryFailed(library: "fontconfig", reason: "its configuration is refused") }
    btd_font_map_set_config(map, config)
    btd_font_map_set_resolution(map, 72)
    return map
  }

  private static let configuration = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
    <dir>/usr/share/fonts</dir>
    <dir>/usr/local/share/fonts</dir>
    <dir prefix="xdg">fonts</dir>
    <match><test name="family"><string>emoji</string></test>
    <edit name="family" mode="assign" binding="strong">
    <string>Noto Color Emoji</string><string>Symbola</string>
    </edit></match>
    <cachedir>/var/cache/fontconfig</cachedir>
    <cachedir prefix="xdg">fontconfig</cachedir>
    </fontconfig>
    """
}
