#if Import
internal import SwiftSyntax

/// An initializer with the app's order of parameters; in the generated state, the children are last.
struct EarlierInitializer {
  let names: GeneratedTypeNames
  /// The names of the generated state's properties, in order.
  let generated: [String]
  let stateNames: [StateName]
  /// For stacks with one kind of screens, the generated types of the screens, by the names of the stacks.
  var screens: [String: String] = [:]
  /// `public `, or an empty text.
  let access: String
  /// The app's initializer that is not moved, because it does the same as the one that Swift makes.
  var plain: PlainInitializer?

  /// Nil if the order is the same, or if a type is not known.
  func piece(for type: DeclaredType) -> SwiftPiece? {
    let properties = type.storedProperties.filter { !($0.isLet && $0.value != nil) }
    let order = properties.map(\.name)
    func now(_ name: String) -> String { stateNames.first { $0.name == name }?.child ?? name }
    func was(_ name: String) -> String { stateNames.first { $0.child == name }?.name ?? name }
    guard order != generated, Set(order.map(now)) == Set(generated), Set(order).count == order.count else {
      return nil
    }
    // Another initializer of the app stays.
    let hasOwn = type.members.contains { member in
      member.declaration.is(InitializerDeclSyntax.self) && member.declaration.id != plain?.declaration.id
    }
    if hasOwn { return nil }
    let parameters = properties.compactMap { parameter($0, in: type.path) }
    guard parameters.count == properties.count else { return nil }
    return SwiftPiece(
      key: "init(\(order.map { $0 + ":" }.joined()))",
      text: """
        /// The order of the parameters before the import.
        @_disfavoredOverload
        \(access)init(
        \(Indentation.added("  ", to: parameters.joined(separator: ",\n")))
        ) {
          self.init(
        \(Indentation.added("    ", to: generated.map { "\($0): \(was($0))" }.joined(separator: ",\n")))
          )
        }
        """
    )
  }

  private func parameter(_ property: StoredProperty, in scope: [String]) -> String? {
    // The buttons of an alert without any are a generated type.
    guard let type = names.index.type(of: property, in: scope),
      !type.unwrapped.type.genericArguments.contains(where: { $0.trimmedDescription == "Never" })
    else { return nil }
    let child = stateNames.first { $0.name == property.name }?.child ?? property.name
    if let screen = screens[child] {
      // A default that contains screens would be of the old type.
      let call = property.value?.as(FunctionCallExprSyntax.self)
      if let value = property.value, call?.arguments.isEmpty != true {
        guard value.trimmedDescription == "[]" else { return nil }
      }
      return "\(property.name): StackState<\(screen)>" + (property.value == nil ? "" : " = StackState()")
    }
    let head = "\(property.name): \(names.spelling(of: type, in: scope))"
    if let value = property.value ?? plain?.defaults[property.name] {
      return "\(head) = \(DefaultValue.swift(value, names, in: scope))"
    }
    return head + (type.unwrapped.isOptional && !property.isLet ? " = nil" : "")
  }
}
#endif
