internal import CommandLineTool
internal import WorkoutCodes
internal import WorkoutModel

extension AppendedSymbols {
  /// What they hold, a line each.
  var summary: String {
    whole.map { message in
      let content = message.reading.archive.map { ArchiveWords.summary(of: $0) }
      return "\(message.label): "
        + "\(content ?? "no workout: \(PayloadReading.content(message.payload))")\n"
    }.joined()
  }
}

extension ScannedSymbolSets {
  /// What they hold, a line each.
  var summary: String {
    whole.map { set in
      let content = set.reading.archive.map { ArchiveWords.summary(of: $0) }
      return "set \(set.label): "
        + "\(content ?? "no workout: \(PayloadReading.content(set.solved.payload))")\n"
    }.joined()
  }
}
