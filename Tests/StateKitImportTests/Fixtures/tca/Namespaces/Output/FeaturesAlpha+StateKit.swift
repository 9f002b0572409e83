import Foundation
import StateKit

/// The handlers of `FeaturesAlpha`, which were the branches of a reducer in Namespaces.swift.
struct FeaturesAlpha: FeaturesAlphaReducing, ImportedFeature {
  typealias Beta = FeaturesBeta
  typealias State = FeaturesAlphaState
  typealias Action = FeaturesAlphaAction

  enum Handler: Equatable { case on, off }

  let maximum: Int
  var log: @Sendable (String) -> Void = { _ in }

  func helper(_ state: inout State) { state.action = min(state.action, maximum) }

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .featuresAlpha(self, beta: Beta().body)
  }

  #warning("statekit-import: 'self': no action can be called 'self', which means something else in Swift: choose another name")
  // s.action = s.action * 2

  /// The closures of the effects: `store.sideEffects.register(FeaturesAlpha().effects)`.
  var effects: FeaturesAlphaEffects {
    FeaturesAlphaEffects(
      nestedEffect: { value0 in
        AsyncStream<Action>.sending { send in
          switch value0 {
          case .a:
            break
          case .b:
            await send(.reset)
          case .c:
            break
          }
        }
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] + Beta().allEffects }

  func effects(_ s: inout State) {
    defer { s.action += 1 }
    helper(&s)
  }

  func update(_ s: inout State, in index: Int, for key: String) {
    s.pairs[key, default: []].append(index)
  }

  func many(_ s: inout State, _ pairs: [String: [Int]], flag: Bool) {
    if flag { s.pairs = pairs }
  }

  func handler(_ s: inout State, _ value0: FeaturesAlpha.Handler) {
    switch value0 {
    case .on:
      s.handler = .on
    case _:
      s.handler = .off
    }
  }

  func reset(_ s: inout State) {
    s = State(id: s.id)
  }

  func swapped(_ s: inout State) {
    if s.action > maximum { return }
    let old = s.action
    s.action = s.items.count
    log("\(old)")
    for index in s.items.indices where s.items[index].name.isEmpty {
      s.items[index].name = "none"
    }
    s.beta?.value = 2
  }

  func nested(_ s: inout State, _ value0: FeaturesAlphaAction.Inner) {
    switch value0 {
    case .a(let number):
      s.action = number
    case .b(name: let name, _):
      s.state = name
    case .c:
      break
    }
  }
}

extension Features {
  typealias Alpha = FeaturesAlpha
}

extension FeaturesAlphaState {
  /// The order of the parameters before the import.
  @_disfavoredOverload
  init(
    id: Int,
    action: Int = 0,
    state: String = "",
    items: [FeaturesAlphaState.Item] = [],
    pairs: [String: [Int]] = [:],
    optional: Int? = nil,
    beta: BetaState? = nil,
    handler: FeaturesAlpha.Handler = .off
  ) {
    self.init(
      id: id,
      action: action,
      state: state,
      items: items,
      pairs: pairs,
      optional: optional,
      handler: handler,
      beta: beta
    )
  }

  struct Item: Equatable, Identifiable, Sendable { let id: Int; var name: String }
}

extension FeaturesAlphaAction {
  enum Inner: Equatable { case a(Int), b(name: String, Int), c }
}
