/// A table of the page.
struct TableMarkup {
  /// A cell.
  struct Cell {
    /// What stands there, as markup.
    var markup: String
    /// What it is sorted by, where that is not its words.
    var key: String?

    /// Words of our own.
    static func words(_ words: String, key: String? = nil) -> Cell {
      Cell(markup: Markup.escaped(words), key: key)
    }

    /// A name from a file.
    static func name(_ name: String) -> Cell {
      var markup = Markup()
      markup.name(name)
      return Cell(markup: markup.text)
    }
  }

  /// What it is about, for those who do not see it.
  var caption: String
  /// The name from a file that this is of; nil for one of the whole history.
  var name: String?
  /// The heads of the columns; those of numbers begin with `#`, which is not shown.
  var heads: [String]
  /// The rows.
  var rows: [[Cell]] = []

  /// Writes the table behind a word that opens it.
  func write(to markup: inout Markup, id: String) {
    markup.raw("<details class=\"data\"><summary>Data<span class=\"vh\"> of ")
    title(to: &markup)
    markup.raw("</span></summary>")
    write(to: &markup, id: id, isSorted: false)
    markup.raw("</details>")
  }

  private func title(to markup: inout Markup) {
    markup.words(caption)
    guard let name else { return }
    markup.words(" of ")
    markup.name(name)
  }

  /// Writes the table; a reader with a script can sort it.
  func write(to markup: inout Markup, id: String, isSorted: Bool) {
    markup.raw("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-labelledby=\"\(id)c\">")
    markup.raw("<table id=\"\(id)\"\(isSorted ? " class=\"sort\"" : "")><caption id=\"\(id)c\" class=\"vh\">")
    title(to: &markup)
    markup.raw("</caption><thead><tr>")
    for head in heads {
      let isNumber = head.hasPrefix("#")
      markup.raw("<th scope=\"col\"\(isNumber ? " class=\"n\"" : "")>")
      markup.name(isNumber ? String(head.dropFirst()) : head)
      markup.raw("</th>")
    }
    markup.raw("</tr></thead><tbody>")
    for row in rows {
      markup.raw("<tr>")
      for (head, cell) in zip(heads, row) {
        markup.raw(head.hasPrefix("#") ? "<td class=\"n\"" : "<td")
        if let key = cell.key, isSorted { markup.raw(" data-v=\"\(Markup.escaped(key))\"") }
        markup.raw(">")
        markup.raw(cell.markup)
        markup.raw("</td>")
      }
      markup.raw("</tr>")
    }
    markup.raw("</tbody></table></div>")
  }
}
