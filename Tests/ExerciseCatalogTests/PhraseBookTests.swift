import Testing
import WorkoutModel

@testable import ExerciseCatalog

/// Names as lifters say them, and as Strong, Hevy and GymBook show them, in six languages.
@Suite struct PhraseBookTests {
  @Test func everyLineOfTheTablesIsUnderstoodAndEveryPhraseMeansOneThing() {
    #expect(PhraseBook.all.rejected == [])
  }

  @Test(arguments: ["squat", "squat: kniebeuge: x", ": kniebeuge", "squat: -", "row: Rudern"])
  func aLineWithAMistakeAndASecondMeaningAreRejected(line: String) {
    let book = PhraseBook(["= Legs\nrowing: rudern\n\(line)"])
    #expect(book.rejected.count == 1)
    #expect(book.english(["rudern"]) == ["rowing"])
    #expect(book.english(["squat"]) == nil)
  }

  @Test func theLongestPhraseCountsAndUnknownWordsStay() {
    let book = PhraseBook(["bench press: bankdrücken\nclose grip bench press: enges Bankdrücken"])
    #expect(book.english(["enge", "bankdrucken"]) == ["close", "grip", "bench", "press"])
    #expect(book.english(["bankdrücken"]) == nil)
    #expect(book.english(["mit", "kette", "bankdrucken"]) == ["kette", "bench", "press"])
  }

  @Test func noNameOfTheCatalogueIsTakenForAnotherLanguage() {
    var taken: [String] = []
    for exercise in Catalog.exercises {
      let names = [exercise.name, exercise.variation ?? ""] + exercise.spellings.map { $0.name }
      taken += names.filter { NameWords($0).translation != nil }
    }
    #expect(taken.sorted() == ["Vertical Traction", "Vertical Traction (Machine)"])
  }

  private func title(_ name: String) -> String? {
    Catalog.exercise(named: name).map { exercise in
      (exercise.variation ?? exercise.usualVariation).map { "\(exercise.name), \($0)" } ?? exercise.name
    }
  }

  @Test(arguments: [
    ("Bankdrücken", "Barbell Bench Press, Flat"), ("BANKDRUCKEN", "Barbell Bench Press, Flat"),
    ("Bankdru\u{308}cken (Kurzhantel)", "Dumbbell Bench Press, Flat"),
    ("Bankdrücken mit Kurzhanteln", "Dumbbell Bench Press, Flat"),
    ("Klimmzüge", "Bodyweight Pull-ups, Normal"),
    ("Kurzhantel-Schrägbankdrücken", "Dumbbell Bench Press, Incline"), ("Kniebeugen", "Squats, Back"),
    ("Kniebeuge (Langhantel)", "Squats, Back"), ("Rumänisches Kreuzheben", "Romanian Deadlift"),
    ("Latzug (Kabel)", "Lat Pulldowns, Normal"), ("Langhantelrudern", "Bent Rows, Barbell"),
    ("Vorgebeugtes Rudern (Langhantel)", "Bent Rows, Barbell"), ("Beinpresse", "Leg Press"),
    ("Beinstrecker (Maschine)", "Leg Extensions"), ("Beinbeuger liegend", "Leg Curls, Lying"),
    ("Wadenheben stehend (Maschine)", "Weighted Calf Raises, Machine"),
    ("Enges Bankdrücken", "Close-grip Bench Press"),
    ("Schulterdrücken (Maschine)", "Overhead Press, Machine"),
    ("Seitheben (Kabelzug)", "Lateral Raises, Cable"),
    ("Reverse Butterfly (Maschine)", "Reverse Flyes, Machine"), ("Bizepscurls (LH)", "Barbell Curls, Normal"),
    ("Hammercurls", "Hammer Curls"), ("Trizepsdrücken am Kabelzug mit Seil", "Rope Triceps Pushdown"),
    ("Beinheben hängend", "Leg Raises, Hanging"), ("Unterarmstütz", "Bodyweight Planks, Normal"),
    ("Ausfallschritte (KH)", "Lunges, Dumbbell"), ("Laufband", "Running, Treadmill"),
  ])
  func namesInGermanAreKnown(name: String, exercise: String) {
    #expect(title(name) == exercise)
  }

