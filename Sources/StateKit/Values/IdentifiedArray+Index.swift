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

  /// Puts a lifted element back in its position, or adds a new one.
  @inlinable mutating func lower(_ element: Element?, to position: Int?, changedFrom id: Element.ID) {
    guard let position else {
      if let element { append(element) }
      return
    }
    storage.lower(element, to: position)
    if element != nil { return indexElement(at: position, changedFrom: id) }
    positions[id] = nil
    indexElements(from: position)
  }
}
