internal import StateKitGenerator

/// Writes the file of one test.
struct RecordedTestWriter {
  private let test: RecordedTest
  private let run: RecordedRun
  private let name: String
  private let suite: String
  private let lines: ClosedRange<Int>?
  private let expressions: RecordedExpressions
  private let tested: TestedStore
  private var work: RecordedWork
  /// The state before the next action.
  private var state: JSONValue?
  private let numbers: Set<Int>
  private let hasOwnStore: Bool

  /// The width inside of the test's function.
  private static let width: Int = SwiftPrinter.lineLengthOfTests - 4

  init(
    test: RecordedTest,
    run: RecordedRun,
    actions: RecordedActions,
    name: String,
    suite: String,
    lines: ClosedRange<Int>?
  ) {
    self.test = test
    self.run = run
    self.name = name
    self.suite = suite
    self.lines = lines
    self.state = run.state
    self.numbers = Set(run.lines.map(\.number))
    let names = TestTypeNames(test.model)
    let types = UserTypes(test.code, tested: test.module.name)
    let constants = RecordedConstants(taken: RecordedTestWriter.takenNames(test.model))
    expressions = RecordedExpressions(
      table: TypeTable(test.model),
      samples: SampleValues(test.model, using: test.model.usedModules),
      types: types,
      names: names,
      constants: constants
    )
    tested = TestedStore(
      domains: actions.domains,
      code: test.code,
      tested: test.module.name,
      names: names
    )
    work = RecordedWork(actions, expressions)
    hasOwnStore = tested.factory(of: test.domain, state: .plain("state")) != nil
  }

  /// Names that neither a constant nor a stub may have: labels of closures would hide them.
  private static func takenNames(_ model: ModuleModel) -> Set<String> {
    let domains = DeclaredDomains(model).all
    let labels = domains.flatMap(\.work).flatMap { work in
      (work.handed?.arguments ?? []).compactMap { $0.label?.name } + work.inputs.map(\.label.name)
    }
    return Set(labels + ["store", "state", "clock", "recorded", "value0", EffectModel.valuesName.name])
  }

  // MARK: - The file

  var function: Identifier {
    guard let lines else { return Identifier(validated: "wholeRecording") }
    return Identifier(validated: "lines\(lines.lowerBound)To\(lines.upperBound)")
  }

  private var sentence: String {
    lines.map { "lines \($0.lowerBound) to \($0.upperBound) of \(name)" } ?? "the whole of \(name)"
  }

  mutating func text(_ places: [RecordedActions.Place]) -> String {
    // The steps are written first, because they determine the stubs and constants.
    let steps = steps(places)
    let body = head + steps + end
    var printer = SwiftPrinter(lineLength: 10_000)
    for name in imports { printer.line("import \(name)") }
    printer.blankLine()
    printer.line("@testable import \(test.module)")
    printer.blankLine()
    printer.line("/// The actions of an app, recorded in \(unquoted: StringLiteral(name)).")
    printer.line("@MainActor")
    printer.line("@Suite(.timeLimit(.minutes(1)))")
    let throwing: Code = expressions.constants.areRead ? " throws" : ""
    printer.block("struct \(Identifier(validated: suite))", .none) { printer in
      printer.line("@Test(\(StringLiteral(sentence)))")
      printer.block("func \(function)() async\(throwing)", .none) { printer in
        for line in body { if line.isEmpty { printer.blankLine() } else { printer.line(line) } }
      }
      if expressions.constants.areRead { RecordedTestWriter.printReading(to: &printer) }
    }
    return printer.output
  }

  private static func printReading(to printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.line("/// A value in the form that its own type reads.")
    printer.block("private func recorded<Value: Decodable>(_ json: String) throws -> Value", .none) {
      printer in
      printer.line("try JSONDecoder().decode(Value.self, from: Data(json.utf8))")
    }
  }

  private var imports: [Identifier] {
    let file = test.model.files.first { $0.domains.contains { $0.id == test.domain.id } }
    let schema = file.map { ImportTranslator(file: $0, access: .internal).imports.map(\.module) } ?? []
    let modules =
      schema.map(\.name) + expressions.names.modules + ["StateKit", "StateKitTesting", "Testing"]
      + (expressions.constants.areRead ? ["Foundation"] : [])
    return Set(modules).subtracting([test.module.name]).sorted().map { Identifier(validated: $0) }
  }

  /// The constants, the store and the stubs.
  private var head: [Code] {
    let width = RecordedTestWriter.width
    let stubs = RecordedStubs(names: expressions.names, width: width)
    let store = store
    let constants = expressions.constants.all.flatMap { constant -> [Code] in
      let type: Code = constant.isRead ? ": \(expressions.names.code(constant.type))" : ""
      return constant.value.lines(after: "let \(constant.name)\(type) = ", within: width)
    }
    let byDomain = work.stubsByDomain
    let declared = byDomain.flatMap { $0.stubs.compactMap(stubs.declaration) }
    let registered = byDomain.flatMap { stubs.registration(of: $0.domain, $0.stubs) }
    let clock: [Code] = work.needsClock ? ["let clock = TestClock()"] : []
    let relaxed: [Code] =
      run.hasStates
      ? []
      : [
        "// The recording does not say what changed: that of ActionRecorder.withChanges does.",
        "store.exhaustivity = .off",
      ]
    return clock + constants + store + relaxed + declared + registered
  }

