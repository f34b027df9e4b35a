/// Collects what one thread writes, for the output of another.
package struct ByteCollector {
  /// What did not fit into the output's own buffer.
  private final class Overflow {
    var bytes: [UInt8] = []
  }

  /// Takes what is written; another one after ``take()``, perhaps.
  package private(set) var output: ByteOutput
  private let overflow = Overflow()
  private let capacity: Int
  /// Where in the output begins what was written since the last time.
  private var start = 0

  /// - Parameter capacity: bytes behind these are copied once more. What a thread writes at a time usually fits.
  package init(capacity: Int = 3 << 20) {
    self.capacity = capacity
    output = Self.output(capacity, overflow)
  }

  private static func output(_ capacity: Int, _ overflow: Overflow) -> ByteOutput {
    ByteOutput(capacity: capacity) { overflow.bytes.append(contentsOf: $0) }
  }

  /// What was written since the last time.
  package mutating func take() -> CollectedBytes {
    // A buffer that is nearly empty would take its room for as long as its bytes wait.
    let isHandedOver = output.waiting.count >= capacity / 4
    let gaps = output.takeGaps()
    // What appends to an array does not throw.
    if !isHandedOver { try? output.finish() }
    let collected = CollectedBytes(overflow.bytes, isHandedOver ? output : nil, gaps: gaps, start: start)
    overflow.bytes = []
    if isHandedOver { output = Self.output(capacity, overflow) }
    start = output.position
    return collected
  }
}
