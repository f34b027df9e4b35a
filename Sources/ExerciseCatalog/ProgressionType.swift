/// What the ten stages of a progression lead to, as the Reps app names it.
public enum ProgressionType: String, CaseIterable, Sendable {
  /// The one-arm push-up.
  case pushup
  /// The one-arm pull-up.
  case pullup
  /// The one-leg squat.
  case squat
  /// The hanging straight-leg raise.
  case legraise
  /// The stand-to-stand bridge.
  case bridge
  /// The one-arm handstand push-up.
  case handstandpushup
}
