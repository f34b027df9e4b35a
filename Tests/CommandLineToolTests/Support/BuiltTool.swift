import Foundation
import Testing

/// The built executable, run as a process of its own.
enum BuiltTool {
  /// Beside the test bundle; nil where it has not been built.
  static let path: String? = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let candidates = [tests, CommandLine.arguments[0], Bundle.main.bundlePath + "/x"]
    return candidates.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path + "/btd" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  static let isMissing: Comment = "btd is not built beside the tests"

  /// Runs it by way of a shell: `$btd` is the program, the folder of the test is the current one.
  static func shell(
    _ script: String, in folder: TestFolder, input: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> ToolRun {
    try folder.write(input, to: ".input")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // Whole streams in files: no pipe can fill up while nobody reads.
    process.arguments = ["-c", "{ \(script)\n} <.input >.output 2>.errors"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    var variables = ProcessInfo.processInfo.environment
    variables["btd"] = path
    variables.merge(environment) { $1 }
    process.environment = variables
    try process.run()
    process.waitUntilExit()
    let run = ToolRun(
      code: process.terminationStatus, output: try folder.bytes(of: ".output"),
      errors: try folder.text(of: ".errors"), folder: folder.path)
    for name in [".input", ".output", ".errors"] {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
    }
    return run
  }
}
