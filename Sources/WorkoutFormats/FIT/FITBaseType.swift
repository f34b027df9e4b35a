/// What the values of a field are, by the number that a definition gives.
enum FITBaseType: UInt8 {
  case enumeration, signed8, unsigned8, signed16, unsigned16, signed32, unsigned32, text
  case float32, float64, unsigned8z, unsigned16z, unsigned32z, bytes, signed64, unsigned64, unsigned64z

  /// The type of the byte in a definition, whose upper bits say no more than the lower.
  init?(byte: UInt8) { self.init(rawValue: byte & 0x1f) }

  /// The byte in a definition: its highest bit says that the order of bytes matters.
  var byte: UInt8 { rawValue | (size > 1 ? 0x80 : 0) }

  /// Bytes of one value.
  var size: Int {
    switch self {
    case .enumeration, .signed8, .unsigned8, .text, .unsigned8z, .bytes: 1
    case .signed16, .unsigned16, .unsigned16z: 2
    case .signed32, .unsigned32, .float32, .unsigned32z: 4
    case .float64, .signed64, .unsigned64, .unsigned64z: 8
    }
  }

  /// True for whole numbers.
  var isWhole: Bool {
    switch self {
    case .text, .float32, .float64, .bytes: false
    default: true
    }
  }

  /// True for numbers with a sign.
  var isSigned: Bool {
    switch self {
    case .signed8, .signed16, .signed32, .signed64: true
    default: false
    }
  }

  /// The bits that say that there is no value.
  var invalid: UInt64 {
    switch self {
    case .unsigned8z, .unsigned16z, .unsigned32z, .unsigned64z: 0
    case .signed8, .signed16, .signed32, .signed64: UInt64.max >> UInt64(65 - 8 * size)
    default: UInt64.max >> UInt64(64 - 8 * size)
    }
  }
}
