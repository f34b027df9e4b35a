internal import CLibrary

/// What the search asks of the system.
///
/// A page in a browser has another file in its place.
enum Platform {
  /// What this thread has used of a processor so far.
  static var processorTime: Duration { time(CLOCK_THREAD_CPUTIME_ID) }

  /// A clock that only goes forward.
  static var clock: Duration { time(CLOCK_MONOTONIC) }

  private static func time(_ clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The direction of an angle in radians.
  static func direction(_ angle: Double) -> PlanePoint { PlanePoint(x: cos(angle), y: sin(angle)) }

  /// The angle of a direction in radians.
  static func angle(_ direction: PlanePoint) -> Double { atan2(direction.y, direction.x) }

  /// Text of a character set in UTF-8; nil where the bytes are not of this set, or the system does not know it.
  static func utf8(_ bytes: [UInt8], in characterSet: String) -> [UInt8]? {
    guard let converter = iconv_open("UTF-8", characterSet), converter != iconv_t(bitPattern: -1) else {
      return nil
    }
    defer { iconv_close(converter) }
    var input = bytes.map { CChar(bitPattern: $0) }
    // No character takes more than 4 bytes in UTF-8.
    var output = [CChar](repeating: 0, count: 4 * bytes.count)
    return input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var source = input.baseAddress
        var target = output.baseAddress
        var sourceLeft = input.count
        var targetLeft = output.count
        guard iconv(converter, &source, &sourceLeft, &target, &targetLeft) != -1 else { return nil }
        return output.dropLast(targetLeft).map { UInt8(bitPattern: $0) }
      }
    }
  }
}
