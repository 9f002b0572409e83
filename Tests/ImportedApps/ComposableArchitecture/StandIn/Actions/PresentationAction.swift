// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// An action of a presented child, or its dismissal.
public enum PresentationAction<Action> {
  case dismiss
  indirect case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Sendable where Action: Sendable {}
