// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A list whose elements are found by their ids.
public struct IdentifiedArray<ID: Hashable & Sendable, Element: Identifiable> where Element.ID == ID {
  private var storage: [Element] = []

  public init() {}

  public init(uniqueElements: some Sequence<Element>) {
    for element in uniqueElements { append(element) }
  }

  public var elements: [Element] { storage }
  public var ids: [ID] { storage.map(\.id) }

  public func index(id: ID) -> Int? { storage.firstIndex { $0.id == id } }

  public subscript(id id: ID) -> Element? {
    get { index(id: id).map { storage[$0] } }
    set {
      switch (index(id: id), newValue) {
      case (let index?, let element?): storage[index] = element
      case (let index?, nil): storage.remove(at: index)
      case (nil, let element?): storage.append(element)
      case (nil, nil): break
      }
    }
  }
}

public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>
where Element.ID: Sendable

extension IdentifiedArray: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  public static func == (left: IdentifiedArray, right: IdentifiedArray) -> Bool {
    left.storage == right.storage
  }
}

extension IdentifiedArray: Sendable where Element: Sendable {}

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.endIndex }

  public subscript(position: Int) -> Element {
    get { storage[position] }
    set { storage[position] = newValue }
  }
}

extension IdentifiedArray {
  /// Appends an element, unless one with its id is there.
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: storage.endIndex)
  }

  @discardableResult
  public mutating func insert(_ element: Element, at position: Int) -> (inserted: Bool, index: Int) {
    if let index = index(id: element.id) { return (false, index) }
    storage.insert(element, at: position)
    return (true, position)
  }

  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    index(id: id).map { storage.remove(at: $0) }
  }

  public mutating func removeAll(where fits: (Element) throws -> Bool) rethrows {
    try storage.removeAll(where: fits)
  }

  public mutating func removeAll() { storage.removeAll() }

  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    try storage.sort(by: areInOrder)
  }
}
