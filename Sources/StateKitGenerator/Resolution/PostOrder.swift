/// Sorts nodes so that each node comes after all nodes that it leads to, except for nodes in a cycle with it.
///
/// The stack is an array, because the depth depends on the schema.
enum PostOrder {
  /// All nodes that can be reached from a node, with the node itself last.
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
