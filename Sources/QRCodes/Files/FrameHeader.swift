/// A frame of an animation or a page of a file: where it lies in the file, and on those before it.
struct FrameHeader: Equatable {
  /// What becomes of a frame when the next one comes.
  enum Disposal {
    case stays, isCleared, givesBack
  }

  /// The bytes of the file that hold its pixels; of a page of TIFF, where its directory begins.
  var range: Range<Int>
  var x = 0
  var y = 0
  var width: Int
  var height: Int
  /// Whether its clear pixels clear those of the frames before.
  var replaces = false
  var disposal = Disposal.stays
  /// The colour of a GIF that is clear.
  var clearColor: UInt8?
}
