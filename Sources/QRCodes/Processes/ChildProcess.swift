internal import CLibrary
internal import CSandbox
internal import SafeFiles

/// A program that runs beside this one, and our end of the stream on which its answers come.
struct ChildProcess: Sendable {
  /// Why a program cannot be started.
  struct StartError: Error {
    let reason: String

    init(_ code: Int32) { reason = String(cString: strerror(code)) }
  }

  /// That a program has said nothing for too long.
  struct SilenceError: Error {}

  /// How a program ended.
  enum End: Hashable {
    case code(Int32)
    case signal(Int32)

    /// What it did, for a sentence about it.
    var words: String {
      switch self {
      case .code(let code): "ended with code \(code)"
      case .signal(SIGKILL): "was ended by the system or another program"
      case .signal(let signal): "crashed (signal \(signal))"
      }
    }
  }

  private let process: pid_t
  private let stream: Int32

  /// The number of the process, for messages and tests.
  var number: Int { Int(process) }

  /// Starts a program of ours whose standard input and output are one stream to this one.
  init(_ path: String, _ arguments: [String], variables: [String: String]) throws(StartError) {
    try self.init { theirs, process in
      CStrings.with([path] + arguments) { arguments in
        CStrings.with(variables.map { "\($0)=\($1)" }) { variables in
          btd_spawn(&process, path, arguments, variables, theirs, theirs)
        }
      }
    }
  }

  /// Has `start` begin a process with their end of the stream; it returns 0, or an error's number.
  init(_ start: (_ theirs: Int32, _ process: inout pid_t) -> Int32) throws(StartError) {
    var ends: [Int32] = [0, 0]
    guard btd_socket_pair(&ends) == 0 else { throw StartError(errno) }
    defer { close(ends[1]) }
    var process: pid_t = 0
    let code = start(ends[1], &process)
    guard code == 0 else {
      close(ends[0])
      throw StartError(code)
    }
    self.process = process
    stream = ends[0]
    Unfinished.add(program: process)
  }

  /// Sends bytes; false where the program no longer takes any.
  ///
  /// - Parameter silence: How long it may take nothing, in milliseconds.
  func send(_ bytes: [UInt8], silence: Int32) throws(SilenceError) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        btd_send(stream, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
      }
      if count > 0 {
        offset += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        try wait(for: POLLOUT, silence: silence)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Reads some of what the program says, as soon as there is anything.
  ///
  /// - Parameter silence: How long it may say nothing, in milliseconds.
  /// - Returns: How many bytes; 0 at the end.
  func read(into bytes: UnsafeMutableRawBufferPointer, silence: Int32) throws(SilenceError) -> Int {
    while true {
      try wait(for: POLLIN, silence: silence)
      let count = CLibrary.read(stream, bytes.baseAddress, bytes.count)
      if count < 0, errno == EINTR { continue }
      return max(0, count)
    }
  }

  /// Reads the given number of bytes; nil where the program ends before.
  func read(_ count: Int, silence: Int32) throws(SilenceError) -> [UInt8]? {
    var error: SilenceError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(SilenceError) {
        while filled < count {
          let rest = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[filled..<count])
          let got = try read(into: rest, silence: silence)
          guard got > 0 else { return }
          filled += got
        }
      } catch let silence { error = silence }
    }
    if let error { throw error }
    return bytes.count == count ? bytes : nil
  }

  /// Whether ``allow(seconds:)`` does anything.
  static var mayBeAllowedTime: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// The processor time that the program has had, in milliseconds; 0 where the system does not tell.
  var usedMilliseconds: Int { Int(btd_used_milliseconds(process)) }

  /// Waits the given number of milliseconds for the program to say something, or to end.
  func isTalking(within time: Int32) -> Bool {
    var waiting = pollfd(fd: stream, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, time) > 0
  }

  /// Gives the program the given number of further seconds of processor time than it has had, as far as its final limit.
  func allow(seconds: Int) { btd_allow_time(process, UInt64(seconds)) }

  /// Waits for the end of the program, which must be near; to be called once.
  func waitForEnd() -> End {
    close(stream)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    Unfinished.remove(program: process)
    let signal = btd_signal_of(status)
    return signal == 0 ? .code(btd_exit_code_of(status)) : .signal(signal)
  }

  /// Kills the program; ``end()`` follows.
  func stop() { kill(process, SIGKILL) }

  /// Ends the program; to be called once.
  ///
  /// - Returns: How it ended, where it had before.
  @discardableResult
  func end() -> End {
    stop()
    return waitForEnd()
  }

  private func wait(for events: Int32, silence: Int32) throws(SilenceError) {
    var waiting = pollfd(fd: stream, events: Int16(events), revents: 0)
    while true {
      let ready = poll(&waiting, 1, silence)
      if ready > 0 { return }
      guard ready < 0, errno == EINTR else { throw SilenceError() }
    }
  }
}
