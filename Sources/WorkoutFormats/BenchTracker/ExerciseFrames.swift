internal import Notation

/// Remembers how exercises are written around their sets: what is written alike there is the same exercise.
///
/// The few exercises of a history come again and again, so most are known by comparing bytes.
struct ExerciseFrames {
  /// What stands before the sets, up to the bracket that opens them, or behind the bracket that closes them.
  private struct Piece {
    /// For what stands behind sets, the piece before them.
    var head: Int
    var start: Int
    var count: Int
    /// The exercise, where nothing is missing of it.
    var exercise: InternedExercise?
  }

  /// Bytes by which a piece is looked up; shorter pieces are not remembered.
  private static let markByteCount = 32
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
    find(place, behind: -1).map { ($0, pieces[$0].count) }
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
    guard tail.count > 1 else {
      _ = insert(head, behind: -1, exercise)
      return
    }
    guard let number = insert(head, behind: -1, nil) else { return }
    _ = insert(tail, behind: number, exercise)
  }

  /// The number of `piece`, which is remembered from now on; nil where there is no room for it.
  private mutating func insert(
    _ piece: UnsafeRawBufferPointer, behind head: Int, _ exercise: InternedExercise?
  ) -> Int? {
    guard let start = piece.baseAddress, piece.count >= Self.markByteCount, piece.count <= Self.longestPiece
    else { return nil }
    if let known = find(start, behind: head) {
      if let exercise { pieces[known].exercise = exercise }
      return known
    }
    guard pieces.count < Self.maximumPieceCount, let slot = freeSlot(start, behind: head) else { return nil }
    slots[slot] = Int16(pieces.count)
    pieces.append(Piece(head: head, start: bytes.count, count: piece.count, exercise: exercise))
    bytes.append(contentsOf: piece)
    return pieces.count - 1
  }

  @inline(__always)
  private func find(_ place: UnsafeRawPointer, behind head: Int) -> Int? {
    var slot = slot(place, behind: head)
    for _ in 0..<Self.maximumProbes {
      let number = Int(slots[slot])
      guard number >= 0 else { return nil }
      // A piece holds no NUL, so that none is equal to what goes beyond the last byte.
      if pieces[number].head == head,
        bytes.withUnsafeBytes({ known in
          known.baseAddress.map {
            RawHash.areEqual($0 + pieces[number].start, place, pieces[number].count)
          } ?? false
        })
      {
        return number
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  private func freeSlot(_ place: UnsafeRawPointer, behind head: Int) -> Int? {
    let first = slot(place, behind: head)
    return (0..<Self.maximumProbes).map { (first + $0) & (slots.count - 1) }.first { slots[$0] < 0 }
  }

  @inline(__always)
  private func slot(_ place: UnsafeRawPointer, behind head: Int) -> Int {
    let mark = UnsafeRawBufferPointer(start: place, count: Self.markByteCount)
    return Int(truncatingIfNeeded: RawHash.of(mark) &+ UInt64(truncatingIfNeeded: head))
      & (slots.count &- 1)
  }
}