  @Test(arguments: [
    ("Développé couché", "Barbell Bench Press, Flat"),
    ("developpe couche halteres", "Dumbbell Bench Press, Flat"),
    ("Développé incliné (Haltère)", "Dumbbell Bench Press, Incline"), ("Squat barre", "Squats, Back"),
    ("Soulevé de terre", "Deadlift, Conventional"), ("Soulevé de terre roumain", "Romanian Deadlift"),
    ("Tractions", "Bodyweight Pull-ups, Normal"), ("Tractions supination", "Bodyweight Chin-ups, Normal"),
    ("Rowing barre", "Bent Rows, Barbell"), ("Tirage poitrine (Poulie)", "Lat Pulldowns, Normal"),
    ("Tirage horizontal à la poulie", "Seated Rows, Cable"), ("Presse à cuisses", "Leg Press"),
    ("Leg curl assis", "Leg Curls, Sitting"), ("Extension des jambes", "Leg Extensions"),
    ("Fentes avec haltères", "Lunges, Dumbbell"), ("Fentes bulgares", "Bulgarian Split Squat"),
    ("Élévations latérales (Haltère)", "Lateral Raises, Dumbbell"),
    ("Oiseau (Machine)", "Reverse Flyes, Machine"),
    ("Développé militaire", "Military Press, Barbell"), ("Curl marteau", "Hammer Curls"),
    ("Curl barre", "Barbell Curls, Normal"),
    ("Barre au front", "Skullcrushers, Normal"), ("Extension triceps à la poulie haute", "Tricep Pushdowns"),
    ("Haussements d'épaules (Haltères)", "Shrugs, Dumbbell"), ("Gainage", "Bodyweight Planks, Normal"),
    ("Pompes", "Pushups, Normal"), ("Rameur", "Rowing / Erg"), ("Vélo elliptique", "Elliptical"),
  ])
  func namesInFrenchAreKnown(name: String, exercise: String) {
    #expect(title(name) == exercise)
  }

  @Test(arguments: [
    ("Press de banca", "Barbell Bench Press, Flat"),
    ("press banca con mancuernas", "Dumbbell Bench Press, Flat"),
    ("Press Inclinado Mancuerna", "Dumbbell Bench Press, Incline"), ("Sentadilla con barra", "Squats, Back"),
    ("Sentadilla búlgara", "Bulgarian Split Squat"), ("Peso muerto", "Deadlift, Conventional"),
    ("Peso muerto rumano con mancuernas", "Dumbbell Romanian Deadlift"),
    ("Dominadas", "Bodyweight Pull-ups, Normal"),
    ("Dominada supina", "Bodyweight Chin-ups, Normal"), ("Jalón al pecho (Cable)", "Lat Pulldowns, Normal"),
    ("Jalon al pecho", "Lat Pulldowns, Normal"), ("Remo con barra", "Bent Rows, Barbell"),
    ("Remo en polea baja", "Seated Rows, Cable"), ("Prensa de piernas", "Leg Press"),
    ("Extensión de piernas", "Leg Extensions"), ("Curl femoral tumbado", "Leg Curls, Lying"),
    ("Zancadas con mancuernas", "Lunges, Dumbbell"), ("Press militar", "Military Press, Barbell"),
    ("Elevaciones laterales", "Lateral Raises, Dumbbell"),
    ("Aperturas con mancuernas", "Dumbbell Flyes, Flat"),
    ("Cruce de poleas", "Cable Crossovers, Normal"), ("Curl con barra", "Barbell Curls, Normal"),
    ("Curl martillo", "Hammer Curls"), ("Press francés (Barra)", "Skullcrushers, Normal"),
    ("Extensión de tríceps en polea", "Tricep Pushdowns"), ("Plancha", "Bodyweight Planks, Normal"),
    ("Bicicleta estática", "Cycling, Machine"), ("Saltar la cuerda", "Jump Rope"),
  ])
  func namesInSpanishAreKnown(name: String, exercise: String) {
    #expect(title(name) == exercise)
  }

