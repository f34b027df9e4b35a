/// A corner of a symbol that has an eye.
enum EyeCorner: CaseIterable, Sendable {
  case topLeft, topRight, bottomLeft

  /// Where the eye begins, in modules.
  func origin(dimension: Int) -> PlanePoint {
    let far = Double(dimension - 7)
    return switch self {
    case .topLeft: PlanePoint(x: 0, y: 0)
    case .topRight: PlanePoint(x: far, y: 0)
    case .bottomLeft: PlanePoint(x: 0, y: far)
    }
  }
}
