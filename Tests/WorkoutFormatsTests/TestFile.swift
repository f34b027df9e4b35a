import Glibc

/// Files for tests, found from where this source file is.
enum TestFile {
  private static let root = parent(of: parent(of: parent(of: #filePath)))

  /// The real files of the app; they lie beside the repository and are not part of it.
  static let benchTrackerFolder = parent(of: root) + "/shared/data/bench-tracker"

  /// The examples of the openweight standard; they lie beside the repository as well.
  static let openWeightFolder = parent(of: root) + "/shared/data/openweight"

  /// The real summaries of the coach app; they lie beside the repository as well.
  static let summariesFolder = parent(of: root) + "/shared/data/workout-summaries"
  /// Real workout files of Zwift, beside the repository like those.
  static let rideFolder = parent(of: root) + "/shared/data/zwo"

  /// A strength activity by Garmin's own encoder, beside the repository like those.
  static let strengthSample = parent(of: root) + "/shared/data/fit/strength-sample.fit"

  /// The path of a sample of our own.
  static func sample(_ name: String) -> String { "\(root)/Samples/\(name)" }

  /// The path of a schema of our own.
  static func schema(_ name: String) -> String { "\(root)/Schemas/\(name)" }

  /// The folder with the sources of a target.
  static func sources(_ target: String) -> String { "\(root)/Sources/\(target)" }

  /// The folder of the inputs that the fuzzer starts from.
  static let seeds = "\(root)/Tests/Fuzzing/Corpus"

  /// The path of a real file.
  static func real(_ name: String) -> String { "\(benchTrackerFolder)/\(name)" }

  static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// The paths of the files in `folder`, in the order of their names; none where there is no folder.
  static func files(in folder: String) -> [String] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted().map { "\(folder)/\($0)" }
  }

  static func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw MissingFile(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer.prefix(count) }
    return bytes
  }

  private static func parent(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}

struct MissingFile: Error {
  let path: String
}
