import Foundation

/// The files of the repository, found from where this source file is.
enum Repository {
  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Real data of others, beside the repository where there is any.
  static let sharedData = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/shared/data"

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }

  static func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
