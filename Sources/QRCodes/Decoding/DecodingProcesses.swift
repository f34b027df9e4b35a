internal import CLibrary
internal import Synchronization

/// Decodes pictures in processes of their own, so that a mistake in a decoder costs a picture and nothing else.
///
/// Give it to ``PictureDecoder/init(maximumPixels:maximumBytes:maximumFrames:processes:)``. A process is started
/// for the first picture of a kind and takes all further ones; threads that decode at the same time have one each.
/// Before it sees the first picture it gives up what it does not need: files, network, other programs, and most of
/// memory and time. What it answers is held against the header of the file. One that crashes, hangs or answers
/// nonsense is ended, which is a `PictureError.decodingStopped(kind:reason:)`, and the next picture gets another.
///
/// The program of the processes is usually the one that runs. It says so at the very start of its main:
///
/// ```swift
/// DecodingProcesses.serveIfAsked()
/// let decoder = PictureDecoder(processes: DecodingProcesses())
/// ```
///
/// All processes end with the value, and with the program, however that ends.
public final class DecodingProcesses: Sendable {
  /// What a process cannot do any more when it decodes.
  public enum Confinement: Hashable, Sendable {
    /// Nothing but what limits keep from it: it can open no file and no connection, and write none.
    case limits
    /// The system keeps all else from it too: it can start no program, reach no process, make no code.
    case systemCalls
  }

  /// A process, and how many pictures it has decoded.
  private struct Worker: Sendable {
    let child: ChildProcess
    var pictureCount = 0
    var damagedPixelCount = 0
  }

  /// How many pictures a process decodes before another takes its place: what decoders forget to free ends with it.
  private static let maximumPictures = 1_000
  /// How many pixels of damaged pictures: decoders forget to free what they gave up.
  private static let maximumDamagedPixels = 16 << 20

  /// The variables that a process is given, so that it finds the same libraries; no others.
  private static let variables = [
    "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "GDK_PIXBUF_MODULE_FILE", "GDK_PIXBUF_MODULEDIR",
    "LIBHEIF_PLUGIN_PATH",
  ]

  /// What a process is told by, so that a program that takes no notice does not start more of its kind.
  private static let mark = "BTD_DECODES_PICTURES"

  /// How long finding out about a process that has just been started may take, in milliseconds.
  private static let patience: Int32 = 60_000

  private let program: String
  /// How long a process may say nothing, in milliseconds; nil for as long as the picture is worth.
  private let silence: Int32?
  private let idle = Mutex<[PictureKind: [Worker]]>([:])

  /// Makes a place for processes; it starts none yet.
  ///
  /// - Parameter program: The path of a program that calls ``serveIfAsked(_:)`` first of all; this one where left out.
  public convenience init(program: String = DecodingProcesses.thisProgram) {
    self.init(program: program, silence: nil)
  }

  init(program: String, silence: Int32?) {
    self.program = program
    self.silence = silence
  }

  deinit { for worker in idle.withLock({ $0 }).values.joined() { worker.child.end() } }

  /// The path of the program that runs, even where its file has been replaced meanwhile.
  public static var thisProgram: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      CommandLine.arguments[0]
    #endif
  }

  /// Decodes pictures for another process where this one was started for that, and does not return then.
  ///
  /// To be called before anything else is done, in the program that ``init(program:)`` names.
  ///
  /// - Parameter arguments: The arguments of the program, beginning with its name.
  public static func serveIfAsked(_ arguments: [String] = CommandLine.arguments) {
    guard arguments.count == 3, arguments[1] == DecodingMessage.request,
      let kind = PictureKind(rawValue: arguments[2])
    else { return }
    DecodingServer(kind: kind).run()
  }

  /// Starts a process and asks what it cannot do any more.
  ///
  /// - Throws: `PictureError.decodingUnavailable(reason:)`
  public func confinement() throws(PictureError) -> Confinement {
    let child = try start(.png)
    defer { child.end() }
    return try greeting(of: child, silence: Self.patience)
  }

  /// Has a process decode bytes whose header nobody has read, as a fuzzer does to learn what comes of it.
  ///
  /// - Throws: Any `PictureError` of a decoder or of its process.
  package func tryDecoding(
    _ bytes: [UInt8], kind: PictureKind, maximumPixels: Int
  ) throws(PictureError) {
    _ = try load(bytes, kind: kind, maximumPixels: maximumPixels)
  }

  /// The numbers of the processes that wait for pictures, in the order of the kinds.
  package var numbers: [Int] {
    idle.withLock { idle in PictureKind.allCases.flatMap { (idle[$0] ?? []).map(\.child.number) } }
  }
}

extension DecodingProcesses: PictureLoader {
  func load(
    _ bytes: [UInt8], kind: PictureKind, maximumPixels: Int
  ) throws(PictureError) -> LoadedPicture {
    let allowance = DecodingAllowance(pixelCount: maximumPixels, byteCount: bytes.count)
    while let worker = idle.withLock({ $0[kind]?.popLast() }) {
      guard try send(bytes, allowance, to: worker.child, kind) else {
        // It has ended since it was last asked: not by this picture, which it has not seen.
        worker.child.end()
        continue
      }
      return try answer(of: worker, allowance, kind)
    }
    let worker = Worker(child: try start(kind))
    // Where it does not take all, what it says first tells why.
    _ = try send(bytes, allowance, to: worker.child, kind)
    _ = try greeting(of: worker.child, silence: silence ?? allowance.silence)
    return try answer(of: worker, allowance, kind)
  }

