#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// A function of the app that makes the next state: `(Action, State?) -> State` or `(inout State, Action) -> Void`.
struct ReducerFunction {
  struct Parameter {
    /// The label of the argument; nil without one.
    let label: String?
    let name: String
  }

  /// The type of the action parameter.
  enum ActionType {
    /// All actions, by the name of their protocol.
    case any(String)
    /// The cases of an enum.
    case cases(DeclaredType)
  }

  let name: String
  /// The types around it.
  let path: [String]
  let state: Parameter
  let action: Parameter
  /// The struct of the state; nil for another value, such as an array.
  let stateType: DeclaredType?
  let actionType: ActionType
  let isInout: Bool
  /// Whether the state parameter is an optional.
  let isOptional: Bool
  let body: CodeBlockItemListSyntax
  /// The function, or the variable with a closure.
  let declaration: DeclSyntax
  let source: ImportedSource

  var location: SourceLocation { source.location(of: declaration) }
  var isClosure: Bool { declaration.is(VariableDeclSyntax.self) }
  var shown: String { (path + [name]).joined(separator: ".") }

  /// Identifies the function among all functions.
  var id: SyntaxIdentifier { declaration.id }

  /// The declaration up to its body, without the indentation.
  var head: String {
    let start = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
    var end = body.positionAfterSkippingLeadingTrivia.utf8Offset
    if let function = declaration.as(FunctionDeclSyntax.self), let brace = function.body?.leftBrace {
      end = brace.position.utf8Offset
    } else if let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value {
      end = value.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    return Indentation.removed(from: source.text(of: start..<end), column: source.column(of: start))
      .trimmedSpaces
  }

  /// Whether the function is a static member of a type.
  var isStatic: Bool {
    let modifiers =
      declaration.as(FunctionDeclSyntax.self)?.modifiers ?? declaration.as(VariableDeclSyntax.self)?.modifiers
    return modifiers?.contains { ["static", "class"].contains($0.name.text) } ?? false
  }

  /// The arguments that pass on a state and an action.
  func arguments(state: String, action: String) -> String {
    let stateText = (self.state.label.map { "\($0): " } ?? "") + state
    let actionText = (self.action.label.map { "\($0): " } ?? "") + action
    return isActionFirst ? "\(actionText), \(stateText)" : "\(stateText), \(actionText)"
  }

  let isActionFirst: Bool
  /// Parameters besides state and action, with the declarations of their default values.
  var defaults: [(name: String, text: String)] = []
}

extension ReducerFunction {
  /// Whether it is visible only in its file or type.
  var isHidden: Bool {
    let modifiers =
      declaration.as(FunctionDeclSyntax.self)?.modifiers ?? declaration.as(VariableDeclSyntax.self)?.modifiers
    return modifiers?.contains { $0.name.text == "private" || $0.name.text == "fileprivate" } ?? false
  }
}
#endif
