import StateKit

/// A tree in its generated form, with accessors that count their reads.
enum ProbeAction: DomainAction {
  typealias DomainState = Int
  case left(ProbeChild)
  case right(ProbeChild)

  /// The reads in the running test.
  @TaskLocal static var reads: Recorder<Void>?

  /// The number of accessor reads in a function.
  static func reads(_ body: () -> Void) -> Int {
    let reads = Recorder<Void>()
    $reads.withValue(reads, operation: body)
    return reads.all.count
  }

  var left: ProbeChild? {
    ProbeAction.reads?.append(())
    guard case .left(let value) = self else { return nil }
    return value
  }

  var right: ProbeChild? {
    ProbeAction.reads?.append(())
    guard case .right(let value) = self else { return nil }
    return value
  }

  static let actionTree = _ActionTree<ProbeAction>(
    ownLeafCount: 0,
    leaves: "",
    children: [
      _ActionTreeChild("left", ProbeAction.scope(ProbeAction.left) { $0.left }, state: { \Int.self }) {
        (\ProbeAction.left, \ProbeAction?.?.left)
      },
      _ActionTreeChild("right", ProbeAction.scope(ProbeAction.right) { $0.right }, state: { \Int.self }) {
        (\ProbeAction.right, \ProbeAction?.?.right)
      },
    ]
  )

  private static func scope(
    _ embed: @escaping @Sendable (ProbeChild) -> ProbeAction,
    _ extract: @escaping @Sendable (ProbeAction) -> ProbeChild?
  ) -> Scope<Int, ProbeAction, Int, ProbeChild> {
    Scope(get: { $0 }, modify: { state, change in change(&state) }, embed: embed, extract: extract)
  }

  var leafIndex: Int {
    switch self {
    case .left(let action): ProbeAction.actionTree.leafOffsets[0] + action.leafIndex
    case .right(let action): ProbeAction.actionTree.leafOffsets[1] + action.leafIndex
    }
  }

  var declaredBridges: [_DeclaredBridge<Int, ProbeAction>] { [] }
}

enum ProbeChild: Equatable, DomainAction {
  typealias DomainState = Int
  case one
  case two
  case number(Int)

  var one: Void? { self == .one ? () : nil }
  var two: Void? { self == .two ? () : nil }

  var number: Int? {
    if case .number(let value) = self { return value }
    return nil
  }

  static let actionTree = _ActionTree<ProbeChild>(
    ownLeafCount: 3,
    leaves: "one\ntwo\nnumber(_:)",
    children: []
  )

  static var leafKeyPaths: [PartialKeyPath<ProbeChild?>] {
    [\ProbeChild?.?.one, \ProbeChild?.?.two, \ProbeChild?.?.number]
  }

  var leafIndex: Int {
    switch self {
    case .one: 0
    case .two: 1
    case .number: 2
    }
  }

  var declaredBridges: [_DeclaredBridge<Int, ProbeChild>] { [] }
}
