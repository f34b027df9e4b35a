internal import CSQLite

/// Counts what SQLite's machine does and stops it when that is more than honest data can need.
///
/// A view that calls itself, or pages that refer to each other without end, would keep it busy for ever.
final class StepBudget {
  private var rest: Int

  init(steps: Int) { rest = steps }

  func watch(_ handle: OpaquePointer) {
    sqlite3_progress_handler(
      handle, Int32(DatabaseLimits.stepInterval),
      { context in
        guard let context else { return 1 }
        let budget = Unmanaged<StepBudget>.fromOpaque(context).takeUnretainedValue()
        budget.rest -= DatabaseLimits.stepInterval
        return budget.rest < 0 ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
