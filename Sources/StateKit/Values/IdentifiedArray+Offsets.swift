// SwiftUI's `onDelete` and `onMove` pass positions as an `IndexSet`. That type belongs to Foundation, which this module
// does not import, so these functions take any sequence of positions.
extension IdentifiedArray {
  /// Removes the elements at some positions, like SwiftUI's `remove(atOffsets:)`.
  ///
  ///     case .deleted(let offsets): state.rows.remove(atOffsets: offsets)
  ///
  /// It traps if a position is not in `indices`. The time grows with the number of elements.
  ///
  /// - Parameter offsets: Positions before the removal, in any order: an `IndexSet`, an array, a set.
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    let removed = positions(at: offsets)
    storage = indices.filter { !removed.contains($0) }.map { storage[$0] }
    indexAnew()
  }

  /// Moves the elements at some positions in front of another element, or to the end, like SwiftUI's
  /// `move(fromOffsets:toOffset:)`. The moved elements keep their order.
  ///
  ///     case .moved(let offsets, let destination):
  ///       state.rows.move(fromOffsets: offsets, toOffset: destination)
  ///
  /// It traps if a position is not in `indices`, or if the destination is neither in `indices` nor the end. The time
  /// grows with the number of elements.
  ///
  /// - Parameters:
  ///   - offsets: Positions before the move, in any order: an `IndexSet`, an array, a set.
  ///   - destination: The position, also before the move, of the element in front of which they are moved; the number
  ///     of elements stands for the end.
  public mutating func move(fromOffsets offsets: some Sequence<Int>, toOffset destination: Int) {
    let moved = positions(at: offsets)
    precondition(0...count ~= destination, "There is no position \(destination) to move elements to.")
    let before = (0..<destination).filter { !moved.contains($0) }
    let behind = (destination..<count).filter { !moved.contains($0) }
    storage = (before + moved.sorted() + behind).map { storage[$0] }
    indexAnew()
  }

  private func positions(at offsets: some Sequence<Int>) -> Set<Int> {
    let positions = Set(offsets)
    for position in positions {
      precondition(indices.contains(position), "There is no element at the position \(position).")
    }
    return positions
  }
}