  private func start(_ kind: PictureKind) throws(PictureError) -> ChildProcess {
    guard getenv(Self.mark) == nil else {
      throw .decodingUnavailable(reason: "\(program) does not begin with DecodingProcesses.serveIfAsked()")
    }
    // One place for memory, whatever the number of threads: each further one would take 64 MB of address space.
    var settings = ["MALLOC_ARENA_MAX": "1", Self.mark: "1"]
    for name in Self.variables {
      if let value = getenv(name) { settings[name] = String(cString: value) }
    }
    do throws(ChildProcess.StartError) {
      return try ChildProcess(program, [DecodingMessage.request, kind.rawValue], variables: settings)
    } catch {
      throw .decodingUnavailable(reason: "\(program) cannot be started: \(error.reason)")
    }
  }

  /// Hands over a picture; false where nobody takes it.
  private func send(
    _ bytes: [UInt8], _ allowance: DecodingAllowance, to child: ChildProcess, _ kind: PictureKind
  ) throws(PictureError) -> Bool {
    let head = DecodingMessage.head(maximumPixels: allowance.pixelCount, byteCount: bytes.count)
    let silence = silence ?? allowance.silence
    return try hearing(child, kind, silence) { () throws(ChildProcess.SilenceError) in
      guard try child.send(head, silence: silence) else { return false }
      return try child.send(bytes, silence: silence)
    }
  }

  /// Reads what a process says when it is ready.
  private func greeting(of child: ChildProcess, silence: Int32) throws(PictureError) -> Confinement {
    let expected = DecodingMessage.greeting
    let found: [UInt8]?
    do throws(ChildProcess.SilenceError) {
      found = try child.read(expected.count + 1, silence: silence)
    } catch {
      child.end()
      throw .decodingUnavailable(
        reason: "\(program) was started and has said nothing for \(silence / 1_000) seconds")
    }
    guard let found, found.starts(with: expected) else {
      let end = child.end()
      throw .decodingUnavailable(
        reason: "\(program) was started and did not say that it decodes pictures; it \(end.words)")
    }
    return found.last == 1 ? .systemCalls : .limits
  }

  /// Reads the answer to a picture and puts the process back.
  private func answer(
    of worker: Worker, _ allowance: DecodingAllowance, _ kind: PictureKind
  ) throws(PictureError) -> LoadedPicture {
    let child = worker.child
    let silence = silence ?? allowance.silence
    func read(_ count: Int) throws(PictureError) -> [UInt8] {
      let bytes = try hearing(child, kind, silence) { () throws(ChildProcess.SilenceError) in
        try child.read(count, silence: silence)
      }
      guard let bytes else {
        let end = child.end()
        throw .decodingStopped(
          kind: kind,
          reason: end == .signal(SIGXCPU)
            ? "took more than \(allowance.processorSeconds) seconds of processor time" : end.words)
      }
      return bytes
    }
    let head = try read(DecodingMessage.answerLength)
    switch DecodingMessage.Answer(head, maximumPixels: allowance.pixelCount) {
    case .picture(let width, let height, let hasAlpha, let orientation):
      let luminance = try read(width * height)
      let alpha = hasAlpha ? try read(width * height) : nil
      putBack(worker, kind)
      return LoadedPicture(
        layer: GreyLayer(width: width, height: height, luminance: luminance, alpha: alpha),
        orientation: orientation)
    case .damaged(let length):
      let text = try read(length)
      putBack(worker, kind, damagedPixels: allowance.pixelCount)
      throw .damaged(kind: kind, reason: String(decoding: text, as: UTF8.self))
    case .loaderMissing:
      putBack(worker, kind)
      throw .loaderMissing(kind: kind, package: kind.loaderPackage)
    case nil:
      child.end()
      throw .decodingStopped(kind: kind, reason: "gave an answer that makes no sense")
    }
  }

  private func putBack(_ worker: Worker, _ kind: PictureKind, damagedPixels: Int = 0) {
    var worker = worker
    worker.pictureCount += 1
    worker.damagedPixelCount += damagedPixels
    if worker.pictureCount < Self.maximumPictures, worker.damagedPixelCount < Self.maximumDamagedPixels {
      idle.withLock { $0[kind, default: []].append(worker) }
    } else {
      worker.child.end()
    }
  }

  /// Ends a process that falls silent.
  private func hearing<Value>(
    _ child: ChildProcess, _ kind: PictureKind, _ silence: Int32,
    _ work: () throws(ChildProcess.SilenceError) -> Value
  ) throws(PictureError) -> Value {
    do throws(ChildProcess.SilenceError) { return try work() } catch {
      child.end()
      throw .decodingStopped(kind: kind, reason: "said nothing for \(silence / 1_000) seconds")
    }
  }
}

extension DecodingProcesses: Hashable {
  /// Two are equal where they are one.
  public static func == (left: DecodingProcesses, right: DecodingProcesses) -> Bool { left === right }

  /// Takes which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
