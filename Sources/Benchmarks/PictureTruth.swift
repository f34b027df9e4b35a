internal import Foundation

/// What is known of a picture: where its codes are, or what its code says.
enum PictureTruth {
  /// The four corners of every code.
  case corners([[(x: Double, y: Double)]])
  /// The payload of the code; where the picture is one of several parts, that of all together.
  case payload([UInt8], isPart: Bool)

  /// Reads what lies beside a picture: NAME.bin, NAME.txt, or for a part NAME-NUMBER that of NAME.
  init?(beside picture: URL) {
    let stem = picture.deletingPathExtension()
    for name in ["bin", "txt"] {
      guard let data = try? Data(contentsOf: stem.appendingPathExtension(name)) else { continue }
      self = Self.corners(in: data).map { .corners($0) } ?? .payload(Array(data), isPart: false)
      return
    }
    let parts = stem.lastPathComponent.split(separator: "-")
    guard parts.count == 2, let whole = parts.first,
      let data = try? Data(
        contentsOf: stem.deletingLastPathComponent().appendingPathComponent("\(whole).txt"))
    else { return nil }
    self = .payload(Array(data), isPart: true)
  }

  /// The corners in a file of numbers, eight a code; nil where it is not such a file.
  private static func corners(in data: Data) -> [[(x: Double, y: Double)]]? {
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    guard lines.first?.hasPrefix("# list of") == true else { return nil }
    let words = lines.filter { !$0.hasPrefix("#") && $0 != "SETS" }
      .flatMap { $0.split(whereSeparator: \.isWhitespace) }
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == words.count, numbers.count % 8 == 0 else { return nil }
    return stride(from: 0, to: numbers.count, by: 8).map { start in
      (0..<4).map { (numbers[start + 2 * $0], numbers[start + 2 * $0 + 1]) }
    }
  }

  /// Whether a point lies within a polygon.
  static func contains(_ corners: [(x: Double, y: Double)], _ point: (x: Double, y: Double)) -> Bool {
    var isInside = false
    var last = corners.count - 1
    for index in corners.indices {
      let (a, b) = (corners[index], corners[last])
      if (a.y > point.y) != (b.y > point.y),
        point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
      {
        isInside.toggle()
      }
      last = index
    }
    return isInside
  }
}
