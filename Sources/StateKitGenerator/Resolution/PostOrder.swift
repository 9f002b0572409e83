/// Puts nodes in an order in which each comes after all that it leads to, but for those that lead back to it.
///
/// It keeps its own stack, because a schema decides how deep it goes.
enum PostOrder {
  /// All that can be reached from a node, and that last.
  static func nodes<Node: Hashable>(from start: Node, next: (Node) -> [Node]) -> [Node] {
    var seen: Set<Node> = [start]
    var nodes: [Node] = []
    var visits: [(node: Node, next: ArraySlice<Node>)] = [(start, next(start)[...])]
    while !visits.isEmpty {
      if let node = visits[visits.count - 1].next.popFirst() {
        if seen.insert(node).inserted { visits.append((node, next(node)[...])) }
      } else {
        nodes.append(visits.removeLast().node)
      }
    }
    return nodes
  }
}
