internal import Statistics

/// What `btd stats` works out of one file.
struct HistoryResult {
  /// The file, as it was named.
  var file: String
  /// Its figures.
  var statistics: HistoryStatistics
  /// How far goals and progressions have come, and what rides ask for.
  var progress: HistoryProgress
}
