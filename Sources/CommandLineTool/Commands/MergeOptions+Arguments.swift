internal import Migration

extension MergeOptions {
  /// What becomes of workouts that are nearly the same.
  private enum NearMatches: String, CaseIterable {
    case list
    case merge
  }

  /// Takes `--near` and `--recompute-totals`.
  init(_ arguments: ArgumentReader) throws(UsageError) {
    self.init()
    let near: NearMatches? = try arguments.option(
      "near", .choice(),
      help: "What becomes of workouts that are nearly the same; listed where left out.")
    mergesNearMatches = near == .merge
    recomputesTotals = arguments.flag(
      "recompute-totals", help: "Set the running totals to the sums over the workouts that are written.")
  }
}
