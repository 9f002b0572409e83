/// How elements and the positions of their ids are kept together.
extension IdentifiedArray {
  /// Notes where the elements from a position on stand.
  @inlinable mutating func indexElements(from position: Int) {
    for place in position..<storage.count { positions[storage[place].id] = place }
  }

  mutating func indexAnew() {
    positions.removeAll(keepingCapacity: true)
    indexElements(from: 0)
  }

  /// Sees to it that an element which was changed in place is found, and is the only one with its id.
  @inlinable mutating func indexElement(at position: Int, changedFrom id: Element.ID) {
    let new = storage[position].id
    guard new != id else { return }
    positions[id] = nil
    guard let other = positions.updateValue(position, forKey: new) else { return }
    storage.remove(at: other)
    indexElements(from: other)
  }

  /// Takes an element out so that nothing else holds it, in constant time: the last one stands in for it until
  /// `lower`. (To hand out a copy as an optional would double what the element holds when it is changed.)
  @inlinable mutating func lift(from position: Int) -> Element {
    storage.swapAt(position, storage.count - 1)
    return storage.removeLast()
  }

  /// Puts an element back that was lifted from a position, or adds one if there was none.
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
