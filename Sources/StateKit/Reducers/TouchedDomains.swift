/// The domains of a tree that a reducer may have changed, so that a store calls only the subscribers concerned.
///
/// A generated reducer marks the path that it took; a reducer made from a closure marks its domain and all domains
/// below, because it may change anything there.
public struct TouchedDomains: Sendable {
  /// The domains of the running reducer, counted from the root of the store.
  @usableFromInline var current: Range<Int>
  /// The marked domains. The first is stored separately, so that the usual action neither allocates nor frees an array.
  @usableFromInline var first: Range<Int>?
  @usableFromInline var others: [Range<Int>]?
  @usableFromInline var hasMissedChild = false
  /// The domains of children that were added or removed, such as all elements of a list; nil if there are none.
  @usableFromInline var changedChildren: [Range<Int>]?
  /// Whether the current domain is to be removed by the domain that holds it.
  @usableFromInline var isDismissed = false
  /// A dismissed optional child to which its parent still reacts; nil as soon as the parent has set another one.
  @usableFromInline var leaving: Range<Int>?
  /// The copies of a parent's properties that a handler wrote in vain: "detail.currency". Nil for the usual action.
  @usableFromInline var overwritten: [String]?

  /// Whether the action was for an absent child and was therefore not handled; then its parents do not react.
  @inlinable public var _missedChild: Bool { hasMissedChild }

  @inlinable init(domainCount: Int) {
    self.current = 0..<domainCount
  }

  /// Creates marks for one domain's own properties.
  init(domain: Int) {
    self.init(domainCount: domain + 1)
    first = domain..<domain + 1
  }

  /// Whether the state cannot have changed.
  @inlinable var isEmpty: Bool { first == nil }

  /// The only marked domain, if a single one is marked.
  var onlyDomain: Int? {
    guard let first, first.count == 1, others == nil else { return nil }
    return first.lowerBound
  }

  /// The marked ranges, possibly with duplicates.
  var ranges: [Range<Int>] { first.map { [$0] + (others ?? []) } ?? [] }

  /// Whether any of `domains` may have changed.
  @inlinable func overlaps(_ domains: Range<Int>) -> Bool {
    first?.overlaps(domains) == true || others?.contains { $0.overlaps(domains) } == true
  }

  /// Marks the properties of the current domain itself, without its children.
  @inlinable public mutating func markOwnProperties() {
    mark(current.lowerBound..<current.lowerBound + 1)
  }

  /// Marks the current domain and all domains below it.
  @inlinable public mutating func markAll() {
    mark(current)
  }

  /// Marks the current domain and all domains below it, whose children may have been added or removed.
  mutating func markEverythingBelow() {
    noteChangedChildren(current)
    markAll()
  }

  /// Marks a child of the current domain, which was added or removed, and all domains below it.
  ///
  /// - Parameter domains: The child's domains, counted from the current one: one of `_ActionTree.domains`.
  @inlinable public mutating func _markChild(_ domains: Range<Int>) {
    let domains = below(domains)
    if leaving == domains { leaving = nil }
    noteChangedChildren(domains)
    mark(domains)
  }

  /// Notes that children were added or removed, besides the marks of their domains.
  @inlinable mutating func noteChangedChildren(_ domains: Range<Int>) {
    changedChildren = (changedChildren ?? []) + [domains]
  }

  /// Whether children of a domain were added or removed, as far as reducers say so.
  @usableFromInline func hasChangedChildren(of domain: Int) -> Bool {
    changedChildren?.contains { $0.contains(domain) } ?? false
  }

  /// Whether a domain may have added or removed children.
  ///
  /// - Parameters:
  ///   - child: The domain of the children.
  ///   - owner: The domain that holds them.
  @usableFromInline func mayChangeChildren(_ child: Int, of owner: Int) -> Bool {
    if hasChangedChildren(of: child) { return true }
    // A reducer that may have changed everything does not say what it changed.
    func isBoth(_ domains: Range<Int>) -> Bool { domains.contains(owner) && domains.contains(child) }
    return first.map(isBoth) == true || others?.contains(where: isBoth) == true
  }

  /// Marks a child that was added or removed; without known domains, the current domain and all below it.
  mutating func _markChild(_ domains: Range<Int>?) {
    if let domains { _markChild(domains) } else { markAll() }
  }

  /// Marks the current domain as dismissed: the domain that holds it removes it after its own reaction. An optional child
  /// or a one-of becomes nil, an element leaves its list, and a stack is popped from the element.
  ///
  ///     .marking { state, action, touched in
  ///       if case .closed = action { touched.markDismissed() }
  ///     }
  ///
  /// A child that is always present stays, and so does the root of a store. The child also stays if the action missed a
  /// child.
  @inlinable public mutating func markDismissed() {
    isDismissed = true
  }

  /// For generated code: notes that the action was for an absent child. The state did not change, so domains are not
  /// marked.
  @inlinable public mutating func _markMissedChild() {
    hasMissedChild = true
  }

  /// A child's domains, counted from the root of the store.
  @inlinable func below(_ domains: Range<Int>) -> Range<Int> {
    current.lowerBound + domains.lowerBound..<current.lowerBound + domains.upperBound
  }

  /// Whether a child of the current domain is dismissed, and its parent has not set another one.
  @inlinable func isLeaving(_ domains: Range<Int>) -> Bool { leaving == below(domains) }

  /// Marks the change of an element of the current domain, besides the marks of the element's reducer.
  ///
  /// - Parameter domains: The domains of the elements, counted from the current one; nil if they are unknown.
  @inlinable mutating func mark<Element>(_ change: IdentifiedArray<Element>.Change, in domains: Range<Int>?) {
    switch change {
    case .missed: _markMissedChild()
    case .kept: break
    // The list lost an element, although only the element's reducer ran.
    case .renamed:
      markOwnProperties()
      if let domains { noteChangedChildren(below(domains)) }
    }
  }

  /// Marks a part of the current domain that a hand-written reducer changes.
  ///
  /// - Parameter domains: The domains of the part, counted from the current one. The part may be a list.
  @usableFromInline mutating func markPart(_ domains: Range<Int>) {
    let domains = below(domains)
    if domains.lowerBound > current.lowerBound { noteChangedChildren(domains) }
    mark(domains)
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
