@testable import StateKit

struct LampState: Equatable, Sendable, Identifiable {
  var id: Int
  var light = 0
}

enum LampAction: Equatable, Sendable {
  case plugged
  case pulled
  case lit(Int)
}

struct LampEffects: DomainEffects {
  typealias EffectAction = LampAction

  var glow: (@Sendable () async -> Int)?
}

extension LampAction: DomainAction {
  typealias DomainState = LampState

  static let actionTree = ActionTree<LampAction>(
    ownLeafCount: 3,
    leaves: "plugged\npulled\nlit(_:)",
    children: []
  )

  static var leafKeyPaths: [PartialKeyPath<LampAction?>] { [] }

  var leafIndex: Int {
    switch self {
    case .plugged: 0
    case .pulled: 1
    case .lit: 2
    }
  }

  var declaredBridges: [DeclaredBridge<LampState, LampAction>] { [] }

  var declaredEffects: [DeclaredEffect<LampState, LampAction>] {
    switch self {
    case .plugged: [glow]
    case .pulled: [DeclaredEffect(ending: "glow")]
    case .lit: []
    }
  }

  private var glow: DeclaredEffect<LampState, LampAction> {
    DeclaredEffect("glow", .first, schema: "Lamp.statekit.json", domain: "Lamp") {
      (supplied: LampEffects) -> DeclaredEffect<LampState, LampAction>.Work? in
      guard let glow = supplied.glow else { return nil }
      return { (send: DeclaredEffect<LampState, LampAction>.Output) async -> Void in
        let light = await glow()
        send(.lit(light))
      }
    }
  }
}

extension Reducer where State == LampState, Action == LampAction {
  static var lamp: Reducer {
    .marking { state, action, touched in
      guard case .lit(let light) = action else { return }
      touched.markOwnProperties()
      state.light = light
    }
  }
}
