/// Domains that may be removed while their effects run: optional children, and the elements of lists.
struct PassingDomains<State> {
  // The conditions are objects, so that looking for them looks up no types at run time.
  private typealias Domains = [DeclaredEffectOwner: AnyObject]

  /// The domains by their holders. A domain can only be removed by a change of one of its holders, so that changes of
  /// other domains do not check it.
  private var domains: [[Int]: Domains] = [:]
  /// Domains whose holders are unknown; checked after every change.
  private var others: Domains = [:]

  mutating func add(
    _ owner: DeclaredEffectOwner,
    isThere: @escaping (State) -> Bool,
    holders: [Int]?
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
    for holders in domains.keys where holders.contains(where: { touched.overlaps($0..<$0 + 1) }) {
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
