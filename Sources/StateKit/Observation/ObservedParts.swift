import Observation

/// The parts of a state that were read through a store and may be observed. It observes only from iOS 17 and macOS 14
/// on, which Observation needs.
@MainActor
final class ObservedParts<State> {
  private var parts: [AnyKeyPath: ObservedPart] = [:]
  /// The whole state, and its presence. They are stored separately, so that reading them needs no key path.
  private var whole: ObservedPart?
  private var presence: ObservedPart?

  /// Registers that a property is read. Its observers are notified after it changed.
  func read<Value>(_ path: KeyPath<State, Value>, in viewpoint: Viewpoint<State>) {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
    if let part = parts[path] { return part.read() }
    let changes = Changes(of: viewpoint.reader(of: path))
    let domains = viewpoint.domains(concernedWith: path)
    let part = observe(domains, in: viewpoint, hasChanged: { changes() }) { [self] in parts[path] = nil }
    parts[path] = part
    part.read()
  }

  /// Registers that the whole state is read.
  func readAll(in viewpoint: Viewpoint<State>) {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
    if let whole { return whole.read() }
    let changes = viewpoint.changes
    let part = observe(viewpoint.domains, in: viewpoint, hasChanged: changes) { [self] in whole = nil }
    whole = part
    part.read()
  }

  /// - Parameter forget: Keeps this object alive; the observer may have released the store.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  fileprivate func observe(
    _ domains: Range<Int>,
    in viewpoint: Viewpoint<State>,
    hasChanged: @escaping @MainActor () -> Bool,
    forget: @escaping @MainActor () -> Void
  ) -> ObservedPart {
    let part = RegisteredPart()
    let source = viewpoint.reader.source
    part.subscription = viewpoint.root.subscribers.add(domains) {
      let isPresent = source.isPresent
      guard !isPresent || hasChanged() else { return }
      if isPresent && part.isRead { return part.change() }
      // A part that was not read since its last change is no longer watched, nor is a part of a removed child.
      part.subscription?.cancel()
      forget()
    }
    return part
  }
}

extension ObservedParts where State: OptionalState {
  /// Registers that the presence of a child is read. Its observers are notified after it was added, removed or
  /// replaced.
  func readPresence(in viewpoint: Viewpoint<State>) {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
    if let presence { return presence.read() }
    let id = StateID<State.Wrapped>()
    let changes = Changes<ChildIdentity?> { [reader = viewpoint.reader] in
      reader.read { $0._wrapped.map { ChildIdentity(of: $0, by: id) } }
    }
    let domains = viewpoint.domainsOfPresence
    let part = observe(domains, in: viewpoint, hasChanged: { changes() }) { [self] in presence = nil }
    presence = part
    part.read()
  }
}

/// A property that was read.
@MainActor
private class ObservedPart {
  private(set) var isRead = false
  var subscription: Subscription?

  func read() {
    isRead = true
  }

  func change() {
    isRead = false
  }
}

/// A property in the registrar of Observation.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private final class RegisteredPart: ObservedPart, Observable {
  private let registrar = ObservationRegistrar()

  /// The property that stands for the part in the registrar.
  private var value: Void { () }

  override func read() {
    super.read()
    registrar.access(self, keyPath: \.value)
  }

  override func change() {
    super.change()
    registrar.withMutation(of: self, keyPath: \.value) {}
  }
}
