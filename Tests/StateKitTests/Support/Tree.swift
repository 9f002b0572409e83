import StateKit

/// Handwritten actions with the names in the texts on bridges.
enum TreeAction: Equatable, Sendable {
  case my(MyAction)
  case another(AnotherAction)

  enum MyAction: Equatable, Sendable {
    case tree(Tree)
  }

  enum Tree: Equatable, Sendable {
    case originalActionThatHasString(String)
    case originalActionThatHasNone
  }

  enum AnotherAction: Equatable, Sendable {
    case part(Part)
  }

  enum Part: Equatable, Sendable {
    case thisRequiredString(String)
  }
}

extension TreeAction {
  var my: MyAction? {
    if case .my(let action) = self { return action }
    return nil
  }
}

extension TreeAction.MyAction {
  var tree: TreeAction.Tree? {
    if case .tree(let action) = self { return action }
    return nil
  }
}

extension TreeAction.Tree {
  var originalActionThatHasString: String? {
    if case .originalActionThatHasString(let text) = self { return text }
    return nil
  }
}
