/// The catalogue of exercises: the Bench Tracker app's own, the common ones of other apps, and the bodyweight
/// progressions.
///
/// It is read at first use. The place of an exercise in ``exercises`` never changes; new ones come last.
public enum Catalog {
  /// All exercises.
  public static let exercises = parsed.exercises

  static let parsed = {
    var parser = CatalogParser()
    for table in CatalogTable.all { parser.read(table) }
    return parser
  }()

  private static let names = NameIndex(exercises, foldedBy: FoldedName.spaced)
  private static let looseNames = NameIndex(exercises, foldedBy: FoldedName.joined)

  /// The exercise that `name` means, as any app spells it.
  ///
  /// Letter case, hyphens, spaces and the plural's ending do not matter where the name stays clear without
  /// them. What `app` calls so comes first, then what all apps agree on, then the catalogue's own names.
  ///
  /// - Parameters:
  ///   - name: the name, in any spelling.
  ///   - variation: the variation (Bench Tracker's `iteration`); an empty one counts as none.
  ///   - app: where the name comes from, if known: `Skullcrusher` is not the same exercise in all apps.
  /// - Returns: nil where the name is not known or could mean several exercises.
  public static func exercise(
    named name: String, variation: String? = nil, in app: ExerciseApp? = nil
  ) -> CatalogExercise? {
    let variation = variation.flatMap { $0.isEmpty ? nil : $0 }
    let index =
      names.exercise(named: name, variation: variation, app: app)
      ?? looseNames.exercise(named: name, variation: variation, app: app)
    return index.map { exercises[$0] }
  }

  /// The category that the words of `name` suggest, for an exercise that is not in the catalogue.
  ///
  /// - Returns: nil where no word tells.
  public static func category(guessedFrom name: String) -> ExerciseCategory? {
    let words = FoldedName.words(of: name)
    return WordRules.exercises.category(of: words) ?? WordRules.muscles.category(of: words)
  }
}

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
