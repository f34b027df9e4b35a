internal import CLibrary
internal import CSandbox

/// The side of a process that decodes pictures of one kind for another: it opens what decoding takes, gives up
/// everything else, and then takes one picture after the other until the other side is gone.
struct DecodingServer {
  let kind: PictureKind

  /// The only file that stays open: what this process takes of memory, by the system's account.
  private let account: Int32

  init(kind: PictureKind) {
    self.kind = kind
    btd_close_others()
    account = open("/proc/self/statm", O_RDONLY)
  }

  /// Serves until the other side is gone.
  func run() -> Never {
    // An answer that nobody takes is no reason for a sudden end.
    signal(SIGPIPE, SIG_IGN)
    btd_end_with_parent()
    PixbufLoader().prepare(kind)
    btd_set_limit(BTD_LIMIT_FILE_SIZE, 0, 1)
    btd_set_limit(BTD_LIMIT_CORE, 0, 1)
    btd_set_limit(BTD_LIMIT_FILES, UInt64(max(2, account)) + 1, 1)
    let isConfined = btd_confine() != 0
    write(DecodingMessage.greeting + [isConfined ? 1 : 0])
    while let head = read(DecodingMessage.headLength) {
      let reader = ByteReader(bytes: head)
      guard let maximumPixels = reader.littleEndian(0, byteCount: 6),
        let byteCount = reader.littleEndian(8, byteCount: 6)
      else { break }
      limit(DecodingAllowance(pixelCount: maximumPixels, byteCount: byteCount))
      guard let bytes = read(byteCount) else { break }
      answer(bytes, maximumPixels)
    }
    exit(0)
  }

  private func answer(_ bytes: [UInt8], _ maximumPixels: Int) {
    if kind == .jpeg, let picture = JPEGGrey.load(bytes, maximumPixels: maximumPixels) {
      let layer = picture.layer
      write(
        DecodingMessage.Answer.picture(
          width: layer.width, height: layer.height, hasAlpha: false, orientation: picture.orientation
        ).bytes)
      write(layer.luminance)
      return
    }
    do throws(PictureError) {
      try PixbufLoader().decode(bytes, kind: kind, maximumPixels: maximumPixels) { pixels in
        write(
          DecodingMessage.Answer.picture(
            width: pixels.width, height: pixels.height, hasAlpha: pixels.hasAlpha,
            orientation: pixels.orientation
          ).bytes)
        write(pixels, pixels.luminance)
        if pixels.hasAlpha { write(pixels, pixels.alpha) }
      }
    } catch {
      switch error {
      case .loaderMissing: write(DecodingMessage.Answer.loaderMissing.bytes)
      case .damaged(_, let reason):
        let text = Array(reason.utf8.prefix(DecodingMessage.maximumText))
        write(DecodingMessage.Answer.damaged(textLength: text.count).bytes + text)
      default: exit(1)
      }
    }
  }

  /// Sets how much memory and time the next picture may take beside what those before have taken.
  private func limit(_ allowance: DecodingAllowance) {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    btd_set_limit(BTD_LIMIT_MEMORY, UInt64(addressSpace + allowance.memory), 0)
    btd_set_limit(BTD_LIMIT_TIME, UInt64(time.tv_sec + 1 + allowance.processorSeconds), 0)
  }

  /// The bytes of address space that are taken; 1 GiB where the system does not tell.
  private var addressSpace: Int {
    var text = [UInt8](repeating: 0, count: 64)
    let count = pread(account, &text, text.count, 0)
    let pages = Int(String(decoding: text.prefix(max(0, count)).prefix { $0 != 0x20 }, as: UTF8.self))
    return pages.map { $0 * sysconf(Int32(_SC_PAGESIZE)) } ?? 1 << 30
  }

  /// Reads the given number of bytes; nil where the other side is gone.
  private func read(_ count: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = CLibrary.read(0, buffer.baseAddress.map { $0 + filled }, count - filled)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return }
        filled += got
      }
    }
    return bytes.count == count ? bytes : nil
  }

  /// The bytes of pixels that are made at a time: the reader takes earlier ones meanwhile.
  private static let stripe = 1 << 16

  /// Writes a byte for each pixel, as `make` has it for rows.
  private func write(
    _ pixels: PixbufPixels, _ make: (_ rows: Range<Int>, _ bytes: UnsafeMutablePointer<UInt8>) -> Void
  ) {
    let rows = max(1, Self.stripe / pixels.width)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rows * pixels.width) { buffer in
      guard let start = buffer.baseAddress else { return }
      for first in stride(from: 0, to: pixels.height, by: rows) {
        let rows = first..<min(pixels.height, first + rows)
        make(rows, start)
        write(UnsafeRawBufferPointer(start: start, count: rows.count * pixels.width))
      }
    }
  }

  private func write(_ bytes: [UInt8]) { bytes.withUnsafeBytes { write($0) } }

  private func write(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset < bytes.count {
      let count = CLibrary.write(1, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { exit(0) }
      offset += count
    }
  }
}
