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
    .alert(
      "End early?",
      item: recording.binding(RecordingScope.root.alert.ending, send: .alert(.ending(.resumed)))
    ) { alert in
      Button("Save") { alert.dispatch(.saved) }
      if alert.canBeDiscarded { Button("Discard", role: .destructive) { alert.dispatch(.discarded) } }
      Button("Resume", role: .cancel) {}
    }
    .alert(
      "Nobody listens any more",
      item: recording.binding(RecordingScope.root.alert.failure, send: .alert(.failure(.continued)))
    ) { alert in
      Button("Continue", role: .cancel) {}
      Button("Discard", role: .destructive) { alert.dispatch(.discarded) }
    }
  }
}

#endif
