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
    NavigationStack(path: store.binding(.path)) {
      MeetingsView(store: store)
    } destination: { screen in
      view(of: screen)
    }
    .task { if !store.isLoaded { store.dispatch(.started) } }
  }

  @ViewBuilder
  private func view(of screen: AppPathStore) -> some View {
    switch screen {
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
}

#endif
