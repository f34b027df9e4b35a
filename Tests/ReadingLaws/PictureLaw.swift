internal import CLibrary
internal import Notation
internal import QRCodes

/// What must hold for any bytes that are taken for a picture: a picture or a sentence comes of them, and neither this
/// process nor one that decodes takes more memory than the limits allow.
///
/// Where their header is refused, they go to a process that decodes all the same: whatever that does is a sentence too.
public struct PictureLaw: Sendable {
  /// The most pixels: enough for any seed, and few enough for many runs.
  private static let maximumPixels = 1 << 20

  /// The memory in bytes that a process that decodes may have taken, whatever a header said: the libraries and what
  /// limits leave for any picture, and for each pixel and each byte.
  private static let basicMemory = 192 << 20
  private static let memoryPerPixel = 64
  private static let memoryPerByte = 8

  private let decoder: PictureDecoder
  private let processes: DecodingProcesses

  /// Has pictures decoded by processes of a program.
  public init(program: String) {
    processes = DecodingProcesses(program: program)
    decoder = PictureDecoder(maximumPixels: Self.maximumPixels, maximumFrames: 20, processes: processes)
  }

  /// The law that `bytes` break, in words; nil where they break none.
  public func violation(by bytes: [UInt8]) -> String? {
    let before = (waiting: memoryOfWaiting, ended: memoryOfEnded)
    do throws(PictureError) {
      let frames = try decoder.decode(bytes).frames
      guard !frames.isEmpty else { return "a picture without frames" }
      for picture in frames.map(\.picture)
      where picture.luminance.count != picture.width * picture.height
        || picture.luminance.count > Self.maximumPixels
      {
        return "\(picture.width) × \(picture.height) pixels, but \(picture.luminance.count) values"
      }
    } catch {
      if let violation = Self.violation(by: error) ?? violation(behindTheHeader: bytes) { return violation }
    }
    let allowed =
      Self.basicMemory + Self.maximumPixels * Self.memoryPerPixel + bytes.count * Self.memoryPerByte
    let taken = (waiting: memoryOfWaiting, ended: memoryOfEnded)
    let exceeding = [(taken.waiting, before.waiting), (taken.ended, before.ended)]
      .first { $0 > max($1, allowed >> 10) }
    return exceeding.map { "a process took \($0.0) KiB of memory" }
  }

  private static func violation(by error: PictureError) -> String? {
    if case .decodingUnavailable(let reason) = error { return reason }
    return error.description.isEmpty || error.description.utf8.count > 2_000 ? "no sentence" : nil
  }

  private func violation(behindTheHeader bytes: [UInt8]) -> String? {
    guard let kind = PictureKind(sniffing: bytes) else { return nil }
    do throws(PictureError) {
      try processes.tryDecoding(bytes, kind: kind, maximumPixels: Self.maximumPixels)
      return nil
    } catch { return Self.violation(by: error) }
  }

  /// The most memory in KiB that a process which waits for pictures has ever taken; 0 where the system does not tell.
  private var memoryOfWaiting: Int {
    processes.numbers.map { number in
      guard let status = try? InputBytes(path: "/proc/\(number)/status") else { return 0 }
      let lines = String(decoding: status.bytes, as: UTF8.self).split(separator: "\n")
      let line = lines.first { $0.hasPrefix("VmHWM:") }
      return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }.max() ?? 0
  }

  /// The most memory in KiB of a process that has ended; 0 where it is no more than this one had when it started it,
  /// which Linux counts as the other's.
  private var memoryOfEnded: Int {
    #if os(Linux)
      let children = Self.usage(RUSAGE_CHILDREN.rawValue).ru_maxrss
      return children > Self.usage(RUSAGE_SELF.rawValue).ru_maxrss ? children : 0
    #else
      return Self.usage(RUSAGE_CHILDREN).ru_maxrss >> 10
    #endif
  }

  private static func usage(_ whose: Int32) -> rusage {
    var usage = rusage()
    getrusage(whose, &usage)
    return usage
  }
}
