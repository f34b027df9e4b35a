internal import Notation
internal import PackedForm
package import WorkoutModel

/// One part of a payload that is spread over several symbols; any `needed` of them bring it back.
///
/// The bytes are: 10vvvv11 with the version; the checksum of the set, 32 bits; four bits of 0 and the number of
/// parts needed, that of all parts and the place of this one from 0, 12 bits each; the body; and a CRC-16 of all
/// bytes before it. Numbers have their highest byte first.
public struct SymbolSetPart: Hashable, Sendable {
  /// The bytes of a part beside its body.
  package static let overhead = headSize + checkSize
  /// The longest body that is read: more than any symbol holds.
  static let maximumBody = 4_096

  private static let headSize = 10
  private static let checkSize = 2
  private static let mark: UInt8 = 3

  /// What all parts of a set have in common.
  public struct Key: Hashable, Sendable {
    /// CRC-32 of the number of parts needed, the length of a body (16 bits each) and the payload.
    public let checksum: UInt32
    /// How many parts bring the payload back.
    public let needed: Int
    /// The number of bytes of each body.
    package let length: Int
  }

  /// What it has in common with the other parts of its set.
  public let key: Key
  /// How many parts there are.
  public let total: Int
  /// The place of this part, from 0; the first ones are the payload itself, the others parity.
  public let index: Int
  /// An even number of bytes.
  let body: [UInt8]

  init(key: Key, total: Int, index: Int, body: [UInt8]) {
    self.key = key
    self.total = total
    self.index = index
    self.body = body
  }

  /// Reads the payload of a symbol, bytes or text.
  ///
  /// - Returns: nil for one that is not of this form.
  /// - Throws: ``InputError`` for a part that is damaged or of a newer version.
  package init?(payload: [UInt8], name: String) throws(WorkoutError) {
    let text = payload.withUnsafeBytes(PackedText.bytes)
    let bytes = text ?? payload
    guard let first = bytes.first, first >> 6 == 2, first >> 2 & 15 != 0, first & 3 == Self.mark else {
      return nil
    }
    let own = bytes.dropLast(Self.checkSize)
    let isWhole = Self.number(bytes.suffix(Self.checkSize)) == UInt64(PackedChecksum.crc16(own))
    // Bytes of anyone may begin like this.
    guard text != nil || isWhole else { return nil }
    let version = Int(first >> 2 & 15)
    guard version <= PackedPayload.newestVersion else {
      throw .input(
        InputError(
          .unsupportedVersion, place: Place(file: name, byte: 0),
          what: VersionGate.newer(version, than: PackedPayload.newestVersion),
          advice: "Update btd, or make the codes again with an older one."))
    }
    let body = Array(own.dropFirst(Self.headSize))
    guard isWhole, !body.isEmpty, body.count.isMultiple(of: 2), body.count <= Self.maximumBody else {
      throw Self.damaged(name, "the checksum of a code of a set is wrong: it is damaged")
    }
    let counts = Self.number(own[5..<Self.headSize])
    (total, index) = (Int(counts >> 12 & 0xfff), Int(counts & 0xfff))
    key = Key(
      checksum: UInt32(truncatingIfNeeded: Self.number(own[1..<5])), needed: Int(counts >> 24 & 0xfff),
      length: body.count)
    self.body = body
    guard counts >> 36 == 0, key.needed > 0, key.needed <= total, index < total else {
      throw Self.damaged(name, "a code of a set states a number of codes that no set has")
    }
  }

  /// What people call it: `symbol 3 of 9 of set K4QD`.
  package var label: String { label(in: key.name) }

  /// What people call it, where they call its set otherwise.
  package func label(in set: String) -> String { "code \(index + 1) of \(total) of set \(set)" }

  /// What stands in its symbol, or the bytes that its text stands for.
  package var bytes: [UInt8] {
    var bytes = [0x80 | UInt8(PackedPayload.newestVersion) << 2 | Self.mark]
    Self.append(UInt64(key.checksum), 4, to: &bytes)
    Self.append(UInt64(key.needed) << 24 | UInt64(total) << 12 | UInt64(index), 5, to: &bytes)
    bytes += body
    Self.append(UInt64(PackedChecksum.crc16(bytes)), Self.checkSize, to: &bytes)
    return bytes
  }

  /// Any bytes as a part whose check holds: what a fuzzer needs.
  package static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = [0x80 | UInt8(PackedPayload.newestVersion) << 2 | mark] + bytes
    append(UInt64(PackedChecksum.crc16(bytes)), checkSize, to: &bytes)
    return bytes
  }

  private static func damaged(_ name: String, _ what: String) -> WorkoutError {
    .input(
      InputError(.malformed, place: Place(file: name, byte: 0), what: what, advice: "Scan the code again."))
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func append(_ number: UInt64, _ count: Int, to bytes: inout [UInt8]) {
    for place in (0..<count).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * place)))
    }
  }
}

extension SymbolSetPart.Key {
  /// What parts of `payload` have in common.
  init(needed: Int, length: Int, payload: [UInt8]) {
    let counts = [needed, length].flatMap { [UInt8($0 >> 8 & 0xff), UInt8($0 & 0xff)] }
    self.init(checksum: PackedChecksum.crc32(counts + payload), needed: needed, length: length)
  }

  /// The four letters by which people tell sets apart, such as K4QD: the first 20 bits of the checksum.
  public var name: String {
    let letters = Array("23456789ABCDEFGHJKLMNPQRSTUVWXYZ")
    return String((0..<4).map { letters[Int(checksum >> UInt32(27 - 5 * $0) & 31)] })
  }
}
