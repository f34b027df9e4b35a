internal import Notation
internal import WorkoutModel

/// The values that everything is made of: presence, lists, texts, decimals, moments.
extension PackedCoder {
  /// Whether a value is there, predicted from whether it was there the last time.
  func present(_ value: Bool, _ field: PackedField) -> Bool {
    let read = flag(value, .presence, field.rawValue * 3 + presences[field.rawValue])
    presences[field.rawValue] = read ? 2 : 1
    return read
  }

  /// A value that may be absent.
  func optional<Value>(
    _ value: Value?, _ field: PackedField, else blank: Value,
    _ code: (Value) throws(PackedProblem) -> Value
  ) throws(PackedProblem) -> Value? {
    guard present(value != nil, field) else { return nil }
    return try code(value ?? blank)
  }

  /// The members of a list, counted before them.
  func list<Value>(
    _ values: [Value], _ field: PackedField, else blank: Value,
    _ code: (Value) throws(PackedProblem) -> Value
  ) throws(PackedProblem) -> [Value] {
    let count = number(UInt64(values.count), .listCount, field.rawValue)
    guard count <= UInt64(PackedLimits.maximumValues) else { throw .tooLarge }
    return try members(values, count: Int(count), else: blank, code)
  }

  /// `count` members of a list.
  func members<Value>(
    _ values: [Value], count: Int, else blank: Value, _ code: (Value) throws(PackedProblem) -> Value
  ) throws(PackedProblem) -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(min(count, isReading ? PackedLimits.usualCount : count))
    for index in 0..<count {
      try self.count()
      result.append(try code(index < values.count ? values[index] : blank))
    }
    return result
  }

  /// A whole number of the model.
  func whole(_ value: Int64, _ kind: Int) -> Int64 { signed(value, .whole, kind) }

  /// A whole number of 32 bits.
  func whole32(_ value: Int32, _ kind: Int) throws(PackedProblem) -> Int32 {
    guard let read = Int32(exactly: whole(Int64(value), kind)) else { throw .misfit }
    return read
  }

  /// A whole number of the platform's size.
  func wholeInt(_ value: Int, _ kind: Int) throws(PackedProblem) -> Int {
    guard let read = Int(exactly: whole(Int64(value), kind)) else { throw .misfit }
    return read
  }

  /// A decimal number as it is written, predicted from the last of its kind.
  func decimal(_ value: ExactDecimal, _ kind: PackedDecimal) throws(PackedProblem) -> ExactDecimal {
    let last = decimals[kind.rawValue]
    if flag(value == last, .decimalSame, kind.rawValue) { return last }
    let digits = number(UInt64(value.fractionDigits), .decimalDigits, kind.rawValue)
    let coefficient = signed(value.coefficient, .decimalValue, kind.rawValue * 2 + (digits == 0 ? 0 : 1))
    guard digits <= UInt64(ExactDecimal.maximumFractionDigits),
      let read = ExactDecimal(coefficient: coefficient, fractionDigits: Int(digits))
    else { throw .misfit }
    decimals[kind.rawValue] = read
    return read
  }

  /// The precisions of moments by their numbers; the last stands for none.
  private static let precisions: [Moment.Precision?] = [.day, .minute, .second, .millisecond, nil]

  /// A moment, predicted from the one before it.
  func moment(_ value: Moment) throws(PackedProblem) -> Moment {
    let lastPrecision = try Self.number(of: lastMoment?.precision, in: Self.precisions)
    let number = tree(
      try Self.number(of: value.precision, in: Self.precisions), bits: 2, .precision, lastPrecision)
    guard let precision = Self.precisions[number] else { throw .misfit }
    var offset: Int?
    if present(value.offsetMinutes != nil, .offset) {
      offset = Int(truncatingIfNeeded: signed(Int64(value.offsetMinutes ?? 0), .offset))
    }
    let days = value.date?.daysSince1970 ?? 0
    let day: Int64
    if let last = lastMoment {
      let lastDays = Int64(last.date?.daysSince1970 ?? 0)
      let (sum, overflow) = lastDays.addingReportingOverflow(signed(Int64(days) - lastDays, .dayDelta))
      guard !overflow else { throw .misfit }
      day = sum
    } else {
      // Days since the first of January 2010, before the app.
      let (sum, overflow) = signed(Int64(days) - 14_610, .day).addingReportingOverflow(14_610)
      guard !overflow else { throw .misfit }
      day = sum
    }
    let seconds = value.millisecondOfDay / 1_000
    var (hour, minute, second, millisecond) = (0, 0, 0, 0)
    if precision != .day {
      hour = tree(seconds / 3_600, bits: 5, .hour, 0, lastHour ?? 24)
      minute = tree(seconds / 60 % 60, bits: 6, .minute)
    }
    if precision == .second || precision == .millisecond {
      second = tree(seconds % 60, bits: 6, .second)
    }
    if precision == .millisecond {
      millisecond = Int(raw(UInt64(value.millisecondOfDay % 1_000), bits: 10))
    }
    guard let date = Int(exactly: day).flatMap(CivilDate.init(daysSince1970:)),
      let read = Moment(
        date: date, hour: hour, minute: minute, second: second, millisecond: millisecond,
        offsetMinutes: offset, precision: precision)
    else { throw .misfit }
    lastMoment = read
    if precision != .day { lastHour = hour }
    return read
  }

  /// A text: one of its kind that came before, else its bytes.
  ///
  /// - Parameter factor: what the weight of each known text is multiplied by.
  func text(
    _ value: String, _ kind: PackedTextKind, factor: ((PackedTextList, _ place: Int) -> UInt32)? = nil
  ) throws(PackedProblem) -> String {
    var list = texts[kind.rawValue] ?? PackedTextList(kind)
    texts[kind.rawValue] = nil
    defer { texts[kind.rawValue] = list }
    let place = isReading ? nil : list.index(of: value)
    let context = kind.rawValue * 2 + (list.lastWasKnown ? 1 : 0)
    if !list.isEmpty, flag(place != nil, .textKnown, context) {
      var weights = list.weights
      if let factor { for place in weights.indices { weights[place] *= factor(list, place) } }
      let place = try choice(place ?? 0, weights: weights)
      list.note(place)
      try count()
      try count(repeatedBytes: list[place].utf8.count)
      return list[place]
    }
    let read = try spelt(value)
    list.add(read)
    return read
  }

  /// A text byte by byte, and a zero behind it.
  func spelt(_ value: String) throws(PackedProblem) -> String {
    var letters = self.letters ?? .start
    self.letters = nil
    defer { self.letters = letters }
    letters.begin()
    var bytes: [UInt8] = []
    var source = value.utf8.makeIterator()
    while true {
      try count()
      let own = source.next()
      let byte = letters.byte(own ?? 0) { bit, probability in self.code(bit, probability: probability) }
      // A zero of the text itself is told from the end by one more decision.
      if byte == 0, code(own == nil, probability: 65_000) { break }
      if isReading { bytes.append(byte) }
    }
    guard !isReading else {
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .misfit }
      return text
    }
    return value
  }

  /// What only a format knows.
  func sourceFields(_ value: SourceFields?, _ field: PackedField) throws(PackedProblem) -> SourceFields? {
    try optional(value, field, else: SourceFields(format: "")) { value throws(PackedProblem) in
      try self.count(PackedLimits.largeValue)
      return SourceFields(
        format: try self.text(value.format, .format),
        fields: try self.list(value.fields, .fields, else: .init(name: "", text: "")) {
          field throws(PackedProblem) in
          .init(name: try self.text(field.name, .fieldName), text: try self.text(field.text, .fieldText))
        })
    }
  }

  /// A unit of mass, predicted from the one before it.
  func massUnit(_ value: MassUnit?, _ site: PackedSite, last: MassUnit?) throws(PackedProblem) -> MassUnit? {
    switch tree(Self.number(of: value), bits: 2, site, Self.number(of: last)) {
    case 0: return nil
    case 1: return .kilograms
    case 2: return .pounds
    default: throw .misfit
    }
  }

  /// 0 for no unit, 1 for kilograms, 2 for pounds.
  static func number(of unit: MassUnit?) -> Int {
    switch unit {
    case nil: 0
    case .kilograms: 1
    case .pounds: 2
    }
  }

  /// The units of distances by their numbers; 0 stands for none.
  private static let distanceUnits: [DistanceUnit?] = [nil, .meters, .kilometers, .feet, .yards, .miles]

  /// A unit of distance.
  func distanceUnit(_ value: DistanceUnit?) throws(PackedProblem) -> DistanceUnit? {
    let number = tree(try Self.number(of: value, in: Self.distanceUnits), bits: 3, .distanceUnit)
    guard number < Self.distanceUnits.count else { throw .misfit }
    return Self.distanceUnits[number]
  }

  /// The number of a word of the model in a list of this form, which keeps its order whatever becomes of the model.
  static func number<Word: Equatable>(of word: Word, in words: [Word]) throws(PackedProblem) -> Int {
    guard let number = words.firstIndex(of: word) else { throw .misfit }
    return number
  }

  /// A distance with its unit.
  func distance(_ value: Distance) throws(PackedProblem) -> Distance {
    let unit = try distanceUnit(value.unit)
    return Distance(try decimal(value.value, .distance), unit: unit)
  }

  /// A load with its unit, outside of the sets done.
  func load(_ value: Load) throws(PackedProblem) -> Load {
    let unit = try massUnit(value.unit, .loadUnit, last: loadUnit)
    return Load(try decimal(value.value, .load), unit: unit)
  }

  /// The identifier of a workout or template: a UUID's bits, else its text.
  func identifier(_ value: WorkoutIdentifier) throws(PackedProblem) -> WorkoutIdentifier {
    let text = value.description
    let words = Self.words(of: text)
    let isLower = words != nil && WorkoutIdentifier(high: words?.0 ?? 0, low: words?.1 ?? 0) != value
    let isRandom = words.map { $0.0 >> 12 & 15 == 4 && $0.1 >> 62 == 2 } ?? false
    // 0: upper case and random, 1: lower case and random, 2: any other in upper or lower case, 3: no UUID.
    let own = words == nil ? 3 : isRandom ? (isLower ? 1 : 0) : 2
    let form = tree(own, bits: 2, .uuid, lastIdentifierForm)
    lastIdentifierForm = form
    if form == 3 { return WorkoutIdentifier(try self.text(text, .identifier)) }
    var (high, low) = words ?? (0, 0)
    var lower = form == 1
    if form == 2 {
      lower = raw(isLower ? 1 : 0, bits: 1) == 1
      high = raw(high, bits: 64)
      low = raw(low, bits: 64)
    } else {
      high = raw(high >> 16, bits: 48) << 16 | 0x4000 | raw(high & 0xfff, bits: 12)
      low = raw(low & (1 << 62 - 1), bits: 62) | 1 << 63
    }
    let upper = WorkoutIdentifier(high: high, low: low)
    return lower ? WorkoutIdentifier(upper.description.lowercased()) : upper
  }

  /// The 128 bits of a UUID in one letter case.
  private static func words(of text: String) -> (UInt64, UInt64)? {
    guard WorkoutIdentifier(text).isUUID else { return nil }
    var words: (UInt64, UInt64) = (0, 0)
    var digits = 0
    for byte in text.utf8 {
      guard let digit = JSONBytes.hexValue(byte) else { continue }
      if digits < 16 {
        words.0 = words.0 << 4 | UInt64(digit)
      } else {
        words.1 = words.1 << 4 | UInt64(digit)
      }
      digits += 1
    }
    return words
  }
}
