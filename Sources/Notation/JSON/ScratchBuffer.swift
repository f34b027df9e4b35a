/// A buffer that is filled over and over, and whose elements are moved into arrays of just their number.
@usableFromInline package final class ScratchBuffer<Element> {
  @exclusivity(unchecked) @usableFromInline var memory: UnsafeMutablePointer<Element>
  @exclusivity(unchecked) @usableFromInline var capacity = 64
  @exclusivity(unchecked) @usableFromInline var count = 0

  package init() { memory = .allocate(capacity: 64) }

  deinit {
    memory.deinitialize(count: count)
    memory.deallocate()
  }

  /// Appends an element.
  @inlinable @inline(__always)
  package func append(_ element: consuming Element) {
    if count == capacity { grow() }
    (memory + count).initialize(to: element)
    count &+= 1
  }

  /// Moves all elements into an array and leaves the buffer empty.
  @inlinable @inline(__always)
  package func take() -> [Element] {
    let size = count
    count = 0
    guard size > 0 else { return [] }
    // Room that is reserved is of a known type; memory without elements is asked for of a type that is looked up.
    var array: [Element] = []
    array.reserveCapacity(size)
    for index in 0..<size { array.append((memory + index).move()) }
    return array
  }

  @usableFromInline func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
    capacity *= 2
  }
}
