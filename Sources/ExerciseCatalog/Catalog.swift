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
  private static let wordedNames = NameIndex(exercises) { NameWords($0).words.joined(separator: " ") }
  private static let movements = MovementIndex(exercises)

  /// The exercise that `name` means, as any app spells it.
  ///
  /// Letter case, hyphens, spaces and the plural's ending do not matter where the name stays clear without
  /// them. What `app` calls so comes first, then what all apps agree on, then the catalogue's own names. The
  /// commonest names in German, French, Spanish, Italian, Portuguese and Russian are known too, whatever the
  /// order of their words, their accents and their small words: `Bankdrücken mit Kurzhanteln`.
  ///
  /// - Parameters:
  ///   - name: the name, in any spelling.
  ///   - variation: the variation (Bench Tracker's `iteration`); an empty one counts as none.
  ///   - app: where the name comes from, if known: `Skullcrusher` is not the same exercise in all apps.
  /// - Returns: nil where the name is not known or could mean several exercises.
  public static func exercise(
    named name: String, variation: String? = nil, in app: ExerciseApp? = nil
  ) -> CatalogExercise? {
    exercise(spelled: name, variation: variation, in: app)
      ?? exercise(translatedFrom: NameWords(name, variation: variation), in: app)
  }

  /// The exercise that a name of another language means; nil for one in English.
  package static func exercise(translatedFrom words: NameWords, in app: ExerciseApp?) -> CatalogExercise? {
    guard let translation = words.translation else { return nil }
    return names.exercise(named: translation, variation: nil, app: app).map { exercises[$0] }
      ?? exercise(of: words, in: app)
  }

  /// The exercise that an app spells so.
  package static func exercise(
    spelled name: String, variation: String?, in app: ExerciseApp?
  ) -> CatalogExercise? {
    let variation = variation.flatMap { $0.isEmpty ? nil : $0 }
    let index =
      names.exercise(named: name, variation: variation, app: app)
      ?? looseNames.exercise(named: name, variation: variation, app: app)
    return index.map { exercises[$0] }
  }

  /// The exercise that `words` mean in any order, and whether `app` is known to call it so or not.
  package static func exercise(of words: NameWords, in app: ExerciseApp?) -> CatalogExercise? {
    guard !words.words.isEmpty else { return nil }
    let key = words.words.joined(separator: " ")
    return wordedNames.exercise(foldedAs: key, app: app).map { exercises[$0] }
  }

  /// The exercise that `words` mean where they name the equipment and no app does, or leave out what goes without
  /// saying.
  package static func exercise(ofMovementIn words: NameWords) -> CatalogExercise? {
    movements.exercise(of: words).map { exercises[$0] }
  }

  /// The category of the movement that the words of `name` come nearest to, for an exercise that is not in the
  /// catalogue.
  ///
  /// - Returns: nil where no word tells.
  public static func category(guessedFrom name: String) -> ExerciseCategory? {
    movement(nearestTo: name)?.category
  }

  /// The movement that the words of `name` come nearest to, in any of the languages that the catalogue knows.
  ///
  /// `V-Bar Pull Up` is a pull-up, `Push Up on Knees` a push-up, `Pin Press` a press.
  ///
  /// - Returns: nil where no word tells.
  public static func movement(nearestTo name: String) -> Movement? {
    let words = NameWords(name).words
    return WordRules.exercises.movement(in: words)
      ?? movements.nearest(to: words).map {
        Movement(name: exercises[$0].name, category: exercises[$0].category)
      }
      ?? WordRules.muscles.movement(in: words) ?? WordRules.heads.movement(in: words)
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
