/// A picture in the core, which reads none.
struct PictureRefusal: ExitingError {
  let file: String

  var exitCode: ExitCode { .unavailable }
  var words: String {
    "\(file): a picture, document or film is read by the full program: \(CoreWords.advice)"
  }
}
