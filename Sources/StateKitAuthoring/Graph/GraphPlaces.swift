internal import StateKitGenerator

/// The positions of the children and items of a domain in a graph.
struct GraphPlaces {
  /// An item by its name, or by the names of its request and phase. An effect may have the name of an action.
  struct Item: Hashable {
    var isEffect = false
    let steps: [String]
  }

  /// `App.feed`
  let path: String
  var children: [String: Int] = [:]
  var items: [Item: Int] = [:]
}

extension [GraphPlaces] {
  /// The position of the item at a path from a domain.
  func item(at path: ActionPath, from domain: Int) -> Int? {
    var (domain, steps) = (domain, path.steps.map(\.name.name) + [path.action.name])
    while steps.count > 1, let child = self[domain].children[steps[0]] {
      domain = child
      steps.removeFirst()
    }
    return self[domain].items[GraphPlaces.Item(steps: steps)]
  }

  func effect(_ name: Identifier, in domain: Int) -> Int? {
    self[domain].items[GraphPlaces.Item(isEffect: true, steps: [name.name])]
  }
}
