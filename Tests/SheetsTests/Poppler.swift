import Foundation

/// The tools of poppler-utils, for a second opinion on PDFs.
enum Poppler {
  static let isMissing = !FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")

  /// The text that can be copied from a PDF.
  static func text(of pdf: [UInt8]) throws -> String {
    String(
      decoding: try run("pdftotext", ["-layout", "-enc", "UTF-8"], pdf, output: "out.txt"), as: UTF8.self)
  }

  /// The first page in grey pixels.
  static func picture(of pdf: [UInt8], dotsPerInch: Int) throws -> [UInt8] {
    try run("pdftoppm", ["-r", "\(dotsPerInch)", "-gray", "-png", "-singlefile"], pdf, output: "out.png")
  }

  private static func run(
    _ tool: String, _ arguments: [String], _ pdf: [UInt8], output: String
  ) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("btd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(pdf).write(to: folder.appendingPathComponent("in.pdf"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(tool)")
    let name = tool == "pdftoppm" ? "out" : output
    process.arguments = arguments + ["in.pdf", name]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return Array(try Data(contentsOf: folder.appendingPathComponent(output)))
  }
}
