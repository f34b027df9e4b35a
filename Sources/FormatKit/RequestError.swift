/// Something that was asked for and cannot be done without another option or another input.
public struct RequestError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and which option to type: whole sentences.
  public var description: String

  /// Makes an error.
  public init(_ description: String) { self.description = description }
}
