/// The exercises that FIT numbers, by the words of Garmin's public profile.
///
/// A line `= 7 curl` begins a category and names it; below it stand the names of its exercises in the order of
/// their numbers, from 0, with commas between them and a hyphen where a number is not given out.
enum FITNameTable {
  /// All categories, in the order of their numbers.
  static let categories: [FITCategory] = [pressToLegRaise, lungeToWarmUp, runToBike].flatMap(parsed)

  private static func parsed(_ table: String) -> [FITCategory] {
    var categories: [FITCategory] = []
    var names = ""
    func finish() {
      guard !categories.isEmpty else { return }
      categories[categories.count - 1].names = names.split(separator: ",").map {
        String($0.drop { $0 == " " })
      }
      names = ""
    }
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.first == "=", words.count > 2, let number = UInt16(words[1]) else {
        names += names.isEmpty ? String(line) : " " + String(line)
        continue
      }
      finish()
      categories.append(FITCategory(number: number, name: words[2...].joined(separator: " ")))
    }
    finish()
    return categories
  }
}
