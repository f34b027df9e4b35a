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
      help: "What to do with near duplicates (default list).")
    mergesNearMatches = near == .merge
    recomputesTotals = arguments.flag(
      "recompute-totals", help: "Set the running totals to the sums of the workouts written.")
  }
}
