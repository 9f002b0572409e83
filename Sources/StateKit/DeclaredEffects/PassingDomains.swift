/// Domains that may be removed while their effects run: optional children, and the elements of lists.
struct PassingDomains<State> {
  private typealias Domains = [DeclaredEffectOwner: (State) -> Bool]

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
    if let holders { domains[holders, default: [:]][owner] = isThere } else { others[owner] = isThere }
  }

  var isEmpty: Bool { domains.isEmpty && others.isEmpty }

  /// - Returns: The owners whose domains were removed.
  mutating func removeGone(
    after touched: TouchedDomains,
    read: ((State) -> Bool) -> Bool
  ) -> [DeclaredEffectOwner] {
    if touched.isEmpty { return [] }
    var gone = others.filter { !read($0.value) }.map(\.key)
    for owner in gone { others[owner] = nil }
    for holders in domains.keys where holders.contains(where: { touched.overlaps($0..<$0 + 1) }) {
      for (owner, isThere) in domains[holders] ?? [:] where !read(isThere) {
        domains[holders]?[owner] = nil
        gone.append(owner)
      }
    }
    return gone
  }
}
