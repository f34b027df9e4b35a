internal import Notation

/// Remembers how exercises are written around their sets: what is written alike there is the same exercise.
///
/// The few exercises of a history come again and again, so most are known by comparing bytes.
struct ExerciseFrames {
  /// What stands before the sets, up to the bracket that opens them, or behind the bracket that closes them.
  private struct Piece {
    /// The piece before the sets that this one stands behind; `none` for one that stands before sets.
    var head: Int
    var start: Int
    var count: Int
    /// The exercise that ends with this piece; nil for a head that was only seen with more behind its sets.
    var exercise: InternedExercise?
    /// True for a head by which exercises are found.
    var leads = false
  }

  /// The number of no piece.
  private static let none = -1
  /// Bytes by which a piece is looked up, from its first quote on: of a long piece, and of a short one.
  static let markByteCounts = [32, 12]
  /// White space and braces before the first quote; longer ones are not passed over.
  static let longestLead = 32
  static let longestPiece = 512
  static let maximumPieceCount = 1024
  private static let maximumProbes = 8

  private var slots = [Int16](repeating: -1, count: 2 * Self.maximumPieceCount)
  private var pieces: [Piece] = []
  private var bytes: [UInt8] = []

  /// What is known to stand before sets at `place`: the number of the piece and of its bytes.
  ///
  /// `place` must stand in checked JSON, behind which ``InputBytes/padding`` NUL bytes stand.
  func head(at place: UnsafeRawPointer) -> (number: Int, byteCount: Int)? {
    guard let number = find(place, behind: Self.none), pieces[number].leads else { return nil }
    return (number, pieces[number].count)
  }

  /// The exercise whose sets stand behind the piece of number `head` and before `place`, and how many bytes of it
  /// stand there.
  func exercise(head: Int, at place: UnsafeRawPointer) -> (exercise: InternedExercise, byteCount: Int)? {
    if place.load(as: UInt8.self) == UInt8(ascii: "}") { return pieces[head].exercise.map { ($0, 1) } }
    guard let number = find(place, behind: head) else { return nil }
    return pieces[number].exercise.map { ($0, pieces[number].count) }
  }

  /// Remembers that `exercise` is written as `head`, its sets and `tail`, which ends with its brace.
  mutating func remember(
    _ exercise: InternedExercise, head: UnsafeRawBufferPointer, tail: UnsafeRawBufferPointer
  ) {
    let isWhole = tail.count == 1
    guard isWhole || Self.mark(of: tail) != nil,
      let number = insert(head, behind: Self.none, isWhole ? exercise : nil),
      isWhole || insert(tail, behind: number, exercise) != nil
    else { return }
    pieces[number].leads = true
  }

  /// The number of `piece`, which is remembered from now on; nil where there is no room for it.
  private mutating func insert(
    _ piece: UnsafeRawBufferPointer, behind head: Int, _ exercise: InternedExercise?
  ) -> Int? {
    guard let start = piece.baseAddress, let mark = Self.mark(of: piece) else { return nil }
    if let known = find(start, behind: head) {
      if let exercise { pieces[known].exercise = exercise }
      return known
    }
    let first = slot(mark, behind: head)
    let probes = (0..<Self.maximumProbes).map { (first + $0) & (slots.count - 1) }
    guard pieces.count < Self.maximumPieceCount, let slot = probes.first(where: { slots[$0] < 0 }) else {
      return nil
    }
    slots[slot] = Int16(pieces.count)
    pieces.append(Piece(head: head, start: bytes.count, count: piece.count, exercise: exercise))
    bytes.append(contentsOf: piece)
    return pieces.count - 1
  }

  private func find(_ place: UnsafeRawPointer, behind head: Int) -> Int? {
    let start = place + Self.lead(of: place)
    for count in Self.markByteCounts {
      var slot = slot(UnsafeRawBufferPointer(start: start, count: count), behind: head)
      for _ in 0..<Self.maximumProbes {
        let number = Int(slots[slot])
        guard number >= 0 else { break }
        if pieces[number].head == head, stands(pieces[number], at: place) { return number }
        slot = (slot &+ 1) & (slots.count &- 1)
      }
    }
    return nil
  }

  /// True where the bytes of `piece` stand at `place`; it holds no NUL, so that none goes beyond the last byte.
  @inline(__always)
  private func stands(_ piece: Piece, at place: UnsafeRawPointer) -> Bool {
    bytes.withUnsafeBytes { known in
      guard let start = known.baseAddress else { return false }
      return RawHash.areEqual(start + piece.start, place, piece.count)
    }
  }

  /// The bytes by which `piece` is looked up; nil for one that is too short or too long to be remembered.
  private static func mark(of piece: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    guard piece.count <= longestPiece else { return nil }
    let lead = piece.prefix(longestLead).firstIndex(of: JSONBytes.quote) ?? longestLead
    guard let count = markByteCounts.first(where: { lead + $0 <= piece.count }) else { return nil }
    return UnsafeRawBufferPointer(rebasing: piece[lead..<lead + count])
  }

  /// How many bytes stand before the first quote at `place`.
  @inline(__always)
  private static func lead(of place: UnsafeRawPointer) -> Int {
    var lead = 0
    while lead < longestLead, place.load(fromByteOffset: lead, as: UInt8.self) != JSONBytes.quote {
      lead &+= 1
    }
    return lead
  }

  @inline(__always)
  private func slot(_ mark: UnsafeRawBufferPointer, behind head: Int) -> Int {
    Int(truncatingIfNeeded: RawHash.of(mark) &+ UInt64(truncatingIfNeeded: head)) & (slots.count &- 1)
  }
}
