internal import CLibrary
internal import SafeFiles
internal import Synchronization

/// A program that makes grey pictures of a file, and the pipe on which they come as PGM.
final class PictureProgram {
  /// Which program it is, what it may take, and how errors speak of it.
  struct Job {
    /// The program, and Debian's name for its package.
    let name: String
    let package: String
    /// What it reads, for people: `films`.
    let files: String
    /// What follows its name.
    let arguments: [String]
    /// The most processor time for all pictures, in seconds.
    let processorTime: Int
    /// The most processor time for one of them, in seconds.
    let pictureTime: Int
    /// The processor time in milliseconds that the picture of a number, from 1, is worth: asked for one that takes
    /// long, and where the system tells how long; nil where each has the same.
    var worth: (@Sendable (_ number: Int) -> Int)?
    /// What it does with a picture and calls it, for people: `draw`, `page`.
    let verb: String
    let picture: String
    /// The exit code by which it says that it has left out what is damaged; nil where it says so by none.
    var damagedCode: Int32?
    /// What may be the matter with a file that it refuses.
    let doubts: String
    /// The error for a reason.
    let error: @Sendable (_ reason: String) -> PictureError
  }

  private let job: Job
  private let child: ChildProcess
  /// True once its exit is being collected: its process ID may then be another's.
  private let isEnded = Mutex(false)
  /// How many pictures have come.
  private(set) var pictureCount = 0
  /// What it had used when the last picture came, and may use for the next.
  private var start = 0
  private var worth: Int?
  private var buffer: [UInt8] = []
  private var position = 0

  /// How long it may say nothing, in milliseconds.
  private static let maximumSilence: Int32 = 30_000

  /// The processor time in milliseconds that a picture has before it is asked what it is worth, and how often that is
  /// looked at.
  private static let unasked = 200
  private static let glance: Int32 = 100

  private static let chunk = 1 << 16

  /// Starts the program on a file that is its standard input, with limits.
  ///
  /// - Parameter variables: its environment; nil for that of this process.
  init(_ job: Job, readingFrom file: Int32, variables: [String: String]?) throws(PictureError) {
    self.job = job
    guard let program = ForeignProgram(job.name, job.arguments, variables: variables) else {
      throw .programMissing(files: job.files, program: job.name, package: job.package)
    }
    let time = job.processorTime
    do throws(ChildProcess.StartError) {
      child = try program.start(
        readingFrom: file, time: time,
        firstTime: ChildProcess.mayBeAllowedTime ? min(job.pictureTime, time) : time
      ).child
    } catch {
      throw job.error("no process can be started: \(error.reason)")
    }
  }

