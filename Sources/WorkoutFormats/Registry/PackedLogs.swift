internal import FormatKit
package import Notation
internal import SafeFiles
package import WorkoutModel

/// The logs in a file that is held in memory: the file itself, what gzip has packed, or those in a zip file.
///
/// If a zip file has no log, its pictures are taken. Everything else in it is reported.
package struct PackedLogs {
  /// The most bytes that are taken of a packed file, and of all logs in a zip file, which are held in memory: 256 MiB.
  package static let maximumUnpacked = 256 << 20
  private static let shownNames = 5
  /// How much of a file tells whether it is a picture.
  private static let headLength = 1 << 10

  /// The logs, or the pictures where there is no log.
  package private(set) var inputs: [InputBytes] = []
  /// True where they are the pictures of a zip file.
  package private(set) var arePictures = false

  /// Finds the logs in `file`.
  ///
  /// - Parameter isRecognized: whether a log is known by its content alone, as nobody names its format.
  /// - Throws: `WorkoutError.file` for what is damaged or too large, `WorkoutError.input` for a zip file without logs
  ///   and pictures.
  package init(
    in file: InputBytes, isRecognized: Bool, findings: any FindingSink
  ) throws(WorkoutError) {
    let unpacked: [UInt8]?
    let zip: ZipBytes?
    let members: [String]?
    do throws(FileError) {
      unpacked = try GzipBytes.unpacked(file.bytes, name: file.name, limit: Self.maximumUnpacked)
      zip = unpacked == nil ? try ZipBytes(file.bytes, name: file.name) : nil
      members = try zip?.files()
    } catch { throw .file(error) }
    if let zip, let members {
      try choose(members, of: zip, file.name, isRecognized: isRecognized, findings)
    } else if let unpacked {
      inputs = [try InputBytes(unpacked, name: file.name)]
    } else {
      inputs = [file]
    }
  }

  private mutating func choose(
    _ members: [String], of zip: ZipBytes, _ name: String, isRecognized: Bool, _ findings: any FindingSink
  ) throws(WorkoutError) {
    var others: [(member: String, isPicture: Bool)] = []
    for member in members {
      if Format.mayHold(member, of: members.count) {
        let input = try Self.input(member, of: zip, name)
        if try !Format.candidates(for: input).isEmpty {
          try take(input, name)
          continue
        }
      }
      others.append((member, Self.isPicture(member, of: zip)))
    }
    if inputs.isEmpty, !isRecognized {
      // Who names the format knows better.
      try take(&others, of: zip, name) { Format.mayHold($0.member, of: members.count) && !$0.isPicture }
    }
    if inputs.isEmpty {
      try take(&others, of: zip, name) { $0.isPicture }
      arePictures = true
    }
    guard !inputs.isEmpty else { throw Self.nothing(among: members, name) }
    for other in others {
      findings.report(
        Finding(
          .note, .unsupported,
          other.isPicture
            ? "picture in a zip file, left alone" : "file of no known format in a zip file, left alone",
          place: Place(file: "\(name)/\(other.member)")))
    }
  }

  /// Takes those of the other members that `isWanted`.
  private mutating func take(
    _ others: inout [(member: String, isPicture: Bool)], of zip: ZipBytes, _ name: String,
    where isWanted: ((member: String, isPicture: Bool)) -> Bool
  ) throws(WorkoutError) {
    for other in others where isWanted(other) { try take(try Self.input(other.member, of: zip, name), name) }
    others.removeAll(where: isWanted)
  }

  /// Takes a log or picture, as far as all together are no larger than one may be.
  private mutating func take(_ input: InputBytes, _ name: String) throws(WorkoutError) {
    inputs.append(input)
    guard inputs.reduce(0, { $0 + $1.byteCount }) <= Self.maximumUnpacked else {
      throw .file(
        FileError(
          .cannotUnpack("the files in it are larger than \(Self.maximumUnpacked >> 20) MiB together"),
          path: name, code: 0))
    }
  }

  private static func input(_ member: String, of zip: ZipBytes, _ name: String) throws(WorkoutError)
    -> InputBytes
  {
    let bytes: [UInt8]?
    do throws(FileError) { bytes = try zip.bytes(of: member, limit: maximumUnpacked) } catch {
      throw .file(error)
    }
    return try InputBytes(bytes ?? [], name: "\(name)/\(member)")
  }

  /// Whether a member is a picture, document or film by its first bytes; false if it is damaged.
  private static func isPicture(_ member: String, of zip: ZipBytes) -> Bool {
    let head: [UInt8]?
    do throws(FileError) { head = try zip.head(of: member, count: headLength) } catch { return false }
    return head?.withUnsafeBytes { ForeignContent($0)?.isPicture } ?? false
  }

  private static func nothing(among members: [String], _ name: String) -> WorkoutError {
    let names = members.prefix(shownNames).map { PrintableText.of($0, limit: 60) }.joined(separator: ", ")
    let rest = members.count > shownNames ? " and \(members.count - shownNames) more" : ""
    let what =
      members.isEmpty
      ? "the zip file has no files in it"
      : "no file in the zip file is of a format that is recognised; it holds \(names)\(rest)"
    return .input(InputError(.malformed, place: Place(file: name), what: what))
  }
}
