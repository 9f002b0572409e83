internal import StateKitGenerator

/// Pairs the declarations of an old schema with the declarations of the new one: by name, then by `was`.
struct Pairing<Element> {
  struct Pair {
    let old: Element
    let new: Element
    let isRenamed: Bool
  }

  /// The pairs in the order of the old elements. Several old elements may have the same successor.
  private(set) var pairs: [Pair] = []
  private(set) var removed: [Element] = []
  private(set) var added: [Element] = []
  let name: (Element) -> String
  /// The positions of the pairs, by old name.
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

  /// The element with an old name, and its successor.
  func pair(named old: String) -> Pair? { positions[old].map { pairs[$0] } }

  /// Whether the elements that stayed are in another order.
  func isReordered(_ new: [Element]) -> Bool {
    let kept = pairs.map { name($0.new) }
    let names = Set(kept)
    return kept != new.map(name).filter(names.contains)
  }

  /// The likely successors of removed elements, by old name: the added elements whose shape is unique on both
  /// sides.
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
