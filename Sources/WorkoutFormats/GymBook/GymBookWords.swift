/// Words behind the values of GymBook's export, in the languages of phones.
enum GymBookWords {
  /// Yes, in small letters.
  static let yes: Set<String> = [
    "1", "yes", "y", "true", "ja", "wahr", "sì", "sí", "si", "vero", "verdadero", "oui", "vrai", "sim", "tak",
    "ano", "da", "да", "так", "evet", "igen", "kyllä", "ναι", "はい", "是", "예", "네", "x", "✓", "✔", "☑",
  ]

  /// No, in small letters, where `CellTruth` does not know it.
  static let no: Set<String> = ["nie", "ne", "hayır", "nem", "ei", "όχι", "ні", "いいえ", "否", "아니요"]

  /// The seconds of a unit of time; nil for any other word.
  static func seconds(_ word: String) -> Int32? {
    let word = word.lowercased()
    return units[word.hasSuffix(".") ? String(word.dropLast()) : word]
  }

  private static let units: [String: Int32] = {
    let words: [(seconds: Int32, words: [String])] = [
      (
        1,
        [
          "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden", "sekund", "sekunder", "seg",
          "segundo", "segundos", "seconde", "secondes", "seconden", "secondo", "secondi", "с", "сек", "秒",
          "초",
        ]
      ),
      (
        60,
        [
          "min", "mins", "minute", "minutes", "minuten", "minuto", "minutos", "minuti", "mn", "minut",
          "minuter", "minutter", "мин", "分", "분",
        ]
      ),
      (
        3_600,
        [
          "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "hora", "horas", "heure", "heures",
          "ora", "ore", "uur", "ч", "час", "時間", "小时", "시간",
        ]
      ),
    ]
    var units: [String: Int32] = [:]
    for (seconds, spellings) in words {
      for spelling in spellings { units[spelling] = seconds }
    }
    return units
  }()

  /// True for a word of repetitions, which `head` names in full: `reps` under `repetitions`.
  static func isRepetitions(_ word: String, _ head: String) -> Bool {
    let word = word.lowercased()
    return ["wdh", "rep", "x", "×"].contains { word.hasPrefix($0) } || head.hasPrefix(String(word.prefix(3)))
  }
}
