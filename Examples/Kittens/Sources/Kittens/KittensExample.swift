import FlatKittens
import Foundation
import KittenKit
import KittenScript
import ModularKittens

/// Plays a user's visit on both versions of the app, or on one: `swift run Kittens [flat|modular]`.
@main @MainActor
struct KittensExample {
  static func main() async {
    switch CommandLine.arguments.dropFirst() {
    case []:
      await play(FlatApp.self, "The flat app")
      print()
      await play(ModularApp.self, "The app as modules")
    case ["flat"]: await play(FlatApp.self, "The flat app")
    case ["modular"]: await play(ModularApp.self, "The app as modules")
    default:
      print("usage: Kittens [flat|modular]")
      exit(64)
    }
  }

  private static func play<App: KittensApp>(_ type: App.Type, _ title: String) async {
    print(title)
    let app = App(
      service: Shelter(),
      storage: .inMemory([Kitten(id: 2, name: "Tom", age: 5)]),
      record: { print("  \($0)") },
      show: { print("      \($0)") }
    )
    for step in script {
      switch step {
      case .deed(let deed): app.perform(deed)
      case .wait: for part in LoadedPart.allCases { await app.end(of: part) }
      }
    }
  }
}