  @Test(
    arguments: [
      ("Panca piana", "Barbell Bench Press, Flat"), ("Panca piana con manubri", "Dumbbell Bench Press, Flat"),
      ("Panca inclinata (Bilanciere)", "Barbell Bench Press, Incline"),
      ("Spinte manubri su panca piana", "Dumbbell Bench Press, Flat"),
      ("Croci con manubri", "Dumbbell Flyes, Flat"), ("Squat con bilanciere", "Squats, Back"),
      ("Stacco da terra", "Deadlift, Conventional"), ("Stacchi rumeni", nil),
      ("Stacco rumeno", "Romanian Deadlift"),
      ("Stacco a gambe tese", "Deadlift, Stiff-legged"),
      ("Trazioni alla sbarra", "Bodyweight Pull-ups, Normal"),
      ("Lat machine", "Lat Pulldowns, Normal"), ("Rematore con bilanciere", "Bent Rows, Barbell"),
      ("Rematore con manubrio", "One-arm Rows, Dumbbell"), ("Pulley basso", "Seated Rows, Cable"),
      ("Pressa", "Leg Press"),
      ("Affondi con manubri", "Lunges, Dumbbell"), ("Leg curl sdraiato", "Leg Curls, Lying"),
      ("Alzate laterali ai cavi", "Lateral Raises, Cable"), ("Alzate frontali", "Front Raises, Dumbbell"),
      ("Tirate al mento", "Upright Rows, Barbell"), ("Curl con bilanciere", "Barbell Curls, Normal"),
      ("Curl a martello", "Hammer Curls"), ("Push down con corda", "Rope Triceps Pushdown"),
      ("Piegamenti sulle braccia", "Pushups, Normal"), ("Plank laterale", "Bodyweight Planks, Side"),
      ("Tapis roulant", "Running, Treadmill"), ("Cyclette", "Cycling, Machine"),
    ] as [(String, String?)])
  func namesInItalianAreKnown(name: String, exercise: String?) {
    #expect(title(name) == exercise)
  }

  @Test(arguments: [
    ("Supino reto", "Barbell Bench Press, Flat"), ("Supino com halteres", "Dumbbell Bench Press, Flat"),
    ("Supino Inclinado (Halter)", "Dumbbell Bench Press, Incline"), ("Agachamento livre", "Squats, Back"),
    ("Agachamento (Smith)", "Smith Machine Squat"), ("Levantamento terra", "Deadlift, Conventional"),
    ("Barra fixa", "Bodyweight Pull-ups, Normal"), ("Puxada alta na polia", "Lat Pulldowns, Normal"),
    ("Remada curvada (Barra)", "Bent Rows, Barbell"), ("Remada baixa na polia", "Seated Rows, Cable"),
    ("Leg Press 45º (Máquina)", "Leg Press"), ("Cadeira extensora", "Leg Extensions"),
    ("Mesa flexora", "Leg Curls, Lying"), ("Cadeira flexora", "Leg Curls, Sitting"),
    ("Cadeira abdutora", "Hip Abductions, Outer-thigh"), ("Elevação pélvica (Barra)", "Hip Thrusts"),
    ("Elevacao lateral (halter)", "Lateral Raises, Dumbbell"),
    ("Crucifixo Invertido (Máquina)", "Reverse Flyes, Machine"),
    ("Desenvolvimento (Máquina)", "Overhead Press, Machine"), ("Rosca direta", "Barbell Curls, Normal"),
    ("Rosca Direta (Halter)", "Conventional Curls, Dumbbell"), ("Rosca martelo", "Hammer Curls"),
    ("Tríceps na Polia com Corda", "Rope Triceps Pushdown"),
    ("Tríceps testa (Halter)", "Dumbbell Skullcrusher"),
    ("Prancha", "Bodyweight Planks, Normal"), ("Flexões", "Pushups, Normal"),
    ("Esteira", "Running, Treadmill"),
  ])
  func namesInPortugueseAreKnown(name: String, exercise: String) {
    #expect(title(name) == exercise)
  }

