/// What a FIT file says that it holds, by the first message of its first file.
enum FITFileKind {
  /// True for bytes that begin like a FIT file.
  static func isFIT(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count >= 12 && bytes[0] >= 12 && bytes[8..<12].elementsEqual(FITRecords.signature)
  }

  /// The type in the `file_id` that the file begins with; nil where it begins with something else.
  static func type(_ bytes: UnsafeRawBufferPointer) -> UInt8? {
    let start = Int(bytes[0])
    guard bytes.count > start + 6, bytes[start] & 0xe0 == 0x40,
      bytes[start + 3] == 0, bytes[start + 4] == 0
    else { return nil }
    let fields = start + 6
    let end = fields + 3 * Int(bytes[start + 5])
    guard bytes.count > end else { return nil }
    var place = end + 1
    for field in stride(from: fields, to: end, by: 3) {
      if bytes[field] == 0 { return bytes.count > place ? bytes[place] : nil }
      place += Int(bytes[field + 1])
    }
    return nil
  }

  /// What people call a file of `type`.
  static func words(_ type: Int64?) -> String {
    guard let type else { return "a FIT file that does not say its type" }
    return switch type {
    case FITNumber.activityFile: "an activity"
    case FITNumber.workoutFile: "a planned workout"
    case 2: "settings of a device"
    case 3: "settings of a sport"
    case 6: "a course"
    case 7: "a schedule of workouts"
    case 9: "weights of the body"
    case 10: "totals"
    case 11: "goals"
    case 14: "blood pressures"
    case 15, 28, 32: "all-day records of a watch"
    case 34, 35: "segments"
    default: "a FIT file of type \(type)"
    }
  }
}
