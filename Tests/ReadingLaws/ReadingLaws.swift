internal import WorkoutFormats
internal import WorkoutModel

/// What must hold for any bytes: no reader crashes, and what parses serialises and parses again to the same.
public enum ReadingLaws {
  /// The law that `bytes` break, in words; nil where they break none.
  public static func violation(by bytes: [UInt8]) -> String? {
    guard let input = try? InputBytes(bytes, name: "input") else { return nil }
    let isJSON = (try? Format.json.checker?(input, FindingLog())) != nil
    for format in Format.all where format.reader != nil {
      guard let archive = try? Format.readArchive(input, as: format, findings: FindingLog()) else { continue }
      if format.isPayload || format.id == "btd", !isJSON { return "\(format.id) reads what is no JSON" }
      guard format.writer != nil else { continue }
      if let violation = violation(byWriting: archive, format) { return violation }
    }
    return nil
  }

  private static func violation(byWriting archive: WorkoutArchive, _ format: Format) -> String? {
    let findings = FindingLog()
    var options = WriteOptions()
    options.date = Moment(wallTime: "2026-01-31 18:05")
    options.zone = .utc
    let written: [UInt8]
    do {
      written = try format.bytes(of: archive, options: options, findings: findings)
    } catch is RequestError {
      // A writer may ask for a unit, or for one workout out of many.
      return nil
    } catch {
      return "\(format.id) cannot write what it read: \(error)"
    }
    guard let input = try? InputBytes(written, name: "written"),
      let again = try? Format.readArchive(input, as: format, findings: FindingLog())
    else { return "\(format.id) cannot read what it wrote: \(String(decoding: written, as: UTF8.self))" }
    let isUnchanged = findings.groups.isEmpty
    var expected = archive
    // The head of a table names the units of all rows, and of none.
    expected.preferences.massUnit = archive.preferences.massUnit ?? again.preferences.massUnit
    expected.preferences.distanceUnit = archive.preferences.distanceUnit ?? again.preferences.distanceUnit
    if isUnchanged, again != expected {
      return "\(format.id) reads another archive than it wrote:\n\(archive)\n\(again)"
    }
    guard let rewritten = try? format.bytes(of: again, options: options, findings: FindingLog()),
      let inputAgain = try? InputBytes(rewritten, name: "rewritten"),
      let third = try? Format.readArchive(inputAgain, as: format, findings: FindingLog())
    else { return "\(format.id) cannot write what it has written before" }
    return third == again ? nil : "\(format.id) reads \(third)\nwhere it wrote \(again)"
  }
}
