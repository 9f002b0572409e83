#if canImport(SwiftUI)

package import MeetingsCore
package import StateKit
package import SwiftUI

/// The list, and the screens on top of it.
package struct AppView: View {
  private let store: Store<AppState, AppAction>

  package init(store: Store<AppState, AppAction>) {
    self.store = store
  }

  package var body: some View {
    NavigationStack(path: path) {
      MeetingsView(store: store)
        .navigationDestination(for: Int.self) { id in
          if let screen = store.view(.path(id: id)).unwrapped { view(of: screen) }
        }
    }
    .task { if !store.isLoaded { store.dispatch(.started) } }
  }

  @ViewBuilder
  private func view(of screen: LocalStore<AppPathState, AppPathAction>) -> some View {
    switch screen.case {
    case .detail(let detail):
      if let meeting = store.view(.meetings(id: detail.meeting)).unwrapped {
        DetailView(detail: detail, meeting: meeting)
      }
    case .record(let recording):
      if let meeting = store.view(.meetings(id: recording.meeting)).unwrapped {
        RecordingView(recording: recording, meeting: meeting)
      }
    case .past(let past):
      if let meeting = store.view(.meetings(id: past.meeting)).unwrapped {
        PastView(past: past, meeting: meeting)
      }
    }
  }

  /// The ids of the screens. SwiftUI shortens the list if the user goes back; the app makes it longer.
  private var path: Binding<[Int]> {
    let path = store.view(.path)
    return Binding(
      get: { @MainActor in path.ids },
      set: { @MainActor ids in
        if let left = path.ids.dropFirst(ids.count).first { path.dispatch(.popFrom(id: left)) }
      }
    )
  }
}

#endif
