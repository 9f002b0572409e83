/// Which domains of a tree a reducer may have changed: what lets a store call only the subscribers concerned.
///
/// A generated reducer marks the way that it took; a reducer made from a closure marks all of its domain and what
/// lies below, because it may change anything there.
public struct TouchedDomains: Sendable {
  /// The domains of the reducer that runs, counted from the root of the store.
  @usableFromInline var current: Range<Int>
  /// Marked domains. The first is apart, so that the usual action allocates nothing; nor has it an array to free.
  @usableFromInline var first: Range<Int>?
  @usableFromInline var others: [Range<Int>]?
  @usableFromInline var hasMissedChild = false

  /// Whether the action was for a child that is not there, so that nobody handled it: then its parents do not react.
  @inlinable public var missedChild: Bool { hasMissedChild }

  @inlinable init(domainCount: Int) {
    self.current = 0..<domainCount
  }

  /// One domain's own properties.
  init(domain: Int) {
    self.init(domainCount: domain + 1)
    first = domain..<domain + 1
  }

  /// Whether nothing can have changed.
  @inlinable var isEmpty: Bool { first == nil }

  /// The domain whose own properties alone are marked, if there is one.
  var onlyDomain: Int? {
    guard let first, first.count == 1, others == nil else { return nil }
    return first.lowerBound
  }

  /// What is marked; ranges may come twice.
  var ranges: [Range<Int>] { first.map { [$0] + (others ?? []) } ?? [] }

  /// Whether any of `domains` may have changed.
  @inlinable func overlaps(_ domains: Range<Int>) -> Bool {
    first?.overlaps(domains) == true || others?.contains { $0.overlaps(domains) } == true
  }

  /// Marks the properties of the current domain itself, not its children.
  @inlinable public mutating func markOwnProperties() {
    mark(current.lowerBound..<current.lowerBound + 1)
  }

  /// Marks the current domain with all that lies below it.
  @inlinable public mutating func markAll() {
    mark(current)
  }

  /// Marks a child of the current domain with all that lies below it: one that was put in or taken out.
  ///
  /// - Parameter domains: The child's, counted from the current domain: one of `ActionTree.domains`.
  @inlinable public mutating func markChild(_ domains: Range<Int>) {
    mark(current.lowerBound + domains.lowerBound..<current.lowerBound + domains.upperBound)
  }

  /// Notes that the action was for a child that is not there. It marks no domain: nothing changed.
  @inlinable mutating func markMissedChild() {
    hasMissedChild = true
  }

  /// Marks what became of an element of the current domain, besides what the element's reducer marked.
  @inlinable mutating func mark<Element>(_ change: IdentifiedArray<Element>.Change) {
    switch change {
    case .missed: markMissedChild()
    case .kept: break
    // The list has lost an element, though only the element's reducer ran.
    case .renamed: markOwnProperties()
    }
  }

  @inlinable mutating func mark(_ domains: Range<Int>) {
    if first == nil {
      first = domains
    } else if first != domains {
      others = others ?? []
      others?.append(domains)
    }
  }
}
