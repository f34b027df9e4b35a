/// A value that an output must state and that nobody has said.
public struct Need: Hashable, Sendable {
  /// What is to be said.
  public enum Value: Hashable, Sendable {
    /// The unit that weights are in.
    case unitOfWeights
    /// The unit that distances are in.
    case unitOfDistances
    /// A date.
    case date
    /// The threshold power, by which watts become fractions of it, or these watts.
    case thresholdPower(ofWatts: Bool)
  }

  /// What lacks it.
  public enum Owner: Hashable, Sendable {
    case workout, template, ride, goal, measurement, exerciseType
  }

  /// What is to be said.
  public var value: Value
  /// What lacks it.
  public var owner: Owner
  /// Which of its kind lacks it, from 0: the first.
  public var index: Int
  /// Its title, where that helps to find it.
  public var title: String?
  /// How messages speak of what is written: `Hevy`.
  public var target: String

  /// Makes a need.
  public init(_ value: Value, of owner: Owner, index: Int, title: String? = nil, target: String) {
    self.value = value
    self.owner = owner
    self.index = index
    self.title = title
    self.target = target
  }
}
