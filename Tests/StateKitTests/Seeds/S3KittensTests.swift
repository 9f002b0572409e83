import StateKit
import StateKitTestSupport
import Testing

/// The last requirement of the text on kittens: the two versions behave alike.
@MainActor
struct S3KittensTests {
  /// Everything observable in an app during a script: actions, states, notifications of views.
  private func trace(_ make: (Recorder<String>) -> KittensApp, _ seed: UInt64?) -> [String] {
    let log = Recorder<String>()
    let app = make(log)
    let subscriptions = [
      app.subscribeToKittens { log.append("kittens' view: \($0)") },
      app.subscribeToFavourites { log.append("favourites' view: \($0.names.sorted())") },
      app.store.subscribe { log.append("state: \($0.kittens) \($0.favourites.names.sorted())") },
    ]
    for step in seed.map(randomScript) ?? Self.script { step(app) }
    withExtendedLifetime(subscriptions) {}
    return log.all
  }

  private typealias Step = @MainActor (KittensApp) -> Void

  private static let script: [Step] = [
    { $0.dispatchToKittens(.fetch) },
    { $0.dispatchToFavourites(.toggled("Tom")) },
    { $0.dispatchToFavourites(.toggled("Tim")) },
    { $0.dispatchToKittens(.adopted("Tim")) },
    { $0.store.dispatch(.kittens(.fetched(["Eva"]))) },
  ]

  private func randomScript(seed: UInt64) -> [Step] {
    var generator = SplitMix64(seed: seed)
    return (0..<200).map { _ in
      let name = ["Tom", "Tim", "Eva"].randomElement(using: &generator) ?? ""
      return switch (0..<5).randomElement(using: &generator) {
      case 0: { $0.dispatchToKittens(.fetch) }
      case 1: { $0.dispatchToKittens(.adopted(name)) }
      case 2: { $0.dispatchToFavourites(.removed(name)) }
      case 3: { $0.store.dispatch(.kittens(.fetched([name]))) }
      default: { $0.dispatchToFavourites(.toggled(name)) }
      }
    }
  }

  @Test(arguments: [nil, 1, 2, 3] as [UInt64?])
  func `S3.7 the flat and the modular version of one app behave the same, action for action`(seed: UInt64?) {
    let flat = trace(KittensApp.flat, seed)
    expectEqual(trace(KittensApp.modular, seed), flat)
    guard seed == nil else { return }
    expectEqual(
      flat.filter { $0.hasPrefix("kittens(") || $0.hasPrefix("favourites(") }.map(shortened),
      [
        "kittens(fetch)", "kittens(fetched([\"Tom\", \"Tim\"]))", "favourites(toggled(\"Tom\"))",
        "favourites(toggled(\"Tim\"))", "favourites(removed(\"Tom\"))", "kittens(adopted(\"Tim\"))",
        "favourites(removed(\"Tim\"))", "kittens(fetched([\"Eva\"]))",
      ]
    )
    expectEqual(flat.last?.hasSuffix("isLoading: false) []"), true)
    expectEqual(flat.filter { $0.hasPrefix("kittens' view") }.count, 5)
    expectEqual(flat.filter { $0.hasPrefix("favourites' view") }.count, 5)
  }

  private func shortened(_ action: String) -> String {
    action.replacing(/StateKitTests\.\w+\./, with: "")
  }
}
