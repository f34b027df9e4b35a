/// Bytes that one thread has written and another puts to its own output, large ones without a copy in between.
package struct CollectedBytes: Sendable {
  private let first: [UInt8]
  // Nobody writes to it any more.
  private nonisolated(unsafe) let rest: ByteOutput?

  init(_ first: [UInt8], _ rest: ByteOutput?) {
    self.first = first
    self.rest = rest
  }

  package func write(to output: ByteOutput) {
    first.withUnsafeBytes { output.append($0) }
    if let rest { output.append(rest.waiting) }
  }
}
