/// An eye that was seen and belongs to no symbol that was read.
struct SeenEye {
  let centre: PlanePoint
  let modulePixels: Double
}
