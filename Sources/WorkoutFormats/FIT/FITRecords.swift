internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Walks over the messages of FIT files, one file or several in a row, and checks that each byte
/// is where it should be.
///
/// The bytes are loaded as they are needed and given back behind, so that memory does not grow with the input.
struct FITRecords {
  /// What stands at byte 8 of each file.
  static let signature = Array(".FIT".utf8)
  /// The largest single FIT file that is read, many times what a watch records in a day.
  static let maximumByteCount: UInt32 = 64 << 20
  /// The most definitions in one file: one for each second of a day is fewer.
  static let maximumDefinitions = 100_000
  /// The most messages in one file: a point for each second of three weeks.
  static let maximumMessages = 2_000_000
  /// The newest version of the protocol that is read.
  private static let newestVersion = 2
  private static let shortHeader = 12
  private static let longHeader = 14
  /// Bytes that are loaded at least, and summed up together.
  private static let pieceSize = 1 << 18
  /// Fields of a wrong size that are named.
  private static let maximumNamed = 1_000

  private let input: InputBytes
  private let findings: any FindingSink
  private let progress: ((_ bytesRead: Int, _ byteCount: Int) -> Void)?
  /// Bytes before the next record.
  private var position = 0
  private var loaded = 0
  /// Where the data of the present file ends and its checksum begins.
  private var dataEnd = 0
  private var checksum = FITChecksum()
  /// Bytes that the checksum has taken.
  private var summed = 0
  /// Where the present file begins.
  private(set) var fileOffset = 0
  private var definitions = [FITDefinition?](repeating: nil, count: 16)
  private var definitionCount = 0
  private var messageCount = 0
  /// The last time that a message said in full.
  private var time: UInt32 = 0
  private var named: Set<UInt32> = []

  init(
    _ input: InputBytes, findings: any FindingSink,
    progress: ((_ bytesRead: Int, _ byteCount: Int) -> Void)? = nil
  ) {
    self.input = input
    self.findings = findings
    self.progress = progress
  }

  // MARK: Files

  /// Takes the header of the next file; false at the end of the input.
  mutating func beginFile() throws(WorkoutError) -> Bool {
    let start = position
    try load(upTo: start + Self.longHeader)
    let rest = loaded - start
    guard rest > 0 || start == 0 else { return false }
    let header = UnsafeRawBufferPointer(start: input.start + start, count: min(rest, Self.longHeader))
    guard rest >= Self.shortHeader, header[8..<12].elementsEqual(Self.signature) else {
      guard start > 0 else {
        throw error(
          at: 0, "the file does not begin like a FIT file, expected .FIT at byte 8", .otherFormat)
      }
      try load(upTo: Int.max)
      findings.report(
        Finding(
          .warning, .dropped, "bytes after the last FIT file of the input", of: .file, place: place(start),
          count: loaded - start))
      return false
    }
    try check(header, at: start)
    let size = header.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
    fileOffset = start
    position = start + Int(header[0])
    dataEnd = position + Int(UInt32(littleEndian: size))
    definitions = [FITDefinition?](repeating: nil, count: 16)
    definitionCount = 0
    messageCount = 0
    time = 0
    checksum = FITChecksum()
    summed = start
    try require(position)
    return true
  }

