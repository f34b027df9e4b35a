/// Reads a compiled zone of the tz database: TZif, RFC 9636, versions 1 to 4.
struct ZoneInfoFile {
  /// What a file says wrongly.
  enum Flaw: String, Error {
    case noZone = "it does not begin with TZif"
    case truncated = "it ends too early"
    case noTypes = "it has no local time type"
    case badType = "a transition names a local time type that is not there"
    case badOffset = "an offset from UTC reaches a day"
    case notAscending = "its transitions do not ascend"
    case badFooter = "its footer is no POSIX TZ text"
  }

  /// How many of each a block holds.
  private struct Header {
    var version: UInt8
    var universalFlags: Int
    var standardFlags: Int
    var leapSeconds: Int
    var transitions: Int
    var types: Int
    var characters: Int
  }

  private var rest: ArraySlice<UInt8>

  private init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The offsets that `bytes` state.
  package static func parse(_ bytes: [UInt8]) throws(Flaw) -> ZoneTimeline {
    var file = ZoneInfoFile(bytes[...])
    let header = try file.header()
    guard header.version != 0 else { return try file.timeline(header, timeSize: 4) }
    // The first block is for old programs; the second has times of 64 bits.
    try file.skipBlock(header)
    return try file.timeline(try file.header(), timeSize: 8)
  }

  private mutating func header() throws(Flaw) -> Header {
    guard rest.starts(with: "TZif".utf8) else { throw .noZone }
    let start = try take(20)
    return Header(
      version: start[start.startIndex + 4], universalFlags: try count(), standardFlags: try count(),
      leapSeconds: try count(), transitions: try count(), types: try count(), characters: try count())
  }

  private mutating func take(_ count: Int) throws(Flaw) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw .truncated }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// Reads how many there are of something; each takes a byte at least.
  private mutating func count() throws(Flaw) -> Int {
    let count = UInt32(truncatingIfNeeded: try integer(4))
    guard count <= rest.count else { throw .truncated }
    return Int(count)
  }

  /// Reads `size` bytes, 4 or 8, as a signed number, the highest byte first.
  private mutating func integer(_ size: Int) throws(Flaw) -> Int64 {
    let bits = try take(size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 8 ? Int64(bitPattern: bits) : Int64(Int32(truncatingIfNeeded: bits))
  }

  private mutating func skipBlock(_ header: Header) throws(Flaw) {
    _ = try take(
      header.transitions * 5 + header.types * 6 + header.characters + header.leapSeconds * 8
        + header.standardFlags + header.universalFlags)
  }

  private mutating func timeline(_ header: Header, timeSize: Int) throws(Flaw) -> ZoneTimeline {
    // Every count is held against the bytes that are there before anything is made of it.
    var times = ZoneInfoFile(try take(header.transitions * timeSize))
    let typeIndices = try take(header.transitions)
    var types = ZoneInfoFile(try take(header.types * 6))
    _ = try take(header.characters)
    var leapSeconds = ZoneInfoFile(try take(header.leapSeconds * (timeSize + 4)))
    _ = try take(header.standardFlags + header.universalFlags)

    var typeOffsets: [Int] = []
    while !types.rest.isEmpty {
      guard let offset = ZoneTimeline.roundedOffset(Int(try types.integer(4))) else { throw .badOffset }
      typeOffsets.append(offset)
      _ = try types.take(2)
    }
    guard let firstOffset = typeOffsets.first else { throw .noTypes }
    guard typeIndices.allSatisfy({ $0 < typeOffsets.count }) else { throw .badType }
    return ZoneTimeline(
      firstOffset: firstOffset, transitions: try times.transitions(timeSize, less: &leapSeconds),
      offsets: typeIndices.map { typeOffsets[Int($0)] }, rule: timeSize == 8 ? try footer() : nil)
  }

  /// Reads the times of transitions; those of the `right` zones count leap seconds, which are taken off.
  private mutating func transitions(
    _ size: Int, less leapSeconds: inout ZoneInfoFile
  ) throws(Flaw) -> [Int64] {
    var times: [Int64] = []
    var correction: Int64 = 0
    var next: (time: Int64, correction: Int64)?
    while !rest.isEmpty {
      let time = try integer(size)
      while true {
        if next == nil, !leapSeconds.rest.isEmpty {
          next = (try leapSeconds.integer(size), try leapSeconds.integer(4))
        }
        guard let leap = next, leap.time <= time else { break }
        correction = leap.correction
        next = nil
      }
      let (corrected, overflow) = time.subtractingReportingOverflow(correction)
      guard !overflow, times.last.map({ $0 < corrected }) ?? true else { throw .notAscending }
      times.append(corrected)
    }
    return times
  }

  /// Reads the TZ text between two newlines that holds after the last transition; empty for none.
  private mutating func footer() throws(Flaw) -> POSIXZoneRule? {
    let newline = UInt8(ascii: "\n")
    guard try take(1).first == newline, let end = rest.firstIndex(of: newline) else { throw .truncated }
    let text = try take(end - rest.startIndex)
    guard !text.isEmpty else { return nil }
    guard let rule = POSIXZoneParser.parse(text) else { throw .badFooter }
    return rule
  }
}
