internal import CPango
internal import QRCodes

/// Draws pages with cairo: one drawing for paper, picture and check.
struct PageDrawing {
  let typesetter: Typesetter
  /// True where the document keeps text that can be copied.
  var isCopyable = false

  /// Draws a page whose points are the units of `drawing`.
  func draw(_ page: SheetPage, in drawing: OpaquePointer) {
    for element in page.elements { draw(element, in: drawing) }
  }

  private func draw(_ element: PageElement, in drawing: OpaquePointer) {
    switch element {
    case .text(let text): typesetter.draw(text, in: drawing, isCopyable: isCopyable)
    case .line(let start, let end, let ink, let thickness, let isDashed):
      set(ink, drawing)
      cairo_set_line_width(drawing, thickness)
      if isDashed { cairo_set_dash(drawing, [1.2, 2.4], 2, 0) }
      cairo_move_to(drawing, start.x, start.y)
      cairo_line_to(drawing, end.x, end.y)
      cairo_stroke(drawing)
      if isDashed { cairo_set_dash(drawing, nil, 0, 0) }
    case .fill(let rectangle, let ink, let radius):
      set(ink, drawing)
      trace(rectangle, radius, drawing)
      cairo_fill(drawing)
    case .outline(let rectangle, let ink, let thickness, let radius):
      set(ink, drawing)
      cairo_set_line_width(drawing, thickness)
      trace(rectangle, radius, drawing)
      cairo_stroke(drawing)
    case .shape(let points, let ink):
      set(ink, drawing)
      for point in points { cairo_line_to(drawing, point.x, point.y) }
      cairo_close_path(drawing)
      cairo_fill(drawing)
    case .code(let code): draw(code, in: drawing)
    }
  }

  private func set(_ ink: Ink, _ drawing: OpaquePointer) {
    cairo_set_source_rgb(drawing, ink.red, ink.green, ink.blue)
  }

  private func trace(_ rectangle: PageRectangle, _ radius: Double, _ drawing: OpaquePointer) {
    guard radius > 0 else {
      cairo_rectangle(drawing, rectangle.x, rectangle.y, rectangle.width, rectangle.height)
      return
    }
    let radius = min(radius, rectangle.width / 2, rectangle.height / 2)
    let corners = [
      (rectangle.right - radius, rectangle.y + radius), (rectangle.right - radius, rectangle.bottom - radius),
      (rectangle.x + radius, rectangle.bottom - radius), (rectangle.x + radius, rectangle.y + radius),
    ]
    for (index, corner) in corners.enumerated() {
      let start = Double(index - 1) * .pi / 2
      cairo_arc(drawing, corner.0, corner.1, radius, start, start + .pi / 2)
    }
    cairo_close_path(drawing)
  }

  /// White ground, then all dark runs as lines of one stroke, which leaves no seams between them: in units of a
  /// module their ends are whole numbers, a third less to write than rectangles in points.
  private func draw(_ code: PlacedCode, in drawing: OpaquePointer) {
    set(.white, drawing)
    trace(code.frame, 0, drawing)
    cairo_fill(drawing)
    let quiet = Double(QRSymbol.standardQuietZone)
    let module = code.frame.width / (Double(code.symbol.size) + 2 * quiet)
    cairo_save(drawing)
    defer { cairo_restore(drawing) }
    cairo_translate(drawing, code.frame.x + quiet * module, code.frame.y + quiet * module)
    cairo_scale(drawing, module, module)
    cairo_set_source_rgb(drawing, 0, 0, 0)
    cairo_set_line_width(drawing, 1)
    for y in 0..<code.symbol.size {
      for run in code.symbol.darkColumns(y: y) {
        cairo_move_to(drawing, Double(run.lowerBound), Double(y) + 0.5)
        cairo_line_to(drawing, Double(run.upperBound), Double(y) + 0.5)
      }
    }
    cairo_stroke(drawing)
  }
}

extension QRSymbol {
  /// The columns of the runs of dark modules in a row, from the left.
  fileprivate func darkColumns(y: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var x = 0
    while x < size {
      let start = x
      while isDark(x: x, y: y) { x += 1 }
      if x > start { runs.append(start..<x) }
      x += 1
    }
    return runs
  }
}
