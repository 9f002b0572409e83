/// Taking an element out while it is changed, so that its storage has a single reference. A copy in an optional would
/// double the storage.
extension Array {
  /// Takes an element out in constant time: the last element takes its place until `lower`.
  @inlinable mutating func lift(from position: Int) -> Element {
    swapAt(position, count - 1)
    return removeLast()
  }

  /// Puts a lifted element back in its position; without it, the others close up in their order.
  @inlinable mutating func lower(_ element: Element?, to position: Int) {
    if let element {
      append(element)
      swapAt(position, count - 1)
    } else if position < count {
      append(remove(at: position))
    }
  }
}
