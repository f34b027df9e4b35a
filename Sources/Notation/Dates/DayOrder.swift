/// Which of two numbers is the day in dates such as `03/04/2021`.
@usableFromInline package enum DayOrder: Hashable, Sendable {
  /// `31/12/2021`.
  case dayFirst
  /// `12/31/2021`.
  case monthFirst
}
