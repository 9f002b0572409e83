import StateKit

struct LifecycleState: Equatable, Sendable {
  var isActive = false
}

enum LifecycleAction: Equatable, Sendable {
  case willEnterForeground
  case didBecomeActive
  case willBecomeInactive
  case didEnterBackground
}

extension LifecycleAction {
  var willEnterForeground: Void? { self == .willEnterForeground ? () : nil }
  var didBecomeActive: Void? { self == .didBecomeActive ? () : nil }
  var willBecomeInactive: Void? { self == .willBecomeInactive ? () : nil }
  var didEnterBackground: Void? { self == .didEnterBackground ? () : nil }
}

extension LifecycleAction: DomainAction {
  typealias DomainState = LifecycleState

  static let actionTree = _ActionTree<LifecycleAction>(
    ownLeafCount: 4,
    leaves: """
      willEnterForeground
      didBecomeActive
      willBecomeInactive
      didEnterBackground
      """,
    children: []
  )

  static var leafKeyPaths: [PartialKeyPath<LifecycleAction?>] {
    [
      \LifecycleAction?.?.willEnterForeground,
      \LifecycleAction?.?.didBecomeActive,
      \LifecycleAction?.?.willBecomeInactive,
      \LifecycleAction?.?.didEnterBackground,
    ]
  }

  var leafIndex: Int {
    switch self {
    case .willEnterForeground: 0
    case .didBecomeActive: 1
    case .willBecomeInactive: 2
    case .didEnterBackground: 3
    }
  }

  var declaredBridges: [_DeclaredBridge<LifecycleState, LifecycleAction>] { [] }
}

extension Reducer where State == LifecycleState, Action == LifecycleAction {
  static func lifecycle() -> Reducer {
    .marking { state, action, touched in
      switch action {
      case .willEnterForeground, .didEnterBackground: break
      case .didBecomeActive:
        touched.markOwnProperties()
        state.isActive = true
      case .willBecomeInactive:
        touched.markOwnProperties()
        state.isActive = false
      }
    }
  }
}
