import ArchiveGenerator
import CZlib
import Testing
import WorkoutModel

@testable import SafeFiles

/// What our own unpacker makes of packed bytes is what zlib makes of them.
@Suite struct UnpackerTests {
  /// What comes out in pieces of `piece` bytes, or the reason why nothing does.
  private func unpacked(_ bytes: [UInt8], _ method: Unpacker.Method = .deflate, piece: Int) -> Result<
    [UInt8], FileError
  > {
    bytes.withUnsafeBytes { raw in
      let unpacker = Unpacker(.memory(raw), from: 0, to: Int64(raw.count), method: method, name: "t")
      var all: [UInt8] = []
      var buffer = [UInt8](repeating: 0xaa, count: piece)
      while true {
        do throws(FileError) {
          var count: Result<Int, FileError> = .success(0)
          buffer.withUnsafeMutableBytes { target in
            guard let start = target.baseAddress else { return }
            do throws(FileError) { count = .success(try unpacker.read(to: start, count: piece)) } catch {
              count = .failure(error)
            }
          }
          guard try count.get() > 0 else { return .success(all) }
          all += buffer[..<(try count.get())]
        } catch { return .failure(error) }
      }
    }
  }

  private func reason(_ bytes: [UInt8], _ method: Unpacker.Method) -> String {
    switch unpacked(bytes, method, piece: 1_000) {
    case .success(let bytes): "\(bytes.count) bytes"
    case .failure(let error):
      if case .cannotUnpack(let reason) = error.operation { reason } else { "\(error)" }
    }
  }

  /// Bytes of many kinds: none, one, alike, of chance, of text, skewed such that codes are long, repeated from afar.
  private static func kinds(_ generator: inout SeededGenerator) -> [[UInt8]] {
    func noise(_ count: Int) -> [UInt8] { (0..<count).map { _ in .random(in: 0...255, using: &generator) } }
    let words = ["Bench Press", ",", "5", "\n", "100.5", "2024-01-31 18:05:00", ";", "Squat"]
    let text = (0..<2_000).flatMap { _ in Array((words.randomElement(using: &generator) ?? "").utf8) }
    let skewed = (0..<20).flatMap { [UInt8](repeating: UInt8($0 * 11), count: 1 << min($0, 13)) }
    let far = noise(32_768)
    return [
      [], [7], [UInt8](repeating: 0x20, count: 20_000), noise(3_000), text,
      skewed.shuffled(using: &generator), far + far.prefix(1_000) + far,
      (0..<600).flatMap { _ in
        [UInt8](
          repeating: .random(in: 0...3, using: &generator), count: .random(in: 1...40, using: &generator))
      },
    ]
  }

  @Test func whatZlibPacksComesOutInPiecesOfAnySize() {
    var generator = SeededGenerator(seed: 20)
    for bytes in Self.kinds(&generator) {
      for level in 0...9 as ClosedRange<Int32> {
        let packed = Zlib.packed(bytes, level: level, flush: level % 2 == 0 ? Z_NO_FLUSH : Z_FULL_FLUSH)
        #expect(unpacked(packed, piece: 300 + Int(level) * 7_001) == .success(bytes))
      }
      for strategy in 0...4 as ClosedRange<Int32> {
        let packed = Zlib.packed(
          bytes, strategy: strategy, window: Zlib.gzipWindow, memory: 9 - strategy, flush: Z_SYNC_FLUSH)
        #expect(unpacked(packed, .gzip, piece: 1 << 16) == .success(bytes))
        #expect(unpacked(packed + packed + [0, 0], .gzip, piece: 977) == .success(bytes + bytes))
      }
      if bytes.count < 10_000 {
        #expect(unpacked(Zlib.packed(bytes), piece: 1) == .success(bytes))
        #expect(unpacked(bytes, .stored, piece: 7) == .success(bytes))
      }
    }
  }

  @Test func whatIsCutOffAnywhereEndsInTheMiddle() {
    var generator = SeededGenerator(seed: 21)
    for bytes in Self.kinds(&generator) {
      for method in [Unpacker.Method.deflate, .gzip] {
        let whole = Zlib.packed(
          Array(bytes.prefix(400)), window: method == .gzip ? Zlib.gzipWindow : Zlib.plainWindow)
        for end in 0..<whole.count {
          #expect(reason(Array(whole[..<end]), method) == "it ends in the middle")
        }
      }
    }
  }

