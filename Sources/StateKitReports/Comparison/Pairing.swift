internal import StateKitGenerator

/// Which declaration of an old schema is which one of the new: by its name, then by `was`.
struct Pairing<Element> {
  struct Pair {
    let old: Element
    let new: Element
    let isRenamed: Bool
  }

  /// In the order of the old ones. Several old ones may have become one.
  private(set) var pairs: [Pair] = []
  private(set) var removed: [Element] = []
  private(set) var added: [Element] = []
  let name: (Element) -> String

  init(
    _ old: [Element],
    _ new: [Element],
    name: @escaping (Element) -> String,
    earlierNames: (Element) -> [Identifier] = { _ in [] }
  ) {
    self.name = name
    var successors: [String: Element] = [:]
    for element in new {
      for earlier in earlierNames(element) { successors[earlier.name] = element }
    }
    for element in new { successors[name(element)] = element }
    var found: Set<String> = []
    for element in old {
      guard let successor = successors[name(element)] else {
        removed.append(element)
        continue
      }
      found.insert(name(successor))
      pairs.append(Pair(old: element, new: successor, isRenamed: name(element) != name(successor)))
    }
    added = new.filter { !found.contains(name($0)) }
  }

  /// Whether those that stayed stand in another order.
  func isReordered(_ new: [Element]) -> Bool {
    let kept = pairs.map { name($0.new) }
    let names = Set(kept)
    return kept != new.map(name).filter(names.contains)
  }

  /// The added one that a removed one may have become: no other one has its shape, on either side.
  func successor(of element: Element, shape: (Element) -> String) -> Element? {
    let wanted = shape(element)
    let candidates = added.filter { shape($0) == wanted }
    guard candidates.count == 1, removed.filter({ shape($0) == wanted }).count == 1 else { return nil }
    return candidates[0]
  }
}
