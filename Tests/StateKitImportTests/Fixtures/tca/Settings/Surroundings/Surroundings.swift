import Dependencies

/// A number of minutes.
public typealias Minutes = Int

struct SettingsClient: Sendable {
  func load() async throws -> (name: String, theme: Settings.Theme) { ("", .light) }
}

struct Saver: TestDependencyKey, Sendable {
  static let testValue: Saver = Saver()

  func save(_ name: String) async {}
  func log(_ error: any Error) {}
}

extension DependencyValues {
  var settingsClient: SettingsClient { SettingsClient() }
}
