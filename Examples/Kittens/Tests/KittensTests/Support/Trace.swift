import KittenKit
import KittenScript
import StateKitTesting

/// The behaviour of an app that is visible from outside.
struct Trace {
  /// All events, in order: the actions, the states after them, the shown texts and the saved favourites.
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
    let service = ClockService()
    let app = App(
      service: service,
      storage: FavouritesStorage(
        load: { [ClockService.litter[1]] },
        save: { all.append("kept: \(json($0))") }
      ),
      record: { [all, recording].append($0) },
      show: { [all, shown].append($0) }
    )
    app.watch { name, state in
      names.append(name)
      [all, states].append(state)
    }
    for step in steps { await app.take(step, service) }
    return Trace(
      all: all.all,
      recording: recording.all,
      names: names.all,
      states: states.all,
      shown: shown.all
    )
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
