/// Reading of parts of an input side by side: what a program that has threads gives to readers.
///
/// Readers whose inputs have no parts leave it alone.
package struct SideBySide: Sendable {
  /// Makes parts on one thread; it may remember what it learned from one part to the next.
  package typealias Maker = (_ number: Int) -> ReadPart

  /// Makes parts on several threads, and hands each over on the calling one, in the order of their numbers.
  ///
  /// Each thread calls `maker` once to get its own maker. Few parts wait to be taken. Where `take` returns false,
  /// nothing more is made.
  package typealias Run =
    @Sendable (_ count: Int, _ maker: @escaping @Sendable () -> Maker, _ take: (ReadPart) -> Bool) -> Void

  /// About how many bytes of the input are a part; smaller inputs are read whole.
  let partByteCount: Int
  /// How many threads there are.
  let width: Int
  let run: Run

  /// - Parameters:
  ///   - width: how many threads there are.
  ///   - partByteCount: about how many bytes of the input are a part.
  ///   - run: makes parts side by side.
  package init(width: Int = 1, partByteCount: Int = 1 << 19, _ run: @escaping Run) {
    self.width = width
    self.partByteCount = partByteCount
    self.run = run
  }
}