  /// A file without a name that holds bytes: the program reads it, and nothing is left behind.
  ///
  /// - Parameter variables: the environment that says where; nil for that of this process.
  /// - Returns: its descriptor, to be closed by the caller.
  static func temporaryFile(_ bytes: [UInt8], variables: [String: String]?) throws(PictureError) -> Int32 {
    let folder = variables.map { $0["TMPDIR"] } ?? SystemFile.environment("TMPDIR")
    let file = FileSystem.temporaryFile(in: folder.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")
    guard file >= 0 else {
      throw .noTemporaryFile(reason: String(cString: strerror(errno)))
    }
    guard write(bytes, to: file), lseek(file, 0, SEEK_SET) == 0 else {
      let reason = String(cString: strerror(errno))
      close(file)
      throw .noTemporaryFile(reason: reason)
    }
    return file
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
    guard try hasNext() else { return nil }
    var words: [String] = []
    var word = ""
    while words.count < 4 {
      guard try hasNext(), word.utf8.count < 12 else { throw cutShort() }
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
    // The picture is made.
    child.allow(seconds: job.pictureTime)
    if job.worth != nil { (start, worth) = (child.usedMilliseconds, nil) }
    return (width, height)
  }

  /// The pixels of a picture, with the number of their bytes.
  func read(_ count: Int) throws(PictureError) -> [UInt8] {
    let ready = min(count, buffer.count - position)
    var failure: PictureError?
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { pixels, filled in
      filled = pixels.update(fromContentsOf: buffer[position..<position + ready])
      do throws(PictureError) {
        while filled < count {
          let got = try hear(
            into: UnsafeMutableRawBufferPointer(
              rebasing: UnsafeMutableRawBufferPointer(pixels)[filled...]))
          guard got > 0 else { throw cutShort() }
          filled += got
        }
      } catch { failure = error }
    }
    if let failure { throw failure }
    position += ready
    pictureCount += 1
    return pixels
  }

  /// Waits for the end of the program, which has said all, and asks how it went.
  ///
  /// - Returns: false where it has found some of the file damaged.
  func finish() throws(PictureError) -> Bool {
    isEnded.withLock { $0 = true }
    let end = child.waitForEnd()
    if pictureCount > 0 {
      if end == .code(0) { return true }
      if let code = job.damagedCode, end == .code(code) { return false }
    }
    throw failure(end)
  }

  /// Why not all pictures came.
  private func failure(_ end: ChildProcess.End) -> PictureError {
    let count = "after \(pictureCount) \(job.picture)s"
    switch end {
    case .signal(SIGXCPU): return tooLong("\(job.pictureTime)")
    case .signal(let signal): return job.error("\(job.name) was ended by signal \(signal), \(count)")
    case .code(let code):
      return job.error("\(job.name) ended with code \(code), \(count); the file is \(job.doubts)")
    }
  }

  private func tooLong(_ seconds: String) -> PictureError {
    job.error(
      "a \(job.picture) takes more than \(seconds) s of processor time to \(job.verb), "
        + "after \(pictureCount) \(job.picture)s")
  }

  /// Waits until the program says something, unless the picture takes longer than it is worth.
  private func waitForWords(_ worthOf: (Int) -> Int) throws(PictureError) {
    var silence: Int32 = 0
    while silence < Self.maximumSilence, !child.isTalking(within: Self.glance) {
      silence += Self.glance
      let used = child.usedMilliseconds - start
      guard used > worth ?? Self.unasked else { continue }
      let most = worth ?? worthOf(pictureCount + 1)
      worth = most
      guard used > most else { continue }
      throw tooLong("\(most / 1_000).\(most / 100 % 10)")
    }
  }

  /// Ends the program, and says why it stopped in the middle of a picture.
  private func cutShort() -> PictureError {
    isEnded.withLock { $0 = true }
    if case .signal(SIGXCPU) = child.end() { return failure(.signal(SIGXCPU)) }
    return job.error("\(job.name) stopped in the middle of a \(job.picture)")
  }

  /// Ends the program where it still runs.
  func end() {
    let wasEnded = isEnded.withLock { isEnded in
      defer { isEnded = true }
      return isEnded
    }
    if !wasEnded { child.end() }
  }

  /// Kills the program while another thread may still read from it; ``end()`` follows.
  func stop() { isEnded.withLock { if !$0 { child.stop() } } }

  /// Whether there is a next byte, which then lies ready.
  private func hasNext() throws(PictureError) -> Bool {
    guard position == buffer.count else { return true }
    position = 0
    buffer = [UInt8](repeating: 0, count: Self.chunk)
    var failure: PictureError?
    let got = buffer.withUnsafeMutableBytes { bytes in
      do throws(PictureError) { return try hear(into: bytes) } catch {
        failure = error
        return 0
      }
    }
    buffer.removeLast(buffer.count - got)
    if let failure { throw failure }
    return got > 0
  }

  /// Takes what the program says next; 0 bytes where it has said all.
  private func hear(into bytes: UnsafeMutableRawBufferPointer) throws(PictureError) -> Int {
    if let worth = job.worth { try waitForWords(worth) }
    do throws(ChildProcess.SilenceError) {
      return try child.read(into: bytes, silence: Self.maximumSilence)
    } catch {
      throw job.error("\(job.name) has said nothing for \(Self.maximumSilence / 1_000) seconds")
    }
  }
}
