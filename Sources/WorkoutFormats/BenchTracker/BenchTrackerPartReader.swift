internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads parts of a list of workouts on one thread; it remembers exercises and titles from one part to the next.
struct BenchTrackerPartReader {
  private let document: JSONDocument
  private var reader: BenchTrackerWorkoutReader
  private var elements: BenchTrackerElementReader
  private let recorder: PartRecorder

  init(
    _ document: JSONDocument, _ reader: BenchTrackerWorkoutReader, _ elements: BenchTrackerElementReader,
    _ recorder: PartRecorder
  ) {
    (self.document, self.reader, self.elements, self.recorder) = (document, reader, elements, recorder)
    self.reader.recorder = recorder
    self.elements.recorder = recorder
  }

  /// Reads the elements of `part`, which ends at `end`, and tells the recorder what comes up.
  mutating func read(_ part: JSONListOutline.Part, to end: Int) throws(WorkoutError) {
    reader.beginPart()
    elements.beginPart()
    var cursor = JSONCursor(base: document.base, offset: part.start)
    try elements.read(&cursor, from: part.index, to: end, with: &reader, into: recorder)
    recorder.stretch = LineStretch(of: document.input.bytes, part.start..<end)
  }
}
