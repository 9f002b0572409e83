/// Elements in order, each found by its id in constant time: the states of a child of the kind `each`.
///
///     var rows: IdentifiedArray<RowState> = [RowState(id: 1), RowState(id: 2)]
///     rows[id: 2]?.isOn = true           // in place, without a copy
///     rows[id: 3] = RowState(id: 3)      // at the end
///     rows[id: 1] = nil
///
/// Two elements never have the same id, and adding a duplicate does not trap. One rule applies to every new element, in
/// a literal, from an `append` or from a decoder: **The newest element with an id wins, and takes the position of the
/// one that it replaces.** An element whose id is changed in place keeps its position; an older element with the new id
/// is removed.
///
/// An element is stored by its own id, also if it is set by another one: after `rows[id: 1] = RowState(id: 2)` row 2
/// has replaced row 1. Elements that are objects must keep their ids.
public struct IdentifiedArray<Element: Identifiable & Sendable> {
  @usableFromInline var storage: [Element] = []
  @usableFromInline var positions: [Element.ID: Int] = [:]

  /// Creates an empty array.
  @inlinable public init() {}

  /// Creates an array from elements in order.
  public init(_ elements: some Sequence<Element>) {
    storage.reserveCapacity(elements.underestimatedCount)
    positions.reserveCapacity(elements.underestimatedCount)
    for element in elements { append(element) }
  }

  /// The elements as a plain array, without a copy.
  @inlinable public var elements: [Element] { storage }

  /// The ids in the order of the elements, computed on each access.
  public var ids: [Element.ID] { storage.map(\.id) }

  /// Whether there is an element with this id, in constant time.
  @inlinable public func contains(id: Element.ID) -> Bool {
    positions[id] != nil
  }

  /// The position of the element with this id, in constant time.
  @inlinable public func index(id: Element.ID) -> Int? {
    positions[id]
  }

  /// The element with this id, if there is one. Setting nil removes it; setting a new element appends it.
  @inlinable public subscript(id id: Element.ID) -> Element? {
    get { positions[id].map { storage[$0] } }
    _modify {
      let position = positions[id]
      var element = position.map { storage.lift(from: $0) }
      // Also if the change throws an error.
      defer { lower(element.take(), to: position, changedFrom: id) }
      yield &element
    }
  }

  /// The result of a change of an element.
  @usableFromInline enum Change {
    /// The array had no element with this id.
    case missed
    /// The element was changed, and still has its id.
    case kept
    /// The element was changed, and has a new id.
    case renamed
  }

  /// Changes the element with this id in place, if there is one.
  @inlinable mutating func change(id: Element.ID, _ change: (inout Element) -> Void) -> Change {
    guard let position = positions[id] else { return .missed }
    change(&storage[position])
    if storage[position].id == id { return .kept }
    indexElement(at: position, changedFrom: id)
    return .renamed
  }
}

extension IdentifiedArray: RandomAccessCollection {
  /// The first position, 0.
  @inlinable public var startIndex: Int { 0 }

  /// The position after the last element, which is the number of elements.
  @inlinable public var endIndex: Int { storage.endIndex }

  /// The element at a position; traps if the position is not in `indices`.
  @inlinable public subscript(position: Int) -> Element {
    get { storage[position] }
    _modify {
      let id = storage[position].id
      defer { indexElement(at: position, changedFrom: id) }
      yield &storage[position]
    }
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral {
  /// Creates an array from elements in order.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension IdentifiedArray: Sendable where Element.ID: Sendable {}
