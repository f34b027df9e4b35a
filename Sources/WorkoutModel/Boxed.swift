/// A value on the heap behind one pointer, so that what is rarely there costs eight bytes.
@frozen
public indirect enum Boxed<Value> {
  /// The value.
  case value(Value)

  /// Puts `value` into a box.
  @inlinable
  public init(_ value: Value) { self = .value(value) }

  /// The value in the box.
  @inlinable public var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}

extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Hashable where Value: Hashable {}
extension Boxed: Sendable where Value: Sendable {}
