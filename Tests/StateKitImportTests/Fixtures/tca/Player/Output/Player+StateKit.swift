import Dependencies
import Foundation
import StateKit

/// Plays songs.
///
/// Its handlers were the branches of a reducer in Player.swift.
struct Player: PlayerReducing, ImportedFeature {
  typealias State = PlayerState
  typealias Action = PlayerAction

  enum Rating: Int, Sendable { case none, good, great }

  indirect enum Tree<Value: Equatable & Sendable>: Equatable, Sendable {
    case leaf(Value)
    case node(Tree, Tree)

    var first: Value {
      switch self {
      case .leaf(let value): value
      case .node(let left, _): left.first
      }
    }
  }

  struct Box<Value: Equatable & Sendable>: Equatable, Sendable { var value: Value }
  struct LoadError: Error, Equatable {}

  @Dependency(\.audio) var audio

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .player(self)
  }

  #warning("statekit-import: 'replace': a type has no attributes here: leave them out")
  // state.history = state.history.map(transform)

  /// The closures of the effects: `store.sideEffects.register(Player().effects)`.
  var effects: PlayerEffects {
    PlayerEffects(
      rateEffect: { value0 in
        AsyncStream<Action>.sending { send in
          switch value0 {
          case .none:
            break
          case let rating where rating == .great:
            await audio.applaud()
          case _: break
          }
        }
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] }

  func seek(_ state: inout State, to: Double, isExact: Bool) {
    state.speed = isExact ? 1 : to
  }

  func enqueue(_ state: inout State, _ tree: Player.Tree<String>) {
    state.queue = .node(state.queue, tree)
    state.skips = 0
  }

  func rate(_ state: inout State, _ value0: Player.Rating) {
    switch value0 {
    case .none:
      state.default = .none
    case let rating where rating == .great:
      state.default = rating
    case let rating:
      state.`default` = rating
    }
  }

  func loaded(_ state: inout State, _ value0: Result<Player.Box<[String]>, Player.LoadError>) {
    switch value0 {
    case .success(let box):
      state.history = box.value
    case .failure:
      state.history = []
    }
  }

  func position(_ state: inout State, _ point: (x: Int, y: Int)) {
    state.in = point.x + point.y
  }
}

extension PlayerAction {
  /// The action with its default values.
  static func seek(isExact value1: Bool = true) -> PlayerAction {
    .seek(to: 0, isExact: value1)
  }

  /// The action with its default values.
  static func seek(to value0: Double) -> PlayerAction {
    .seek(to: value0, isExact: true)
  }
}
