import ComposableArchitecture
import Foundation

public typealias Minutes = Int

/// The settings of the app.
@Reducer
public struct Settings: Sendable {
  /// A look.
  public enum Theme: String, CaseIterable, Sendable {
    case light, dark
    case system = "auto"
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    public var name: String
    public var theme: Theme = .system
    public var volume = 0.5
    public var reminder: Minutes = 15
    public var limit: Int = .max
    public var tags: [String] = ["home", "work"]
    public var weights: [String: Double] = ["home": 1, "work": 2.5]
    public var favorites: Set<Int> = []
    public var range: ClosedRange<Int> = 1...5
    public var size: (width: Int, height: Int) = (320, 480)
    public var started = Date(timeIntervalSince1970: 0)
    public var message: String? = nil
    public var greeting = """
      Hello,
      "you" \\ there
      """
    public var negative = -1
    public var character: Character = "a"
    public let version = 3
    public internal(set) var changes = 0
    @Shared(.appStorage("launches")) var launches = 0

    public init(name: String) {
      self.name = name
    }

    /// Whether reminders come seldom.
    public var isQuiet: Bool { reminder > 60 }

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.name == rhs.name && lhs.reminder == rhs.reminder
    }
  }

  public enum Action: BindableAction, ViewAction, Sendable {
    case binding(BindingAction<State>)
    case view(View)
    case `internal`(Internal)

    @CasePathable
    public enum View: Sendable {
      case onAppear
      case resetTapped
    }

    @CasePathable
    public enum Internal: Sendable {
      case loaded(name: String, Theme)
    }
  }

  @Dependency(\.settingsClient) var client
  @Dependency(Saver.self) var saver

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.name = String(state.name.prefix(20))
        state.changes += 1
        return save(state)

      case .binding(\.theme), .binding(\.volume):
        state.changes += 1
        return .none

      case .binding:
        return .none

      case .view(.onAppear):
        return .run { send in
          let settings = try await client.load()
          await send(.internal(.loaded(name: settings.name, settings.theme)))
        } catch: { error, _ in
          saver.log(error)
        }

      case .view(.resetTapped):
        state.theme = .system
        state.volume = 0.5
        state.tags = []
        state.message = nil
        state.$launches.withLock { $0 = 0 }
        return .none

      case .internal(.loaded(let name, let theme)):
        state.name = name
        state.theme = theme
        return .none
      }
    }
  }

  /// Saves the name.
  private func save(_ state: State) -> Effect<Action> {
    .run { [name = state.name] _ in await saver.save(name) }
  }
}