  @Test(arguments: [
    ("Жим лёжа", "Barbell Bench Press, Flat"), ("ЖИМ ЛЕЖА (Гантели)", "Dumbbell Bench Press, Flat"),
    ("Жим гантелей лежа на наклонной скамье", "Dumbbell Bench Press, Incline"),
    ("Приседания со штангой", "Squats, Back"), ("Становая тяга", "Deadlift, Conventional"),
    ("Румынская тяга (Штанга)", "Romanian Deadlift"), ("Подтягивания", "Bodyweight Pull-ups, Normal"),
    ("Тяга верхнего блока к груди", "Lat Pulldowns, Normal"), ("Тяга штанги в наклоне", "Bent Rows, Barbell"),
    ("Горизонтальная тяга блока", "Seated Rows, Cable"), ("Жим ногами (Тренажёр)", "Leg Press"),
    ("Разгибание ног в тренажере", "Leg Extensions"), ("Сгибание ног лежа", "Leg Curls, Lying"),
    ("Выпады с гантелями", "Lunges, Dumbbell"), ("Болгарские выпады", "Bulgarian Split Squat"),
    ("Махи гантелями в стороны", "Lateral Raises, Dumbbell"), ("Армейский жим", "Military Press, Barbell"),
    ("Тяга к лицу", "Face Pulls, Cable"), ("Шраги с гантелями", "Shrugs, Dumbbell"),
    ("Подъём штанги на бицепс", "Barbell Curls, Normal"), ("Молотки", "Hammer Curls"),
    ("Французский жим (штанга)", "Skullcrushers, Normal"), ("Разгибание рук на блоке", "Tricep Pushdowns"),
    ("Отжимания на брусьях", "Bodyweight Tricep Dips"), ("Скручивания", "Bodyweight Crunches, Normal"),
    ("Подъём ног в висе", "Leg Raises, Hanging"), ("Гиперэкстензия", "Back Extensions, Normal"),
    ("Планка", "Bodyweight Planks, Normal"), ("Беговая дорожка", "Running, Treadmill"),
  ])
  func namesInRussianAreKnown(name: String, exercise: String) {
    #expect(title(name) == exercise)
  }

  @Test(arguments: [
    // The same words in two apps are a machine for rowing and one for rows.
    "Rudern (Maschine)", "Remo (Máquina)",
    // What is left open in English is left open.
    "Wadenheben", "Calf", "Жим", "Trizeps", "Croci", "Sentadilla con cadenas",
    String(repeating: "Bankdrücken ", count: 30), String(repeating: "u\u{308}", count: 5000),
  ])
  func whatIsNotSureStaysUnknownInEveryLanguage(name: String) {
    #expect(title(name) == nil)
  }

  @Test(arguments: [
    ("Brust", ExerciseCategory.chest), ("Rücken", .back), ("Bauch", .core), ("Waden", .legs),
    ("Épaules", .shoulders),
    ("Jambes", .legs), ("Abdominaux", .core), ("Pecho", .chest), ("Espalda", .back), ("Glúteos", .legs),
    ("Petto", .chest), ("Schiena", .back), ("Gambe", .legs), ("Bicipiti", .biceps), ("Peito", .chest),
    ("Costas", .back), ("Tríceps", .triceps), ("Грудь", .chest), ("Спина", .back), ("Ноги", .legs),
    ("Пресс", .core),
  ])
  func musclesInSixLanguagesHaveTheirCategory(name: String, category: ExerciseCategory) {
    #expect(ExerciseCategory(closestTo: name) == category)
  }
}
