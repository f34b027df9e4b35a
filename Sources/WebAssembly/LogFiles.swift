internal import FormatKit
internal import Notation
internal import SafeFiles
internal import WorkoutFormats
internal import WorkoutModel

/// The logs in what the host hands over: a file, what gzip has packed, or those files in a zip file that are logs.
enum LogFiles {
  /// The most bytes that are taken of a packed file: 256 MiB, where a page has little memory.
  private static let maximumUnpacked = 256 << 20
  private static let shownNames = 5

  /// The logs in `bytes`; what is no log in a zip file is named.
  ///
  /// - Parameter isRecognized: whether the format of a file is told by its content, not by the host.
  /// - Throws: `WorkoutError.file` for a packed file that is damaged, `WorkoutError.stopped` for one without a log.
  static func inputs(
    _ bytes: UnsafeBufferPointer<UInt8>, name: String, isRecognized: Bool, findings: any FindingSink
  ) throws(WorkoutError) -> [InputBytes] {
    let raw = UnsafeRawBufferPointer(bytes)
    let unpacked: [UInt8]?
    let zip: ZipBytes?
    let files: [String]?
    do throws(FileError) {
      unpacked = try GzipBytes.unpacked(raw, name: name, limit: maximumUnpacked)
      zip = try ZipBytes(raw, name: name)
      files = try zip?.files()
    } catch { throw .file(error) }
    if let unpacked { return [try InputBytes(unpacked, name: name)] }
    guard let zip, let files else { return [try InputBytes(bytes, name: name)] }
    return try members(files, of: zip, name: name, isRecognized: isRecognized, findings: findings)
  }

  private static func members(
    _ files: [String], of zip: ZipBytes, name: String, isRecognized: Bool, findings: any FindingSink
  ) throws(WorkoutError) -> [InputBytes] {
    var inputs: [InputBytes] = []
    for file in files {
      if Format.mayHold(file, of: files.count) {
        let input = try InputBytes(try content(of: file, zip), name: "\(name)/\(file)")
        let isLog = isRecognized ? try !Format.candidates(for: input).isEmpty : true
        if isLog {
          inputs.append(input)
          continue
        }
      }
      findings.report(
        Finding(
          .note, .unsupported, "file of no known format in a zip file, left alone",
          place: Place(file: "\(name)/\(file)")))
    }
    guard inputs.isEmpty else { return inputs }
    guard !files.isEmpty else { throw .stopped("\(name): the zip file has no files in it.") }
    let names = files.prefix(shownNames).map { PrintableText.of($0, limit: 60) }.joined(separator: ", ")
    let rest = files.count > shownNames ? " and \(files.count - shownNames) more" : ""
    throw .stopped(
      "\(name): no file in the zip file is of a format that is recognised; it holds \(names)\(rest).")
  }

  private static func content(of file: String, _ zip: ZipBytes) throws(WorkoutError) -> [UInt8] {
    do throws(FileError) { return try zip.bytes(of: file, limit: maximumUnpacked) ?? [] } catch {
      throw .file(error)
    }
  }
}