  @Test func damageIsRefusedOrUnpackedAsZlibDoes() {
    var generator = SeededGenerator(seed: 22)
    for bytes in Self.kinds(&generator) {
      for round in 0..<400 {
        let isGzip = round % 4 == 0
        let window = isGzip ? Zlib.gzipWindow : Zlib.plainWindow
        var packed = Zlib.packed(
          Array(bytes.prefix(2_000)), level: Int32(round % 10), strategy: Int32(round % 5), window: window)
        for _ in 0...(round % 3) {
          let place = Int.random(
            in: 0..<min(packed.count, round % 2 == 0 ? 80 : packed.count), using: &generator)
          packed[place] = .random(in: 0...255, using: &generator)
        }
        let expected = Zlib.unpacked(packed, window: window)
        let found = try? unpacked(packed, isGzip ? .gzip : .deflate, piece: 10 + round * 50).get()
        #expect(found == expected, "\(packed)")
      }
    }
  }

  /// Streams of chance are nearly never whole; each of their first blocks begins as one does.
  @Test func noiseIsRefusedOrUnpackedAsZlibDoes() {
    var generator = SeededGenerator(seed: 23)
    for round in 0..<3_000 {
      let head = UInt8(round % 8) | .random(in: 0...31, using: &generator) << 3
      let bytes = [head] + (0..<(round % 120)).map { _ in .random(in: 0...255, using: &generator) }
      #expect((try? unpacked(bytes, piece: 333).get()) == Zlib.unpacked(bytes), "\(bytes)")
    }
  }

  // MARK: gzip

  /// A gzip file of "a" with all that its head may have.
  private func file(flags: UInt8, sum: UInt16? = nil) -> [UInt8] {
    var head: [UInt8] = [0x1f, 0x8b, 8, flags, 1, 2, 3, 4, 0, 3]
    if flags & 4 != 0 { head += [3, 0, 1, 2, 3] }
    if flags & 8 != 0 { head += Array("name\0".utf8) }
    if flags & 16 != 0 { head += Array("remark\0".utf8) }
    if flags & 2 != 0 {
      let own = sum ?? UInt16(truncatingIfNeeded: crc32(0, head, UInt32(head.count)))
      head += [UInt8(own & 0xff), UInt8(own >> 8)]
    }
    return head + Zlib.packed([0x61]) + Zlib.packed([0x61], window: Zlib.gzipWindow).suffix(8)
  }

  @Test(arguments: 0..<32 as Range<UInt8>)
  func headsOfGzipFilesArePassedOver(flags: UInt8) {
    #expect(unpacked(file(flags: flags), .gzip, piece: 10) == .success([0x61]))
  }

  @Test func damagedGzipFilesAreRefused() {
    #expect(reason(self.file(flags: 2, sum: 0), .gzip) == "it is damaged")
    #expect(reason(self.file(flags: 32), .gzip) == "it is damaged")
    var file = self.file(flags: 0)
    file[2] = 7
    #expect(reason(file, .gzip) == "it is damaged")
    for place in 1...8 {
      var file = self.file(flags: 0)
      file[file.count - place] ^= 1
      #expect(reason(file, .gzip) == "it is damaged")
    }
    #expect(reason(self.file(flags: 0) + [0x1f, 0x8c], .gzip) == "it ends in the middle")
  }

  @Test func whatGrowsTooMuchIsRefused() {
    let zeros = [UInt8](repeating: 0, count: 20 << 20)
    #expect(
      reason(Zlib.packed(zeros), .deflate) == "it unpacks to more than 256 times its size; no log does")
    let inner = [UInt8](repeating: 0, count: 2 << 20)
    let limited = Zlib.packed(inner, window: Zlib.gzipWindow).withUnsafeBytes { raw in
      Result { () throws(FileError) in try GzipBytes.unpacked(raw, name: "t", limit: 1 << 20) }
    }
    #expect(
      limited == .failure(FileError(.cannotUnpack("it is larger than 1 MiB"), path: "t", code: 0)))
    let whole = Zlib.packed(inner, window: Zlib.gzipWindow).withUnsafeBytes { raw in
      Result { () throws(FileError) in try GzipBytes.unpacked(raw, name: "t", limit: 2 << 20) }
    }
    #expect(whole == .success(inner))
  }

  @Test func checksumsAreThoseOfZlib() {
    var generator = SeededGenerator(seed: 24)
    for count in 0..<100 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      var checksum = Checksum32()
      bytes.withUnsafeBytes { checksum.add($0) }
      #expect(UInt(checksum.value) == crc32(0, bytes, UInt32(count)))
    }
  }
}
