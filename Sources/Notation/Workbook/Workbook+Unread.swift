extension Workbook {
  /// What a sheet holds and no cell shows: a comment, or what stands first of one kind and how often it does.
  package struct Unread {
    package enum Content {
      /// A formula whose result was not saved, as programs write it that are no spreadsheets.
      case formula
      /// The number of a text that the workbook does not hold.
      case sharedText
      /// What a person wrote on a cell.
      case comment
      /// Comments that are missing, broken or too long.
      case brokenComments
    }

    package let content: Content
    package let cell: String
    /// The words of a comment.
    package var text = ""
    package var count = 1
  }
}

extension [Workbook.Unread] {
  /// Counts what stands at a cell with others of its kind.
  mutating func add(_ content: Workbook.Unread.Content, at cell: @autoclosure () -> String) {
    if let index = firstIndex(where: { $0.content == content }) {
      self[index].count += 1
    } else {
      append(Workbook.Unread(content: content, cell: cell()))
    }
  }
}
