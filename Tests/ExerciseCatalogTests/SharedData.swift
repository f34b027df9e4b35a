import Foundation

/// The optional folder of real data beside the repository.
enum SharedData {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/data").path

  static let exerciseTypes = folder + "/bench-tracker/default-exercise-types.json"
  static let progressions = folder + "/reps/progressions.json"

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  static func decode<Value: Decodable>(_ type: Value.Type, from path: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
