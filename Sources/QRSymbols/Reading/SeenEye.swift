/// An eye that was seen and belongs to no symbol that was read.
package struct SeenEye {
  package let centre: PlanePoint
  package let modulePixels: Double
}
