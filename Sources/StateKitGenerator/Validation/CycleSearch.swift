/// Finds cycles, each once. Of long cycles that share a node it may find only one, so that all cycles together are not
/// longer than the graph.
///
/// The stack is an array, because the depth depends on the schema.
struct CycleSearch<Node: Hashable, Step> {
  private struct Visit {
    let node: Node
    var steps: ArraySlice<(step: Step, target: Node)>
  }

  private static var short: Int { 16 }

  private let steps: (Node) -> [(step: Step, target: Node)]
  private let found: ([Step]) -> Void
  private var finished: Set<Node> = []

  /// `steps` returns the steps from a node, and `found` receives the steps of a cycle, in order.
  init(steps: @escaping (Node) -> [(step: Step, target: Node)], found: @escaping ([Step]) -> Void) {
    self.steps = steps
    self.found = found
  }

  /// Searches all nodes that can be reached from a node.
  mutating func visit(_ start: Node) {
    guard !finished.contains(start) else { return }
    var path: [Step] = []
    var positions: [Node: Int] = [start: 0]
    var visits = [Visit(node: start, steps: steps(start)[...])]
    // The position after the last node on the path that is in a long cycle found before.
    var free = 0
    while var visit = visits.popLast() {
      guard let (step, target) = visit.steps.popFirst() else {
        positions[visit.node] = nil
        finished.insert(visit.node)
        _ = path.popLast()
        free = min(free, visits.count)
        continue
      }
      visits.append(visit)
      if let position = positions[target] {
        let isLong = visits.count - position > Self.short
        guard !isLong || position >= free else { continue }
        if isLong { free = visits.count }
        found(path[position...] + [step])
      } else if !finished.contains(target) {
        path.append(step)
        positions[target] = path.count
        visits.append(Visit(node: target, steps: steps(target)[...]))
      }
    }
  }
}
