internal import Notation
internal import QRCodes

/// A message that is spread over several symbols by structured append, as far as they were read.
public struct AppendedMessage: Sendable {
  /// How many symbols it has.
  public let total: Int
  /// What they say their message's parity is; nil where none does.
  private(set) var parity: UInt8?
  private var parts: [Int: (payload: [UInt8], place: StructuredAppend)] = [:]

  init(_ place: StructuredAppend) { (total, parity) = (place.total, place.parity) }

  /// What people call it.
  public var label: String { Self.label(parity: parity) }

  /// What people call a message of a parity.
  package static func label(parity: UInt8?) -> String {
    guard let parity else { return "structured append" }
    let digits = String(parity, radix: 16, uppercase: true)
    return "structured append \(digits.count == 1 ? "0" : "")\(digits)"
  }

  /// How many symbols were read.
  public var count: Int { parts.count }

  /// Whether all were.
  public var isWhole: Bool { parts.count == total }

  /// How far it is: `2 of 3 codes of structured append 5A scanned; still needed: code 2`.
  public var progress: String {
    let missing = (0..<total).filter { parts[$0] == nil }.map { $0 + 1 }
    let read = "\(count) of \(total) codes of \(label) scanned"
    guard !missing.isEmpty else { return "\(read)" }
    return "\(read); still needed: code\(missing.count == 1 ? "" : "s") \(NumberList.text(of: missing))"
  }

  /// The message, as far as it was read.
  var payload: [UInt8] { (0..<total).flatMap { parts[$0]?.payload ?? [] } }

  /// Whether a whole one holds its parity; nil where that is not known.
  var isProved: Bool? { StructuredAppend.isProved((0..<total).compactMap { parts[$0]?.place }) }

  /// What was read of a symbol that it may have.
  enum Fit {
    case new
    case known
    case other
  }

  /// Whether a symbol may belong to it.
  func fit(_ payload: [UInt8], at place: StructuredAppend) -> Fit {
    guard place.total == total, parity == nil || place.parity == nil || parity == place.parity else {
      return .other
    }
    return parts[place.index].map { $0.payload == payload ? .known : .other } ?? .new
  }

  mutating func add(_ payload: [UInt8], at place: StructuredAppend) {
    parts[place.index] = (payload, place)
    parity = parity ?? place.parity
  }
}

/// Messages that are spread over several symbols by structured append, told apart as far as their symbols tell.
struct AppendedMessages {
  private(set) var all: [AppendedMessage] = []

  /// Adds a symbol to its message; false where it was there.
  mutating func add(_ payload: [UInt8], at place: StructuredAppend) -> Bool {
    var free: Int?
    for (index, message) in all.enumerated() {
      switch message.fit(payload, at: place) {
      case .known: return false
      case .new: free = free ?? index
      case .other: break
      }
    }
    if free == nil { all.append(AppendedMessage(place)) }
    all[free ?? all.count - 1].add(payload, at: place)
    return true
  }
}
