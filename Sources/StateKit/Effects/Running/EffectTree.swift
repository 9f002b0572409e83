/// Which effects run, what they are parts of, and by which keys they are found. A part of an effect, such as a member
/// of a concatenation, is a running effect too.
struct EffectTree {
  private struct Node {
    let parent: Int?
    let key: EffectKey?
    var parts: Set<Int> = []
  }

  private var nodes: [Int: Node] = [:]
  private var idsByKey: [EffectKey: Set<Int>] = [:]
  private var lastID = 0

  /// The effects that are no part of another, in no order.
  var ids: [Int] { nodes.compactMap { $0.value.parent == nil ? $0.key : nil } }

  var isEmpty: Bool { nodes.isEmpty && idsByKey.isEmpty }

  func contains(_ id: Int) -> Bool {
    nodes[id] != nil
  }

  func key(of id: Int) -> EffectKey? {
    nodes[id]?.key
  }

  func parts(of id: Int) -> Set<Int> {
    nodes[id]?.parts ?? []
  }

  /// In the order in which they were added.
  func ids(of key: EffectKey) -> [Int] {
    idsByKey[key]?.sorted() ?? []
  }

  /// Whether one is a part of the other, or both are the same.
  func areRelated(_ left: Int, _ right: Int) -> Bool {
    isPart(left, of: right) || isPart(right, of: left)
  }

  private func isPart(_ part: Int, of whole: Int) -> Bool {
    path(to: part).contains(whole)
  }

  /// An effect, what it is a part of, and so on.
  func path(to id: Int) -> some Sequence<Int> {
    sequence(first: id) { nodes[$0]?.parent }
  }

  /// A number that no effect has.
  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func add(partOf parent: Int?, key: EffectKey?) -> Int {
    let id = makeID()
    nodes[id] = Node(parent: parent, key: key)
    if let parent { nodes[parent]?.parts.insert(id) }
    if let key { idsByKey[key, default: []].insert(id) }
    return id
  }

  /// Removes an effect with all its parts.
  ///
  /// - Returns: All that was removed, in the order in which it was added, and what it was a part of.
  mutating func remove(_ id: Int) -> (removed: [Int], parent: Int?) {
    guard let parent = nodes[id]?.parent else { return (removeAll(below: id), nil) }
    nodes[parent]?.parts.remove(id)
    return (removeAll(below: id), parent)
  }

  private mutating func removeAll(below id: Int) -> [Int] {
    var removed: [Int] = []
    var rest = [id]
    while let id = rest.popLast() {
      guard let node = nodes.removeValue(forKey: id) else { continue }
      removed.append(id)
      rest += node.parts
      if let key = node.key { forget(id, of: key) }
    }
    return removed.sorted()
  }

  private mutating func forget(_ id: Int, of key: EffectKey) {
    idsByKey[key]?.remove(id)
    if idsByKey[key]?.isEmpty == true { idsByKey[key] = nil }
  }
}
