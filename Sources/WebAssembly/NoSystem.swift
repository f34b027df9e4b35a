/// What the search for symbols asks of the system, asked of the host of the module instead: the same names as in the
/// file of the program.
enum Platform {
  /// Like ``clock``: a page does not know what it has used of a processor.
  static var processorTime: Duration { clock }

  /// A clock that only goes forward.
  static var clock: Duration { .microseconds(Int64(hostClock() * 1_000)) }

  /// The direction of an angle in radians.
  static func direction(_ angle: Double) -> PlanePoint {
    PlanePoint(x: hostSine(angle + Double.pi / 2), y: hostSine(angle))
  }

  /// The angle of a direction in radians.
  static func angle(_ direction: PlanePoint) -> Double { hostAngle(direction.y, direction.x) }

  /// Text of a character set in UTF-8; nil where the bytes are not of this set, or the host does not know it.
  static func utf8(_ bytes: [UInt8], in characterSet: String) -> [UInt8]? {
    let name = Array(characterSet.utf8)
    // No character takes more than 4 bytes in UTF-8.
    var output = [UInt8](repeating: 0, count: 4 * bytes.count)
    let count = bytes.withUnsafeBufferPointer { bytes in
      name.withUnsafeBufferPointer { name in
        output.withUnsafeMutableBufferPointer { output in
          hostText(
            bytes.baseAddress, Int32(bytes.count), name.baseAddress, Int32(name.count), output.baseAddress)
        }
      }
    }
    return count < 0 ? nil : Array(output.prefix(Int(count)))
  }
}

/// Milliseconds from some moment on.
@_extern(wasm, module: "host", name: "clock")
private func hostClock() -> Double

@_extern(wasm, module: "host", name: "sine")
private func hostSine(_ angle: Double) -> Double

/// The angle of a place, its distance down before that to the right.
@_extern(wasm, module: "host", name: "angle")
private func hostAngle(_ y: Double, _ x: Double) -> Double

/// Writes a text in UTF-8 and returns its length; below 0 where it is not of the character set named.
@_extern(wasm, module: "host", name: "text")
private func hostText(
  _ bytes: UnsafePointer<UInt8>?, _ count: Int32, _ name: UnsafePointer<UInt8>?, _ nameCount: Int32,
  _ output: UnsafeMutablePointer<UInt8>?
) -> Int32
