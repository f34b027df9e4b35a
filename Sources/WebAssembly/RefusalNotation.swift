internal import Notation
internal import WorkoutModel

/// Why a call is refused, as JSON: `problem` and what belongs to it; the words are the host's own.
enum RefusalNotation {
  static func text(of error: WorkoutError) -> String {
    switch error {
    case .input(let error): problem("input", ["words": error.description])
    case .request(let error): text(of: error)
    case .file(let error): text(of: error)
    case .stopped(let words): problem("stopped", ["words": words])
    }
  }

  private static func text(of error: FileError) -> String {
    if case .cannotUnpack(let reason) = error.operation {
      return problem("packed", ["file": error.path, "reason": reason])
    }
    return problem("file", ["file": error.path])
  }

  private static func text(of error: RequestError) -> String {
    switch error {
    case .missing(let needs): text(of: needs)
    case .formatUnknown: problem("formatUnknown")
    case .formatAmbiguous(_, let ids): problem("formatAmbiguous", ["ids": ids.joined(separator: " ")])
    case .notRead(_, let format): problem("notRead", ["format": format])
    case .notWritten(let format): problem("notWritten", ["format": format])
    case .nothingToWrite(let part, let target):
      problem("nothingToWrite", ["part": word(part), "target": target])
    case .severalToWrite(let part, let target):
      problem("severalToWrite", ["part": word(part), "target": target])
    case .unitOfWeightsFixed(let unit, _, let target):
      problem("unitFixed", ["unit": unit.rawValue, "target": target])
    case .unitOfDistancesFixed(let units, _, let target):
      problem("unitFixed", ["unit": units.first?.rawValue ?? "", "target": target])
    case .rideTooLong(let hours): problem("rideTooLong", ["hours": String(hours)])
    case .tooManySegments(let limit, let target):
      problem("tooManySegments", ["limit": String(limit), "target": target])
    case .powerTooLarge(let power, _): problem("powerTooLarge", ["power": "\(power)"])
    case .tooManyValues(let limit): problem("tooManyValues", ["limit": String(limit)])
    case .valueNotPacked: problem("valueNotPacked")
    // What the host does not ask for.
    case .formatTaken, .versionUnknown, .variantUnknown, .zone, .symbolTooSmall, .tooManySymbols:
      problem("stopped")
    }
  }

  private static func text(of needs: [Need]) -> String {
    var values: [String] = []
    for need in needs {
      let value =
        switch need.value {
        case .unitOfWeights: "unit"
        case .unitOfDistances: "distance"
        case .date: "date"
        case .thresholdPower: "ftp"
        }
      if !values.contains(value) { values.append(value) }
    }
    return problem("missing", ["values": values.joined(separator: " ")])
  }

  private static func word(_ part: RequestError.Part) -> String {
    switch part {
    case .workout: "workout"
    case .template: "template"
    case .ride: "ride"
    case .measurementKind: "kind of measurement"
    }
  }

  @inline(never)
  private static func problem(_ name: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
    JSONOutput.text { json in
      json.raw("{\"problem\":")
      json.text(name)
      for (key, value) in values {
        json.raw(",")
        json.text(key)
        json.raw(":")
        json.text(value)
      }
      json.raw("}")
    }
  }
}
