// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The state of a presented child.
@propertyWrapper
public struct PresentationState<State> {
  public var wrappedValue: State?

  public init(wrappedValue: State?) { self.wrappedValue = wrappedValue }

  public var projectedValue: PresentationState {
    get { self }
    set { self = newValue }
  }
}

extension PresentationState: Equatable where State: Equatable {}
extension PresentationState: Sendable where State: Sendable {}
