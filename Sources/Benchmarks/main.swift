internal import CLibrary
internal import QRCodes

let usage = """
  Benchmarks [--megabytes N] [--seed N] [--rounds N]  a .btd of that size: reading, checking and writing it
  Benchmarks --baseline [--record]                    what takes time, as ratios to fixed work, beside baseline.txt
  Benchmarks --conversion […]                         Strong to Hevy by the btd beside this program and by a Python script
  Benchmarks --merge [--workouts N] […]               btd merge of two archives, half shared, beside reading both
  Benchmarks --pictures FOLDER [--fast] [--budget N] [--jobs N] [--missed] [--sets NAME]
                                                      sets of real pictures
  Benchmarks --photographs [--fast] [--budget N] [--rounds N] [--seed N]
                                                      simulated photographs of printed codes
  Benchmarks --kinds [--kind NAME] [--fast] [--budget N] [--rounds N] [--seed N] [--verbose] [--folder OUT]
                                                      simulated photographs of each difficulty
  Benchmarks --false-alarms [--rounds N] [--seed N] [--budget N] [--pictures FOLDER]
                                                      spoiled codes that are named, and false alarms
  Benchmarks --decoding [--rounds N] [FILE…]          pictures scanned with processes that decode them, and without
  Benchmarks --log-sheets [--fast] [--rounds N] [--first N] [--seed N] [--verbose] [--folder OUT]
                                                      simulated photographs of filled log sheets
  Benchmarks --backup FILE [--rounds N] [--seed N]    a backup on paper, brought back from simulated photographs
  Benchmarks --encoding FILE                          packed workouts, beside deflate and brotli
  Benchmarks --damage FILE [--payloads N] [--seed N]  damaged payloads, and sets that lack codes
  Benchmarks --primer                                 the payloads from which the packed form learns beforehand

  """

let arguments = Array(CommandLine.arguments.dropFirst())

func option(_ name: String, default value: Int) -> Int {
  guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return value }
  return Int(arguments[place + 1]) ?? value
}

func text(_ name: String) -> String? {
  guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return nil }
  return arguments[place + 1]
}

let scanner = SymbolScanner(
  isFast: arguments.contains("--fast"), budget: .seconds(max(1, option("--budget", default: 2))))

if arguments.contains("--help") {
  print(usage, terminator: "")
  exit(0)
}

do {
  if try DecodingBenchmark.scanIfAsked(arguments) { exit(0) }
  if let place = arguments.firstIndex(of: "--measure"), place + 2 < arguments.count {
    try Measurement.named(arguments[place + 1])?.run(path: arguments[place + 2])
  } else if arguments.contains("--false-alarms") {
    try UnreadCodeBenchmark(
      scanner: scanner, count: max(1, option("--rounds", default: 25)),
      seed: UInt64(max(0, option("--seed", default: 1))), folder: text("--pictures")
    ).run()
  } else if let folder = text("--pictures") {
    try await PictureBenchmark(
      folder: folder, scanner: scanner, jobs: max(1, option("--jobs", default: 1)),
      listsMissed: arguments.contains("--missed"), filter: text("--sets")
    ).run()
  } else if arguments.contains("--photographs") {
    try PhotographBenchmark(
      scanner: scanner, count: max(1, option("--rounds", default: 100)),
      seed: UInt64(max(0, option("--seed", default: 1)))
    ).run()
  } else if arguments.contains("--kinds") {
    try KindBenchmark(
      scanner: scanner, count: max(1, option("--rounds", default: 100)),
      seed: UInt64(max(0, option("--seed", default: 1))), only: text("--kind"), folder: text("--folder"),
      isVerbose: arguments.contains("--verbose")
    ).run()
  } else if let place = arguments.firstIndex(of: "--decoding") {
    let rounds = max(1, option("--rounds", default: 21))
    let files = arguments[(place + 1)...].filter { !$0.hasPrefix("-") && Int($0) == nil }
    try DecodingBenchmark(files: files, rounds: rounds).run()
  } else if arguments.contains("--log-sheets") {
    try LogSheetBenchmark(
      scanner: scanner, count: max(1, option("--rounds", default: 300)),
      first: max(0, option("--first", default: 0)),
      seed: UInt64(max(0, option("--seed", default: 1))), isVerbose: arguments.contains("--verbose"),
      folder: text("--folder")
    ).run()
  } else if let path = text("--backup") {
    try BackupBenchmark(
      path: path, scanner: scanner, count: max(1, option("--rounds", default: 20)),
      seed: UInt64(max(0, option("--seed", default: 1)))
    ).run()
  } else if let path = text("--encoding") {
    try EncodingBenchmark(path: path).run()
  } else if let path = text("--damage") {
    var benchmark = DamageBenchmark(
      path: path, count: max(1, option("--payloads", default: 10_000_000)),
      seed: UInt64(max(0, option("--seed", default: 1))))
    try benchmark.run()
  } else if arguments.contains("--primer") {
    try PrimerMaker.run()
  } else if arguments.contains("--baseline") {
    try BaselineBenchmark(
      megabytes: max(1, option("--megabytes", default: 10)), rounds: max(1, option("--rounds", default: 5)),
      seed: UInt64(max(0, option("--seed", default: 1))), records: arguments.contains("--record")
    ).run()
  } else if arguments.contains("--conversion") {
    try ConversionBenchmark(
      megabytes: option("--megabytes", default: 100), rounds: max(1, option("--rounds", default: 3)),
      seed: UInt64(max(0, option("--seed", default: 1)))
    ).run()
  } else if arguments.contains("--merge") {
    try MergeBenchmark(
      workouts: max(2, option("--workouts", default: 100_000)),
      rounds: max(1, option("--rounds", default: 3)),
      seed: UInt64(max(0, option("--seed", default: 1)))
    ).run()
  } else {
    try BenchmarkRun(
      megabytes: option("--megabytes", default: 200), rounds: max(1, option("--rounds", default: 3)),
      seed: UInt64(max(0, option("--seed", default: 1)))
    ).run()
  }
} catch {
  print("Benchmarks: \(error)")
  exit(1)
}
