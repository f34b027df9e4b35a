/// Fills pages with blocks from the top, and begins a new page where one has no room left.
package struct PageFlow {
  /// The most pages of one sheet; what has no room on them is left out, and the printer says so.
  package static let maximumPages = 500

  private let context: SheetContext
  private let composer: Composer
  /// What stands at the head of all pages but the first, and at the foot of all.
  private let title: String
  private var pages: [SheetPage] = []
  /// The distance from the top of what is printed to where the next block goes.
  private var y = 0.0
  /// The distance that is kept free before the next block, unless it begins a page.
  private var space = 0.0
  /// Where the rows of this page begin.
  private var top = 0.0
  /// The block that was put below another one on this page, and how much was on the page before it.
  private var last: (block: Block, elementCount: Int)?
  /// True where rows were left out, since the sheet has as many pages as it may.
  private var isFull = false

  init(_ context: SheetContext, title: String) {
    self.context = context
    self.title = title
    composer = Composer(measure: context.measure)
    pages = [SheetPage(width: context.paper.width, height: context.paper.height)]
  }

  /// How much room the page has left.
  var remainingHeight: Double { context.contentHeight - y - space }

  /// Puts a block below what is there, whole where that is possible.
  mutating func add(_ block: Block) {
    if y > top, block.height > remainingHeight { beginPage() }
    last = y > top ? (block, pages[pages.count - 1].elements.count) : nil
    for row in block.rows {
      if y > top, row.height > remainingHeight { beginPage() }
      if y > top { y += space }
      space = 0
      place(row, at: y)
      y += row.height
    }
    space = block.spaceAfter
  }

  /// Puts blocks below each other, or in the columns of the sheet: each column is filled before the next, and the
  /// last ones are of one height.
  mutating func add(_ blocks: [Block]) {
    let count = context.columnCount
    guard count > 1, blocks.allSatisfy({ $0.height < context.contentHeight / 2 }) else {
      for block in blocks { add(block) }
      return
    }
    var rest = blocks[...]
    while let first = rest.first {
      if y > top, first.height > remainingHeight { beginPage() }
      var columns = Self.columns(of: rest, count, height: remainingHeight)
      if columns.reduce(0, { $0 + $1.count }) == rest.count {
        // The lowest columns that hold all, to a point.
        var (low, high) = (0.0, remainingHeight)
        while high - low > 1 {
          let middle = (low + high) / 2
          let lower = Self.columns(of: rest, count, height: middle)
          if lower.reduce(0, { $0 + $1.count }) == rest.count {
            (columns, high) = (lower, middle)
          } else {
            low = middle
          }
        }
      }
      rest = rest.dropFirst(max(1, columns.reduce(0) { $0 + $1.count }))
      add(Block(rows: [Self.row(of: columns, distance: context.columnWidth + SheetContext.columnGap)]))
      space = blocks.last?.spaceAfter ?? 0
      // A foot does not take whole columns along.
      last = nil
      if !rest.isEmpty { beginPage() }
    }
  }

  /// As many of `blocks` as have room in columns of `height`.
  private static func columns(of blocks: ArraySlice<Block>, _ count: Int, height: Double) -> [[Block]] {
    var columns: [[Block]] = []
    var rest = blocks
    while columns.count < count {
      var column: [Block] = []
      var y = 0.0
      while let block = rest.first, y + block.height <= height {
        column.append(block)
        y += block.height + block.spaceAfter
        rest.removeFirst()
      }
      columns.append(column)
    }
    return columns
  }

  /// Columns side by side.
  private static func row(of columns: [[Block]], distance: Double) -> Row {
    var row = Row(height: 0)
    for (number, column) in columns.enumerated() {
      var y = 0.0
      for block in column {
        for part in block.rows {
          row.elements += part.elements.map { $0.moved(by: PagePoint(Double(number) * distance, y)) }
          y += part.height
        }
        row.height = max(row.height, y)
        y += block.spaceAfter
      }
    }
    return row
  }

  /// Puts a block at the bottom of this page, or of the next where this one has no room; it then takes the last
  /// block along, so as not to stand there alone.
  mutating func addFoot(_ block: Block) {
    if y > top, block.height > remainingHeight {
      let companion = last
      if let companion { pages[pages.count - 1].elements.removeSubrange(companion.elementCount...) }
      beginPage()
      if let companion { add(companion.block) }
      if block.height > remainingHeight { beginPage() }
    }
    var bottom = context.contentHeight - block.height
    for row in block.rows {
      place(row, at: bottom)
      bottom += row.height
    }
    y = context.contentHeight
  }

  /// Puts elements over the page that is being filled, as if what is printed began at 0, 0.
  mutating func place(_ row: Row, at y: Double) {
    guard !isFull else { return }
    let offset = PagePoint(SheetContext.sideMargin, SheetContext.topMargin + y)
    pages[pages.count - 1].elements += row.elements.map { $0.moved(by: offset) }
  }

  /// Begins a new page.
  mutating func beginPage() {
    guard pages.count < Self.maximumPages else {
      isFull = true
      return
    }
    pages.append(SheetPage(width: context.paper.width, height: context.paper.height))
    let width = context.contentWidth
    let end = composer.text("continued", .head, .grey, x: width, y: 0, side: .right)
    let start = composer.text(title, .head, .grey, x: 0, y: 0, width: width - end.extent.width - 20)
    let line = start.extent.height + 5
    place(
      Row(
        height: line,
        elements: [
          .text(start), .text(end), .line(from: PagePoint(0, line), to: PagePoint(width, line), .faint),
        ]), at: 0)
    top = line + 12
    y = top
    space = 0
    last = nil
  }

  /// The pages, with their numbers at the foot.
  func finished() -> [SheetPage] {
    var pages = pages
    let number = context.pageNumber
    guard number != nil || pages.count > 1 else { return pages }
    let y = context.paper.height - SheetContext.bottomMargin + 18
    for index in pages.indices {
      let text = number.map { "\($0 + index)" } ?? "\(index + 1) of \(pages.count)"
      let placed = composer.text(
        text, .foot, .grey, x: context.paper.width - SheetContext.sideMargin, y: y, side: .right)
      pages[index].elements.append(.text(placed))
    }
    return pages
  }
}
