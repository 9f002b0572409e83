@testable import StateKit

/// The schema of a domain in the test's own words, and samples of its members.
///
/// The facts come only from the random schema, not from the generated types that they check.
protocol DomainFacts {
  associatedtype Action: DomainAction where Action.DomainState: Sendable

  /// The name for messages.
  static var domain: String { get }
  /// A line for each own leaf of the domain: the name, the labels, and the letters of the documentation.
  static var ownLeaves: String { get }
  static var children: [(name: String, isStack: Bool, facts: any DomainFacts.Type)] { get }
  /// An action for each leaf of the tree, in order. Different numbers give different payloads.
  static func samples(_ number: Int) -> [Action]
  static func state(_ number: Int) -> Action.DomainState
  static func isSame(_ left: Action, _ right: Action) -> Bool
  static func isSame(_ left: Action.DomainState, _ right: Action.DomainState) -> Bool
  static var reducer: Reducer<Action.DomainState, Action> { get }
  /// The number of requests and effects that each leaf of the tree starts or ends.
  static var effectCounts: [Int] { get }
  /// The actions that the bridges of the domain and its descendants derive from an action, with the states before and after
  /// the reducers.
  static func bridged(_ action: Action, _ before: Action.DomainState, _ state: Action.DomainState)
    -> [Derived<Action>]
  /// The names of the domain's own requests and effects that an action starts, if this is the state after the reducers.
  static func started(_ action: Action, _ state: Action.DomainState) -> [String]
  /// The names of the domain's own effects that run as long as a condition holds, in a state.
  static func ongoing(_ state: Action.DomainState) -> [String]
  /// The names of the domain's own invariants that do not hold in a state.
  static func broken(_ state: Action.DomainState) -> [String]
  /// The names of the domain's own effects that a change of the state starts, as often as it does.
  static func events(_ before: Action.DomainState, _ state: Action.DomainState) -> [String]
  /// The names of such effects of which only the runtime knows whether they start.
  static var unknownEvents: Set<String> { get }
  @MainActor static func store(_ middleware: AnyMiddleware<Action, Action, Action.DomainState>)
    -> Store<Action.DomainState, Action>
  /// Registers closures that do not answer for all requests of the tree.
  static func supply<Root: DomainAction>(
    _ registry: SideEffectRegistry<Root.DomainState, Root>,
    _ registrations: inout [Registration]
  )
  /// The leaves of the tree to which the domain itself reacts.
  static var reactions: Set<Int> { get }
  /// The leaves that remove one of the domain's own children from the first sample.
  static var leaving: Set<Int> { get }
  /// Checks single leaves, properties and children.
  @MainActor static func check(_ laws: Laws<Self>)
}

/// The laws of one domain, checked against its facts.
@MainActor
struct Laws<Facts: DomainFacts> {
  typealias Action = Facts.Action
  typealias State = Facts.Action.DomainState

  let samples = Facts.samples(0)
  let others = Facts.samples(1)
  /// The range of leaves of each case of the action.
  let cases: [Range<Int>]

  init() {
    let requests = expectedOwnLeaves(of: Facts.self).map { $0.name.split(separator: ".").dropLast() }
    var cases: [Range<Int>] = []
    for (leaf, request) in requests.enumerated() {
      if leaf > 0, !request.isEmpty, request == requests[leaf - 1], let last = cases.popLast() {
        cases.append(last.lowerBound..<leaf + 1)
      } else {
        cases.append(leaf..<leaf + 1)
      }
    }
    for child in Facts.children {
      let start = cases.last?.upperBound ?? 0
      cases.append(start..<start + (child.isStack ? 1 : 0) + expectedLeaves(of: child.facts).count)
    }
    self.cases = cases
  }

  func expect(_ condition: Bool, _ law: @autoclosure () -> String) {
    Report.count += 1
    if !condition { Report.fail("\(Facts.domain): \(law())") }
  }

  /// Expects that two states are the same, and says otherwise how the one differs from the expected one.
  func expectSame(_ state: State, as expected: State, _ law: @autoclosure () -> String) {
    expect(Facts.isSame(state, expected), "\(law()): \(changes(from: expected, to: state))")
  }

  func changes(from old: State, to new: State) -> String {
    StateDifference.lines(from: old, to: new).joined(separator: "; ")
  }

  func checkAll() {
    checkLeaves()
    checkCounts()
    checkStarts()
    checkInvariants()
    checkRecording()
    Facts.check(self)
  }

  /// `leaves` is complete, names are unique, and each action has its own leaf.
  private func checkLeaves() {
    let expected = expectedLeaves(of: Facts.self)
    let leaves = Action.leaves
    expect(leaves.map(\.name) == expected.map(\.name), "its leaves are \(leaves.map(\.name))")
    expect(Set(leaves.map(\.name)).count == leaves.count, "two leaves have one name")
    expect(leaves.map(\.labels) == expected.map(\.labels), "its labels are \(leaves.map(\.labels))")
    expect(
      leaves.map(\.sensitiveLabels) == expected.map(\.sensitive),
      "sensitive are \(leaves.map(\.sensitiveLabels))"
    )
    for (leaf, known) in zip(leaves, expected) {
      expect(
        letters(leaf.documentation ?? "") == known.documentation,
        "the documentation of \(leaf.name) is \(leaf.documentation ?? "nil")"
      )
    }
    expect(samples.count == expected.count, "there are \(samples.count) samples for \(expected.count) leaves")
    for (index, action) in samples.enumerated() {
      expect(action.leafIndex == index, "the index of \(action) is \(action.leafIndex), not \(index)")
      expect(action.name == expected[index].name, "the name of \(action) is \(action.name)")
    }
  }

