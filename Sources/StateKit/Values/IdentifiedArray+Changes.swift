extension IdentifiedArray {
  /// Adds an element at the end, or replaces the one with the same id, in constant time.
  ///
  /// - Returns: The element that it replaced.
  @inlinable @discardableResult
  public mutating func append(_ element: Element) -> Element? {
    insert(element, at: storage.count)
  }

  /// Adds elements at the end in order; an element replaces the one with the same id.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Adds an element at a position, or replaces the one with the same id. A position before the first means the start,
  /// one after the last the end. The time grows with the number of elements after it.
  ///
  /// - Returns: The element that it replaced.
  @inlinable @discardableResult
  public mutating func insert(_ element: Element, at position: Int) -> Element? {
    if let place = positions[element.id] {
      let replaced = storage[place]
      storage[place] = element
      return replaced
    }
    let place = Swift.min(Swift.max(position, 0), storage.count)
    storage.insert(element, at: place)
    indexElements(from: place)
    return nil
  }

  /// Removes the element with this id, if there is one.
  @discardableResult
  public mutating func remove(id: Element.ID) -> Element? {
    positions[id].map { remove(at: $0) }
  }

  /// Removes the element at a position; traps if the position is not in `indices`. The time grows with the number of
  /// elements after it.
  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    let element = storage.remove(at: position)
    positions[element.id] = nil
    indexElements(from: position)
    return element
  }

  /// Removes the elements for which a condition is true.
  public mutating func removeAll(where fits: (Element) throws -> Bool) rethrows {
    defer { indexAnew() }
    try storage.removeAll(where: fits)
  }

  /// Removes all elements.
  public mutating func removeAll() {
    self = []
  }

  /// Moves the element with this id, if there is one, to a position. A position before the first means the start, one
  /// after the last the end.
  public mutating func move(id: Element.ID, to position: Int) {
    guard let old = positions[id] else { return }
    let element = storage.remove(at: old)
    let new = Swift.min(Swift.max(position, 0), storage.count)
    storage.insert(element, at: new)
    indexElements(from: Swift.min(old, new))
  }

  /// Swaps the elements at two positions; traps if one is not in `indices`.
  public mutating func swapAt(_ first: Int, _ second: Int) {
    storage.swapAt(first, second)
    for position in [first, second] { positions[storage[position].id] = position }
  }

  /// Sorts the elements.
  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    defer { indexAnew() }
    try storage.sort(by: areInOrder)
  }

  /// Reverses the order of the elements.
  public mutating func reverse() {
    storage.reverse()
    indexAnew()
  }
}
