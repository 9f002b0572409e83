/// The screens that lie on top of each other, the lowest first: the state of a child that is a stack.
///
///     var path: StackState<AppPathState> = []
///     let id = path.append(.detail(DetailState(id: 7)))   // 0, then 1, 2, …
///     path[id: id]?.detail?.title = "Water"               // in place, without a copy
///     path.pop(from: id)                                  // this element and all above it
///
/// Every element has an id, which the stack gives it: they are counted from 0 in each stack, and an id is never given
/// twice, not even after its element was removed. So an answer that comes late never reaches another screen. A new
/// stack counts from 0 again: replace the elements of a stack with `replaceAll(with:)` or `removeAll()`, not with a new
/// stack.
///
/// Finding an element by its id takes a time that grows with the logarithm of the number of elements.
public struct StackState<Element> {
  @usableFromInline var storedIDs: [Int] = []
  @usableFromInline var storage: [Element] = []
  @usableFromInline var nextID = 0

  /// Creates an empty stack.
  @inlinable public init() {}

  /// Creates a stack from elements, the lowest first.
  public init(_ elements: some Sequence<Element>) {
    append(contentsOf: elements)
  }

  /// Creates a stack from all of its parts; nil unless the ids ascend, are not negative and are less than the next.
  init?(ids: [Int], elements: [Element], nextID: Int) {
    guard ids.count == elements.count, (0...StackState.greatestID).contains(nextID),
      zip([-1] + ids, ids + [nextID]).allSatisfy(<)
    else { return nil }
    self.storedIDs = ids
    self.storage = elements
    self.nextID = nextID
  }

  /// The greatest id that a decoded stack may have, 2⁵³, because all decoders know integers up to it.
  private static var greatestID: Int { Int(clamping: Int64(1) << 53) }

  /// The ids of the elements, from the lowest element to the top; each is greater than the one before it.
  @inlinable public var ids: [Int] { storedIDs }

  /// The elements as a plain array, from the lowest to the top, without a copy.
  @inlinable public var elements: [Element] { storage }

  /// The position of the element with this id.
  @inlinable public func index(id: Int) -> Int? {
    var range = storedIDs.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if storedIDs[middle] == id { return middle }
      range = storedIDs[middle] < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// Whether there is an element with this id.
  @inlinable public func contains(id: Int) -> Bool {
    index(id: id) != nil
  }

  /// The element with this id, if there is one. Setting nil removes the element alone; those above it stay. Without an
  /// element with this id, a new value is dropped, because only the stack gives ids.
  @inlinable public subscript(id id: Int) -> Element? {
    get { index(id: id).map { storage[$0] } }
    _modify {
      let position = index(id: id)
      var element = position.map { storage.lift(from: $0) }
      // Also if the change throws an error.
      defer {
        if let position {
          if element == nil { storedIDs.remove(at: position) }
          storage.lower(element.take(), to: position)
        }
      }
      yield &element
    }
  }

  /// Changes the element with this id in place.
  ///
  /// - Returns: Whether there is such an element.
  @inlinable mutating func change(id: Int, _ change: (inout Element) -> Void) -> Bool {
    guard let position = index(id: id) else { return false }
    change(&storage[position])
    return true
  }
}

extension StackState {
  /// Adds an element on top.
  ///
  /// - Returns: The id of the new element.
  @inlinable @discardableResult
  public mutating func append(_ element: Element) -> Int {
    let id = nextID
    storedIDs.append(id)
    storage.append(element)
    nextID += 1
    return id
  }

  /// Adds elements on top, the lowest first.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Removes the element on top; nil if the stack is empty.
  @discardableResult
  public mutating func popLast() -> Element? {
    _ = storedIDs.popLast()
    return storage.popLast()
  }

  /// Removes the element with this id and all above it, as the back button of a navigation bar does.
  ///
  /// - Returns: Whether the stack had an element with this id.
  @discardableResult
  public mutating func pop(from id: Int) -> Bool {
    guard let position = index(id: id) else { return false }
    removeLast(storage.count - position)
    return true
  }

  /// Removes all elements above the one with this id.
  ///
  /// - Returns: Whether the stack has an element with this id; otherwise it is not changed.
  @discardableResult
  public mutating func pop(to id: Int) -> Bool {
    guard let position = index(id: id) else { return false }
    removeLast(storage.count - position - 1)
    return true
  }

  /// Removes the element with this id, if there is one; those above it stay.
  @discardableResult
  public mutating func remove(id: Int) -> Element? {
    guard let position = index(id: id) else { return nil }
    storedIDs.remove(at: position)
    return storage.remove(at: position)
  }

  /// Removes all elements. Their ids are not given again.
  public mutating func removeAll() {
    removeLast(storage.count)
  }

  /// Replaces all elements, the lowest first. The new ones have new ids.
  public mutating func replaceAll(with elements: some Sequence<Element>) {
    removeAll()
    append(contentsOf: elements)
  }

  /// Removes the element with the first of these ids, and those above it that have one of them.
  ///
  /// - Returns: Whether the stack had an element with the first id; otherwise it is not changed.
  @usableFromInline
  mutating func remove(ids: Range<Int>) -> Bool {
    guard let start = index(id: ids.lowerBound) else { return false }
    let end = storedIDs[start...].firstIndex { $0 >= ids.upperBound } ?? storedIDs.endIndex
    storedIDs.removeSubrange(start..<end)
    storage.removeSubrange(start..<end)
    return true
  }

  private mutating func removeLast(_ count: Int) {
    storedIDs.removeLast(count)
    storage.removeLast(count)
  }
}

extension StackState: RandomAccessCollection {
  /// The position of the lowest element, 0.
  @inlinable public var startIndex: Int { 0 }

  /// The position after the top, which is the number of elements.
  @inlinable public var endIndex: Int { storage.endIndex }

  /// The element at a position, counted from the lowest; traps if the position is not in `indices`.
  @inlinable public subscript(position: Int) -> Element { storage[position] }
}

extension StackState: ExpressibleByArrayLiteral {
  /// Creates a stack from elements, the lowest first.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension StackState: Sendable where Element: Sendable {}
