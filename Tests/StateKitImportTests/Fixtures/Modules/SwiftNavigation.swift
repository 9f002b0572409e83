// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the fixtures need of the module of this name.

public struct TextState: Equatable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }
}

public enum ButtonStateRole: Sendable { case cancel, destructive }

public struct ButtonState<Action> {
  public let role: ButtonStateRole?
  public let action: Action?
  public let label: TextState

  public init(role: ButtonStateRole? = nil, action: Action? = nil, label: () -> TextState) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

public struct Animation: Sendable {
  public static let `default` = Animation()
}

public struct ButtonStateAction<Action> {
  public let action: Action

  public static func send(_ action: Action, animation: Animation?) -> Self { Self(action: action) }
}

extension ButtonState {
  public init(role: ButtonStateRole? = nil, action: ButtonStateAction<Action>, label: () -> TextState) {
    self.init(role: role, action: action.action, label: label)
  }
}

extension ButtonState: Equatable where Action: Equatable {}
extension ButtonState: Sendable where Action: Sendable {}

@resultBuilder
public enum ButtonStateBuilder<Action> {
  public static func buildExpression(_ button: ButtonState<Action>) -> ButtonState<Action> { button }

  public static func buildBlock(_ buttons: ButtonState<Action>...) -> [ButtonState<Action>] { buttons }
}

public struct AlertState<Action> {
  public let title: TextState
  public let buttons: [ButtonState<Action>]

  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.title = title()
    buttons = actions()
  }
}

extension AlertState: Equatable where Action: Equatable {}
extension AlertState: Sendable where Action: Sendable {}

public struct ConfirmationDialogState<Action> {
  public let title: TextState
  public let buttons: [ButtonState<Action>]

  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.title = title()
    buttons = actions()
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {}
extension ConfirmationDialogState: Sendable where Action: Sendable {}
