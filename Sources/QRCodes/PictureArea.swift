/// An upright rectangle of a picture, in pixels, inside of it.
struct PictureArea {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
}
