import CZlib

/// Files as gzip and zip pack them.
enum PackedFile {
  /// `bytes` as gzip packs them.
  static func gzip(_ bytes: [UInt8]) -> [UInt8] { packed(bytes, windowBits: 31) }

  /// The checksum of `bytes` in a zip file.
  static func checksum(of bytes: [UInt8]) -> Int { Int(crc32(0, bytes, UInt32(bytes.count))) }

  /// `bytes` as members of a zip file hold them.
  static func deflate(_ bytes: [UInt8]) -> [UInt8] { packed(bytes, windowBits: -15) }

  /// A zip file; `change` may turn a member of its list into what no program writes.
  static func zip(
    _ members: [(name: String, bytes: [UInt8])], method: Int = 8, change: (inout Entry) -> Void = { _ in }
  ) -> [UInt8] {
    var file: [UInt8] = []
    var list: [UInt8] = []
    for (name, bytes) in members {
      let content = method == 0 ? bytes : deflate(bytes)
      var entry = Entry(
        name: name, method: method, checksum: Int(crc32(0, bytes, UInt32(bytes.count))),
        packed: content.count,
        size: bytes.count, offset: file.count)
      file += number(0x0403_4b50, 4) + number(20, 2) + entry.common + Array(name.utf8) + content
      change(&entry)
      list += number(0x0201_4b50, 4) + number(20, 2) + number(20, 2) + entry.common + number(0, 10)
      list += number(entry.offset, 4) + Array(name.utf8)
    }
    let end = number(0x0605_4b50, 4) + number(0, 4) + number(members.count, 2) + number(members.count, 2)
    return file + list + end + number(list.count, 4) + number(file.count, 4) + number(0, 2)
  }

  /// What the list of a zip file says of a member.
  struct Entry {
    var name: String
    var flags = 0
    var method: Int
    var checksum: Int
    var packed: Int
    var size: Int
    var offset: Int

    var common: [UInt8] {
      PackedFile.fields([(flags, 2), (method, 2), (0, 4), (checksum, 4), (packed, 4), (size, 4)])
        + PackedFile.fields([(name.utf8.count, 2), (0, 2)])
    }
  }

  fileprivate static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 }
  }

  fileprivate static func fields(_ fields: [(value: Int, count: Int)]) -> [UInt8] {
    fields.flatMap { number($0.value, $0.count) }
  }

  private static func packed(_ bytes: [UInt8], windowBits: Int32) -> [UInt8] {
    var stream = z_stream()
    deflateInit2_(
      &stream, 9, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: bytes.count + 1_024)
    let room = output.count
    input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(room)
        _ = CZlib.deflate(&stream, Z_FINISH)
      }
    }
    return Array(output.prefix(room - Int(stream.avail_out)))
  }
}
