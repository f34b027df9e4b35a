internal import FormatKit
internal import Notation
package import WorkoutModel

/// The bytes of the packed form: a first byte that says what they are, the body, and a checksum.
///
/// The first byte is 10vvvvkk: two bits that no text begins with, the version, and the kind. The checksum is of
/// all bytes before it, highest byte first: 16 bits for one workout or template, else 32.
package enum PackedPayload {
  /// The version that is written, and the newest that is read.
  package static let newestVersion = 1

  /// The bytes of an archive.
  ///
  /// - Throws: ``RequestError`` for one that holds more than any payload can.
  package static func bytes(of archive: WorkoutArchive) throws(WorkoutError) -> [UInt8] {
    let kind = kind(of: archive)
    let coder = PackedCoder(from: PackedPriors.start)
    do { _ = try coder.archive(archive, as: kind) } catch {
      switch error {
      case .tooLarge: throw tooLarge(PackedLimits.maximumValues)
      case .misfit:
        throw .request(.valueNotPacked)
      }
    }
    let body = coder.finishedBody()
    let limit = PackedLimits.values(bytes: body.count)
    guard coder.valueCount <= limit else { throw tooLarge(limit) }
    return sealed(body, kind)
  }

  private static func tooLarge(_ limit: Int) -> WorkoutError {
    .request(.tooManyValues(limit: limit))
  }

  /// What stands in any bytes, of the kind that the first of them chooses, whatever their end and checksum: what a
  /// fuzzer needs, which finds neither by chance.
  package static func archive(inAny bytes: [UInt8]) -> WorkoutArchive? {
    let kind = bytes.first.flatMap { PackedCoder.Kind(rawValue: Int($0 & 3)) } ?? .archive
    return try? PackedCoder(reading: bytes.dropFirst(), from: PackedPriors.start).archive(.init(), as: kind)
  }

  private static func sealed(_ body: [UInt8], _ kind: PackedCoder.Kind) -> [UInt8] {
    var bytes = [UInt8(0x80 | newestVersion << 2 | kind.rawValue)] + body
    let sum = kind == .archive ? UInt64(PackedChecksum.crc32(bytes)) : UInt64(PackedChecksum.crc16(bytes))
    for index in stride(from: checksumSize(kind) - 1, through: 0, by: -1) {
      bytes.append(UInt8(truncatingIfNeeded: sum >> UInt64(8 * index)))
    }
    return bytes
  }

  /// The payloads, without checksums, of archives that are written one after the other, each from what was learnt
  /// by those before it: a new version's primer.
  package static func primer(of archives: [WorkoutArchive]) throws(WorkoutError) -> [[UInt8]] {
    var predictions = PackedPredictions()
    var payloads: [[UInt8]] = []
    for archive in archives {
      let coder = PackedCoder(from: predictions)
      let kind = kind(of: archive)
      guard (try? coder.archive(archive, as: kind)) != nil else { throw .request(.valueNotPacked) }
      payloads.append([UInt8(0x80 | newestVersion << 2 | kind.rawValue)] + coder.finishedBody())
      predictions = coder.predictions
    }
    return payloads
  }

  /// The archive in `bytes`.
  ///
  /// - Parameter name: how messages speak of them.
  /// - Throws: ``InputError`` where they are damaged, of a newer version, or none of this form.
  package static func archive(in bytes: [UInt8], name: String) throws(WorkoutError) -> WorkoutArchive {
    let kind = try check(bytes, name: name)
    let coder = PackedCoder(reading: bytes[1..<bytes.count - checksumSize(kind)], from: PackedPriors.start)
    do {
      let archive = try coder.archive(WorkoutArchive(), as: kind)
      try coder.checkEnd()
      return archive
    } catch {
      let limit = PackedLimits.values(bytes: bytes.count - 1 - checksumSize(kind))
      let what =
        error == .tooLarge
        ? "the payload holds more than \(limit) values and letters, the most that is read of \(bytes.count) bytes"
        : "the payload is whole, but holds what no packed form does"
      throw .input(
        InputError(
          .malformed, place: Place(file: name, byte: 1), what: what, advice: "Make it again from its source.")
      )
    }
  }

  /// True where `bytes` begin like this form and their checksum holds.
  static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard mayRecognize(bytes), let kind = PackedCoder.Kind(rawValue: Int(bytes[0] & 3)) else { return false }
    return bytes.count > checksumSize(kind) && holds(bytes, kind)
  }

  /// True where `bytes` begin like this form.
  static func mayRecognize(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let first = bytes.first else { return false }
    return first >> 6 == 2 && first >> 2 & 15 != 0
  }

  private static func check(_ bytes: [UInt8], name: String) throws(WorkoutError) -> PackedCoder.Kind {
    guard let first = bytes.first else {
      throw .input(
        InputError(
          .malformed, place: Place(file: name), what: "there is no payload, expected the packed form",
          advice: "Scan or copy it again."))
    }
    guard first >> 6 == 2, first >> 2 & 15 != 0 else {
      throw .input(
        InputError(
          .malformed, place: Place(file: name, byte: 0),
          what:
            "the first byte is \(first), expected 132 to 191 or text that begins with \(PackedText.prefix)",
          advice: .detectFormat))
    }
    let version = Int(first >> 2 & 15)
    guard version <= newestVersion else {
      throw .input(
        InputError(
          .unsupportedVersion, place: Place(file: name, byte: 0),
          what: VersionGate.newer(version, than: newestVersion),
          advice: "Update btd, or write it again with an older one."))
    }
    guard let kind = PackedCoder.Kind(rawValue: Int(first & 3)) else {
      throw .input(
        InputError(
          .malformed, place: Place(file: name, byte: 0),
          what: "the payload is one part of several, or of no known kind",
          advice: "Scan all symbols of the set together."))
    }
    let isWhole = bytes.withUnsafeBytes { $0.count > checksumSize(kind) && holds($0, kind) }
    guard isWhole else {
      throw .input(
        InputError(
          .malformed, place: Place(file: name, byte: bytes.count),
          what: "the checksum is wrong, so the payload is damaged or cut off",
          advice: "Scan or copy it again."))
    }
    return kind
  }

  private static func holds(_ bytes: UnsafeRawBufferPointer, _ kind: PackedCoder.Kind) -> Bool {
    let size = checksumSize(kind)
    let sum = bytes.suffix(size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let own = bytes.dropLast(size)
    return sum == (kind == .archive ? UInt64(PackedChecksum.crc32(own)) : UInt64(PackedChecksum.crc16(own)))
  }

  private static func checksumSize(_ kind: PackedCoder.Kind) -> Int { kind == .archive ? 4 : 2 }

  /// One workout or template goes without all that stands around it, where nothing does.
  private static func kind(of archive: WorkoutArchive) -> PackedCoder.Kind {
    var bare = WorkoutArchive()
    bare.source = archive.source
    bare.preferences.massUnit = archive.preferences.massUnit
    bare.workouts = archive.workouts
    bare.templates = archive.templates
    guard bare == archive else { return .archive }
    switch (archive.workouts.count, archive.templates.count) {
    case (1, 0): return .workout
    case (0, 1): return .template
    default: return .archive
    }
  }
}
