internal import WorkoutModel

/// The list of members at the end of a zip file.
enum ZipList {
  /// A member as the list has it.
  struct Member {
    let name: String
    let flags: Int
    let method: Int
    let checksum: UInt32
    /// Bytes as packed, and unpacked.
    var packed: Int64
    var size: Int64
    /// Where its own head stands.
    var offset: Int64
  }

  /// The most members of a zip file.
  static let maximumMembers = 10_000
  /// The most bytes that all members of a zip file hold together: 64 GiB.
  static let maximumTotal: Int64 = 64 << 30
  /// The longest list of members, in bytes.
  static let maximumListLength = 8 << 20
  private static let headLength: Int64 = 30

  /// True where a source begins as zip files do.
  static func isZip(_ source: PackedSource) -> Bool {
    source.bytes(at: 0, count: markLength).withUnsafeBytes(isMark)
  }

  /// How many bytes tell a zip file from others.
  static let markLength = 4

  /// True where `bytes` begin as zip files do.
  static func isMark(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.starts(with: [0x50, 0x4b, 3, 4]) || bytes.starts(with: [0x50, 0x4b, 5, 6])
  }

  /// The members of a zip file; nil for what is no zip file.
  ///
  /// - Parameter density: how many bytes each of the source stands for, where it has been unpacked itself.
  static func members(
    _ source: PackedSource, density: Double = 1, name: String
  ) throws(FileError) -> [Member]? {
    guard isZip(source), let size = source.byteCount else { return nil }
    func failure(_ reason: String) -> FileError { FileError(.cannotUnpack(reason), path: name, code: 0) }
    let damaged = failure("the list of files at its end is missing or damaged; download it again")
    let tailStart = max(0, size - 65_557)
    let tail = source.bytes(at: tailStart, count: Int(size - tailStart))
    guard let place = (0...max(0, tail.count - 22)).last(where: { isEnd(tail, at: $0) }) else {
      throw damaged
    }
    var count = number(tail, place + 10, 2)
    var length = number(tail, place + 12, 4)
    var start = number(tail, place + 16, 4)
    if count == 0xffff || length == 0xffff_ffff || start == 0xffff_ffff, place >= 20,
      number(tail, place - 20, 4) == 0x0706_4b50
    {
      let end = source.bytes(at: number(tail, place - 12, 8), count: 56)
      guard end.count == 56, number(end, 0, 4) == 0x0606_4b50 else { throw damaged }
      (count, length, start) = (number(end, 32, 8), number(end, 40, 8), number(end, 48, 8))
    }
    guard count >= 0, count <= maximumMembers else {
      throw failure("it holds more than \(maximumMembers) files")
    }
    guard length <= maximumListLength else {
      throw failure("the list of its files is longer than \(maximumListLength >> 20) MiB")
    }
    guard length >= 0, start >= 0, start <= size - length else { throw damaged }
    let list = source.bytes(at: start, count: Int(length))
    var members: [Member] = []
    var index = 0
    for _ in 0..<count {
      guard let (member, end) = member(list, at: index) else { throw damaged }
      members.append(member)
      index = end
    }
    try check(members, density, damaged, failure)
    return members
  }

  /// Refuses members that share bytes and totals that no log reaches.
  private static func check(
    _ members: [Member], _ density: Double, _ damaged: FileError, _ failure: (String) -> FileError
  ) throws(FileError) {
    var total: Int64 = 0
    var packed: Int64 = 0
    var end: Int64 = 0
    for member in members.sorted(by: { $0.offset < $1.offset }) {
      guard member.offset >= end, member.packed >= 0, member.size >= 0, member.packed < 1 << 50,
        member.offset < 1 << 50
      else {
        throw member.offset < end ? failure("its files overlap; no program writes such a zip") : damaged
      }
      end = member.offset + headLength + member.packed
      guard member.size <= maximumTotal - total else {
        throw failure("it holds more than \(maximumTotal >> 30) GiB")
      }
      total += member.size
      packed += member.packed
    }
    guard
      total <= Unpacker.uncheckedByteCount
        || Double(total / Unpacker.maximumRatio) <= Double(packed) * density
    else {
      throw failure("it unpacks to more than \(Unpacker.maximumRatio) times its size; no log does")
    }
  }

  /// The names of the files among members, but hidden ones; nil for the documents of office programs, which are zip
  /// files only within.
  static func files(_ members: [Member]) -> [String]? {
    guard !members.contains(where: { $0.name == "[Content_Types].xml" }) else { return nil }
    return members.map { $0.name }.filter { name in
      !name.hasSuffix("/") && !name.hasPrefix("__MACOSX/")
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  /// What unpacks a member.
  static func unpacker(
    of member: Member, _ source: PackedSource, density: Double = 1, name: String
  ) throws(FileError) -> Unpacker {
    func failure(_ reason: String) -> FileError { FileError(.cannotUnpack(reason), path: name, code: 0) }
    guard member.flags & 1 == 0 else { throw failure("it is encrypted; unpack it with its password first") }
    guard member.method == 0 || member.method == 8 else {
      throw failure("it is packed by method \(member.method), expected 0 or 8; unpack it first")
    }
    let head = source.bytes(at: member.offset, count: Int(headLength))
    guard head.count == headLength, number(head, 0, 4) == 0x0403_4b50 else {
      throw failure("it is not where the zip file's list says")
    }
    let start = member.offset + headLength + number(head, 26, 2) + number(head, 28, 2)
    return Unpacker(
      source, from: start, to: start + member.packed, method: member.method == 0 ? .stored : .deflate,
      expected: (member.size, member.checksum), density: density, name: name)
  }

  // MARK: Bytes

  /// True where the end of the list stands at `place`, and nothing behind it but its own remark.
  private static func isEnd(_ tail: [UInt8], at place: Int) -> Bool {
    place + 22 <= tail.count && number(tail, place, 4) == 0x0605_4b50
      && place + 22 + Int(number(tail, place + 20, 2)) <= tail.count
  }

  private static func member(_ list: [UInt8], at index: Int) -> (member: Member, end: Int)? {
    guard index + 46 <= list.count, number(list, index, 4) == 0x0201_4b50 else { return nil }
    let name = index + 46
    let extra = name + Int(number(list, index + 28, 2))
    let remark = extra + Int(number(list, index + 30, 2))
    let end = remark + Int(number(list, index + 32, 2))
    guard end <= list.count else { return nil }
    var member = Member(
      name: PathText.text(of: list[name..<extra]), flags: Int(number(list, index + 8, 2)),
      method: Int(number(list, index + 10, 2)), checksum: UInt32(number(list, index + 16, 4)),
      packed: number(list, index + 20, 4), size: number(list, index + 24, 4),
      offset: number(list, index + 42, 4))
    var place = extra
    while place + 4 <= remark {
      let (id, next) = (number(list, place, 2), place + 4 + Int(number(list, place + 2, 2)))
      guard next <= remark else { break }
      if id == 1 {
        // The numbers that are too large for their own places, in this order.
        var value = place + 4
        func widen(_ short: inout Int64) {
          guard short == 0xffff_ffff, value + 8 <= next else { return }
          short = number(list, value, 8)
          value += 8
        }
        widen(&member.size)
        widen(&member.packed)
        widen(&member.offset)
      }
      place = next
    }
    return (member, end)
  }

  /// The number of `count` bytes, the least first; less than 0 for what no file reaches.
  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int64 {
    var value: UInt64 = 0
    for index in (start..<start + count).reversed() { value = value << 8 | UInt64(bytes[index]) }
    return Int64(bitPattern: value)
  }
}
