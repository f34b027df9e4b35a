internal import ExerciseCatalog
internal import FormatKit

/// The heads that people write over the columns of a training log, in English and five languages more.
enum HeadWords {
  /// A word or two, and what a column under it says.
  struct Meaning {
    let meaning: ColumnMeaning
    /// False for what no English head says.
    let isEnglish: Bool
  }

  /// A meaning a line: its word, the heads in English, then those in German, Spanish, French, Italian and Portuguese.
  private static let table = """
    date: date, day, workout date, training date, session date, date time, datetime, timestamp | datum, tag, trainingstag, trainingsdatum, fecha, dia, fecha entrenamiento, fecha de entrenamiento, jour, date de seance, data, giorno, data allenamento, data treino, data do treino
    start: start, start time, started, time of day, started at, begin | startzeit, uhrzeit, beginn, hora, hora de inicio, hora inicio, inicio, comienzo, heure, heure de debut, debut, ora, ora di inizio, ora inizio, inizio
    end: end, end time, ended, finished, ended at | ende, endzeit, hora de fin, hora fin, fin, heure de fin, ora di fine, ora fine, fine, fim, hora de termino, termino
    duration: workout duration, session duration, training duration, workout time, session time, total time, workout length | trainingsdauer, trainingszeit, duracion entrenamiento, duracion del entrenamiento, duracion de la sesion, duree de la seance, duree seance, duree entrainement, durata allenamento, durata dell allenamento, duracao do treino, duracao treino
    title: workout, workout name, title, session, session name, routine, routine name, training, workout title, split, workout type | trainingsname, trainingseinheit, trainingsplan, workout name, entreno, entrenamiento, nombre del entrenamiento, rutina, sesion, seance, entrainement, nom de la seance, nom de l entrainement, programme, allenamento, nome allenamento, nome dell allenamento, sessione, scheda, seduta, treino, nome do treino, sessao, rotina
    workout notes: workout notes, session notes, workout note, workout comment, workout comments, session comments | trainingsnotizen, trainingsnotiz, workout notizen, notas del entrenamiento, notas de la sesion, notes de seance, notes d entrainement, note allenamento, note dell allenamento, notas do treino
    exercise: exercise, exercise name, exercises, lift, movement, exercise title, activity, lift name | ubung, ubungen, uebung, uebungen, ubungsname, name der ubung, ubungsbezeichnung, bewegung, aktivitat, ejercicio, ejercicios, nombre del ejercicio, movimiento, actividad, exercice, exercices, nom de l exercice, mouvement, activite, esercizio, esercizi, nome esercizio, nome dell esercizio, movimento, attivita, exercicio, exercicios, nome do exercicio, atividade
    category: category, muscle group, muscle groups, body part, bodypart, muscle, target muscle | kategorie, muskelgruppe, muskelgruppen, korperteil, muskel, categoria, grupo muscular, grupos musculares, musculo, parte del cuerpo, categorie, groupe musculaire, groupes musculaires, partie du corps, gruppo muscolare, gruppi muscolari, muscolo
    equipment: equipment, implement | gerat, gerate, geraet, equipo, equipamiento, materiel, equipement, attrezzo, attrezzatura, attrezzi, equipamento, aparelho
    superset: superset, superset id, superset group, ss | supersatz, superserie, super serie, superset
    set: set, set number, set no, set nr, set order, set index | satz, satznummer, satz nr, satz nummer, serie, numero de serie, serie nr, serie numero, numero serie, numero di serie, numero da serie
    number of sets: sets, number of sets, no of sets, num sets, set count, total sets | satze, saetze, anzahl satze, series, numero de series, n series, num series, nb series, nb de series, nombre de series, numero serie totali, numero di serie totali
    kind: set type, type of set, kind, set kind, type | satztyp, satzart, typ, art, tipo, tipo de serie, type de serie, tipo serie, tipo di serie
    reps: reps, rep, repetitions, repetition, rep count, reps completed, number of reps | wdh, wdhs, wiederholungen, wiederholung, wiederh, whd, anzahl wiederholungen, repeticiones, repes, reps realizadas, nb reps, nb de reps, nombre de repetitions, nb repetitions, ripetizioni, rip, ripet, numero ripetizioni, repeticoes, repet, numero de repeticoes, numero de repeticiones
    weight: weight, load, working weight, weight lifted, weight used, resistance | gewicht, last, arbeitsgewicht, peso, carga, poids, charge, carico, peso usado, peso utilizado, poids utilise
    weight unit: unit, units, weight unit, weight units, unit of weight | einheit, gewichtseinheit, einheiten, unidad, unidad de peso, unidades, unite, unites, unite de poids, unita, unita di misura, unita di peso, unidade, unidade de peso
    distance: distance, dist, length | distanz, strecke, entfernung, distancia, recorrido, distanza
    distance unit: distance unit, distance units | distanzeinheit, entfernungseinheit, unidad de distancia, unite de distance, unita di distanza, unidade de distancia
    time: time, duration, set time, set duration, hold time, time under tension, elapsed time | zeit, dauer, satzdauer, tiempo, duracion, temps, duree, tempo, durata, duracao
    rest: rest, rest time, rest period, rest between sets, break | pause, pausen, satzpause, pausenzeit, erholung, descanso, tiempo de descanso, repos, temps de repos, recuperation, recupero, riposo, tempo di recupero, pausa, intervalo, tempo de descanso
    rpe: rpe, rate of perceived exertion, perceived exertion, rpe rating | esfuerzo percibido, effort percu, sforzo percepito, esforco percebido
    rir: rir, reps in reserve | wiederholungen in reserve, repeticiones en reserva, repetitions en reserve, ripetizioni in riserva, repeticoes em reserva
    sets: sets and reps, results, result, performance, sets done | ergebnis, ergebnisse, resultado, resultados, resultat, resultats, risultato, risultati
    notes: note, notes, comment, comments, remark, remarks, set notes, exercise notes | notiz, notizen, bemerkung, bemerkungen, kommentar, kommentare, anmerkung, anmerkungen, nota, notas, comentario, comentarios, observacion, observaciones, observacao, observacoes, remarque, remarques, commentaire, commentaires, appunti, appunto, commento, commenti, osservazioni
    """

