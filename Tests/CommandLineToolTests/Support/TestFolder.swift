import CommandLineTool
import Foundation
import PaperCommands

/// A fresh folder for one test, gone with it; `DIR` stands for its path in arguments and transcripts.
final class TestFolder {
  let path: String

  init() throws {
    let template = FileManager.default.temporaryDirectory.path + "/btd-test-XXXXXX"
    var bytes = Array(template.utf8CString)
    guard mkdtemp(&bytes) != nil else { throw CocoaError(.fileWriteUnknown) }
    path = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A folder with samples of the repository in it.
  convenience init(_ samples: String...) throws {
    try self.init()
    for sample in samples { try write(Repository.bytes("Samples/\(sample)"), to: sample) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The files and folders in it, hidden ones too, by name.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Writes a script that can be run at once.
  ///
  /// `cp` writes the file: a child that another test begins meanwhile would hold open for writing what this process
  /// writes, and the system runs no such file ("Text file busy").
  func writeProgram(_ script: String, to name: String) throws {
    try write("#!/bin/sh\n\(script)\n", to: "\(name).text")
    let copy = Process()
    copy.executableURL = URL(fileURLWithPath: "/bin/sh")
    copy.arguments = ["-c", "cp \"$0.text\" \"$0\" && chmod 755 \"$0\" && rm \"$0.text\"", "\(path)/\(name)"]
    try copy.run()
    copy.waitUntilExit()
    guard copy.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }

  func text(of name: String) throws -> String { String(decoding: try bytes(of: name), as: UTF8.self) }

  /// The program with all its commands.
  static let tool = CommandLineTool(paper: PaperCommands.all)

  /// Runs the program within this process.
  func run(
    _ arguments: String..., isTerminal: Bool = false, allowsColor: Bool = false,
    environment: Environment = TestFolder.environment, tool: CommandLineTool = TestFolder.tool
  ) -> ToolRun {
    run(
      arguments, isTerminal: isTerminal, allowsColor: allowsColor, environment: environment, tool: tool)
  }

  /// What is around the program in tests: no variables of the machine but where programs lie, and a clock that stands.
  static let environment = Environment(
    variables: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""], now: { 1_769_882_700_000 },
    pictureProgram: BuiltTool.path)

  /// Runs the program within this process; `whenTold` hears each message.
  func run(
    _ arguments: [String], isTerminal: Bool = false, allowsColor: Bool = false,
    environment: Environment = TestFolder.environment, tool: CommandLineTool = TestFolder.tool,
    whenTold: @escaping (String) -> Void = { _ in }
  ) -> ToolRun {
    var environment = environment
    if !allowsColor { environment.variables["NO_COLOR"] = "1" }
    var output: [UInt8] = []
    var errors: [UInt8] = []
    let console = Console(
      output: { bytes in
        output += bytes
        return true
      },
      error: { bytes in
        errors += bytes
        whenTold(String(decoding: bytes, as: UTF8.self))
        return true
      }, outputIsTerminal: isTerminal, errorIsTerminal: isTerminal, environment: environment)
    // What is read of a picture must not hang on the speed of the machine: an hour is as good as no end.
    let isHurried = arguments.first != "scan" || arguments.contains("--budget")
    let patience = isHurried ? [] : ["--budget", "3600"]
    let code = tool.run((arguments + patience).map(placed), console: console)
    return ToolRun(
      code: code, output: output, errors: unplaced(String(decoding: errors, as: UTF8.self)), folder: path)
  }

  /// The text with the path of the folder for `DIR`.
  func placed(_ text: String) -> String { text.replacingOccurrences(of: "DIR", with: path) }

  private func unplaced(_ text: String) -> String { text.replacingOccurrences(of: path, with: "DIR") }
}
