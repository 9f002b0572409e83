/// Finds ways that lead back to where they began, each once; of long ones that share a node it may find one alone, so
/// that all together are no longer than what is searched.
///
/// It keeps its own stack, because a schema decides how deep it goes.
struct CycleSearch<Node: Hashable, Step> {
  private struct Visit {
    let node: Node
    var steps: ArraySlice<(step: Step, target: Node)>
  }

  private static var short: Int { 16 }

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
    // Behind the last node on the path that is in a long way found before.
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
