/// The columns of a table that a format knows, numbered from 0.
@usableFromInline
package protocol TableColumn: RawRepresentable<Int>, CaseIterable, Sendable,
  CustomStringConvertible
{}
