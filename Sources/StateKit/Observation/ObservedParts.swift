import Observation

/// The properties of a state that were read through a store and that somebody may observe.
@MainActor
final class ObservedParts<State> {
  private var parts: [AnyKeyPath: ObservedPart] = [:]

  /// Notes that a property is read. Who does so while being observed is told once it changed.
  func read<Value>(_ path: KeyPath<State, Value>, in viewpoint: Viewpoint<State>) {
    let part =
      parts[path]
      ?? observe(path, viewpoint.domains(concernedWith: path), viewpoint) {
        Changes { [reader = viewpoint.reader] in reader[dynamicMember: path] }.callAsFunction
      }
    part.read()
  }

  /// Notes that all of the state is read.
  func readAll(in viewpoint: Viewpoint<State>) {
    let path = \State.self
    let part = parts[path] ?? observe(path, viewpoint.domains, viewpoint) { viewpoint.changes }
    part.read()
  }

  private func observe(
    _ path: AnyKeyPath,
    _ domains: Range<Int>,
    _ viewpoint: Viewpoint<State>,
    _ changes: () -> @MainActor () -> Bool
  ) -> ObservedPart {
    let part = ObservedPart()
    let hasChanged = changes()
    parts[path] = part
    // Holds the part and this: who observes may have let go of the store that was read.
    part.subscription = viewpoint.root.subscribers.add(domains) { [self] in
      guard hasChanged() else { return }
      if part.isRead { return part.change() }
      // What nobody has read since it changed last is not looked at any more.
      part.subscription?.cancel()
      parts[path] = nil
    }
    return part
  }
}

/// A property that was read.
@MainActor
private final class ObservedPart: Observable {
  private let registrar = ObservationRegistrar()
  private(set) var isRead = false
  var subscription: Subscription?

  /// What observers name it by.
  private var value: Void { () }

  func read() {
    isRead = true
    registrar.access(self, keyPath: \.value)
  }

  func change() {
    isRead = false
    registrar.withMutation(of: self, keyPath: \.value) {}
  }
}
