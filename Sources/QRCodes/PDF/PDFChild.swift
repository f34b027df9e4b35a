internal import CLibrary

/// The running `pdftoppm`, and the pipe on which its pictures come.
final class PDFChild {
  private var process: pid_t = 0
  private let pipe: Int32
  private var isEnded = false
  private var buffer: [UInt8] = []
  private var position = 0

  /// The exit code of the shell where there is no such program.
  private static let notFound: Int32 = 127

  private static let chunk = 1 << 16

  /// Starts the program on a file, with limits that the shell sets.
  ///
  /// - Parameter variables: its environment; nil for that of this process.
  init(_ bytes: [UInt8], variables: [String: String]?) throws(PictureError) {
    // A file without a name: the child reads it as its standard input, and nothing is left behind.
    guard let file = tmpfile() else {
      throw .pagesNotDrawn(reason: "no temporary file can be made: \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0,
      lseek(fileno(file), 0, SEEK_SET) == 0
    else { throw .pagesNotDrawn(reason: "the temporary file cannot be written") }
    var ends: [Int32] = [0, 0]
    guard CLibrary.pipe(&ends) == 0 else { throw .pagesNotDrawn(reason: "no pipe can be made") }
    // No other child may keep the pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    pipe = ends[0]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, fileno(file), 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let script =
      "ulimit -v \(PDFRenderer.maximumMemory); ulimit -t \(PDFRenderer.maximumProcessorTime); "
      + "exec pdftoppm -gray -r \(PDFRenderer.resolution) -"
    let arguments: [String] = ["/bin/sh", "-c", script]
    let words = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    let settings = variables?.map { strdup("\($0)=\($1)") }
    defer { for setting in settings ?? [] { free(setting) } }
    let code =
      if let settings {
        posix_spawn(&process, "/bin/sh", &actions, nil, words + [nil], settings + [nil])
      } else {
        posix_spawn(&process, "/bin/sh", &actions, nil, words + [nil], environ)
      }
    guard code == 0 else {
      close(pipe)
      throw .pagesNotDrawn(reason: "no process can be started: \(String(cString: strerror(code)))")
    }
  }

  /// The size of the next picture; nil after the last.
  func nextHeader() throws(PictureError) -> (width: Int, height: Int)? {
    guard try fill(1) else { return nil }
    var words: [String] = []
    var word = ""
    while words.count < 4 {
      guard try fill(1), word.utf8.count < 12 else { throw Self.cutShort }
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
    else { throw Self.cutShort }
    return (width, height)
  }

  /// The next bytes.
  func read(_ count: Int) throws(PictureError) -> [UInt8] {
    guard try fill(count) else { throw Self.cutShort }
    let result = Array(buffer[position..<position + count])
    buffer.removeFirst(position + count)
    position = 0
    return result
  }

  /// Waits for the end of the program and asks how it went.
  func finish(pageCount: Int) throws(PictureError) {
    let status = wait()
    if status & 0x7f == 0, status >> 8 & 0xff == Self.notFound {
      throw .programMissing(program: "pdftoppm", package: "poppler-utils")
    }
    guard status == 0, pageCount > 0 else {
      let reason =
        status & 0x7f != 0
        ? "pdftoppm was ended by signal \(status & 0x7f), after \(pageCount) pages"
        : "pdftoppm ended with code \(status >> 8 & 0xff), after \(pageCount) pages; the file is damaged, "
          + "encrypted or without pages"
      throw .pagesNotDrawn(reason: reason)
    }
  }

  /// Ends the program where it still runs.
  func end() {
    close(pipe)
    guard !isEnded else { return }
    kill(process, SIGKILL)
    _ = wait()
  }

  private static let cutShort = PictureError.pagesNotDrawn(reason: "pdftoppm stopped in the middle of a page")

  private func wait() -> Int32 {
    guard !isEnded else { return 0 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    isEnded = true
    return status
  }

  /// Reads until so many bytes lie ready; false where the program has said all before the first of them.
  private func fill(_ count: Int) throws(PictureError) -> Bool {
    while buffer.count - position < count {
      var waiting = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, PDFRenderer.maximumSilence)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else {
        throw .pagesNotDrawn(
          reason: "pdftoppm has said nothing for \(PDFRenderer.maximumSilence / 1_000) seconds")
      }
      let start = buffer.count
      buffer += [UInt8](repeating: 0, count: max(Self.chunk, min(count - (start - position), 1 << 24)))
      let got = buffer.withUnsafeMutableBytes { bytes in
        CLibrary.read(pipe, bytes.baseAddress.map { $0 + start }, bytes.count - start)
      }
      buffer.removeLast(buffer.count - start - max(0, got))
      if got < 0, errno == EINTR { continue }
      guard got > 0 else {
        guard buffer.count == position else { throw Self.cutShort }
        return false
      }
    }
    return true
  }
}