  /// What the heads mean, by their words; one in two languages is taken for the first.
  private static let meanings: [String: Meaning] = {
    var meanings: [String: Meaning] = [:]
    for line in table.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":"),
        let meaning = ColumnMeaning(rawValue: String(line[..<colon]))
      else { continue }
      let languages = line[line.index(after: colon)...].split(separator: "|")
      for (number, heads) in languages.enumerated() {
        for head in heads.split(separator: ",") {
          let words = head.split(separator: " ").joined(separator: " ")
          if meanings[words] == nil { meanings[words] = Meaning(meaning: meaning, isEnglish: number == 0) }
        }
      }
    }
    return meanings
  }()

  /// The words of a set that stand beside its number: `Set 1`, `1. Satz`.
  static let setWords: Set<String> = ["set", "satz", "serie", "s"]

  /// Words that change nothing about what a head says.
  private static let fillers: Set<String> = [
    "actual", "completed", "performed", "done", "my", "the", "nr", "no", "ca", "effective", "realise", "real",
  ]

  /// Words that make of a weight what was not lifted, and of repetitions what was not done.
  private static let strangers: Set<String> = [
    "target", "planned", "goal", "plan", "soll", "ziel", "objetivo", "objectif", "obiettivo", "meta", "total",
    "gesamt", "max", "volume", "volumen", "rm", "e", "est", "estimated", "previous", "last", "next", "body",
    "avg",
    "average", "mean", "sum", "percent", "diff", "change", "warmup", "per",
  ]

  /// What the words of a head mean; nil where they are not known.
  static func meaning(of words: [String]) -> Meaning? {
    if let known = meanings[words.joined(separator: " ")] { return known }
    let kept = words.filter { !fillers.contains($0) }
    return kept.count < words.count ? meanings[kept.joined(separator: " ")] : nil
  }

  /// What one of the words may mean, where no other makes something else of it.
  static func guess(from words: [String]) -> Meaning? {
    guard !words.contains(where: { strangers.contains($0) }) else { return nil }
    for word in words {
      if let known = meanings[word], word.utf8.count > 2 { return known }
    }
    return nil
  }

  /// A head in words and numbers, in small letters without marks: `Gewicht (kg)` is `gewicht`, `kg`.
  static func words(of head: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isNumber = false
    for character in FoldedName.unaccented(head.lowercased()).unicodeScalars {
      let isDigit = ("0"..."9").contains(character)
      let isTimes = character == "×" || character == "*"
      guard isDigit || character.properties.isAlphabetic, !isTimes else {
        if !word.isEmpty { words.append(word) }
        word = ""
        if isTimes { words.append("x") }
        continue
      }
      if !word.isEmpty, isDigit != isNumber {
        words.append(word)
        word = ""
      }
      isNumber = isDigit
      word.unicodeScalars.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
