/// SHA-256 of FIPS 180-4, for the one hash that the page states.
enum SHA256 {
  /// The first 32 bits of the fractional parts of roots of the first primes.
  private static let primes = (2...311).filter { number in (2..<number).allSatisfy { number % $0 != 0 } }

  private static func fraction(_ value: Double) -> UInt32 {
    UInt32((value - value.rounded(.down)) * 4_294_967_296)
  }

  private static func cubeRoot(_ number: Int) -> Double {
    var root = Double(number) / 3
    for _ in 0..<100 { root -= (root * root * root - Double(number)) / (3 * root * root) }
    return root
  }

  static func base64(of message: [UInt8]) -> String {
    let constants = primes.map { fraction(cubeRoot($0)) }
    var state = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    let length = UInt64(message.count) * 8
    bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
    func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
    for start in stride(from: 0, to: bytes.count, by: 64) {
      var words = (0..<16).map { number in
        bytes[start + 4 * number..<start + 4 * number + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      for number in 16..<64 {
        let (early, late) = (words[number - 15], words[number - 2])
        let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
        let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
        words.append(words[number - 16] &+ first &+ words[number - 7] &+ second)
      }
      var own = state
      for number in 0..<64 {
        let sum = rotated(own[4], 6) ^ rotated(own[4], 11) ^ rotated(own[4], 25)
        let choice = own[4] & own[5] ^ ~own[4] & own[6]
        let first = own[7] &+ sum &+ choice &+ constants[number] &+ words[number]
        let other = rotated(own[0], 2) ^ rotated(own[0], 13) ^ rotated(own[0], 22)
        let majority = own[0] & own[1] ^ own[0] & own[2] ^ own[1] & own[2]
        own[3] = own[3] &+ first
        own.removeLast()
        own.insert(first &+ other &+ majority, at: 0)
      }
      for number in 0..<8 { state[number] &+= own[number] }
    }
    return base64(
      state.flatMap { word in (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) } }
    )
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = Array(bytes[start..<min(start + 3, bytes.count)])
      let bits = (part + [0, 0]).prefix(3).reduce(0) { $0 << 8 | Int($1) }
      for place in 0..<4 {
        text.append(place <= part.count ? letters[bits >> (18 - 6 * place) & 63] : "=")
      }
    }
    return text
  }
}
