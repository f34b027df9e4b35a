/// The columns of a table that a format knows, numbered from 0.
package protocol TableColumn: RawRepresentable<Int>, CaseIterable, Sendable {}