  private var store: [Code] {
    let state = initialState
    let made =
      (work.needsClock ? nil : tested.factory(of: test.domain, state: state))
      ?? tested.store(of: test.domain, state: state, hasClock: work.needsClock)
    // The type is clear only in an initializer that takes a store.
    return Expression.call("TestStore", [Expression.Element(value: made.dotted(with: storeType))])
      .lines(after: "let store = ", within: RecordedTestWriter.width)
  }

  private var storeType: Code {
    "Store<\(expressions.names.code(test.domain.state.type)), \(test.domain.actionType)>"
  }

  private var initialState: Expression {
    // A case of an enum needs its type here.
    if let state = run.state {
      return expressions.expression(state, test.domain.state.type)
        .dotted(with: expressions.names.code(test.domain.state.type))
    }
    return .plain(
      expressions.samples.value(of: test.domain.state.type)
        ?? "\(expressions.names.code(test.domain.state.type))()"
    )
  }

  private var end: [Code] {
    (work.isRunning
      ? ["", "// What still runs here has no end in the recording.", "store.skipEffects()"] : [])
      + ["await store.finish()"]
  }

  // MARK: - The steps

  private mutating func steps(_ places: [RecordedActions.Place]) -> [Code] {
    places.flatMap { place -> [Code] in
      let changes = changes(by: place)
      let lines = step(place, changes)
      work.start(by: place)
      return lines
    }
  }

  private mutating func step(_ place: RecordedActions.Place, _ changes: [Code]) -> [Code] {
    let action = expressions.action(place)
    guard let cause = place.line.cause else { return sent(action, changes) }
    let isHere = cause.line.map(numbers.contains) ?? false
    switch cause.route {
    case .bridge(let place) where isHere && (hasOwnStore || RecordedTestWriter.isSchema(place)):
      return received(action, changes)
    case .effect(let name?) where isHere:
      let answers = work.lines(for: place, from: cause.line, named: name, width: RecordedTestWriter.width)
      if let answers { return answers + received(action, changes) }
    case .effect(nil) where isHere && hasOwnStore: return received(action, changes)
    default: break
    }
    return sent(action, changes, comment(on: cause, place.line, isHere: isHere))
  }

  private static func isSchema(_ place: String) -> Bool { place.contains(".statekit.json") }

  private func comment(on cause: RecordedRun.Cause, _ line: RecordedRun.Line, isHere: Bool) -> Code {
    let place: Code = line.source.map { " at \(unquoted: StringLiteral($0))" } ?? ""
    if !isHere {
      return cause.line.map { "// It came of line \($0), which is before this test." }
        ?? "// It came of an action that was not recorded."
    }
    switch cause.route {
    case .dispatch: return "// Other code dispatched it meanwhile\(place)."
    case .bridge(let bridge): return "// The bridge at \(unquoted: StringLiteral(bridge)) dispatched it."
    case .effect: return "// An effect dispatched it\(place)."
    }
  }

  private func sent(_ action: Expression, _ changes: [Code], _ comment: Code? = nil) -> [Code] {
    [""] + (comment.map { [$0] } ?? []) + call("store.send", action, changes)
  }

  private func received(_ action: Expression, _ changes: [Code]) -> [Code] {
    call("await store.receive", action, changes)
  }

  private func call(_ start: Code, _ action: Expression, _ changes: [Code]) -> [Code] {
    let width = RecordedTestWriter.width
    let head = Expression.call(start, [Expression.Element(value: action)])
    if changes.isEmpty { return head.lines(within: width) }
    if changes.count == 1 {
      let line: Code = "\(head.code) { \(changes[0]) }"
      if line.text.count <= width { return [line] }
    }
    return head.lines(before: " {", within: width) + changes.indented + ["}"]
  }

  /// The statements for the changes of an action. `state` becomes the state after it.
  private mutating func changes(by place: RecordedActions.Place) -> [Code] {
    guard run.hasStates, let before = state, let after = place.line.state else { return [] }
    var assignments = RecordedAssignments(expressions)
    assignments.compare(before, after, test.domain.state.type, at: "$0")
    state = after
    return assignments.statements.flatMap { statement in
      statement.value.lines(
        after: statement.start,
        before: statement.end,
        within: RecordedTestWriter.width - 2
      )
    }
  }
}

extension Expression {
  /// The expression with its type in front of a leading dot.
  fileprivate func dotted(with type: Code) -> Expression {
    guard case .call(let name, let elements) = self, name.text.hasPrefix(".") else { return self }
    return .call("\(type)\(name)", elements)
  }
}
