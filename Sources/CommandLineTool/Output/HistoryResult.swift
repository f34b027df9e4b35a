internal import Statistics

/// What `btd stats` works out of a history.
struct HistoryResult {
  /// The files that make it, as they were named.
  var files: [String]
  /// Its figures.
  var statistics: HistoryStatistics
  /// How far goals and progressions have come, and what rides ask for.
  var progress: HistoryProgress
}
