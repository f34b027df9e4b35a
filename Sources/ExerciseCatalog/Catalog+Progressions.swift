extension Catalog {
  /// The bodyweight progressions, ten stages of each type, the easiest first.
  public static let progressions = parsedProgressions.progressions

  static let parsedProgressions = ProgressionParser(CatalogTable.progressions)

  /// The progression of an id such as `wallPushups`.
  public static func progression(id: String) -> Progression? { progressions.first { $0.id == id } }

  /// The progression at a stage, 0 (easiest) … 9.
  public static func progression(_ type: ProgressionType, stage: Int) -> Progression? {
    progressions.first { $0.type == type && $0.stage == stage }
  }

  /// The progression of a name such as `Wall push-ups`, whatever its letter case, hyphens and plural.
  public static func progression(named name: String) -> Progression? {
    let name = FoldedName.joined(name)
    return progressions.first { FoldedName.joined($0.name) == name }
  }
}
