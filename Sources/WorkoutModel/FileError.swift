/// A file that could not be opened, read or written.
public struct FileError: Error, Hashable, Sendable {
  /// What was tried.
  public enum Operation: Hashable, Sendable {
    /// Opening an input.
    case cannotOpen
    /// Reading an input.
    case cannotRead
    /// Reading an input that is larger than the program takes.
    case tooLarge(limit: Int)
    /// Unpacking an input that is damaged, or larger than can be meant; the reason in words.
    case cannotUnpack(String)
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
    /// Changing a file that must not be changed.
    case isReadOnly
    /// Changing a file that another program has changed since it was read.
    case changedMeanwhile
    /// Keeping other programs from changing a file, which its file system does not know.
    case cannotLock
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
}
