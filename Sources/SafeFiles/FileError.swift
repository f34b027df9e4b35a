#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file that could not be opened, read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried.
  public enum Operation: Hashable, Sendable {
    /// Opening an input.
    case cannotOpen
    /// Reading an input.
    case cannotRead
    /// Reading an input that is larger than the program takes.
    case tooLarge(limit: Int)
    /// Making an output.
    case cannotCreate
    /// Making an output that is there already.
    case exists
    /// Making a folder in the place of one that has something in it.
    case folderExists
    /// Making a folder in the place of a file.
    case notAFolder
    /// Writing an output.
    case cannotWrite
  }

  /// What was tried.
  public var operation: Operation
  /// The file.
  public var path: String
  /// The system's error number; 0 where the program itself refused.
  public var code: Int32

  /// Makes an error.
  public init(_ operation: Operation, path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// One line for a person.
  public var description: String {
    let reason = String(cString: strerror(code))
    return switch operation {
    case .cannotOpen: "\(path): cannot be opened: \(reason)."
    case .cannotRead: "\(path): cannot be read: \(reason)."
    case .tooLarge(let limit):
      "\(path): is larger than this program reads (\(limit >> 30) GiB). Split it first."
    case .cannotCreate: "\(path): cannot be created: \(reason)."
    case .exists: "\(path): exists already. Choose another name, or replace it with --force."
    case .folderExists: "\(path): is there already and not empty. Choose another name for the folder."
    case .notAFolder: "\(path): is a file, and a folder is to be made there. Choose another name."
    case .cannotWrite: "\(path): cannot be written: \(reason)."
    }
  }
}
