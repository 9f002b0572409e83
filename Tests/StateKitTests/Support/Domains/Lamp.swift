@testable import StateKit

struct LampState: Equatable, Sendable, Identifiable {
  var id: Int
  var light = 0
}

enum LampAction: Equatable, Sendable {
  case plugged
  case pulled
  case lit(Int)
  /// The parent of the lamp removes or replaces it.
  case sold
  case renumbered(Int)
}

struct LampEffects: DomainEffects {
  typealias EffectAction = LampAction

  var glow: (@Sendable () async -> Int)?
  var farewell: (@Sendable () async -> Void)?
  var appraise: (@Sendable () async -> Int)?
}

extension LampAction: DomainAction {
  typealias DomainState = LampState

  static let actionTree = _ActionTree<LampAction>(
    ownLeafCount: 5,
    leaves: "plugged\npulled\nlit(_:)\nsold\nrenumbered(_:)",
    children: []
  )

  var leafIndex: Int {
    switch self {
    case .plugged: 0
    case .pulled: 1
    case .lit: 2
    case .sold: 3
    case .renumbered: 4
    }
  }

  var declaredBridges: [_DeclaredBridge<LampState, LampAction>] {
    guard self == .sold else { return [] }
    return [_DeclaredBridge(schema: "Lamp.statekit.json", domain: "Lamp") { .lit(-$0.id) }]
  }

  var declaredEffects: [_DeclaredEffect<LampState, LampAction>] {
    switch self {
    case .plugged: [glow]
    case .pulled: [_DeclaredEffect(ending: "glow")]
    case .sold: [farewell, appraise]
    case .lit, .renumbered: []
    }
  }

  private var glow: _DeclaredEffect<LampState, LampAction> {
    _DeclaredEffect("glow", .first, schema: "Lamp.statekit.json", domain: "Lamp") {
      (supplied: LampEffects) -> _DeclaredEffect<LampState, LampAction>.Work? in
      guard let glow = supplied.glow else { return nil }
      return { (send: _DeclaredEffect<LampState, LampAction>.Output) async -> Void in
        let light = await glow()
        send(.lit(light))
      }
    }
  }

  private var farewell: _DeclaredEffect<LampState, LampAction> {
    _DeclaredEffect(
      "farewell",
      .latest,
      schema: "Lamp.statekit.json",
      domain: "Lamp",
      givesActions: false
    ) {
      (supplied: LampEffects) -> _DeclaredEffect<LampState, LampAction>.Work? in
      guard let farewell = supplied.farewell else { return nil }
      return { (send: _DeclaredEffect<LampState, LampAction>.Output) async -> Void in await farewell() }
    }
  }

  private var appraise: _DeclaredEffect<LampState, LampAction> {
    _DeclaredEffect("appraise", .latest, schema: "Lamp.statekit.json", domain: "Lamp") {
      (supplied: LampEffects) -> _DeclaredEffect<LampState, LampAction>.Work? in
      guard let appraise = supplied.appraise else { return nil }
      return { (send: _DeclaredEffect<LampState, LampAction>.Output) async -> Void in
        let light = await appraise()
        send.last(.lit(light))
      }
    }
  }
}

extension Reducer where State == LampState, Action == LampAction {
  static var lamp: Reducer {
    .marking { state, action, touched in
      switch action {
      case .lit(let light):
        touched.markOwnProperties()
        state.light = light
      case .renumbered(let id):
        touched.markOwnProperties()
        state.id = id
      case .plugged, .pulled, .sold: break
      }
    }
  }
}
