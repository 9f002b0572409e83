#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// The body of a reducer: the functions that handle its actions, and the reducers of its children.
struct Composition {
  /// A function of state and action.
  struct Core {
    let statements: CodeBlockItemListSyntax
    let state: String
    let action: String
    let source: ImportedSource
  }

  /// Code that the importer does not understand, with the reason.
  struct Doubt {
    let range: Range<Int>
    let source: ImportedSource
    let reason: String

    var imported: ImportDoubt {
      ImportDoubt(
        reason: reason,
        location: source.location(at: AbsolutePosition(utf8Offset: range.lowerBound)),
        code: Indentation.removed(
          from: source.text(of: range),
          column: source.indentation(at: range.lowerBound)
        )
      )
    }
  }

  private(set) var cores: [Core] = []
  private(set) var doubts: [Doubt] = []
  /// Whether a part of the body was not read, which may handle any action.
  private(set) var isIncomplete = false
  /// Whether a part of the body was not read that runs for each action.
  private(set) var runsBeside = false
  /// Whether a part of the body was not read that runs when the state changes, by `.onChange`.
  private(set) var observesState = false
  /// The children whose reducers have modifiers that were not read.
  private(set) var modifiedChildren: Set<String> = []
  /// The functions and properties of the type whose contents were read.
  private(set) var parts: Set<SyntaxIdentifier> = []
  private var reducers: [String: String] = [:]
  /// The names of children in the state, where they differ; the keys are their names in the actions.
  private(set) var stateNames: [String: String] = [:]
  /// The children whose reducers ran after that of the feature, by `Scope` behind `Reduce`.
  private(set) var laterChildren: [(name: String, doubt: Doubt)] = []
  /// The code that runs the reducers of children, by their names in the actions.
  private(set) var scopes: [(name: String, doubt: Doubt)] = []

  /// The code that makes the reducer of a child.
  func reducer(of child: String) -> String? { reducers[child] }

  init(of feature: Feature) {
    for member in feature.type.members {
      if let function = member.declaration.as(FunctionDeclSyntax.self), function.isReduceIntoState {
        add(function, member.source)
      } else if let items = member.declaration.getter(named: "body") {
        for item in items { add(item.item, member.source, in: feature) }
      }
    }
  }

  private mutating func add(_ function: FunctionDeclSyntax, _ source: ImportedSource) {
    let parameters = Array(function.signature.parameterClause.parameters)
    guard parameters.count == 2, let body = function.body else { return }
    parts.insert(function.id)
    cores.append(
      Core(
        statements: body.statements,
        state: (parameters[0].secondName ?? parameters[0].firstName).text,
        action: (parameters[1].secondName ?? parameters[1].firstName).text,
        source: source
      )
    )
  }

  private mutating func add(_ item: CodeBlockItemSyntax.Item, _ source: ImportedSource, in feature: Feature) {
    guard case .expr(let expression) = item else {
      if case .stmt(let statement) = item, let returned = statement.as(ReturnStmtSyntax.self)?.expression {
        return add(returned, source, in: feature)
      }
      return doubt(item, source, "a reducer under a condition")
    }
    add(expression, source, in: feature)
  }

