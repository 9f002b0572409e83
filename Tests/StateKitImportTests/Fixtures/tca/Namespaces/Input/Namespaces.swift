import ComposableArchitecture
import Foundation

enum Features {
  @Reducer
  struct Alpha {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var action = 0
      var state = ""
      var items: [Item] = []
      var pairs: [String: [Int]] = [:]
      var optional: Int?
      var beta: Beta.State?
      var handler: Handler = .off
      struct Item: Equatable, Identifiable, Sendable { let id: Int; var name: String }
    }
    enum Handler: Equatable { case on, off }
    enum Action: Equatable {
      case body(String)
      case effects
      case state(Int)
      case set(state: Int)
      case update(in: Int, for: String)
      case optional(Int?)
      case many([String: [Int]], flag: Bool)
      case items([State.Item])
      case handler(Handler)
      case beta(Beta.Action)
      case reset
      case swapped
      case implicit
      case sendImplicit
      case nested(Inner)
      case `init`
      case `self`
      enum Inner: Equatable { case a(Int), b(name: String, Int), c }
    }
    let maximum: Int
    var log: @Sendable (String) -> Void = { _ in }

    var body: some ReducerOf<Self> {
      return Reduce { s, a in
        switch a {
        case .body(let text):
          s.state = text
          return .none
        case .effects:
          defer { s.action += 1 }
          helper(&s)
          return .none
        case .state(let number):
          s.action = number
          return .none
        case let .set(state):
          s.action = state
          return .none
        case .update(in: let index, for: let key):
          s.pairs[key, default: []].append(index)
          return .none
        case .optional(let value):
          s.optional = value
          return .none
        case .many(let pairs, let flag):
          if flag { s.pairs = pairs }
          return .none
        case .items(let items):
          s.items = items
          return .none
        case .handler(.on):
          s.handler = .on
          return .none
        case .handler:
          s.handler = .off
          return .none
        case .beta(.done(let value)):
          s.action = value
          s.beta = nil
          return .none
        case .beta:
          return .none
        case .reset:
          s = State(id: s.id)
          return .none
        case .swapped:
          if s.action > maximum { return .none }
          let old = s.action
          s.action = s.items.count
          log("\(old)")
          for index in s.items.indices where s.items[index].name.isEmpty {
            s.items[index].name = "none"
          }
          s.beta?.value = 2
          return .none
        case .implicit: .none
        case .sendImplicit: .send(.reset)
        case .nested(let inner):
          switch inner {
          case .a(let number):
            s.action = number
            return .none
          case .b(name: let name, _):
            s.state = name
            return .send(.reset)
          case .c:
            return .none
          }
        case .`init`:
          s.action = 5
          return .none
        case .`self`:
          s.action = s.action * 2
          return .none
        }
      }
      .ifLet(\.beta, action: \.beta) { Beta() }
    }

    func helper(_ state: inout State) { state.action = min(state.action, maximum) }
  }
}

extension Features {
  @Reducer
  struct Beta {
    struct State: Equatable { var value = 0 }
    enum Action: Equatable { case done(Int), tapped }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .done: return .none
        case .tapped: return .send(.done(state.value + 1))
        }
      }
    }
  }
}

@Reducer
struct Root {
  struct State: Equatable {
    var alphas: IdentifiedArrayOf<Features.Alpha.State> = []
    var screen: Screen.State = .beta(Features.Beta.State())
    var other = Other.Alpha.State()
    @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
    @Presents var sheet: Features.Beta.State?
  }
  @Reducer(state: .equatable, action: .equatable)
  enum Screen {
    case beta(Features.Beta)
    case alpha(Other.Alpha)
  }
  enum Action: Equatable {
    case alphas(IdentifiedActionOf<Features.Alpha>)
    case screen(Screen.Action)
    case other(Other.Alpha.Action)
    case dialog(PresentationAction<Dialog>)
    case sheet(PresentationAction<Features.Beta.Action>)
    case show
    @CasePathable
    enum Dialog: Equatable { case yes, no(Int) }
  }
  var body: some Reducer<State, Action> {
    Scope(state: \.screen, action: \.screen) { Screen.body }
    Scope(state: \.other, action: \.other) { Other.Alpha() }
    Reduce { state, action in
      switch action {
      case let .alphas(.element(id, .nested(.a(number)))):
        state.alphas[id: id]?.action = number
        return .none
      case .alphas(.element(_, action: .reset)):
        return .send(.show)
      case .screen(.beta(.done)):
        state.screen = .alpha(Other.Alpha.State())
        return .none
      case .dialog(.presented(.yes)):
        return .none
      case let .dialog(.presented(.no(count))):
        state.other.count = count
        return .none
      case .sheet(.presented(.done)), .sheet(.dismiss):
        state.sheet = nil
        return .none
      case .show:
        state.sheet = Features.Beta.State(value: 3)
        state.screen = .beta(.init())
        return .none
      case .alphas, .screen, .other, .dialog, .sheet:
        return .none
      }
    }
    .forEach(\.alphas, action: \.alphas) { Features.Alpha(maximum: 3) }
    .ifLet(\.$dialog, action: \.dialog)
    .ifLet(\.$sheet, action: \.sheet) { Features.Beta() }
  }
}

enum Other {
  @Reducer
  struct Alpha {
    struct State: Equatable { var count = 0 }
    enum Action: Equatable { case tick; case tock(every: Int, Int) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        func add(_ number: Int) { state.count += number }
        switch action {
        case .tick:
          add(1)
          return .none
        case .tock(every: 1, let second):
          state.count = second
          return .none
        case .tock(let first, 2...):
          state.count = first
          return .none
        case .tock:
          return .none
        }
      }
    }
  }
}
