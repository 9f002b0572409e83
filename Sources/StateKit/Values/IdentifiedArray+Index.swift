/// Keeping the elements and the positions of their ids consistent.
extension IdentifiedArray {
  /// Stores the positions of the elements from a given one on.
  @inlinable mutating func indexElements(from position: Int) {
    for place in position..<storage.count { positions[storage[place].id] = place }
  }

  mutating func indexAnew() {
    positions.removeAll(keepingCapacity: true)
    indexElements(from: 0)
  }

  /// After an element was changed in place: stores its new id, and removes another element with that id.
  @inlinable mutating func indexElement(at position: Int, changedFrom id: Element.ID) {
    let new = storage[position].id
    guard new != id else { return }
    positions[id] = nil
    guard let other = positions.updateValue(position, forKey: new) else { return }
    storage.remove(at: other)
    indexElements(from: other)
  }

  /// Takes an element out in constant time, so that its storage has a single reference: the last element takes its
  /// place until `lower`. A copy in an optional would double the element's storage when it is changed.
  @inlinable mutating func lift(from position: Int) -> Element {
    storage.swapAt(position, storage.count - 1)
    return storage.removeLast()
  }

  /// Puts a lifted element back in its position, or adds a new one.
  @inlinable mutating func lower(_ element: Element?, to position: Int?, changedFrom id: Element.ID) {
    switch (element, position) {
    case (let element?, let position?):
      storage.append(element)
      storage.swapAt(position, storage.count - 1)
      indexElement(at: position, changedFrom: id)
    case (nil, let position?):
      if position < storage.count { storage.append(storage.remove(at: position)) }
      positions[id] = nil
      indexElements(from: position)
    case (let element?, nil):
      append(element)
    case (nil, nil):
      break
    }
  }
}
