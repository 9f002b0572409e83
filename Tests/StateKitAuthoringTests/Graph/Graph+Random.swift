import StateKitTestSupport

@testable import StateKitAuthoring

extension Graph {
  /// Domains, items and links as they come; the same for the same seed.
  static func random(seed: UInt64) -> Graph {
    var random = SplitMix64(seed: seed)
    let parents = randomParents(&random)
    var (domains, items): ([GraphDomain], [GraphItem]) = ([], [])
    for (index, parent) in parents.enumerated() {
      let start = items.count
      for number in 0..<random.below(7) {
        items.append(.random(number, in: index, after: items, &random))
      }
      let name = String(repeating: "domain", count: 1 + random.below(4))
      domains.append(
        GraphDomain(
          parent: parent,
          depth: parent.map { domains[$0].depth + 1 } ?? 0,
          name: name,
          path: "\(name)\(index)",
          title: name,
          documentation: nil,
          items: start..<items.count
        )
      )
    }
    let links =
      items.isEmpty
      ? [] : (0..<random.below(60)).map { _ in GraphLink.random(items.count, &random) }
    return Graph(
      domains: domains,
      items: items,
      links: GraphCycles.marked(links, itemCount: items.count)
    )
  }

  /// The parent of each domain is the domain before, or a domain that contains the domain before.
  private static func randomParents(_ random: inout SplitMix64) -> [Int?] {
    var parents: [Int?] = []
    for index in 0..<1 + random.below(40) {
      var parent: Int? = index == 0 ? nil : index - 1
      while let candidate = parent, random.below(2) == 0 { parent = parents[candidate] }
      parents.append(parent)
    }
    return parents
  }
}

extension GraphItem {
  fileprivate static func random(
    _ number: Int,
    in domain: Int,
    after items: [GraphItem],
    _ random: inout SplitMix64
  ) -> GraphItem {
    let kinds: [Kind] = [.action, .request, .effect]
    let last = items.last.flatMap { $0.domain == domain ? $0 : nil }
    let isPhase = last?.kind == .request
    let name = String(repeating: "name", count: 1 + random.below(6)) + "\(number)"
    return GraphItem(
      domain: domain,
      kind: isPhase ? .phase : kinds[random.below(3)],
      name: name,
      path: name,
      payload: "",
      documentation: nil,
      isDeprecated: false,
      request: isPhase ? items.count - 1 : nil
    )
  }
}

extension GraphLink {
  fileprivate static func random(_ count: Int, _ random: inout SplitMix64) -> GraphLink {
    GraphLink(
      kind: random.below(3) == 0 ? .effect : .bridge,
      source: random.below(count),
      target: random.below(count),
      condition: random.below(3) == 0 ? String(repeating: "is", count: 1 + random.below(20)) : nil,
      documentation: nil
    )
  }
}

extension SplitMix64 {
  fileprivate mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
