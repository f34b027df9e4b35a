/// What the boxes of a HEIF file say of its items, as far as a picture that is put together of others hangs on it.
///
/// A grid states its size in data of its own and again as a property. The HEIF library makes room by the one and fills
/// it by the other.
struct HEIFItems {
  /// Where the data of an item lie.
  private struct Extent {
    /// 0 in the file, 1 in the box idat, 2 in another item.
    var method: Int
    var offset: Int
    var length: Int
  }

  /// The content of the box idat.
  var data: Range<Int>?
  /// The types of the items.
  private var types: [Int: String] = [:]
  private var extents: [Int: [Extent]] = [:]
  private var extentCount = 0
  /// The sizes that the properties state, one for each property in its order; nil for those that state none.
  private var sizes: [(width: Int, height: Int)?] = []
  /// The numbers of the properties of each item, from 1.
  private var properties: [Int: [Int]] = [:]

  /// The most extents of a file: they may take no bytes.
  private static let maximumExtents = 100_000

  /// Takes the type of an item, of box infe.
  mutating func takeEntry(_ reader: ByteReader, _ content: Range<Int>) throws(PictureError) {
    var fields = BoxFields(reader, content, "infe")
    let version = try fields.next(4) >> 24
    guard version >= 2 else { return }
    let item = try fields.next(version == 2 ? 2 : 4)
    _ = try fields.next(2)
    guard types.updateValue(reader.name(fields.offset) ?? "", forKey: item) == nil else {
      throw .damaged(kind: .heif, reason: "item \(item) is listed twice")
    }
  }

  /// Takes a property; one named ispe states a size.
  mutating func takeProperty(_ size: (width: Int, height: Int)?) { sizes.append(size) }

  /// Takes which properties items have, of box ipma.
  mutating func takeAssociations(_ reader: ByteReader, _ content: Range<Int>) throws(PictureError) {
    var fields = BoxFields(reader, content, "ipma")
    let head = try fields.next(4)
    for _ in 0..<(try fields.next(4)) {
      let item = try fields.next(head >> 24 == 0 ? 2 : 4)
      for _ in 0..<(try fields.next(1)) {
        let isLong = head & 1 != 0
        // The highest bit says that the property must be understood.
        let property = try fields.next(isLong ? 2 : 1) & (isLong ? 0x7fff : 0x7f)
        properties[item, default: []].append(property)
      }
    }
  }

  /// The places of data, of box iloc.
  mutating func takeLocations(_ reader: ByteReader, _ content: Range<Int>) throws(PictureError) {
    var fields = BoxFields(reader, content, "iloc")
    let version = try fields.next(4) >> 24
    let widths = try fields.next(2)
    let (offsetBytes, lengthBytes) = (widths >> 12, widths >> 8 & 15)
    let (baseBytes, indexBytes) = (widths >> 4 & 15, version == 0 ? 0 : widths & 15)
    for _ in 0..<(try fields.next(version < 2 ? 2 : 4)) {
      let item = try fields.next(version < 2 ? 2 : 4)
      let method = version == 0 ? 0 : try fields.next(2) & 15
      _ = try fields.next(2)
      let base = try fields.next(baseBytes)
      for _ in 0..<(try fields.next(2)) {
        _ = try fields.next(indexBytes)
        let offset = base + (try fields.next(offsetBytes))
        let length = try fields.next(lengthBytes)
        extentCount += 1
        guard extentCount <= Self.maximumExtents else {
          throw .damaged(
            kind: .heif, reason: "its data lie in more than \(grouped(Self.maximumExtents)) parts")
        }
        extents[item, default: []].append(Extent(method: method, offset: offset, length: length))
      }
    }
  }

  /// The sizes of the items that are put together of others: grids and overlays.
  ///
  /// - Throws: `damaged` where the two sizes of one differ.
  func compositionSizes(_ reader: ByteReader) throws(PictureError) -> [(width: Int, height: Int)] {
    var result: [(width: Int, height: Int)] = []
    for (item, type) in types.sorted(by: { $0.key < $1.key }) where ["grid", "iovl"].contains(type) {
      // 8 to 20 bytes, which nobody cuts in two.
      guard let extent = extents[item]?.first, extents[item]?.count == 1,
        let size = size(of: type, reader, extent)
      else { throw .damaged(kind: .heif, reason: "what item \(item) is put together of cannot be read") }
      for property in properties[item] ?? [] where property > 0 && property <= sizes.count {
        guard let stated = sizes[property - 1], stated != size else { continue }
        throw .damaged(
          kind: .heif,
          reason: "item \(item) is stated to have \(Self.words(stated)) pixels and is put together to "
            + Self.words(size))
      }
      result.append(size)
    }
    return result
  }

  private static func words(_ size: (width: Int, height: Int)) -> String {
    "\(grouped(size.width)) × \(grouped(size.height))"
  }

  /// The size that a grid or overlay states in its data.
  private func size(
    of type: String, _ reader: ByteReader, _ extent: Extent
  ) -> (width: Int, height: Int)? {
    let start: Int
    switch extent.method {
    case 0: start = extent.offset
    case 1:
      guard let data, extent.offset + extent.length <= data.count else { return nil }
      start = data.lowerBound + extent.offset
    default: return nil
    }
    // Behind version and flags a grid has its rows and columns, an overlay the colour of its ground.
    let place = type == "grid" ? 4 : 10
    guard let flags = reader.byte(start + 1) else { return nil }
    let byteCount = flags & 1 == 0 ? 2 : 4
    guard extent.length >= place + 2 * byteCount,
      let width = reader.bigEndian(start + place, byteCount: byteCount),
      let height = reader.bigEndian(start + place + byteCount, byteCount: byteCount)
    else { return nil }
    return (width, height)
  }
}

/// Numbers of a box, one after the other.
private struct BoxFields {
  let reader: ByteReader
  private(set) var offset: Int
  private let end: Int
  private let name: String

  init(_ reader: ByteReader, _ content: Range<Int>, _ name: String) {
    self.reader = reader
    offset = content.lowerBound
    end = content.upperBound
    self.name = name
  }

  /// The next number; one of 8 bytes that is larger than any file is `1 << 48`.
  mutating func next(_ byteCount: Int) throws(PictureError) -> Int {
    guard offset + byteCount <= end else {
      throw .truncated(kind: .heif, reason: "it ends inside box \(name)")
    }
    defer { offset += byteCount }
    guard byteCount > 6 else { return reader.bigEndian(offset, byteCount: byteCount) ?? 0 }
    let spare = byteCount - 6
    guard reader.bigEndian(offset, byteCount: spare) == 0 else { return 1 << 48 }
    return reader.bigEndian(offset + spare, byteCount: 6) ?? 0
  }
}