  private func check(_ header: UnsafeRawBufferPointer, at start: Int) throws(WorkoutError) {
    let size = Int(header[0])
    guard size >= Self.shortHeader else {
      throw error(at: start, "the header has \(size) bytes, expected 12 or 14", .otherExport)
    }
    let version = Int(header[1] >> 4)
    guard version <= Self.newestVersion else {
      throw .input(
        InputError(
          .unsupportedVersion, place: place(start + 1),
          what: VersionGate.newer(version, than: Self.newestVersion), advice: "Update btd."))
    }
    let bytes = UInt32(littleEndian: header.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
    guard bytes > 0 else {
      throw error(
        at: start, "the header says that the file holds 0 bytes: the recording was not finished",
        "Save the activity on the device, then export it again.")
    }
    guard bytes <= Self.maximumByteCount else {
      throw error(
        at: start,
        "the header says that the file holds \(bytes) bytes, more than the \(Self.maximumByteCount) that are read",
        "The file may be damaged: export it again.")
    }
    guard size >= Self.longHeader, header.count >= Self.longHeader else { return }
    let stated = UInt16(header[12]) | UInt16(header[13]) << 8
    if stated != 0, stated != FITChecksum(Array(header[..<12])).value {
      findings.report(
        Finding(
          .warning, .repaired, "checksum of the header is wrong: read anyway", of: .file,
          place: place(start + 12)))
    }
  }

  /// Takes the checksum behind the data, which has been read.
  mutating func endFile() throws(WorkoutError) {
    try require(dataEnd + 2)
    sum(upTo: dataEnd)
    let stated = UInt16(byte(dataEnd)) | UInt16(byte(dataEnd + 1)) << 8
    if stated != checksum.value {
      findings.report(
        Finding(
          .warning, .repaired, "checksum is wrong, the file may be damaged: read anyway",
          of: .file,
          place: place(dataEnd)))
    }
    position = dataEnd + 2
    input.discard(upTo: position)
    progress?(position, input.byteCount)
  }

  // MARK: Messages

  /// The next message of the present file; nil at its end.
  mutating func next() throws(WorkoutError) -> FITMessage? {
    if position - summed >= Self.pieceSize { passPiece() }
    while position < dataEnd {
      let start = position
      try require(start + 1)
      let header = byte(start)
      if header & 0xc0 == 0x40 {
        try define(header)
        continue
      }
      messageCount += 1
      guard messageCount <= Self.maximumMessages else {
        throw error(at: start, "the file has more than \(Self.maximumMessages) messages", .otherExport)
      }
      let isCompressed = header & 0x80 != 0
      let local = isCompressed ? Int(header >> 5 & 3) : Int(header & 15)
      guard let definition = definitions[local] else {
        throw error(
          at: start, "a message of local type \(local), which no definition has described", .otherExport)
      }
      let end = start + 1 + definition.byteCount
      try within(end, "a message", at: start)
      position = end
      let bytes = UnsafeRawBufferPointer(start: input.start + start + 1, count: definition.byteCount)
      if isCompressed { addToTime(UInt32(header & 31)) }
      let message = FITMessage(
        definition: definition, bytes: bytes, offset: start, headerTime: isCompressed ? time : nil)
      if let stated = definition.timestamp.flatMap({ message.whole($0) }).flatMap({ UInt32(exactly: $0) }) {
        time = stated
      }
      return message
    }
    return nil
  }

  /// The five lowest bits of a time that lies no more than 31 seconds behind the last one.
  private mutating func addToTime(_ bits: UInt32) {
    time = time &+ ((bits &- time) & 31)
  }

  private mutating func define(_ header: UInt8) throws(WorkoutError) {
    let start = position
    definitionCount += 1
    guard definitionCount <= Self.maximumDefinitions else {
      throw error(
        at: start, "the file has more than \(Self.maximumDefinitions) definitions of messages", .otherExport)
    }
    try within(start + 6, "a definition", at: start)
    let order = byte(start + 2)
    guard order <= 1 else {
      throw error(at: start + 2, "a definition with byte order \(order), expected 0 or 1", .otherExport)
    }
    let pair = (UInt16(byte(start + 3)), UInt16(byte(start + 4)))
    let number = order == 1 ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
    var end = start + 6 + 3 * Int(byte(start + 5))
    try within(end, "a definition", at: start)
    var fields: [FITField] = []
    var byteCount = 0
    for place in stride(from: start + 6, to: end, by: 3) {
      let field = FITField(
        number: byte(place), size: Int(byte(place + 1)), type: FITBaseType(byte: byte(place + 2)),
        offset: byteCount)
      if !field.isWhole { name(field, of: number, at: place) }
      byteCount += field.size
      fields.append(field)
    }
    if header & 0x20 != 0 {
      // What developers add stands behind all else, and means what their own program says.
      try within(end + 1, "a definition", at: start)
      let first = end + 1
      end = first + 3 * Int(byte(end))
      try within(end, "a definition", at: start)
      for place in stride(from: first, to: end, by: 3) { byteCount += Int(byte(place + 1)) }
    }
    definitions[Int(header & 15)] = FITDefinition(
      message: number, isBigEndian: order == 1, fields: fields, byteCount: byteCount)
    position = end
  }

  private mutating func name(_ field: FITField, of message: UInt16, at place: Int) {
    guard named.count < Self.maximumNamed,
      named.insert(UInt32(message) << 8 | UInt32(field.number)).inserted
    else { return }
    findings.report(
      Finding(
        .warning, .repaired, "field whose size is not that of its type, left out", of: .value,
        detail: "\(FITNumber.name(message)), field \(field.number): \(field.size) bytes",
        place: self.place(place)))
  }

  // MARK: Bytes

  private func byte(_ offset: Int) -> UInt8 { input.start.load(fromByteOffset: offset, as: UInt8.self) }

  /// Refuses a record that ends behind the data.
  private mutating func within(_ end: Int, _ what: String, at start: Int) throws(WorkoutError) {
    guard end <= dataEnd else {
      throw error(
        at: start, "\(what) that ends beyond the \(dataEnd) bytes that the header states", .otherExport)
    }
    try require(end)
  }

  private mutating func require(_ end: Int) throws(WorkoutError) {
    guard end > loaded else { return }
    try load(upTo: max(end, min(dataEnd + 2, end + Self.pieceSize)))
    guard end <= loaded else {
      throw error(
        at: loaded, "the file ends here, \(dataEnd + 2 - loaded) bytes before the end that its header states",
        "It was cut off: export it or copy it again.")
    }
  }

  private mutating func load(upTo end: Int) throws(WorkoutError) {
    guard end > loaded else { return }
    try input.load(upTo: end)
    loaded = input.bytes.count
  }

  private mutating func passPiece() {
    sum(upTo: position)
    input.discard(upTo: position)
    progress?(position, input.byteCount)
  }

  private mutating func sum(upTo end: Int) {
    checksum.add(UnsafeRawBufferPointer(start: input.start + summed, count: end - summed))
    summed = end
  }

  func place(_ offset: Int) -> Place { Place(file: input.name, byte: offset) }

  private func error(at offset: Int, _ what: String, _ advice: Advice) -> WorkoutError {
    .input(
      InputError(
        .malformed, place: place(offset), what: offset > 0 ? "byte \(offset): \(what)" : what, advice: advice)
    )
  }
}
