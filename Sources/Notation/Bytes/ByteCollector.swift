/// Collects what one thread writes, for the output of another.
package struct ByteCollector {
  /// What did not fit into the output's own buffer.
  private final class Overflow {
    var bytes: [UInt8] = []
  }

  /// Takes what is written.
  package let output: ByteOutput
  private let overflow = Overflow()

  /// - Parameter capacity: more bytes than this are copied once more.
  package init(capacity: Int) {
    let overflow = overflow
    output = ByteOutput(capacity: capacity) { overflow.bytes.append(contentsOf: $0) }
  }

  /// What was written; nobody may write to the output any more.
  package var collected: CollectedBytes { CollectedBytes(overflow.bytes, output) }
}

/// Bytes that one thread has written and another puts to its own output, without a copy in between.
package struct CollectedBytes: Sendable {
  private let first: [UInt8]
  // Nobody writes to it any more.
  private nonisolated(unsafe) let rest: ByteOutput

  fileprivate init(_ first: [UInt8], _ rest: ByteOutput) {
    self.first = first
    self.rest = rest
  }

  package func write(to output: ByteOutput) {
    first.withUnsafeBytes { output.append($0) }
    output.append(rest.waiting)
  }
}
