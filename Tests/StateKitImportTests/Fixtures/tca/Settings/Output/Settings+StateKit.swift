import Dependencies
import Foundation
import StateKit

/// The settings of the app.
///
/// Its handlers were the branches of a reducer in Settings.swift.
public struct Settings: SettingsReducing, ImportedFeature {
  public typealias State = SettingsState
  public typealias Action = SettingsAction

  /// A look.
  public enum Theme: String, CaseIterable, Sendable {
    case light, dark
    case system = "auto"
  }

  @Dependency(\.settingsClient) var client
  @Dependency(Saver.self) var saver

  public init() {}

  /// The reducer of the domain and of those below it.
  public var body: Reducer<State, Action> {
    .settings(self)
  }

  /// The closures of the effects: `store.sideEffects.register(Settings().effects)`.
  public var effects: SettingsEffects {
    SettingsEffects(
      bindingNameEffect: { _, name in
        await saver.save(name)
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] }

  public func view(_ state: inout State, _ value0: SettingsAction.View) {
    switch value0 {
    case .onAppear:
      #warning("statekit-import: an effect for some values of the action")
      // return .run { send in
      //   let settings = try await client.load()
      //   await send(.internal(.loaded(name: settings.name, settings.theme)))
      // } catch: { error, _ in
      //   saver.log(error)
      // }
      return
    case .resetTapped:
      state.theme = .system
      state.volume = 0.5
      state.tags = []
      state.message = nil
      state.launches = 0
    }
  }

  public func `internal`(_ state: inout State, _ value0: SettingsAction.Internal) {
    switch value0 {
    case .loaded(let name, let theme):
      state.name = name
      state.theme = theme
    }
  }

  public func bindingName(_ state: inout State, _ value0: String) {
    state.name = String(state.name.prefix(20))
    state.changes += 1
  }
}

extension SettingsState {
  public init(name: String) {
    self.theme = .system
    self.volume = 0.5
    self.reminder = 15
    self.limit = .max
    self.tags = ["home", "work"]
    self.weights = ["home": 1, "work": 2.5]
    self.favorites = []
    self.range = 1...5
    self.started = Date(timeIntervalSince1970: 0)
    self.message = nil
    self.greeting = "Hello,\n\"you\" \\ there"
    self.negative = -1
    self.character = "a"
    self.version = 3
    self.changes = 0
    self.launches = 0
    self.name = name
  }

  /// Whether reminders come seldom.
  public var isQuiet: Bool { reminder > 60 }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name && lhs.reminder == rhs.reminder
  }
}

extension SettingsAction {
  public enum View: Sendable {
    case onAppear
    case resetTapped
  }

  public enum Internal: Sendable {
    case loaded(name: String, Settings.Theme)
  }
}
