/// The running effects, with their parts and keys. A part of an effect, such as a member of a concatenation, is a
/// running effect, too.
struct EffectTree {
  private struct Node {
    let parent: Int?
    let key: PolicyKey?
    var parts: Set<Int> = []
  }

  private var nodes: [Int: Node] = [:]
  private var idsByKey: [PolicyKey: Set<Int>] = [:]
  private var lastID = 0

  /// The outermost effects, in no particular order.
  var ids: [Int] { nodes.compactMap { $0.value.parent == nil ? $0.key : nil } }

  var isEmpty: Bool { nodes.isEmpty && idsByKey.isEmpty }

  /// The effects without parts, in no particular order.
  var leaves: some Sequence<Int> { nodes.lazy.filter { $0.value.parts.isEmpty }.map(\.key) }

  func contains(_ id: Int) -> Bool {
    nodes[id] != nil
  }

  func key(of id: Int) -> PolicyKey? {
    nodes[id]?.key
  }

  func parts(of id: Int) -> Set<Int> {
    nodes[id]?.parts ?? []
  }

  /// The effect that contains this part, if it is the only part.
  func wholeOfOnlyPart(_ id: Int) -> Int? {
    nodes[id]?.parent.flatMap { parts(of: $0).count == 1 ? $0 : nil }
  }

  /// The effects with a key, in the order in which they were added.
  func ids(of key: PolicyKey) -> [Int] {
    idsByKey[key]?.sorted() ?? []
  }

  /// Whether one is a part of the other, or both are the same.
  func areRelated(_ left: Int, _ right: Int) -> Bool {
    isPart(left, of: right) || isPart(right, of: left)
  }

  private func isPart(_ part: Int, of whole: Int) -> Bool {
    path(to: part).contains(whole)
  }

  /// An effect and the effects that contain it, innermost first.
  func path(to id: Int) -> some Sequence<Int> {
    sequence(first: id) { nodes[$0]?.parent }
  }

  /// A number that is not used yet.
  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func add(partOf parent: Int?, key: PolicyKey?) -> Int {
    let id = makeID()
    nodes[id] = Node(parent: parent, key: key)
    if let parent { nodes[parent]?.parts.insert(id) }
    if let key { idsByKey[key, default: []].insert(id) }
    return id
  }

  /// Removes an effect with all its parts.
  ///
  /// - Returns: The removed effects in the order in which they were added, and the effect that contained the removed
  ///   one.
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

  private mutating func forget(_ id: Int, of key: PolicyKey) {
    idsByKey[key]?.remove(id)
    if idsByKey[key]?.isEmpty == true { idsByKey[key] = nil }
  }
}
