/// The paper that pages are laid out for.
public enum Paper: String, CaseIterable, Hashable, Sendable {
  /// US Letter, 8.5 × 11 inches.
  case letter
  /// ISO A4, 210 × 297 millimetres.
  case a4

  /// The width in points of 1/72 inch.
  public var width: Double {
    switch self {
    case .letter: 612
    case .a4: 595
    }
  }

  /// The height in points of 1/72 inch.
  public var height: Double {
    switch self {
    case .letter: 792
    case .a4: 842
    }
  }
}
