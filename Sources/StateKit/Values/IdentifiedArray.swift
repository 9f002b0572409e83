/// Elements in order, each found by its id in constant time: what a child of the kind `each` keeps its states in.
///
///     var rows: IdentifiedArray<RowState> = [RowState(id: 1), RowState(id: 2)]
///     rows[id: 2]?.isOn = true           // in place, nothing is copied
///     rows[id: 3] = RowState(id: 3)      // at the end
///     rows[id: 1] = nil
///
/// No two elements have the same id, and nothing traps for it. One rule holds wherever an element comes: in a
/// literal, from an `append`, from a decoder. **The newest element with an id wins, and stands where the one that it
/// replaces stood.** An element whose id is changed in place keeps its place; one that had the new id already goes.
///
/// An element stands under its own id, whatever it was set by: after `rows[id: 1] = RowState(id: 2)` there is a
/// row 2 where row 1 was. Elements that are objects must keep their ids.
public struct IdentifiedArray<Element: Identifiable & Sendable> {
  @usableFromInline var storage: [Element] = []
  @usableFromInline var positions: [Element.ID: Int] = [:]

  /// Makes one without elements.
  @inlinable public init() {}

  /// Makes one from elements in order.
  public init(_ elements: some Sequence<Element>) {
    storage.reserveCapacity(elements.underestimatedCount)
    positions.reserveCapacity(elements.underestimatedCount)
    for element in elements { append(element) }
  }

  /// The elements as a plain array, which costs nothing.
  @inlinable public var elements: [Element] { storage }

  /// The ids in the order of the elements; made when asked for.
  public var ids: [Element.ID] { storage.map(\.id) }

  /// Whether there is an element with this id, in constant time.
  @inlinable public func contains(id: Element.ID) -> Bool {
    positions[id] != nil
  }

  /// Where the element with this id stands, in constant time.
  @inlinable public func index(id: Element.ID) -> Int? {
    positions[id]
  }

  /// The element with this id, if there is one. Setting nil removes it, setting a new one appends it.
  @inlinable public subscript(id id: Element.ID) -> Element? {
    get { positions[id].map { storage[$0] } }
    _modify {
      let position = positions[id]
      var element = position.map { lift(from: $0) }
      // Also where the change throws.
      defer { lower(element.take(), to: position, changedFrom: id) }
      yield &element
    }
  }

  /// The result of a change of an element.
  @usableFromInline enum Change {
    /// There is no element with this id.
    case missed
    /// The element was changed, and has its id.
    case kept
    /// The element was changed, and has another id.
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
  /// 0.
  @inlinable public var startIndex: Int { 0 }

  /// How many elements there are.
  @inlinable public var endIndex: Int { storage.endIndex }

  /// The element at a position, which must be one of `indices`, or it traps.
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
  /// Makes one from elements in order.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension IdentifiedArray: Sendable where Element.ID: Sendable {}
