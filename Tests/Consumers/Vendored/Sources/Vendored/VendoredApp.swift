import StateKit
import StateKitRecording

struct NotesReducer: NotesReducing {
  func added(_ state: inout NotesState, text: String) { state.texts.append(text) }
}

@main @MainActor
struct VendoredApp {
  static let reducer: Reducer<AppState, AppAction> = .app(notes: .notes(NotesReducer()), backup: .backup())

  static let oneOfEach: [AppAction] = [
    .notes(.added(text: "")), .notes(.cleared),
    .backup(.save(.request(texts: []))), .backup(.save(.success(0))), .backup(.save(.cancelled)),
  ]

  static func main() async throws {
    let (lines, written) = AsyncStream<String>.makeStream()
    let store = Store.app(reducer: reducer, middleware: ActionRecorder(including: []) { written.yield($0) })
    store.sideEffects.register(BackupEffects(save: { texts in texts.count }), at: .backup)
    await store.run(.notes(.added(text: "Milk")))
    await store.run(.notes(.added(text: "Tea")))
    store.dispatch(.notes(.cleared))
    written.finish()

    var recording = ""
    for await line in lines { recording += line + "\n" }
    print(recording, terminator: "")
    let replayed = try Replay(recording).play(reducer, from: AppState())
    print("the same when played again: \(replayed == store.state)")
    print("numbered in order: \(oneOfEach.map(\.leafIndex) == Array(AppAction.leaves.indices))")
  }
}
