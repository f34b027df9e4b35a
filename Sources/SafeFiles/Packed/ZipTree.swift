internal import WorkoutModel

/// The files of a zip file, and of the zip and gzip files right in it: `activities/1.fit.gz`, `part1.zip/1.fit`.
///
/// The limits of a zip file hold for all of them together.
final class ZipTree {
  /// The most bytes that are held of a packed file in a zip file: 512 MiB.
  static let maximumHeld = 512 << 20

  /// The bytes of the packed file that was looked into last.
  struct Held {
    /// Where its head stands: two members may have one name and one checksum.
    fileprivate let offset: Int64
    fileprivate let size: Int64
    fileprivate let checksum: UInt32
    fileprivate let bytes: [UInt8]
  }

  /// The members of a zip file, found by their names.
  struct Listing {
    fileprivate let members: [ZipList.Member]
    private var places: [String: Int] = [:]

    fileprivate init(_ members: [ZipList.Member]) {
      self.members = members
      for (place, member) in members.enumerated() where places[member.name] == nil {
        places[member.name] = place
      }
    }

    fileprivate func member(_ name: String) -> ZipList.Member? { places[name].map { members[$0] } }
  }

  /// Kept, so that many files of one are not unpacked from its beginning each.
  var held: Held?
  /// Kept, so that the list is not read again for each of its files.
  let listing: Listing
  private let source: PackedSource
  private var members: [ZipList.Member] { listing.members }
  private let name: String

  /// Reads the list of members; nil for what is no zip file.
  ///
  /// - Parameters:
  ///   - name: how errors speak of it.
  ///   - listing: the list, where it has been read before.
  init?(_ source: PackedSource, name: String, listing: Listing? = nil) throws(FileError) {
    self.source = source
    self.name = name
    if let listing {
      self.listing = listing
    } else {
      guard let members = try ZipList.members(source, name: name) else { return nil }
      self.listing = Listing(members)
    }
  }

  /// The names of the files in it, but hidden ones; nil for the documents of office programs.
  func files() throws(FileError) -> [String]? {
    guard let files = ZipList.files(members) else { return nil }
    var count = Int64(members.count)
    var total = members.reduce(0) { $0 + $1.size }
    var names: [String] = []
    for file in files {
      var inner: [ZipList.Member]?
      if Self.isZipName(file), let member = member(file) {
        // What keeps one from being read is said where it is read, and keeps none of the others.
        do throws(FileError) { inner = try list(of: member) } catch { inner = nil }
      }
      guard let inner, let within = ZipList.files(inner) else {
        names.append(file)
        continue
      }
      count += Int64(inner.count)
      total += inner.reduce(0) { $0 + $1.size }
      names += within.map { "\(file)/\($0)" }
    }
    guard count <= ZipList.maximumMembers else {
      throw failure("it holds more than \(ZipList.maximumMembers) files")
    }
    guard total <= ZipList.maximumTotal else {
      throw failure("it holds more than \(ZipList.maximumTotal >> 30) GiB")
    }
    return names
  }

  /// What unpacks a file in it, and how many bytes come out where that is stated; nil where there is no such file.
  func unpacker(of file: String, name: String) throws(FileError) -> (unpacker: Unpacker, size: Int64?)? {
    if let member = member(file) {
      if Self.isZipName(file) { _ = try list(of: member) }
      guard try isGzip(member, name: name) else {
        return (try ZipList.unpacker(of: member, source, name: name), member.size)
      }
      let inner = try content(of: member, name: name)
      let unpacker = Unpacker(
        inner, from: 0, to: inner.byteCount ?? 0, method: .gzip, density: member.density, name: name)
      return (unpacker, nil)
    }
    for member in members where Self.isZipName(member.name) && file.hasPrefix(member.name + "/") {
      let inner = try content(of: member, name: name)
      let wanted = String(file.dropFirst(member.name.count + 1))
      guard let found = try list(of: member)?.first(where: { $0.name == wanted }) else { continue }
      let unpacker = try ZipList.unpacker(of: found, inner, density: member.density, name: name)
      return (unpacker, found.size)
    }
    return nil
  }

  // MARK: Packed files in it

  private func member(_ name: String) -> ZipList.Member? { listing.member(name) }

  private static func isZipName(_ name: String) -> Bool { name.lowercased().hasSuffix(".zip") }

  private func failure(_ reason: String) -> FileError {
    FileError(.cannotUnpack(reason), path: name, code: 0)
  }

  private func isGzip(_ member: ZipList.Member, name: String) throws(FileError) -> Bool {
    guard member.name.lowercased().hasSuffix(".gz") else { return false }
    let head = try ZipList.unpacker(of: member, source, name: name).head(count: Unpacker.gzipHead.count)
    return head == Unpacker.gzipHead
  }

  /// The files of a packed file in it; nil where that only has the name of one.
  private func list(of member: ZipList.Member) throws(FileError) -> [ZipList.Member]? {
    let path = "\(name)/\(member.name)"
    return try ZipList.members(content(of: member, name: path), density: member.density, name: path)
  }

  /// The bytes of a member: where they stand, or held where they are packed.
  private func content(of member: ZipList.Member, name: String) throws(FileError) -> PackedSource {
    let unpacker = try ZipList.unpacker(of: member, source, name: name)
    if member.method == 0 { return source.part(from: unpacker.start, count: member.packed) }
    if let held, held.offset == member.offset, held.size == member.size, held.checksum == member.checksum {
      return .held(held.bytes)
    }
    held = nil
    guard member.size <= Self.maximumHeld else {
      throw FileError(
        .cannotUnpack("it is a packed file in a zip file, of more than \(Self.maximumHeld >> 20) MiB"),
        path: name, code: 0)
    }
    let bytes = try unpacker.bytes(limit: Int(member.size))
    held = Held(offset: member.offset, size: member.size, checksum: member.checksum, bytes: bytes)
    return .held(bytes)
  }
}

extension ZipList.Member {
  /// Packed bytes for each byte, 1 at most: a file in it is as much denser.
  fileprivate var density: Double { size > packed ? Double(packed) / Double(size) : 1 }
}
