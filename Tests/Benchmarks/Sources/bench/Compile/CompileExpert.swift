/// The app of a `CompileSchema` as an expert would write it by hand: what the generator writes, in the form that a person
/// would choose, on an own small runtime. There is no registry of side effects, no key path and no conformance for stores of
/// other kinds.
struct CompileExpert {
  let schema: CompileSchema

  /// The files by their names.
  var files: [String: String] {
    var files = Dictionary(
      uniqueKeysWithValues: schema.parts.enumerated().map { part, domains in
        ("Part\(part).swift", domains.map(domain).joined(separator: "\n"))
      }
    )
    files["Support.swift"] = CompileExpert.support
    return files
  }

  private func domain(_ number: Int) -> String {
    let children = Array(schema.children(of: number))
    let actions = schema.actions(of: number)
    return """
      struct D\(number)State: Sendable, Equatable {
        var count = 0
        var name = ""
        var isOn = false
        var note: String?
        var tags: [String] = []
      \(children.map { "  var d\($0) = D\($0)State()" }.joined(separator: "\n"))
      }

      \(schema.enumeration(of: number))

      extension D\(number)Action {
      \((actions.map(accessor) + children.map(childAccessor)).joined(separator: "\n"))

        /// For logs and for finding what an action is.
        var name: String {
          switch self {
      \(actions.map { "    case .\($0.name): \"\($0.name)\"" }.joined(separator: "\n"))
      \(children.map { "    case .d\($0)(let action): \"d\($0).\" + action.name" }.joined(separator: "\n"))
          }
        }
      }

      func reduceD\(number)(_ state: inout D\(number)State, _ action: D\(number)Action) {
        switch action {
      \(actions.map(reduction).joined(separator: "\n"))
      \(children.map { "  case .d\($0)(let action): reduceD\($0)(&state.d\($0), action)" }.joined(separator: "\n"))
        }
      }

      \(children.map { scope(of: number, $0) }.joined(separator: "\n"))

      extension Store where State == D\(number)State, Action == D\(number)Action {
        @MainActor static func d\(number)(_ state: D\(number)State = D\(number)State()) -> Store {
          Store(state, reduce: reduceD\(number))
        }
      }

      """
  }

  private func accessor(_ action: CompileSchema.Action) -> String {
    let values = action.values
    let type: String
    switch values.count {
    case 0: return "  var \(action.name): Void? { if case .\(action.name) = self { () } else { nil } }"
    case 1: type = optional(values[0].type)
    default: type = "(" + values.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ") + ")?"
    }
    let names = values.map { $0.label ?? "value" }
    let value = names.count == 1 ? names[0] : "(" + names.joined(separator: ", ") + ")"
    return """
        var \(action.name): \(type) {
          if case .\(action.name)(\(names.map { "let \($0)" }.joined(separator: ", "))) = self { \(value) } else { nil }
        }
      """
  }

  /// As the generator does it, an optional value becomes no optional of an optional.
  private func optional(_ type: String) -> String { type.hasSuffix("?") ? type : type + "?" }

  private func childAccessor(_ child: Int) -> String {
    "  var d\(child): D\(child)Action? { if case .d\(child)(let action) = self { action } else { nil } }"
  }

  private func reduction(_ action: CompileSchema.Action) -> String {
    guard let change = action.handWritten else { return "  case .\(action.name): break" }
    let pattern = action.values.isEmpty ? "" : "(let value)"
    return "  case .\(action.name)\(pattern): \(change)"
  }

  private func scope(of parent: Int, _ child: Int) -> String {
    """
    extension Scope where ParentState == D\(parent)State, ParentAction == D\(parent)Action, State == D\(child)State, Action == D\(child)Action {
      static var d\(child): Scope { Scope(state: \\.d\(child), embed: D\(parent)Action.d\(child), extract: \\.d\(child)) }
    }
    """
  }

  private static let support = """
    struct Scope<ParentState, ParentAction, State, Action> {
      let state: WritableKeyPath<ParentState, State>
      let embed: (Action) -> ParentAction
      let extract: KeyPath<ParentAction, Action?>
    }

    @MainActor
    final class Store<State, Action> {
      private(set) var state: State
      private let reduce: (inout State, Action) -> Void
      private var subscribers: [(State) -> Void] = []

      init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
        self.state = state
        self.reduce = reduce
      }

      func subscribe(_ body: @escaping (State) -> Void) { subscribers.append(body) }

      func dispatch(_ action: Action) {
        reduce(&state, action)
        for subscriber in subscribers { subscriber(state) }
      }
    }
    """
}
