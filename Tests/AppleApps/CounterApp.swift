import StateKit
import SwiftUI

/// The schema of Examples/Counter in a target of a project, whose build plugin generates the code.
@main
struct CounterApp: App {
  @State private var store = Store.counter(reducer: .counter())

  var body: some Scene {
    WindowGroup { CounterView(store: store) }
  }
}

struct CounterView: View {
  let store: Store<CounterState, CounterAction>

  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("One more") { store.dispatch(.incremented) }
      Button("One less") { store.dispatch(.decremented) }
    }
  }
}
