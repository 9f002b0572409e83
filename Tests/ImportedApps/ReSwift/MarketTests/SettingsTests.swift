import ReSwift
import Testing

@testable import Market

struct SettingsTests {
  @Test func `a theme is chosen`() {
    #expect(settings(SettingsAction.themed(.dark)).theme == .dark)
  }

  @Test func `text stays legible`() {
    #expect(settings(SettingsAction.enlarged).textSize == 16)
    #expect(settings(SettingsAction.reduced(by: 100)).textSize == 8)
  }

  @Test func `the settings are reset`() {
    let state = settings(SettingsAction.newsToggled, SettingsAction.languageChanged("de"))
    #expect(state == SettingsState(sendsNews: true, language: "de"))
    #expect(settings(SettingsAction.newsToggled, SettingsAction.reset) == SettingsState())
  }
}
