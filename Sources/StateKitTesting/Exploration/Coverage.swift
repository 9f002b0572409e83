import StateKit

/// What the runs of an exploration have reached.
@MainActor
final class Coverage {
  private(set) var actions: [Int]
  private(set) var answers: [Int]
  /// The bridges that fired, by their places.
  private(set) var bridges: Set<String> = []
  /// The children that were absent in a state, and that were there in a later one.
  private(set) var made: Set<String> = []
  /// The children that were there in a state, and absent in a later one.
  private(set) var gone: Set<String> = []
  private var present: [Bool?] = []
  private(set) var steps = 0
  private(set) var runs = 0

  init(leafCount: Int, workCount: Int) {
    actions = Array(repeating: 0, count: leafCount)
    answers = Array(repeating: 0, count: workCount)
  }

  func note(leaf: Int, from source: ActionSource) {
    actions[leaf] += 1
    guard actions[leaf] < 4, let cause = source.causes.last, case .bridge = cause.route else { return }
    bridges.insert(cause.route.description)
  }

  func note(answerOf work: Int) { answers[work] += 1 }

  /// Notes the children of a state, which follows the one before unless it is the first of a run.
  func note<Action>(childrenOf domain: ExploredDomain<Action>, in state: Action.DomainState, isFirst: Bool) {
    if isFirst || present.isEmpty { present = domain.children.map { _ in nil } }
    for (number, child) in domain.children.enumerated() {
      let isThere = Action.actionTree.hasPlace(forLeaf: child.leaf, in: state, ElementFinder(0))
      if isThere, present[number] == false { made.insert(child.name) }
      if !isThere, present[number] == true { gone.insert(child.name) }
      present[number] = isThere
    }
  }

  func noteRun(_ steps: Int) {
    runs += 1
    self.steps += steps
  }

  /// The names of the actions that no run handled.
  func missed<Action>(of domain: ExploredDomain<Action>) -> [String] {
    domain.reachable.filter { actions[$0] == 0 }.map { domain.leaves[$0].name }
  }

  /// A text with a line for each kind.
  func text<Action>(of domain: ExploredDomain<Action>) -> String {
    let missed = missed(of: domain)
    let work = domain.work.map(\.line)
    let unanswered = work.indices.filter { answers[$0] == 0 && work[$0].kind != .timer }.map { work[$0].name }
    let answerable = work.count { $0.kind != .timer }
    var lines = [
      "\(runs) runs with \(steps) steps",
      "\(domain.reachable.count - missed.count) of \(domain.reachable.count) actions" + list(missed),
      "\(answerable - unanswered.count) of \(answerable) requests and effects answered" + list(unanswered),
    ]
    if !bridges.isEmpty { lines.append("\(bridges.count) bridges") }
    for (names, what) in [(made, "made"), (gone, "gone")] where !names.isEmpty {
      lines.append("children \(what): \(names.sorted().joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "" : "; not: \(names.joined(separator: ", "))"
  }
}
