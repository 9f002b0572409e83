/// Finds ways that lead back to where they began, each once.
///
/// It keeps its own stack, because a schema decides how deep it goes.
struct CycleSearch<Node: Hashable, Step> {
  private struct Visit {
    let node: Node
    var steps: ArraySlice<(step: Step, target: Node)>
  }

  private let steps: (Node) -> [(step: Step, target: Node)]
  private let found: ([Step]) -> Void
  private var finished: Set<Node> = []

  /// `steps` gives the steps from a node, and `found` takes the steps of a cycle, in order.
  init(steps: @escaping (Node) -> [(step: Step, target: Node)], found: @escaping ([Step]) -> Void) {
    self.steps = steps
    self.found = found
  }

  /// Searches all that can be reached from a node.
  mutating func visit(_ start: Node) {
    guard !finished.contains(start) else { return }
    var path: [Step] = []
    var positions: [Node: Int] = [start: 0]
    var visits = [Visit(node: start, steps: steps(start)[...])]
    while var visit = visits.popLast() {
      guard let (step, target) = visit.steps.popFirst() else {
        positions[visit.node] = nil
        finished.insert(visit.node)
        _ = path.popLast()
        continue
      }
      visits.append(visit)
      if let position = positions[target] {
        found(path[position...] + [step])
      } else if !finished.contains(target) {
        path.append(step)
        positions[target] = path.count
        visits.append(Visit(node: target, steps: steps(target)[...]))
      }
    }
  }
}