  private func checkCounts() {
    for (action, count) in zip(samples, Facts.effectCounts) {
      expect(
        action.declaredEffects.count == count,
        "\(action) starts or ends \(action.declaredEffects.count) effects, not \(count)"
      )
      let bridged = Facts.bridged(action, Facts.state(0), Facts.state(0)).count
      // A bridge to each element derives several actions.
      expect(bridged == 0 || !action.declaredBridges.isEmpty, "\(action) has no bridges")
    }
  }
}

extension Laws {
  /// An invariant is broken where its condition does not hold, and a store says so when it first happens.
  private func checkInvariants() {
    for (number, actions) in [samples, others].enumerated() {
      for action in actions.prefix(120) {
        var state = Facts.state(number)
        Facts.reducer.reduce(&state, action)
        let found = Action.brokenInvariants(in: state)
        let own = found.filter(\.domain.isEmpty).map(\.name)
        expect(own == Facts.broken(state), "after \(action) \(own) do not hold, not \(Facts.broken(state))")
        if number == 1 { continue }
        let told = ToldIssues()
        let store = Store(
          initialState: Facts.state(0),
          reducer: Facts.reducer,
          configuration: StoreConfiguration(
            reporter: told.reporter,
            clock: StoppedClock(),
            checksInvariants: true
          )
        )
        store.dispatch(action)
        // What effects send at once may break more, or end what was broken.
        for broken in Action.brokenInvariants(in: store.state) {
          expect(told.hasBreak(of: broken), "after \(action) the store does not say \(broken)")
        }
      }
    }
  }

  /// A request or an effect starts where its condition holds after the reducers.
  private func checkStarts() {
    let domain = Domain.declared(reducer: Facts.reducer)
    for (number, actions) in [samples, others].enumerated() {
      for action in actions.prefix(120) {
        var state = Facts.state(number)
        var running = Set(domain.ongoingWork(in: state).map(\.key))
        let step = domain.step(&state, action)
        for work in step.work where work.isOngoing {
          if work.event == .end { running.remove(work.key) } else { running.insert(work.key) }
        }
        let ongoing = domain.ongoingWork(in: state)
        expect(
          running == Set(ongoing.map(\.key)),
          "\(action) leaves other effects running than the state says"
        )
        let own = ongoing.map(\.name).filter { !$0.contains(".") }.sorted()
        let wanted = Facts.ongoing(state).sorted()
        expect(own == wanted, "after \(action) there run \(own), not \(wanted)")
        if step.isForAbsentChild { continue }
        let started = step.work.filter { $0.event != .end && !$0.isOngoing }.map(\.name)
          .filter { !$0.contains(".") && !Facts.unknownEvents.contains($0) }.sorted()
        let expected = (Facts.started(action, state) + Facts.events(Facts.state(number), state)).sorted()
        expect(started == expected, "\(action) starts \(started), not \(expected)")
      }
    }
  }
}

/// The issues that a store reports. It reports on the main thread alone.
final class ToldIssues: @unchecked Sendable {
  private var messages: Set<String> = []

  var reporter: Reporter {
    Reporter { [self] issue in
      if issue.kind == .brokenInvariant { messages.insert(issue.message) }
    }
  }

  func hasBreak(of broken: BrokenInvariant) -> Bool {
    messages.contains { $0.hasPrefix("The invariant \(broken.path) does not hold ") }
  }
}

/// The expected properties of a leaf.
struct ExpectedLeaf {
  var name: String
  var labels: [String]
  var sensitive: [String]
  var documentation: String
}

func expectedLeaves<Facts: DomainFacts>(of facts: Facts.Type) -> [ExpectedLeaf] {
  var leaves = expectedOwnLeaves(of: facts)
  for child in facts.children {
    if child.isStack {
      leaves.append(
        ExpectedLeaf(name: "\(child.name).popFrom", labels: ["id"], sensitive: [], documentation: "")
      )
    }
    for leaf in expectedLeaves(of: child.facts) {
      var leaf = leaf
      leaf.name = "\(child.name).\(leaf.name)"
      leaves.append(leaf)
    }
  }
  return leaves
}

/// Parses lines like `signedIn name,password password Letters`; a dash is an empty field.
func expectedOwnLeaves<Facts: DomainFacts>(of facts: Facts.Type) -> [ExpectedLeaf] {
  facts.ownLeaves.split(separator: "\n").map { line in
    let parts = line.split(separator: " ").map { $0 == "-" ? "" : String($0) }
    return ExpectedLeaf(
      name: parts[0],
      labels: parts[1].split(separator: ",").map(String.init),
      sensitive: parts[2].split(separator: ",").map(String.init),
      documentation: parts[3]
    )
  }
}

/// The ASCII letters of a text, which stay the same in every spelling.
func letters(_ text: String) -> String {
  String(text.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic }.map(Character.init))
}
