import Foundation
import Testing

/// The program that makes films for tests, as it reads them for `btd`.
enum FFmpeg {
  static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg")

  static let isMissing: Comment = "ffmpeg is not installed"

  /// Makes a film of grey frames that follow one another.
  static func film(
    _ frames: [UInt8], width: Int, height: Int, as name: String, in folder: TestFolder,
    codec: [String] = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"]
  ) throws {
    try folder.write(frames, to: ".frames")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/ffmpeg")
    process.arguments =
      ["-v", "error", "-nostdin", "-f", "rawvideo", "-pix_fmt", "gray", "-s", "\(width)x\(height)"]
      + ["-r", "30", "-i", ".frames"] + codec + [name]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    try FileManager.default.removeItem(atPath: "\(folder.path)/.frames")
  }
}