  private mutating func add(_ expression: ExprSyntax, _ source: ImportedSource, in feature: Feature) {
    if addPart(expression, in: feature) { return }
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      return doubt(expression, source, "another reducer")
    }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      base.typePath.isEmpty
        || access.declName.baseName.text.first?.isLowercase == true && base.is(FunctionCallExprSyntax.self)
    {
      let name = access.declName.baseName.text
      if !addModifier(name, call, source), !base.isBindingReducer {
        if name == EffectKey.onChange.rawValue { observesState = true } else { runsBeside = true }
      }
      return add(base, source, in: feature)
    }
    switch call.calledExpression.typePath.last {
    case "Reduce": addReduce(call, source, in: feature)
    case "Scope":
      if !cores.isEmpty {
        let reason = "the reducer of this child runs before the handlers now"
        let name = call.arguments.first { $0.label?.text == "action" }?.expression.lastPathName ?? ""
        laterChildren.append((name, Doubt(range: call.textRange, source: source, reason: reason)))
      }
      addChild(call, source)
    case "BindingReducer":
      if let name = call.arguments.first?.expression.lastPathName, name != "self" {
        let reason = "the bindings of '\(name)' do not change the state any more"
        scopes.append((name, Doubt(range: call.textRange, source: source, reason: reason)))
      }
    case "EmptyReducer": break
    case "CombineReducers":
      for item in call.trailingClosure?.statements ?? [] { add(item.item, source, in: feature) }
    default: doubt(expression, source, "another reducer")
    }
  }

  /// Reads a property or a function of the type that is a part of the body: `editing`, `self.storing()`. False for something else.
  private mutating func addPart(_ expression: ExprSyntax, in feature: Feature) -> Bool {
    let call = expression.as(FunctionCallExprSyntax.self)
    guard call.map({ $0.arguments.isEmpty && $0.trailingClosure == nil }) ?? true,
      let name = (call?.calledExpression ?? expression).memberOfSelf
    else { return false }
    for member in feature.type.members {
      let items =
        call == nil ? member.declaration.getter(named: name) : member.declaration.body(ofFunction: name)
      // A part that contains itself is not read again.
      guard let items, parts.insert(member.declaration.id).inserted else { continue }
      for item in items { add(item.item, member.source, in: feature) }
      return true
    }
    return false
  }

  /// False if the modifier is not understood.
  private mutating func addModifier(_ name: String, _ call: FunctionCallExprSyntax, _ source: ImportedSource)
    -> Bool
  {
    switch name {
    case "ifLet", "forEach", "ifCaseLet": addChild(call, source)
    case "_printChanges", "signpost": break
    default:
      isIncomplete = true
      doubts.append(Doubt(range: call.rangeWithoutBase, source: source, reason: "'.\(name)' of a reducer"))
      return false
    }
    return true
  }

  private mutating func addReduce(
    _ call: FunctionCallExprSyntax,
    _ source: ImportedSource,
    in feature: Feature
  ) {
    if let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self) {
      let names = closure.parameterNames
      guard names.count == 2 else {
        return doubt(call, source, "a reducer without names for state and action")
      }
      cores.append(Core(statements: closure.statements, state: names[0], action: names[1], source: source))
      return
    }
    // `Reduce(self.core)`
    let name = call.arguments.first?.expression.memberOfSelf
    let functions = feature.type.members.filter {
      $0.declaration.as(FunctionDeclSyntax.self)?.name.text == name
    }
    if let only = functions.first, functions.count == 1,
      let function = only.declaration.as(FunctionDeclSyntax.self),
      function.signature.parameterClause.parameters.count == 2
    {
      return add(function, only.source)
    }
    doubt(call, source, "a reducer that is made somewhere else")
  }

  private mutating func addChild(_ call: FunctionCallExprSyntax, _ source: ImportedSource) {
    let paths = call.arguments.map { ($0.label?.text, $0.expression.lastPathName) }
    guard let action = paths.first(where: { $0.0 == "action" })?.1 else {
      return doubt(call, source, "a child whose actions have no path")
    }
    if let state = paths.first?.1, state != action, paths.first?.0 != "action" {
      stateNames[action] = state
    }
    let argument = call.arguments.last?.expression.as(ClosureExprSyntax.self)
    guard let closure = call.trailingClosure ?? argument else { return }
    let reason = "the reducer of '\(action)' was not found"
    scopes.append((action, Doubt(range: call.rangeWithoutBase, source: source, reason: reason)))
    guard closure.statements.count == 1, case .expr(let expression)? = closure.statements.first?.item else {
      modifiedChildren.insert(action)
      let reason = "the reducer of the child '\(action)'"
      return doubts.append(Doubt(range: closure.textRange, source: source, reason: reason))
    }
    // A macro makes `Destination.body`; the reducers of the cases are known.
    if expression.typePath.last == "body" { return }
    reducers[action] = withoutModifiers(expression, of: action, source).trimmedDescription.onOneLine
  }

  /// `Detail()` in `Detail()._printChanges()`
  private mutating func withoutModifiers(
    _ expression: ExprSyntax,
    of child: String,
    _ source: ImportedSource
  ) -> ExprSyntax {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, base.is(FunctionCallExprSyntax.self)
    else { return expression }
    if !addModifier(access.declName.baseName.text, call, source) { modifiedChildren.insert(child) }
    return withoutModifiers(base, of: child, source)
  }

  /// Notes a reducer that is not read.
  private mutating func doubt(_ node: some SyntaxProtocol, _ source: ImportedSource, _ reason: String) {
    isIncomplete = true
    runsBeside = true
    doubts.append(Doubt(range: node.textRange, source: source, reason: reason))
  }
}

extension DeclSyntax {
  /// The statements of a computed property with a name.
  fileprivate func getter(named name: String) -> CodeBlockItemListSyntax? {
    guard let binding = self.as(VariableDeclSyntax.self)?.bindings.first,
      binding.pattern.trimmedDescription == name,
      case .getter(let items)? = binding.accessorBlock?.accessors
    else { return nil }
    return items
  }

  /// The statements of a function with a name.
  fileprivate func body(ofFunction name: String) -> CodeBlockItemListSyntax? {
    guard let function = self.as(FunctionDeclSyntax.self), function.name.text == name else { return nil }
    return function.body?.statements
  }
}

extension FunctionDeclSyntax {
  /// `reduce(into state: inout State, action: Action)`
  var isReduceIntoState: Bool {
    let names = signature.parameterClause.parameters.map(\.firstName.text)
    return name.text == "reduce" && names == ["into", "action"]
  }
}

extension FunctionCallExprSyntax {
  /// Without the expression that a modifier is for, which is read separately.
  fileprivate var rangeWithoutBase: Range<Int> {
    guard let access = calledExpression.as(MemberAccessExprSyntax.self), access.base != nil else {
      return textRange
    }
    return access.period.positionAfterSkippingLeadingTrivia.utf8Offset..<textRange.upperBound
  }
}

extension ExprSyntax {
  /// `BindingReducer()`, also with modifiers: it only handles the bindings of views.
  fileprivate var isBindingReducer: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      base.is(FunctionCallExprSyntax.self)
    {
      return base.isBindingReducer
    }
    return call.calledExpression.typePath.last == "BindingReducer"
  }

  /// `editing` or `self.editing`, a member that may be one of the type itself.
  fileprivate var memberOfSelf: String? {
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base?.trimmedDescription == "self" ? access.declName.baseName.text : nil
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The last name of `\.$detail`, `\State.detail`, `/Action.detail`.
  var lastPathName: String? {
    guard self.is(KeyPathExprSyntax.self) || self.is(PrefixOperatorExprSyntax.self) else { return nil }
    // `/Action.rows(id:action:)`
    let path = trimmedDescription.prefix { $0 != "(" }
    guard let last = path.split(separator: ".").last else { return nil }
    let name = last.hasPrefix("$") ? last.dropFirst() : last
    return name.hasSuffix("?") ? String(name.dropLast()) : String(name)
  }
}
#endif
