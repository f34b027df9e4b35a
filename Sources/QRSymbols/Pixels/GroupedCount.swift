/// A count with commas between the thousands, as messages show it: 2,953.
package func grouped(_ count: Int) -> String {
  var text = ""
  for (index, digit) in String(count.magnitude).reversed().enumerated() {
    if index > 0, index.isMultiple(of: 3) { text.append(",") }
    text.append(digit)
  }
  return (count < 0 ? "-" : "") + String(text.reversed())
}
