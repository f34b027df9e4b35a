import Foundation
import QRCodes
import Testing

/// Recorded pictures in the folder `Golden`; `BTD_RECORD=1` writes them again and fails the run.
enum GoldenPicture {
  /// Squares of this side are compared by their means, so that another version of a font library passes.
  private static let side = 5
  /// The largest difference of two squares, and of all squares in the mean, in steps of 255.
  private static let largestDifference = 70.0
  private static let meanDifference = 1.5

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Golden"

  static func expect(
    _ png: [UInt8], equals name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let path = "\(folder)/\(name).png"
    if ProcessInfo.processInfo.environment["BTD_RECORD"] == "1" {
      try Data(png).write(to: URL(fileURLWithPath: path))
      Issue.record(
        "recorded \(name).png: look at it, then run without BTD_RECORD", sourceLocation: sourceLocation)
      return
    }
    let golden = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let (drawn, recorded) = (try means(of: png), try means(of: golden))
    try #require(drawn.count == recorded.count, sourceLocation: sourceLocation)
    let differences = zip(drawn, recorded).map { abs($0 - $1) }
    let mean = differences.reduce(0, +) / Double(differences.count)
    #expect(differences.max() ?? 0 <= largestDifference, "\(name).png", sourceLocation: sourceLocation)
    #expect(mean <= meanDifference, "\(name).png", sourceLocation: sourceLocation)
  }

  private static func means(of png: [UInt8]) throws -> [Double] {
    let picture = try #require(try PictureDecoder().decode(png).frames.first?.picture)
    var means: [Double] = []
    for top in stride(from: 0, to: picture.height - side + 1, by: side) {
      for left in stride(from: 0, to: picture.width - side + 1, by: side) {
        var sum = 0
        for y in top..<top + side {
          for x in left..<left + side { sum += Int(picture.luminance[y * picture.width + x]) }
        }
        means.append(Double(sum) / Double(side * side))
      }
    }
    return means
  }
}
