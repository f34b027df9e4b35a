internal import PackedForm
package import WorkoutModel

/// The payload of a form's code, as Schemas/log-sheet.md describes it.
extension LogForm {
  /// What the text of a code begins with.
  package static let prefix = "BTL:"

  private static let headLength = 13
  private static let checksumLength = 2

  /// Whether a payload is that of a form, of whatever version, as far as its beginning shows.
  package static func recognizes(_ payload: [UInt8]) -> Bool { payload.starts(with: prefix.utf8) }

  /// The payload of the page's code, in letters that a code holds densely.
  ///
  /// - Throws: `RequestError` where the plan does not read back from it as it is.
  package func payload() throws(WorkoutError) -> [UInt8] {
    var archive = WorkoutArchive()
    archive.templates = [plan]
    let packed = try PackedPayload.bytes(of: archive)
    let step = step.normalized
    guard LogOptions.isStep(step), let page = UInt8(exactly: page), let pageCount = UInt8(exactly: pageCount),
      let first = UInt8(exactly: firstExercise)
    else { throw .request(.valueNotPacked) }
    var bytes = [Self.newestVersion, paper.rawValue | (hasEffort ? 2 : 0), page, pageCount, first]
    for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: identifier >> UInt32(shift))) }
    bytes += [UInt8(step.fractionDigits), UInt8(step.coefficient >> 8), UInt8(step.coefficient & 0xff), 0]
    bytes += packed
    let sum = PackedChecksum.crc16(bytes)
    bytes += [UInt8(sum >> 8), UInt8(sum & 0xff)]
    let text = Self.prefix + PackedText.text(of: bytes).dropFirst(PackedText.prefix.count)
    let payload = Array(text.utf8)
    guard try LogForm(payload: payload, name: "form") == self else { throw .request(.valueNotPacked) }
    return payload
  }

  /// Reads the payload of a code.
  ///
  /// - Parameter name: how messages speak of it.
  /// - Throws: `InputError` where it is damaged or of a newer version.
  package init(payload: [UInt8], name: String) throws(WorkoutError) {
    let text = Array(PackedText.prefix.utf8) + payload.dropFirst(Self.prefix.utf8.count)
    guard Self.recognizes(payload), let bytes = text.withUnsafeBytes({ PackedText.bytes(in: $0) }),
      bytes.count > Self.headLength + Self.checksumLength
    else { throw Self.damaged("the payload is not that of a log sheet", name) }
    guard bytes[0] == Self.newestVersion else {
      throw .input(
        InputError(
          .unsupportedVersion, place: Place(file: name),
          what: "the log sheet is of layout \(bytes[0]), newer than \(Self.newestVersion), the newest read",
          advice: "Update btd, or print it again with this one."))
    }
    let sum = UInt16(bytes[bytes.count - 2]) << 8 | UInt16(bytes[bytes.count - 1])
    guard PackedChecksum.crc16(bytes.dropLast(Self.checksumLength)) == sum else {
      throw Self.damaged("the checksum of the log sheet is wrong", name)
    }
    let archive = try PackedPayload.archive(
      in: Array(bytes[Self.headLength..<bytes.count - Self.checksumLength]), name: name)
    guard let paper = LogPaper(rawValue: bytes[1] & 1), bytes[1] & ~3 == 0, bytes[12] == 0,
      let plan = archive.templates.first, archive.templates.count == 1, archive.workouts.isEmpty,
      plan.exercises.count <= LogLayout.maximumExercises,
      plan.exercises.allSatisfy({ $0.sets.count <= LogLayout.maximumSets }),
      bytes[2] >= 1, bytes[2] <= bytes[3], Int(bytes[9]) <= LogOptions.maximumStepDigits,
      let step = ExactDecimal(
        coefficient: Int64(bytes[10]) << 8 | Int64(bytes[11]), fractionDigits: Int(bytes[9])),
      LogOptions.isStep(step)
    else { throw Self.damaged("the payload is whole, but holds what no log sheet does", name) }
    self.paper = paper
    hasEffort = bytes[1] & 2 != 0
    page = Int(bytes[2])
    pageCount = Int(bytes[3])
    firstExercise = Int(bytes[4])
    identifier = bytes[5..<9].reduce(0) { $0 << 8 | UInt32($1) }
    self.step = step
    self.plan = plan
    let height = plan.exercises.reduce(0) { $0 + LogLayout.height(of: $1, self) + LogLayout.exerciseGap }
    guard LogLayout.bodyTop + height <= paper.height else {
      throw Self.damaged("the log sheet holds more than a page does", name)
    }
  }

  private static func damaged(_ what: String, _ name: String) -> WorkoutError {
    .input(
      InputError(.malformed, place: Place(file: name), what: what, advice: "Photograph the sheet again."))
  }
}
