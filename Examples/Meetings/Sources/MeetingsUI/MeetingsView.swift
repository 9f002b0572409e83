#if canImport(SwiftUI)

import MeetingsCore
import StateKit
import SwiftUI

/// The list, and what is in front of it.
struct MeetingsView: View {
  let store: Store<AppState, AppAction>

  var body: some View {
    List {
      if let failure = store.saveFailure {
        Label("Not stored: \(failure)", systemImage: "exclamationmark.triangle")
      }
      ForEach(store.view(.meetings)) { meeting in MeetingRow(meeting: meeting) }
        .onDelete { positions in
          let ids = store.view(.meetings).ids
          for position in positions { store.dispatch(.meetings(id: ids[position], action: .deleted)) }
        }
    }
    .navigationTitle("Meetings")
    .toolbar {
      Button("Add", systemImage: "plus") { store.dispatch(.addTapped) }.disabled(!store.isLoaded)
    }
    .sheet(item: store.binding(AppScope.root.destination.add, send: .destination(.add(.cancelled)))) { form in
      FormView(form: form, title: "New meeting")
    }
    .alert(
      "The meetings cannot be read",
      item: store.binding(AppScope.root.destination.alert, send: .destination(.alert(.closed)))
    ) { alert in
      Button("Begin with samples") { alert.dispatch(.samplesChosen) }
      Button("Begin with an empty list", role: .cancel) {}
    }
  }
}

private struct MeetingRow: View {
  let meeting: LocalStore<MeetingState, MeetingAction>

  var body: some View {
    Button {
      meeting.dispatch(.opened)
    } label: {
      VStack(alignment: .leading) {
        Text(meeting.title).font(.headline)
        HStack {
          Label("\(meeting.attendees.count)", systemImage: "person.3")
          Spacer()
          Label("\(meeting.minutes) min", systemImage: "clock")
        }
        .font(.caption)
      }
    }
    .listRowBackground(meeting.colour.color)
  }
}

#endif
