/// The facts of one domain, and its handwritten handlers.
struct DomainFactsText {
  let schema: DrawnSchema
  let index: Int

  var domain: DrawnDomain { schema.domains[index] }
  var action: String { domain.action }
  var state: String { domain.state }
  var facts: String { "\(domain.name)Facts" }
  /// The leaves of the tree, in order.
  let leaves: [DrawnLeaf]
  let ownLeaves: [DrawnLeaf]

  init(schema: DrawnSchema, index: Int) {
    self.schema = schema
    self.index = index
    leaves = schema.leaves(of: index)
    ownLeaves = schema.domains[index].ownLeaves(number: index)
  }

  var text: String {
    """
    \(handlers)
    enum \(facts): DomainFacts {
      typealias Action = \(action)
      static var domain: Swift.String { "\(domain.name)" }
      static var ownLeaves: Swift.String { \(SwiftText.literal(ownLeaves.map(line).joined(separator: "\n"))) }
      static var children: [(name: Swift.String, isStack: Swift.Bool, facts: any DomainFacts.Type)] {
        [\(domain.children.map { "(\"\($0.name)\", \($0.kind == .stack), \(schema.domains[$0.domain].name)Facts.self)" }.joined(separator: ", "))]
      }
    \(samples)
      static func state(_ number: Swift.Int) -> \(state) {
        var state = number == 0 ? \(stateSample(0)) : \(stateSample(1))
        // As in a store, whose copies of other properties are equal to them from the beginning.
        reducer.follow(&state)
        return state
      }
      static func isSame(_ left: \(action), _ right: \(action)) -> Swift.Bool { \(comparison(domain.actionConformances)) }
      static func isSame(_ left: \(state), _ right: \(state)) -> Swift.Bool { \(comparison(domain.conformances)) }
      static let reducer: Reducer<\(state), \(action)> = .\(SwiftText.name(domain.factory))(\(reducerArguments))
      static var effectCounts: [Swift.Int] { [\(leaves.map { "\(schema.effectCount(of: $0, in: index))" }.joined(separator: ", "))] }
      static var reactions: Swift.Set<Swift.Int> { [\(reactionLeaves.map(String.init).joined(separator: ", "))] }
      static var leaving: Swift.Set<Swift.Int> { [\(leavingLeaves.map(String.init).joined(separator: ", "))] }
    \(bridged)
    \(started)
    \(ongoing)
    \(broken)
    \(events)
      static var unknownEvents: Swift.Set<Swift.String> { [\(unknownEvents.map { "\"\($0)\"" }.joined(separator: ", "))] }
      @MainActor static func store(_ middleware: AnyMiddleware<\(action), \(action), \(state)>) -> Store<\(state), \(action)> {
        .\(SwiftText.name(domain.factory))(
          initialState: state(0),
          reducer: reducer,
          middleware: middleware,
          configuration: StoreConfiguration(reporter: DroppedActions.reporter, clock: StoppedClock(), derivedActionLimit: 500)
        )
      }
    \(supply)
      @available(*, deprecated)
      @MainActor static func check(_ laws: Laws<\(facts)>) {
    \(checks.map { "    \($0)" }.joined(separator: "\n"))
      }
    }
    """
  }

  private func comparison(_ conformances: Set<DrawnConformance>) -> String {
    conformances.contains(.equatable)
      ? "left == right" : "structure(of: left) == structure(of: right)"
  }

  private var reducerArguments: String {
    let handlers = hasHandlers ? ["\(domain.name)Handlers()"] : []
    // Every second reducer that is a default is left out.
    let given = domain.children.enumerated().filter { $0 % 2 == 0 || !schema.isReducerWhole($1.domain) }
    let children = given.map { _, child in
      "\(SwiftText.label(child.name)): \(schema.domains[child.domain].name)Facts.reducer"
    }
    return (handlers + children).joined(separator: ", ")
  }

