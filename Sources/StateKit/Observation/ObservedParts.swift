import Observation

/// The properties of a state that were read through a store and that somebody may observe.
@MainActor
final class ObservedParts<State> {
  private var parts: [AnyKeyPath: ObservedPart] = [:]
  /// All of the state: apart, as nobody should pay for a key path to read it.
  private var whole: ObservedPart?

  /// Notes that a property is read. Who does so while being observed is told once it changed.
  func read<Value>(_ path: KeyPath<State, Value>, in viewpoint: Viewpoint<State>) {
    if let part = parts[path] { return part.read() }
    let changes = Changes(of: viewpoint.reader(of: path))
    let part = observe(
      viewpoint.domains(concernedWith: path),
      in: viewpoint,
      hasChanged: { changes() },
      forget: { [self] in parts[path] = nil }
    )
    parts[path] = part
    part.read()
  }

  /// Notes that all of the state is read.
  func readAll(in viewpoint: Viewpoint<State>) {
    if let whole { return whole.read() }
    let part = observe(
      viewpoint.domains,
      in: viewpoint,
      hasChanged: viewpoint.changes,
      forget: { [self] in whole = nil }
    )
    whole = part
    part.read()
  }

  /// - Parameter forget: It holds this: who observes may have let go of the store that was read.
  private func observe(
    _ domains: Range<Int>,
    in viewpoint: Viewpoint<State>,
    hasChanged: @escaping @MainActor () -> Bool,
    forget: @escaping @MainActor () -> Void
  ) -> ObservedPart {
    let part = ObservedPart()
    let source = viewpoint.reader.source
    part.subscription = viewpoint.root.subscribers.add(domains) {
      guard source.isPresent && hasChanged() else { return }
      if part.isRead { return part.change() }
      // What nobody has read since it changed last is not looked at any more.
      part.subscription?.cancel()
      forget()
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
