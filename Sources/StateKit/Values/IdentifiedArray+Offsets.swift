// What `onDelete` and `onMove` of a SwiftUI list give are positions in an `IndexSet`. That type is Foundation's, which
// this module does not depend on; any sequence of positions will do.
extension IdentifiedArray {
  /// Removes the elements at some positions, as `remove(atOffsets:)` of SwiftUI does.
  ///
  ///     case .deleted(let offsets): state.rows.remove(atOffsets: offsets)
  ///
  /// It traps where a position is not in `indices`. The time grows with the number of elements.
  ///
  /// - Parameter offsets: Positions before the removal, in any order: an `IndexSet`, an array, a set.
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    let removed = positions(at: offsets)
    storage = indices.filter { !removed.contains($0) }.map { storage[$0] }
    indexAnew()
  }

  /// Moves the elements at some positions to where one element stands, or to the end, as `move(fromOffsets:toOffset:)`
  /// of SwiftUI does. They stay in the order in which they stood.
  ///
  ///     case .moved(let offsets, let destination):
  ///       state.rows.move(fromOffsets: offsets, toOffset: destination)
  ///
  /// It traps where a position is not in `indices`, or the destination is neither one nor the end. The time grows with
  /// the number of elements.
  ///
  /// - Parameters:
  ///   - offsets: Positions before the move, in any order: an `IndexSet`, an array, a set.
  ///   - destination: The position, before the move too, of the element that they come to stand before; the number of
  ///     elements for the end.
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