  private func line(_ leaf: DrawnLeaf) -> String {
    func listed(_ words: [String]) -> String { words.isEmpty ? "-" : words.joined(separator: ",") }
    let labels = leaf.payload.map { $0.label ?? "_" }
    let letters = (leaf.documentation ?? "").unicodeScalars.filter {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0)
    }
    let sensitive = leaf.payload.indices.map(leaf.key).filter(leaf.sensitive.contains)
    let documentation = letters.isEmpty ? "-" : String(String.UnicodeScalarView(letters))
    return "\(leaf.names.joined(separator: ".")) \(listed(labels)) \(listed(sensitive)) \(documentation)"
  }

  /// The leaves that remove one of the domain's own children from the first sample.
  private var leavingLeaves: [Int] { leaves.indices.filter { removesChild(leaves[$0]) } }

  private func removesChild(_ leaf: DrawnLeaf) -> Bool {
    guard leaf.dismisses, let child = leaf.steps.first, child.kind != .one, !domain.isOneOf,
      schema.isSampled(leaf)
    else { return false }
    // A case is not removed, but the one-of in its place.
    guard leaf.steps.dropLast().allSatisfy({ schema.domains[$0.domain].isOneOf }) else { return false }
    // A child that the reaction makes stays.
    return !domain.reactions.contains { reaction in
      reaction.leaf.isSame(as: leaf) && reaction.change.properties.contains(child.name)
    }
  }

  func stateSample(_ number: Int) -> String {
    if domain.isOneOf, let child = number == 0 ? domain.children.first : domain.children.last {
      return
        "\(state).\(SwiftText.name(child.name))(\(schema.domains[child.domain].name)Facts.state(\(number)))"
    }
    let properties = domain.properties.enumerated().map {
      "\(SwiftText.label($1.name)): \(schema.sample($1.type, number, at: $0))"
    }
    return
      "\(state)(\((properties + domain.children.map { childSample($0, number) }).joined(separator: ", ")))"
  }

  private func childSample(_ child: DrawnChild, _ number: Int) -> String {
    let facts = "\(schema.domains[child.domain].name)Facts"
    let value =
      switch child.kind {
      case .one: "\(facts).state(\(number))"
      case .optional: number == 0 ? "\(facts).state(0)" : "nil"
      case .each: number == 0 ? "[\(facts).state(0)]" : "[]"
      case .stack: number == 0 ? "[\(facts).state(0), \(facts).state(1)]" : "[]"
      }
    return "\(SwiftText.label(child.name)): \(value)"
  }

  // MARK: Samples

  /// An own action with a payload.
  func expression(_ leaf: DrawnLeaf, _ values: [String]) -> String {
    let arguments = schema.arguments(leaf.payload, values)
    return leaf.isPhase
      ? "\(action).\(SwiftText.name(leaf.names[0]))(.\(SwiftText.name(leaf.names[1]))\(arguments))"
      : "\(action).\(SwiftText.name(leaf.names[0]))\(arguments)"
  }

  /// Several functions, because one long function takes the compiler long.
  private var samples: String {
    let parts = stride(from: 0, to: ownLeaves.count, by: 100).map {
      Array(ownLeaves[$0..<min($0 + 100, ownLeaves.count)])
    }
    let functions = parts.enumerated().map { number, leaves in
      """
        @available(*, deprecated)
        static func samples\(number)(_ number: Swift.Int, _ samples: inout [\(action)]) {
      \(leaves.map { "    \(sample($0))" }.joined(separator: "\n"))
        }
      """
    }
    let calls = parts.indices.map { "    samples\($0)(number, &samples)" } + domain.children.map(childSamples)
    return
      (functions + [
        """
          @available(*, deprecated)
          static func samples(_ number: Swift.Int) -> [\(action)] {
            \(calls.isEmpty ? "return []" : "var samples: [\(action)] = []")
        \(calls.joined(separator: "\n"))
            \(calls.isEmpty ? "" : "return samples")
          }
        """
      ]).joined(separator: "\n")
  }

  private func sample(_ leaf: DrawnLeaf) -> String {
    let first = expression(leaf, schema.samples(leaf.payload, 0))
    guard !leaf.payload.isEmpty else { return "samples.append(\(first))" }
    let second = expression(leaf, schema.samples(leaf.payload, 1))
    return "if number == 0 { samples.append(\(first)) } else { samples.append(\(second)) }"
  }

  private func childSamples(_ child: DrawnChild) -> String {
    let facts = "\(schema.domains[child.domain].name)Facts"
    let name = "\(action).\(SwiftText.name(child.name))"
    let made = child.kind.hasElements ? "\(name)(id: \(idSample(child)), action: $0)" : "\(name)($0)"
    let pop = child.kind == .stack ? "    samples.append(\(name)(.popFrom(id: number)))\n" : ""
    return "\(pop)    samples += \(facts).samples(number).map { \(made) }"
  }
}

extension DrawnSchema {
  /// Whether the reducer of a domain needs no code, here and below.
  fileprivate func isReducerWhole(_ index: Int) -> Bool {
    let domain = domains[index]
    return !domain.isWrapped && !domain.hasHandlers
      && domain.children.allSatisfy { isReducerWhole($0.domain) }
  }

  /// The number of requests and effects that an action starts or ends, in a domain and its descendants.
  func effectCount(of leaf: DrawnLeaf, in index: Int) -> Int {
    let domain = domains[index]
    var count = 0
    for request in domain.requests {
      if leaf.steps.isEmpty, leaf.names == [request.name, "request"] { count += 1 }
      count += request.until.count(where: leaf.isSame)
    }
    for effect in domain.effects {
      count += triggers(of: effect, in: index).count(where: leaf.isSame)
      count += effect.until.count(where: leaf.isSame)
    }
    guard let step = leaf.steps.first else { return count }
    var below = leaf
    below.steps.removeFirst()
    return count + effectCount(of: below, in: step.domain)
  }
}
