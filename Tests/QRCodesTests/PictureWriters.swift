// Pictures with what no honest program writes.

/// Numbers as files hold them, the most significant byte first.
func bigEndian(_ value: Int, _ byteCount: Int) -> [UInt8] {
  (0..<byteCount).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
}

/// A HEIF file of tiles, without any pixels in it.
struct HEIFGrid {
  /// What the data of the grid say.
  var size = (width: 128, height: 64)
  /// What the property of the grid says.
  var stated = (width: 128, height: 64)
  var tile = (width: 64, height: 64)
  var type = "grid"
  /// Whether the data of the grid lie in the box idat, or else at the end of the file.
  var isInside = true
  /// Sizes of 32 bits.
  var isLarge = true
  /// The bits of each sample, as stated.
  var samples: [UInt8] = [8, 8, 8]
  /// What else is in the box meta.
  var extra: [UInt8] = []

  private var sizes: [UInt8] {
    bigEndian(size.width, isLarge ? 4 : 2) + bigEndian(size.height, isLarge ? 4 : 2)
  }

  /// What the item is put together of.
  private var data: [UInt8] {
    let head: [UInt8] = type == "grid" ? [0, 1] : [0, 0, 0, 0, 0, 0, 0, 0]
    return [0, isLarge ? 1 : 0] + head + sizes
  }

  var file: [UInt8] {
    let start = Self.box("ftyp", Array("heic".utf8) + [0, 0, 0, 0])
    let length = start.count + meta(dataAt: 0).count
    return start + meta(dataAt: length + 8) + Self.box("mdat", isInside ? [0, 0] : data)
  }

  private func meta(dataAt place: Int) -> [UInt8] {
    var entries: [UInt8] = []
    for (item, type) in [(1, "hvc1"), (2, type)] {
      entries += Self.full("infe", 2, bigEndian(item, 2) + [0, 0] + Array(type.utf8) + [0])
    }
    let properties =
      Self.full("ispe", 0, bigEndian(tile.width, 4) + bigEndian(tile.height, 4))
      + Self.full("pixi", 0, [UInt8(samples.count)] + samples)
      + Self.full("ispe", 0, bigEndian(stated.width, 4) + bigEndian(stated.height, 4))
    let associations = bigEndian(2, 4) + [0, 1, 2, 1, 2] + [0, 2, 2, 3, 2]
    let places =
      [0x44, 0] + bigEndian(2, 2) + [0, 1, 0, 0, 0, 0, 0, 1] + bigEndian(place, 4) + bigEndian(2, 4)
      + [0, 2, 0, isInside ? 1 : 0, 0, 0, 0, 1] + bigEndian(isInside ? 0 : place, 4)
      + bigEndian(data.count, 4)
    return Self.full(
      "meta", 0,
      Self.full("pitm", 0, [0, 2]) + Self.full("iloc", 1, places)
        + Self.full("iinf", 0, bigEndian(2, 2) + entries)
        + Self.full("iref", 0, Self.box("dimg", [0, 2, 0, 2, 0, 1, 0, 1]))
        + Self.box("iprp", Self.box("ipco", properties) + Self.full("ipma", 0, associations))
        + (isInside ? Self.box("idat", data) : []) + extra)
  }

  static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    bigEndian(content.count + 8, 4) + Array(name.utf8) + content
  }

  static func full(_ name: String, _ version: UInt8, _ content: [UInt8]) -> [UInt8] {
    box(name, [version, 0, 0, 0] + content)
  }
}

/// The directory of a TIFF of one page, without any pixels in it.
struct TIFFPage {
  var width = 14_142
  var height = 14_142
  /// Each tag with its type and values; a directory has them in their order.
  var tags: [(tag: Int, type: Int, value: Int)] = []

  var file: [UInt8] {
    let all = ([(256, 4, width), (257, 4, height)] + tags).sorted { $0.0 < $1.0 }
    var entries: [UInt8] = []
    for (tag, type, value) in all {
      let bytes = [1: 1, 3: 2, 4: 4][type] ?? 4
      entries += bigEndian(tag, 2) + bigEndian(type, 2) + bigEndian(1, 4) + bigEndian(value, bytes)
      entries += [UInt8](repeating: 0, count: 4 - bytes)
    }
    return [0x4d, 0x4d, 0, 42, 0, 0, 0, 8] + bigEndian(all.count, 2) + entries + [0, 0, 0, 0]
  }
}

/// The chunks of a PNG.
enum PNGChunks {
  /// A PNG with more chunks behind its header; their checksums are wrong.
  static func adding(_ chunks: [(name: String, content: [UInt8])], to png: [UInt8]) -> [UInt8] {
    var more: [UInt8] = []
    for (name, content) in chunks {
      more += bigEndian(content.count, 4) + Array(name.utf8) + content + [0, 0, 0, 0]
    }
    return png.prefix(33) + more + png.dropFirst(33)
  }
}
