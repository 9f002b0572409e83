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
  /// The positions of the pairs by their old names.
  private var positions: [String: Int] = [:]

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
      let oldName = name(element)
      guard let successor = successors[oldName] else {
        removed.append(element)
        continue
      }
      let newName = name(successor)
      found.insert(newName)
      positions[oldName] = pairs.count
      pairs.append(Pair(old: element, new: successor, isRenamed: oldName != newName))
    }
    added = new.filter { !found.contains(name($0)) }
  }

  /// What had a name, with what became of it.
  func pair(named old: String) -> Pair? { positions[old].map { pairs[$0] } }

  /// Whether those that stayed stand in another order.
  func isReordered(_ new: [Element]) -> Bool {
    let kept = pairs.map { name($0.new) }
    let names = Set(kept)
    return kept != new.map(name).filter(names.contains)
  }

  /// The added ones that removed ones may have become, by the names of those: no other one has the shape, on either
  /// side.
  func successors(shape: (Element) -> String) -> [String: Element] {
    if removed.isEmpty || added.isEmpty { return [:] }
    let candidates = Dictionary(grouping: added, by: shape)
    var successors: [String: Element] = [:]
    for (shape, old) in Dictionary(grouping: removed, by: shape) {
      guard old.count == 1, let new = candidates[shape], new.count == 1 else { continue }
      successors[name(old[0])] = new[0]
    }
    return successors
  }
}
