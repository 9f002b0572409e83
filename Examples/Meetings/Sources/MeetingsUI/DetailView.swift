#if canImport(SwiftUI)

import MeetingsCore
import StateKit
import SwiftUI

/// A meeting, and what is in front of it.
struct DetailView: View {
  let detail: LocalStore<DetailState, DetailAction>
  let meeting: LocalStore<MeetingState, MeetingAction>

  var body: some View {
    List {
      Section("Meeting") {
        Button("Start", systemImage: "timer") { detail.dispatch(.startTapped) }
        Label("\(meeting.minutes) min", systemImage: "clock")
        Label(meeting.colour.rawValue, systemImage: "paintpalette")
      }
      Section("Attendees") {
        ForEach(meeting.attendees, id: \.id) { attendee in Label(attendee.name, systemImage: "person") }
      }
      Section("Records") { records }
      Button("Delete", role: .destructive) { detail.dispatch(.deleteTapped) }
    }
    .navigationTitle(meeting.title)
    .toolbar { Button("Edit") { detail.dispatch(.editTapped(meeting: detail.meeting)) } }
    .sheet(item: detail.binding(DetailScope.root.destination.edit, send: .destination(.edit(.cancelled)))) {
      form in
      FormView(form: form, title: meeting.title)
    }
    .alert(
      "Delete this meeting?",
      item: detail.binding(DetailScope.root.destination.deletion, send: .destination(.deletion(.cancelled)))
    ) { alert in
      Button("Delete", role: .destructive) { alert.dispatch(.confirmed) }
      Button("Keep", role: .cancel) {}
    }
    .alert(
      "Speech is not transcribed",
      item: detail.binding(DetailScope.root.destination.speech, send: .destination(.speech(.cancelled)))
    ) { alert in
      Button("Start without a transcript") { alert.dispatch(.continued) }
      if alert.reason == .denied { Button("Open the settings") { alert.dispatch(.settingsOpened) } }
      Button("Cancel", role: .cancel) {}
    }
  }

  private var records: some View {
    ForEach(meeting.records, id: \.date) { record in
      Button {
        meeting.dispatch(.recordOpened(record: record))
      } label: {
        Text(record.date, style: .date)
      }
    }
    .onDelete { positions in
      for record in positions.map({ meeting.records[$0] }) {
        meeting.dispatch(.recordDeleted(record: record))
      }
    }
  }
}

#endif
