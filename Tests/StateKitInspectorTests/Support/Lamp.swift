#if Inspector
import StateKit

/// A tree in its generated form: a lamp, which counts how often it was switched, and whose code is a secret.
struct LampState: Equatable, Sendable, Codable {
  var isOn = false
  var count = 0
}

enum LampAction: Equatable, Sendable {
  case switched
  case counted(by: Int)
  case unlocked(code: String)
}

extension LampAction: RecordableAction {
  typealias DomainState = LampState

  static let actionTree = _ActionTree<LampAction>(
    ownLeafCount: 3,
    leaves: "switched\ncounted(by:)\nunlocked(code!:)",
    children: []
  )

  var leafIndex: Int {
    switch self {
    case .switched: 0
    case .counted: 1
    case .unlocked: 2
    }
  }

  /// Switching the lamp counts.
  var declaredBridges: [_DeclaredBridge<LampState, LampAction>] {
    guard self == .switched else { return [] }
    return [_DeclaredBridge(schema: "Lamp.statekit.json", domain: "Lamp") { _ in .counted(by: 1) }]
  }

  func write(to writer: inout PayloadWriter) {
    switch self {
    case .switched: break
    case .counted(let by): writer.value("by", by)
    case .unlocked(let code): writer.value("code", code)
    }
  }

  static func read(_ leaf: Int, from reader: inout PayloadReader) throws -> LampAction {
    switch leaf {
    case 0: return .switched
    case 1: return try .counted(by: reader.value("by", as: Int.self))
    case 2: return try .unlocked(code: reader.value("code", as: String.self))
    default: throw reader._unknownLeaf(leaf)
    }
  }
}

extension Store where State == LampState, Action == LampAction {
  /// A store with the bridge of the lamp.
  static func lamp(
    _ middleware: any Middleware<LampAction, LampAction, LampState> = IdentityMiddleware<
      LampAction, LampAction, LampState
    >()
  ) -> Store {
    let reducer = Reducer<LampState, LampAction> { state, action in
      switch action {
      case .switched: state.isOn.toggle()
      case .counted(let by): state.count += by
      case .unlocked: break
      }
    }
    let bridges = BridgeMiddleware<LampAction, LampAction, LampState>.declared
    return Store(
      initialState: LampState(),
      reducer: reducer,
      middleware: AnyMiddleware(middleware) <> bridges
    )
  }

  /// Dispatches an action from a place that does not change.
  func dispatchHere(_ action: LampAction) {
    dispatch(action, from: ActionSource(file: "App/View.swift", function: "body", line: 7))
  }
}
#endif
