internal import CLibrary
internal import SafeFiles

/// The running `pdftoppm`, and the pipe on which its pictures come.
final class PDFChild {
  private let child: ChildProcess
  private var isEnded = false
  /// How many pages have come.
  private var pageCount = 0
  /// The processor time for a page in seconds.
  private let pageTime: Int
  private var buffer: [UInt8] = []
  private var position = 0

  /// The exit code of the shell where there is no such program.
  private static let notFound: Int32 = 127

  private static let chunk = 1 << 16

  /// Starts the program on a file, with limits that the shell sets.
  ///
  /// - Parameters:
  ///   - pageTime: the processor time for a page in seconds.
  ///   - variables: its environment; nil for that of this process.
  init(_ bytes: [UInt8], pageTime: Int, variables: [String: String]?) throws(PictureError) {
    // A file without a name: the child reads it as its standard input, and nothing is left behind.
    let folder = variables.map { $0["TMPDIR"] } ?? SystemFile.environment("TMPDIR")
    let file = FileSystem.temporaryFile(in: folder.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")
    guard file >= 0 else {
      throw .pagesNotDrawn(reason: "no temporary file can be made: \(String(cString: strerror(errno)))")
    }
    defer { close(file) }
    guard Self.write(bytes, to: file), lseek(file, 0, SEEK_SET) == 0 else {
      throw .pagesNotDrawn(
        reason: "the temporary file cannot be written: \(String(cString: strerror(errno)))")
    }
    self.pageTime = pageTime
    let time = PDFRenderer.processorTime(byteCount: bytes.count)
    let script =
      "ulimit -v \(PDFRenderer.maximumMemory); "
      + "ulimit -S -t \(ChildProcess.mayBeAllowedTime ? pageTime : time); ulimit -H -t \(time); "
      + "exec pdftoppm -gray -r \(PDFRenderer.resolution) -"
    do throws(ChildProcess.StartError) {
      child = try ChildProcess(
        "/bin/sh", ["-c", script], variables: variables, readingFrom: file)
    } catch {
      throw .pagesNotDrawn(reason: "no process can be started: \(error.reason)")
    }
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        CLibrary.write(file, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      offset += count
    }
    return true
  }

  /// The size of the next picture; nil after the last.
  func nextHeader() throws(PictureError) -> (width: Int, height: Int)? {
    guard try fill(1) else { return nil }
    var words: [String] = []
    var word = ""
    while words.count < 4 {
      guard try fill(1), word.utf8.count < 12 else { throw cutShort() }
      let byte = buffer[position]
      position += 1
      if byte == 0x20 || byte == 0x0a {
        words.append(word)
        word = ""
      } else {
        word.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    guard words[0] == "P5", let width = Int(words[1]), let height = Int(words[2]), words[3] == "255",
      width > 0, height > 0
    else { throw cutShort() }
    // The page is drawn.
    child.allow(seconds: pageTime)
    return (width, height)
  }

  /// The pixels of a page, so many bytes.
  func read(_ count: Int) throws(PictureError) -> [UInt8] {
    guard try fill(count) else { throw cutShort() }
    let result = Array(buffer[position..<position + count])
    buffer.removeFirst(position + count)
    position = 0
    pageCount += 1
    return result
  }

  /// Waits for the end of the program, which has said all, and asks how it went.
  func finish() throws(PictureError) {
    isEnded = true
    let end = child.waitForEnd()
    guard end != .code(0) || pageCount == 0 else { return }
    throw failure(end)
  }

  /// Why not all pages came.
  private func failure(_ end: ChildProcess.End) -> PictureError {
    switch end {
    case .code(Self.notFound): .programMissing(program: "pdftoppm", package: "poppler-utils")
    case .signal(SIGXCPU):
      .pagesNotDrawn(
        reason: "a page takes more than \(pageTime) s of processor time to draw, after \(pageCount) pages")
    case .signal(let signal):
      .pagesNotDrawn(reason: "pdftoppm was ended by signal \(signal), after \(pageCount) pages")
    case .code(let code):
      .pagesNotDrawn(
        reason:
          "pdftoppm ended with code \(code), after \(pageCount) pages; the file is damaged, encrypted or "
          + "without pages")
    }
  }

  /// Ends the program, and says why it stopped in the middle of a page.
  private func cutShort() -> PictureError {
    isEnded = true
    if case .signal(SIGXCPU) = child.end() { return failure(.signal(SIGXCPU)) }
    return .pagesNotDrawn(reason: "pdftoppm stopped in the middle of a page")
  }

  /// Ends the program where it still runs.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    child.end()
  }

  /// Reads until so many bytes lie ready; false where the program has said all before the first of them.
  private func fill(_ count: Int) throws(PictureError) -> Bool {
    while buffer.count - position < count {
      let start = buffer.count
      buffer += [UInt8](repeating: 0, count: max(Self.chunk, min(count - (start - position), 1 << 24)))
      let got: Int
      do {
        got = try buffer.withUnsafeMutableBytes { bytes in
          try child.read(
            into: UnsafeMutableRawBufferPointer(rebasing: bytes[start...]),
            silence: PDFRenderer.maximumSilence)
        }
      } catch {
        throw .pagesNotDrawn(
          reason: "pdftoppm has said nothing for \(PDFRenderer.maximumSilence / 1_000) seconds")
      }
      buffer.removeLast(buffer.count - start - got)
      guard got > 0 else {
        guard buffer.count == position else { throw cutShort() }
        return false
      }
    }
    return true
  }
}
