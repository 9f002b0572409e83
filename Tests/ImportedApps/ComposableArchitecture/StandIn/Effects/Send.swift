// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The function by which an effect sends actions. A cancelled effect sends nothing more.
public struct Send<Action>: Sendable {
  private let send: @MainActor @Sendable (Action) -> Void

  init(_ send: @escaping @MainActor @Sendable (Action) -> Void) { self.send = send }

  @MainActor
  public func callAsFunction(_ action: Action) {
    if !Task.isCancelled { send(action) }
  }
}
