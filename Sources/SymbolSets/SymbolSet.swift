internal import FormatKit
package import WorkoutModel

/// A payload spread over parts of one size.
package enum SymbolSet {
  /// The share of parity in percent that sets of more than ``smallSet``, and all on paper, have where nobody asks
  /// for another.
  package static let usualParity = 20
  /// The most data parts that go without parity where nobody asks for any.
  package static let smallSet = 3
  /// How much parity can be asked for, in percent of the data.
  package static let parities = 0...300

  /// What stands behind the payload, followed by zeros: it may end in zeros itself.
  private static let end: UInt8 = 0x80

  /// The parts of `payload`, as few as possible and as short as these can be.
  ///
  /// - Parameters:
  ///   - capacity: the most bytes that the symbol of a part holds.
  ///   - parity: parity parts in percent of the data parts, rounded up; nil for the usual.
  /// - Throws: ``RequestError`` where that makes too many.
  package static func parts(
    of payload: [UInt8], capacity: Int, parity: Int? = nil
  ) throws(WorkoutError) -> [SymbolSetPart] {
    let room = min(SymbolSetPart.maximumBody, capacity - SymbolSetPart.overhead) / 2 * 2
    guard room > 0 else {
      throw .request(.symbolTooSmall(byteCount: max(0, capacity)))
    }
    let needed = payload.count / room + 1
    let percent = parity ?? (needed > smallSet ? usualParity : 0)
    let spare = (needed * percent + 99) / 100
    guard needed + spare <= ErasureCode.maximumParts else {
      throw .request(.tooManySymbols(needed + spare, limit: ErasureCode.maximumParts))
    }
    let length = (payload.count / needed / 2 + 1) * 2
    let padded = payload + [end] + [UInt8](repeating: 0, count: needed * length - payload.count - 1)
    let data = stride(from: 0, to: padded.count, by: length).map { Array(padded[$0..<$0 + length]) }
    let key = SymbolSetPart.Key(needed: needed, length: length, payload: payload)
    let bodies = data + (ErasureCode.parity(of: data, count: spare) ?? [])
    return bodies.enumerated().map { SymbolSetPart(key: key, total: bodies.count, index: $0, body: $1) }
  }

  /// The payload of data parts that belong together; nil where none ends in them.
  static func payload(of data: [[UInt8]]) -> [UInt8]? {
    var bytes = data.flatMap { $0.self }
    while bytes.last == 0 { bytes.removeLast() }
    return bytes.popLast() == end ? bytes : nil
  }
}
