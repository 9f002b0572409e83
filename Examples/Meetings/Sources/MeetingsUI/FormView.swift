#if canImport(SwiftUI)

import MeetingsCore
import StateKit
import SwiftUI

/// The form of a new meeting, or of one that is edited.
struct FormView: View {
  let form: LocalStore<FormState, FormAction>
  let title: String
  @FocusState var focus: FormFocus?

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: form.binding(\.title)).focused($focus, equals: .title)
        Stepper("\(form.minutes) minutes", value: form.binding(\.minutes))
        Picker("Colour", selection: form.binding(\.colour)) {
          ForEach(Colour.all, id: \.self) { colour in Text(colour.rawValue).tag(colour) }
        }
        Section("Attendees") { attendees }
      }
      .navigationTitle(title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { form.dispatch(.cancelled) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { form.dispatch(.doneTapped) }
        }
      }
    }
    .onChange(of: form.focus, initial: true) { focus = $1 }
    .onChange(of: focus) { form.set(\.focus, to: $1) }
  }

  @ViewBuilder
  private var attendees: some View {
    ForEach(form.view(.attendees)) { attendee in
      TextField("Name", text: attendee.binding(\.name)).focused($focus, equals: .attendee(attendee.id))
    }
    .onDelete { form.dispatch(.attendeesRemoved(at: Array($0))) }
    Button("Add an attendee") { form.dispatch(.attendeeAdded) }
  }
}

#endif
