/// Domains that may be removed while their effects run: optional children, and the elements of lists.
struct PassingDomains<State> {
  // The conditions are objects, so that looking for them looks up no types at run time.
  private typealias Domains = [DeclaredEffectOwner: AnyObject]

  /// The domains by their holders. A domain can only be removed by a change of one of its holders, so that changes of
  /// other domains do not check it.
  private var domains: [[Holder]: Domains] = [:]
  /// Domains whose holders are unknown; checked after every change.
  private var others: Domains = [:]

  mutating func add(
    _ owner: DeclaredEffectOwner,
    isThere: @escaping (State) -> Bool,
    holders: [Holder]?
  ) {
    let condition = Condition(isThere)
    if let holders { domains[holders, default: [:]][owner] = condition } else { others[owner] = condition }
  }

  var isEmpty: Bool { domains.isEmpty && others.isEmpty }

  /// - Returns: The owners whose domains were removed.
  mutating func removeGone(
    after touched: TouchedDomains,
    read: ((State) -> Bool) -> Bool
  ) -> [DeclaredEffectOwner] {
    if touched.isEmpty { return [] }
    var gone: [DeclaredEffectOwner] = []
    Self.removeGone(from: &others, to: &gone, read)
    for holders in domains.keys where holders.contains(where: { $0.isConcerned(by: touched) }) {
      Self.removeGone(from: &domains[holders, default: [:]], to: &gone, read)
      if domains[holders]?.isEmpty == true { domains[holders] = nil }
    }
    return gone
  }

  private static func removeGone(
    from domains: inout Domains,
    to gone: inout [DeclaredEffectOwner],
    _ read: ((State) -> Bool) -> Bool
  ) {
    for (owner, condition) in domains where !read(unsafeDowncast(condition, to: Condition.self).isThere) {
      domains[owner] = nil
      gone.append(owner)
    }
  }

  private final class Condition {
    let isThere: (State) -> Bool

    init(_ isThere: @escaping (State) -> Bool) {
      self.isThere = isThere
    }
  }
}

/// A domain whose change may remove a domain below it, counted from the root.
enum Holder: Hashable, Sendable {
  case domain(Int)
  /// The domain of the elements of a list. The actions of the elements change it all the time, so that it counts only if an
  /// element was added or removed, which marks it, too.
  case elements(Int)

  func isConcerned(by touched: TouchedDomains) -> Bool {
    switch self {
    case .domain(let domain): touched.overlaps(domain..<domain + 1)
    case .elements(let domain): touched.hasChangedChildren(of: domain)
    }
  }

  func moved(by count: Int) -> Holder {
    switch self {
    case .domain(let domain): .domain(domain + count)
    case .elements(let domain): .elements(domain + count)
    }
  }
}
