extension GreyPicture {
  /// The share of pixels that are as light as their neighbour where a picture is drawn: nothing that a camera takes has
  /// so many.
  private static let drawnShare = (equal: 3, of: 4)

  /// The distance of the rows that are looked at.
  private static let drawnRowStep = 8

  /// The side of the squares of which none may be of a photograph, and the distance of their rows that are looked at.
  private static let photographSide = 64
  private static let photographRowStep = 4

  /// By how many greys neighbours differ in a photograph, beside noise and hard edges, and how many of them do: half or
  /// more, and a seventh of those of letters with soft edges.
  private static let photographGreys: ClosedRange<UInt8> = 2...32
  private static let photographShare = (unlike: 1, of: 4)

  /// Whether the picture was drawn, as a screenshot or a page from a file is, and not taken by a camera; nor is a
  /// photograph laid into it.
  var isDrawn: Bool {
    guard width > 1 else { return false }
    var (equal, all) = (0, 0)
    luminance.withUnsafeBufferPointer { pixels in
      for y in stride(from: 0, to: height, by: Self.drawnRowStep) {
        let row = y * width
        for x in row..<row + width - 1 where pixels[x] == pixels[x &+ 1] { equal &+= 1 }
        all += width - 1
      }
    }
    return Self.drawnShare.of * equal >= Self.drawnShare.equal * all && !hasPhotograph
  }

  /// Whether a square of the picture is shaded as a photograph is.
  private var hasPhotograph: Bool {
    let (across, down) = (min(Self.photographSide, width - 1), min(Self.photographSide, height))
    let all = across * ((down + Self.photographRowStep - 1) / Self.photographRowStep)
    let (least, span) = (
      Self.photographGreys.lowerBound, Self.photographGreys.upperBound - Self.photographGreys.lowerBound
    )
    return luminance.withUnsafeBufferPointer { pixels in
      stride(from: 0, through: height - 1, by: down).contains { y in
        let top = min(y, height - down)
        return stride(from: 0, through: width - 2, by: across).contains { x in
          let left = min(x, width - 1 - across)
          var unlike = 0
          for row in stride(from: top, to: top + down, by: Self.photographRowStep) {
            let start = row &* width &+ left
            for place in start..<start &+ across {
              let (here, next) = (pixels[place], pixels[place &+ 1])
              let difference = here > next ? here &- next : next &- here
              unlike &+= difference &- least <= span ? 1 : 0
            }
          }
          return Self.photographShare.of * unlike >= Self.photographShare.unlike * all
        }
      }
    }
  }
}
