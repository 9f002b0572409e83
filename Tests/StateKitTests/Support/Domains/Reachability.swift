import StateKit

struct ReachabilityState: Equatable, Sendable {
  var isMonitoring = false
}

enum ReachabilityAction: Equatable, Sendable {
  case startMonitoring
  case stopMonitoring
  case connectedToWired
  case becameCheap
  case becameUnconstrained
}

extension ReachabilityAction {
  var startMonitoring: Void? { self == .startMonitoring ? () : nil }
  var stopMonitoring: Void? { self == .stopMonitoring ? () : nil }
  var connectedToWired: Void? { self == .connectedToWired ? () : nil }
  var becameCheap: Void? { self == .becameCheap ? () : nil }
  var becameUnconstrained: Void? { self == .becameUnconstrained ? () : nil }
}

extension ReachabilityAction: DomainAction {
  typealias DomainState = ReachabilityState

  static let actionTree = _ActionTree<ReachabilityAction>(
    ownLeafCount: 5,
    leaves: """
      startMonitoring
      stopMonitoring
      connectedToWired
      becameCheap
      becameUnconstrained
      """,
    children: []
  )

  static var leafKeyPaths: [PartialKeyPath<ReachabilityAction?>] {
    [
      \ReachabilityAction?.?.startMonitoring,
      \ReachabilityAction?.?.stopMonitoring,
      \ReachabilityAction?.?.connectedToWired,
      \ReachabilityAction?.?.becameCheap,
      \ReachabilityAction?.?.becameUnconstrained,
    ]
  }

  var leafIndex: Int {
    switch self {
    case .startMonitoring: 0
    case .stopMonitoring: 1
    case .connectedToWired: 2
    case .becameCheap: 3
    case .becameUnconstrained: 4
    }
  }

  var declaredBridges: [_DeclaredBridge<ReachabilityState, ReachabilityAction>] { [] }
}

extension Reducer where State == ReachabilityState, Action == ReachabilityAction {
  static func reachability() -> Reducer {
    .marking { state, action, touched in
      switch action {
      case .startMonitoring:
        touched.markOwnProperties()
        state.isMonitoring = true
      case .stopMonitoring:
        touched.markOwnProperties()
        state.isMonitoring = false
      case .connectedToWired, .becameCheap, .becameUnconstrained: break
      }
    }
  }
}
