#if canImport(SwiftUI)

import MeetingsCore
import StateKit
import SwiftUI

/// A meeting that was held.
struct PastView: View {
  let past: LocalStore<PastState, PastAction>
  let meeting: LocalStore<MeetingState, MeetingAction>

  var body: some View {
    List {
      Section("Attendees") {
        ForEach(meeting.attendees, id: \.id) { attendee in Text(attendee.name) }
      }
      Section("Transcript") { Text(past.record.transcript) }
    }
    .navigationTitle(meeting.title)
  }
}

#endif
