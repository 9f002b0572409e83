import KittenKit
import KittenScript
import StateKitTesting

/// The behaviour of an app that is visible from outside.
struct Trace {
  /// All events, in order: the actions, the states after them and the shown texts; then the saved favourites, in
  /// order.
  let all: [String]
  /// The actions, as a recording.
  let recording: [String]
  /// The names of the actions.
  let names: [String]
  let states: [String]
  let shown: [String]

  /// Uses an app.
  @MainActor
  static func of<App: TracedApp>(_ app: App.Type, _ steps: [Step]) async -> Trace {
    let (all, recording, names, states, shown) = (Lines(), Lines(), Lines(), Lines(), Lines())
    let (saved, save) = AsyncStream<String>.makeStream()
    let service = ClockService()
    let app = App(
      service: service,
      storage: FavouritesStorage(load: service.savedKittens, save: { save.yield("kept: \(json($0))") }),
      record: { [all, recording].append($0) },
      show: { [all, shown].append($0) }
    )
    app.watch { name, state in
      names.append(name)
      [all, states].append(state)
    }
    for step in steps { await app.take(step, service) }
    for await line in saved.prefix(saveCount(names.all, states.all)) { all.append(line) }
    withExtendedLifetime(app) {}
    return Trace(
      all: all.all,
      recording: recording.all,
      names: names.all,
      states: states.all,
      shown: shown.all
    )
  }

  /// The number of changes that are saved: those during loading are not.
  private static func saveCount(_ names: [String], _ states: [String]) -> Int {
    zip(names, states).count { name, state in
      ["favourites.toggled", "favourites.removed"].contains(name)
        && state.contains(#""favourites":{"isLoading":false,"#)
    }
  }
}

extension KittensApp {
  fileprivate func take(_ step: Step, _ service: ClockService) async {
    switch step {
    case .deed(let deed): perform(deed)
    case .answer(let part):
      let clock = service.clock(of: part)
      if isLoading(part) { await clock.waitForSleepers(1) }
      await clock.advance(by: .seconds(1))
      await end(of: part)
    }
  }
}

extension [Lines] {
  fileprivate func append(_ line: String) {
    for lines in self { lines.append(line) }
  }
}
