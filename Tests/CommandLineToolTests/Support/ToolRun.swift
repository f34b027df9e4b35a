import Foundation

/// What came of one run of the program.
struct ToolRun {
  let code: Int32
  /// Standard output as it is.
  let output: [UInt8]
  /// Standard error, with `DIR` for the folder of the test.
  let errors: String
  private let folder: String

  init(code: Int32, output: [UInt8], errors: String, folder: String) {
    self.code = code
    self.output = output
    self.errors = errors
    self.folder = folder
  }

  /// Standard output, with `DIR` for the folder of the test.
  var text: String {
    String(decoding: output, as: UTF8.self).replacingOccurrences(of: folder, with: "DIR")
  }

  /// Standard output, then standard error with `! ` before each line, then the exit code.
  var transcript: String {
    let lines = errors.split(separator: "\n", omittingEmptySubsequences: false).map { "! \($0)\n" }
    let messages = errors.hasSuffix("\n") ? lines.dropLast() : lines[...]
    return text + (errors.isEmpty ? "" : messages.joined()) + "= \(code)\n"
  }
}
