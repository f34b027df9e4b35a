extension String {
  /// The text without the characters at both ends that `isLeftOut` says.
  package func trimming(_ isLeftOut: (Unicode.Scalar) -> Bool) -> Substring {
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !isLeftOut($0) }),
      let last = scalars.lastIndex(where: { !isLeftOut($0) })
    else { return "" }
    return self[start..<scalars.index(after: last)]
  }

  /// The text without the line breaks at its ends and the white space beside them, which is layout.
  package var trimmingLayout: String {
    let body = trimming { $0.properties.isWhitespace }
    let hasBreakBefore = self[..<body.startIndex].unicodeScalars.contains("\n")
    let hasBreakBehind = self[body.endIndex...].unicodeScalars.contains("\n")
    let start = hasBreakBefore ? body.startIndex : startIndex
    let end = hasBreakBehind ? body.endIndex : endIndex
    return start <= end ? String(self[start..<end]) : ""
  }
}
