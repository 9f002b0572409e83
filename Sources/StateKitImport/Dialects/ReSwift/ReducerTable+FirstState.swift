#if Import
internal import SwiftParser
internal import SwiftSyntax

/// The states that reducers make where there is no state yet.
extension ReducerTable {
  /// The code of a domain's first state, outside of all types: that of its reducer, or one that is composed of those of
  /// its children.
  func firstState(of position: Int, _ names: GeneratedTypeNames) -> String {
    let domain = domains[position]
    if domain.otherCalls.contains(where: \.isFirstState) {
      return "{ preconditionFailure(\"give the store its first state\") }()"
    }
    if let initial = domain.body.initial { return initial }
    let own = domain.body.isComposed ? domain.changedValues : []
    let below = domain.body.isComposed ? childValues(of: position, names) : []
    return "\(domain.name)State(\((own + below).joined(separator: ", ")))"
  }

  /// The values of children that differ from their defaults.
  private func childValues(of position: Int, _ names: GeneratedTypeNames) -> [String] {
    let children = domains[position].children
    let order = domains[position].state.storedProperties.compactMap { property in
      children.first { $0.name == property.name }
    }
    return order.compactMap { child in
      let plain = "\(domains[child.index].name)State()"
      let value = firstState(of: child, names)
      return value == plain || value == ".init()" ? nil : "\(child.name): \(value)"
    }
  }

  private func firstState(of child: ReducerDomain.Child, _ names: GeneratedTypeNames) -> String {
    if let given = child.call.first {
      return given.map { DefaultValue.swift($0, names, in: child.call.frame.path) }.joined(separator: " ")
    }
    let domain = domains[child.index]
    guard let initial = domain.body.initial else { return firstState(of: child.index, names) }
    var parser = Parser(initial)
    return DefaultValue.swift(ExprSyntax.parse(from: &parser), names, in: domain.function.path)
  }

  /// Notes the reducers whose first states are not known.
  mutating func doubtFirstStates() {
    for position in domains.indices where domains[position].function.isOptional {
      guard let reason = reasonForNoFirstState(position) else { continue }
      let domain = domains[position]
      let frame = ReducerFrame(
        source: domain.function.source,
        path: domain.function.path,
        state: domain.function.state.name,
        isInout: domain.function.isInout,
        stateType: domain.function.stateType
      )
      let node = Syntax(domain.function.declaration)
      domains[position].otherCalls.append(
        ReducerBody.Doubt(reason: reason, node: node, frame: frame, rest: .nothing)
      )
    }
  }

  private func reasonForNoFirstState(_ position: Int) -> String? {
    let body = domains[position].body
    let path = domains[position].function.path
    if let code = body.initial, let reason = replacedReason(code, path) {
      return "the first state: \(reason)"
    }
    if let initial = body.initial {
      return usesOwnNames(initial, of: domains[position].function)
        ? "the first state uses names that are not visible everywhere" : nil
    }
    guard body.isComposed else { return "the first state is made by other code" }
    for call in body.children {
      guard let child = domains[position].children.first(where: { $0.name == call.property }) else {
        return "the first value of '\(call.property)' is made by other code"
      }
      let code = call.first.map(FirstState.text) ?? domains[child.index].body.initial
      if let code, let reason = replacedReason(code, call.frame.path) {
        return "the first value of '\(call.property)': \(reason)"
      }
      if let code, usesOwnNames(code, of: nil) {
        return "the first value of '\(call.property)' uses names that are not visible everywhere"
      }
    }
    let state = domains[position].state
    let missing = state.storedProperties.first { property in
      property.value == nil && body.defaults[property.name] == nil
        && !state.members.contains { $0.declaration.is(InitializerDeclSyntax.self) }
        && property.type?.unwrapped.isOptional != true
        && !domains[position].children.contains { $0.name == property.name }
    }
    if let missing { return "the first value of '\(missing.name)' is made by other code" }
    return nil
  }

  /// The reason why the code of a first state makes another one after the import.
  private func replacedReason(_ code: String, _ path: [String]) -> String? {
    var parser = Parser(code)
    return initializers.reason(in: ExprSyntax.parse(from: &parser), of: path)
  }

  /// Whether an expression uses a name that is no type, no member of the type around the function, and no constant or
  /// function of all files.
  private func usesOwnNames(_ code: String, of function: ReducerFunction?) -> Bool {
    var parser = Parser(code)
    let own = function.flatMap { index[$0.path] }?.members ?? []
    let members = own.reduce(into: [String: DeclModifierListSyntax]()) { all, member in
      let modifiers = member.declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
      for name in member.declaration.declaredNames { all[name] = modifiers }
    }
    let names = UsedNames.all(in: ExprSyntax.parse(from: &parser)).map(\.baseName.plainText)
    return names.contains { name in
      if name.first?.isUppercase == true { return false }
      let variable = index.variables.first { variable in
        variable.declaration.bindings.contains { $0.pattern.trimmedDescription == name }
      }?.declaration
      let function = index.functions.first { $0.path.isEmpty && $0.declaration.name.plainText == name }?
        .declaration
      guard let modifiers = variable?.modifiers ?? function?.modifiers ?? members[name] else { return true }
      return modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }
  }
}

extension ReducerDomain {
  /// The values of its own properties that the reducer gives to a first state, where they differ from the declared ones.
  fileprivate var changedValues: [String] {
    state.storedProperties.compactMap { property in
      guard let first = body.defaults[property.name], let declared = property.value,
        declared.trimmedDescription.onOneLine != first,
        !children.contains(where: { $0.name == property.name })
      else { return nil }
      return "\(property.name): \(first)"
    }
  }
}
#endif
