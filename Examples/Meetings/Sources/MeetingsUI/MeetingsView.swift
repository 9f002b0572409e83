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
      ForEach(store.view(.meetings).ids, id: \.self) { id in
        if let meeting = store.view(.meetings(id: id)).unwrapped { MeetingRow(meeting: meeting) }
      }
      .onDelete { positions in
        let ids = store.view(.meetings).ids
        for position in positions { store.dispatch(.meetings(id: ids[position], action: .deleted)) }
      }
    }
    .navigationTitle("Meetings")
    .toolbar {
      Button("Add", systemImage: "plus") { store.dispatch(.addTapped) }.disabled(!store.isLoaded)
    }
    .sheet(
      isPresented: .isPresent {
        form != nil
      } close: {
        form?.dispatch(.cancelled)
      }
    ) {
      if let form { FormView(form: form, title: "New meeting") }
    }
    .alert("The meetings cannot be read", isPresented: .constant(alert != nil), presenting: alert) { alert in
      Button("Begin with samples") { alert.dispatch(.samplesChosen) }
      Button("Begin with an empty list", role: .cancel) { alert.dispatch(.closed) }
    }
  }

  private var form: LocalStore<FormState, FormAction>? {
    store.view(AppScope.root.destination.add).unwrapped
  }

  private var alert: LocalStore<LoadAlertState, LoadAlertAction>? {
    store.view(AppScope.root.destination.alert).unwrapped
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
