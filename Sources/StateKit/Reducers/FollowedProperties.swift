/// The properties of children that follow properties of their parents or share them, in a domain and the domains below.
///
/// Generated code makes it, and a reducer carries it. It runs after the whole reducer, from the top down, so that each
/// property is copied once. An object, because a parent's reducer captures the reducers of its children, and pays for each
/// word of them.
public final class _FollowedProperties<State>: Sendable {
  @usableFromInline let body: @Sendable (inout State, inout TouchedDomains) -> Void

  /// For generated code: creates them from a function that copies the properties whose domains were touched.
  @inlinable public init(_ body: @escaping @Sendable (inout State, inout TouchedDomains) -> Void) {
    self.body = body
  }

  /// Copies the properties, if an action touched anything.
  @inlinable func follow(_ state: inout State, touching touched: inout TouchedDomains) {
    if !touched.isEmpty { body(&state, &touched) }
  }

  /// For generated code: copies the properties of a child, whose domains are relative to those of its parent.
  @inlinable public func follow(
    _ state: inout State,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains
  ) {
    guard touched.touches(domains) else { return }
    let parent = touched.current
    touched.current = parent.lowerBound + domains.lowerBound..<parent.lowerBound + domains.upperBound
    body(&state, &touched)
    touched.current = parent
  }

  /// For generated code: copies the properties of a child that may be absent.
  @inlinable public func follow(
    _ state: inout State?,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains
  ) {
    guard touched.touches(domains) else { return }
    _ = state.changeWrapped { follow(&$0, in: domains, touching: &touched) }
  }

  /// For generated code: copies the properties in the elements of a list, if it or its parent changed. An element whose own
  /// action was handled has its copies.
  ///
  /// - Parameter all: Whether the elements were changed meanwhile.
  @inlinable public func follow(
    _ states: inout IdentifiedArray<State>,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains,
    all: Bool
  ) where State: Identifiable & Sendable {
    guard all || touched._touchesElements(domains) else { return }
    // Their ids stay, because nothing copies into the elements themselves.
    for position in states.storage.indices {
      follow(&states.storage[position], in: domains, touching: &touched)
    }
  }

  /// For generated code: copies the properties in the elements of a stack, if it or its parent changed. An element whose own
  /// action was handled has its copies.
  ///
  /// - Parameter all: Whether the elements were changed meanwhile.
  @inlinable public func follow(
    _ states: inout StackState<State>,
    in domains: Range<Int>,
    touching touched: inout TouchedDomains,
    all: Bool
  ) {
    guard all || touched._touchesElements(domains) else { return }
    for position in states.storage.indices {
      follow(&states.storage[position], in: domains, touching: &touched)
    }
  }
}

extension _FollowedProperties {
  /// The properties of two reducers of one state; nil without any. Two generated reducers share one object.
  static func both(_ first: _FollowedProperties?, _ second: _FollowedProperties?) -> _FollowedProperties? {
    guard let first, let second, first !== second else { return first ?? second }
    return _FollowedProperties { state, touched in
      first.body(&state, &touched)
      second.body(&state, &touched)
    }
  }

  /// The properties of a generated state, if schemas declare any.
  static func declared<Action>(for action: Action.Type) -> _FollowedProperties? {
    func find<Root: DomainAction>(_ type: Root.Type) -> _FollowedProperties? {
      type.followedProperties as? _FollowedProperties
    }
    return (action as? any DomainAction.Type).flatMap { find($0) }
  }

  /// The same properties, seen from a parent whose domains may be unknown.
  ///
  /// - Parameters:
  ///   - domains: The child's domains; nil if they are unknown.
  ///   - modify: Calls its last parameter with the child's state, if it is there.
  func pullback<ParentState>(
    in domains: @escaping @Sendable () -> Range<Int>?,
    _ modify: @escaping @Sendable (inout ParentState, (inout State) -> Void) -> Void
  ) -> _FollowedProperties<ParentState> {
    _FollowedProperties<ParentState> { parentState, touched in
      modify(&parentState) { state in
        if let domains = domains() { return self.follow(&state, in: domains, touching: &touched) }
        var own = TouchedDomains.everything
        self.body(&state, &own)
        if own.others != nil { touched.markAll() }
      }
    }
  }
}

extension TouchedDomains {
  /// All domains of a tree of any size.
  static var everything: TouchedDomains {
    var touched = TouchedDomains(domainCount: .max)
    touched.markAll()
    return touched
  }

  /// For generated code: whether one of two domains may have changed, counted from the current one.
  @inlinable public func _touches(_ one: Int, _ other: Int) -> Bool {
    guard let first else { return false }
    let (one, other) = (current.lowerBound + one, current.lowerBound + other)
    if first.contains(one) || first.contains(other) { return true }
    // The usual action marks one range.
    guard let others else { return false }
    return others.contains { $0.contains(one) || $0.contains(other) }
  }

  /// Whether one of a child's domains may have changed, counted from the current one.
  @inlinable func touches(_ domains: Range<Int>) -> Bool {
    let start = current.lowerBound
    return overlaps(start + domains.lowerBound..<start + domains.upperBound)
  }

  /// For generated code: marks the own properties of a domain below the current one, counted from it.
  @inlinable public mutating func _markProperties(of domain: Int) {
    let domain = current.lowerBound + domain
    if !overlaps(domain..<domain + 1) { mark(domain..<domain + 1) }
  }
}
