#if canImport(SwiftUI)

import MeetingsCore
import StateKit
import SwiftUI

/// A meeting that is being held.
struct RecordingView: View {
  let recording: LocalStore<RecordingState, RecordingAction>
  let meeting: LocalStore<MeetingState, MeetingAction>

  var body: some View {
    VStack {
      ProgressView(value: Double(recording.elapsed), total: Double(recording.length))
      Text("\(recording.nameOfSpeaker) speaks").font(.title)
      Text("\(recording.speaker + 1) of \(recording.lastSpeaker + 1)")
      Text(recording.transcript).font(.caption)
      Button("Next", systemImage: "forward.fill") { recording.dispatch(.nextTapped) }
    }
    .navigationTitle(meeting.title)
    .navigationBarBackButtonHidden(true)
    .toolbar { Button("End") { recording.dispatch(.endTapped) } }
    .task { recording.dispatch(.appeared) }
    .alert("End early?", isPresented: .constant(ending != nil), presenting: ending) { alert in
      Button("Save") { alert.dispatch(.saved) }
      if alert.canBeDiscarded { Button("Discard", role: .destructive) { alert.dispatch(.discarded) } }
      Button("Resume", role: .cancel) { alert.dispatch(.resumed) }
    }
    .alert("Nobody listens any more", isPresented: .constant(failure != nil), presenting: failure) { alert in
      Button("Continue", role: .cancel) { alert.dispatch(.continued) }
      Button("Discard", role: .destructive) { alert.dispatch(.discarded) }
    }
  }

  private var ending: LocalStore<EndingAlertState, EndingAlertAction>? {
    recording.view(RecordingScope.root.alert.ending).unwrapped
  }

  private var failure: LocalStore<FailureAlertState, FailureAlertAction>? {
    recording.view(RecordingScope.root.alert.failure).unwrapped
  }
}

#endif
