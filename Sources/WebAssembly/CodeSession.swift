internal import FormatKit
internal import Notation
internal import QRSymbols
internal import SymbolSets
internal import WorkoutFormats
internal import WorkoutModel

/// What has been read of codes in pictures, one after the other.
struct CodeSession {
  private var sets = CollectedSymbolSets()
  /// What was handed on, or cannot be.
  private var payloads: Set<[UInt8]> = []

  /// The work for a frame of a camera, and for a picture that somebody has chosen.
  private static let budgets = (frame: Duration.milliseconds(300), picture: Duration.seconds(3))

  /// Looks at grey pixels, and tells as JSON which codes are in sight, how far each set of them is, and what they hold.
  mutating func look(
    at pixels: UnsafeBufferPointer<UInt8>, width: Int, isFrame: Bool
  ) throws(WorkoutError) -> String {
    guard width > 0,
      let picture = try? GreyPicture(width: width, height: pixels.count / width, luminance: Array(pixels))
    else { throw .stopped("the picture has no pixels") }
    let budget = ScanBudget(isFrame ? Self.budgets.frame : Self.budgets.picture)
    let reading = GridReader(isFast: isFrame).read(picture, until: budget) { _ in false }
    var found: [[UInt8]] = []
    var others: [[UInt8]] = []
    for symbol in reading.symbols where payloads.insert(symbol.payload).inserted {
      if let part = try? SymbolSetPart(payload: symbol.payload, name: "code") {
        sets.add(part)
      } else if let input = try? InputBytes(symbol.payload, name: "code"), (try? Format.detect(input)) != nil
      {
        found.append(symbol.payload)
      } else {
        others.append(symbol.payload)
      }
    }
    for set in sets.sets where set.lack == 0 {
      guard let solved = try? set.solved(), payloads.insert(solved.payload).inserted else { continue }
      found.append(solved.payload)
    }
    return text(reading, found, others)
  }

  /// The numbers of the codes of a set that have not been read.
  private func missing(of set: CollectedSymbolSet) -> [Int] {
    let read = Set(set.parts.map { $0.index })
    return (0..<set.total).filter { !read.contains($0) }.map { $0 + 1 }
  }

  private func text(_ reading: SymbolReading, _ payloads: [[UInt8]], _ others: [[UInt8]]) -> String {
    JSONOutput.text { json in
      json.raw("{\"codes\":")
      SessionNotation.array(reading.symbols, json) { symbol in
        SessionNotation.array(symbol.corners.flatMap { [$0.x, $0.y] }, json) { json.number($0) }
      }
      json.raw(",\"unread\":")
      json.number(reading.unread.count)
      json.raw(",\"sets\":")
      SessionNotation.array(sets.sets, json) { set in
        json.raw("{\"name\":")
        json.text(set.name)
        json.raw(",\"read\":")
        json.number(set.count)
        json.raw(",\"needed\":")
        json.number(set.key.needed)
        json.raw(",\"total\":")
        json.number(set.total)
        json.raw(",\"missing\":")
        json.text(NumberList.text(of: missing(of: set)))
        json.raw("}")
      }
      json.raw(",\"payloads\":")
      SessionNotation.array(payloads, json) { payload in
        SessionNotation.array(payload, json) { json.number(Int($0)) }
      }
      json.raw(",\"others\":")
      SessionNotation.array(others, json) {
        json.text(PrintableText.of(String(decoding: $0, as: UTF8.self), limit: 60))
      }
      json.raw("}")
    }
  }
}
