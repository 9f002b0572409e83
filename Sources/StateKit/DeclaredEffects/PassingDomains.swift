/// The domains that may go while their effects run: those of optional children, and of the elements of lists.
struct PassingDomains<State> {
  private typealias Domains = [DeclaredEffectOwner: (State) -> Bool]

  /// By the domains that must change for one of them to go, so that a change elsewhere looks at none.
  private var domains: [[Int]: Domains] = [:]
  /// Those of which that is not known.
  private var others: Domains = [:]

  mutating func add(
    _ owner: DeclaredEffectOwner,
    isThere: @escaping (State) -> Bool,
    holders: [Int]?
  ) {
    if let holders { domains[holders, default: [:]][owner] = isThere } else { others[owner] = isThere }
  }

  var isEmpty: Bool { domains.isEmpty && others.isEmpty }

  /// - Returns: Those that are not there any more.
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
