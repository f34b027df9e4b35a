internal import Foundation
internal import PhotographSimulator
internal import QRCodes
internal import WorkoutCodes
internal import WorkoutModel

/// What it costs that pictures are decoded in processes of their own: the same pictures, scanned by this program with
/// such processes and without, in turn.
///
/// The processes are the btd beside this program.
struct DecodingBenchmark {
  /// Where a program that is measured has pictures decoded.
  private enum Place: String, CaseIterable {
    case here
    case apart
  }

  /// What is scanned, how often, and the most that the processes may cost in milliseconds.
  private struct Case {
    let name: String
    let file: String
    let count: Int
    let aim: (_ here: Double) -> Double
  }

  /// What a run took, in milliseconds; the processor's time is that of all processes.
  private struct Cost {
    let time: Double
    let work: Double
  }

  private static let option = "--decode"

  /// Pictures to be measured beside those that are made.
  let files: [String]
  let rounds: Int

  /// Scans the picture of a file COUNT times where this program was started for that: PLACE COUNT FILE.
  static func scanIfAsked(_ arguments: [String]) throws -> Bool {
    guard arguments.count == 4, arguments[0] == option, let place = Place(rawValue: arguments[1]),
      let count = Int(arguments[2])
    else { return false }
    let btd = folderOfProgram.appendingPathComponent("btd").path
    let decoder = PictureDecoder(processes: place == .apart ? DecodingProcesses(program: btd) : nil)
    let scan = WorkoutScanner(pictureDecoder: decoder).scan(
      Array(repeating: .file(arguments[3]), count: count), findings: FindingLog())
    guard scan.failures.isEmpty, scan.symbols.count >= count else { throw CocoaError(.fileReadCorruptFile) }
    return true
  }

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("btd-benchmark-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ bytes: [UInt8]) throws -> String {
      let file = folder.appendingPathComponent(name)
      try Data(bytes).write(to: file)
      return file.path
    }
    let small = try file("small.png", QRSymbol(payload: Array("small".utf8)).png())
    let large = try file("large.jpg", photograph())
    var cases = [
      Case(name: "one small picture", file: small, count: 1) { _ in 15 },
      Case(name: "100 small pictures", file: small, count: 100) { _ in 115 },
      Case(name: "one of 12 megapixels", file: large, count: 1) { 15 + 0.03 * $0 },
    ]
    cases += files.map { path in
      Case(name: URL(fileURLWithPath: path).lastPathComponent, file: path, count: 1) { _ in 15 }
    }
    print("fastest of \(rounds), in ms: in this process, in processes of their own, the difference")
    print("                          time:   here    apart     more   aim  work:   here    apart     more")
    for item in cases {
      var costs: [Place: [Cost]] = [:]
      for _ in 0..<rounds {
        for place in Place.allCases { costs[place, default: []].append(try cost(of: item, place)) }
      }
      // The differences are small beside what else a machine does meanwhile, which only adds.
      func fastest(_ place: Place, _ value: (Cost) -> Double) -> Double {
        (costs[place] ?? []).map(value).min() ?? .nan
      }
      let (here, apart) = (fastest(.here) { $0.time }, fastest(.apart) { $0.time })
      let (work, more) = (fastest(.here) { $0.work }, fastest(.apart) { $0.work })
      print(
        item.name.padding(toLength: 30, withPad: " ", startingAt: 0)
          + String(
            format: "%8.1f %8.1f %8.1f %5.0f       %8.1f %8.1f %8.1f", here, apart, apart - here,
            item.aim(here),
            work, more, more - work))
    }
  }

  /// A simulated photograph of a symbol, of about 12 megapixels.
  private func photograph() throws -> [UInt8] {
    let symbol = try QRSymbol(payload: Array("a photograph".utf8))
    var modulePixels = 20.0
    for _ in 0..<2 {
      var simulator = PhotographSimulator(seed: 1)
      guard let file = simulator.jpeg(of: symbol, modulePixels: modulePixels),
        let frame = try PictureDecoder().decode(file).frames.first
      else { break }
      let pixelCount = Double(frame.picture.luminance.count)
      guard abs(pixelCount / 12e6 - 1) > 0.1 else { return file }
      modulePixels *= (12e6 / pixelCount).squareRoot()
    }
    var simulator = PhotographSimulator(seed: 1)
    return simulator.jpeg(of: symbol, modulePixels: modulePixels) ?? []
  }

  private static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  private static var folderOfProgram: URL { program.deletingLastPathComponent() }

  private func cost(of item: Case, _ place: Place) throws -> Cost {
    // The process of Foundation looks for the end of a program only now and then.
    let words: [String] = [Self.program.path, Self.option, place.rawValue, "\(item.count)", item.file]
    let arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    let start = ContinuousClock.now
    var process: pid_t = 0
    guard posix_spawn(&process, Self.program.path, nil, nil, arguments + [nil], environ) == 0 else {
      throw CocoaError(.executableLoad)
    }
    var usage = rusage()
    var status: Int32 = 0
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    guard status == 0 else { throw CocoaError(.fileReadCorruptFile) }
    func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3 }
    return Cost(
      time: (ContinuousClock.now - start) / .milliseconds(1),
      work: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime))
  }
}
