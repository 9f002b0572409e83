import StateKit

// The state module of the text on the registry: it declares the store, and does not know the app that extends
// it.

struct FruitState: Equatable, Sendable {
  var bananas = 0
  var baskets = 0
}

enum FruitAction: Equatable, Sendable {
  case banana(BananaAction)
  case orchard(OrchardAction)
}

enum BananaAction: Equatable, Sendable {
  case picked
  case eaten(count: Int)
}

enum OrchardAction: Equatable, Sendable {
  case ripened
  case fetchBasket(FetchBasket)
}

/// A request inside `OrchardAction`.
enum FetchBasket: Equatable, Sendable {
  case request
  case success(size: Int)
}

typealias FruitStore = Store<FruitState, FruitAction>
typealias FruitRegistry = SideEffectRegistry<FruitState, FruitAction>

extension Store where State == FruitState, Action == FruitAction {
  static func fruit(
    sideEffects: any SideEffects<FruitState, FruitAction> = FruitRegistry(),
    middleware: any Middleware<FruitAction, FruitAction, FruitState> = IdentityMiddleware()
  ) -> FruitStore {
    Store(
      initialState: FruitState(),
      reducer: Reducer { state, action in
        switch action {
        case .banana(.picked): state.bananas += 1
        case .banana(.eaten(let count)): state.bananas -= count
        case .orchard(.ripened): state.bananas += 10
        case .orchard(.fetchBasket(.request)): break
        case .orchard(.fetchBasket(.success(let size))): state.baskets += size
        }
      },
      middleware: middleware,
      sideEffects: sideEffects
    )
  }
}
