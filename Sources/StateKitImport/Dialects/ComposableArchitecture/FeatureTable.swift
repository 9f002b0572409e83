#if Import
internal import SwiftSyntax

/// All features of an app, found by their types.
struct FeatureTable {
  let index: DeclarationIndex
  let features: [Feature]
  private(set) var initializers: ReplacedInitializers
  private(set) var choices: [[String]: FeatureChoice] = [:]

  init(_ index: DeclarationIndex) {
    self.index = index
    features = Feature.all(in: index)
    initializers = ReplacedInitializers(of: features.compactMap(\.state))
    for type in index.types where type.kind == .enum && type.hasAttribute("Reducer") {
      choices[type.path] = FeatureChoice(type: type, cases: type.cases.map { self.choice($0, in: type) })
    }
  }

  /// Notes the first values of children that the generated states do not have.
  mutating func noteFirstValues(_ compositions: [Composition]) {
    var children: [(state: [String], name: String, kind: ImportedChild.Kind)] = []
    for (feature, composition) in zip(features, compositions) {
      guard let state = feature.state else { continue }
      let roles = FeatureChildren(table: self, feature: feature, composition: composition)
      for element in feature.action.cases {
        switch roles.role(of: element) {
        case .child(let child):
          children.append((state.path, composition.stateNames[child.name] ?? child.name, child.kind))
        case .dialog(let name, _, _, _): children.append((state.path, name, .optional(name)))
        case .binding, .own: break
        }
      }
    }
    initializers.note(children)
  }

  private func choice(_ element: EnumCaseElementSyntax, in type: DeclaredType) -> FeatureChoice.Case {
    let values = element.values
    let only = values.count == 1 ? values[0].type : nil
    return FeatureChoice.Case(
      name: element.name.plainText,
      feature: only.flatMap { feature($0.path, in: type.path)?.name },
      dialog: only.flatMap { Dialogs.action(of: $0) == nil ? nil : $0 },
      unknown: element.isForReducer ? only.flatMap { isUnknownReducer($0, in: type.path) ? $0 : nil } : nil,
      element: element
    )
  }

  /// Whether a case of a choice with this value stands for a reducer that is no feature.
  private func isUnknownReducer(_ value: TypeSyntax, in scope: [String]) -> Bool {
    if value.path.isEmpty || Dialogs.action(of: value) != nil { return false }
    if let declared = index.type(value.path, in: scope) {
      return Feature.isReducer(declared) && !features.contains { $0.type.path == declared.path }
    }
    return !KnownConformances(index: index).isEquatable(value, in: scope)
  }

  /// The feature whose type has this name.
  func feature(_ name: [String], in scope: [String]) -> Feature? {
    guard let path = index.resolve(name, in: scope) else { return nil }
    return features.first { $0.type.path == path }
  }

  /// The feature whose `Action` or `State` has this name; `part` says which.
  func feature(of type: TypeSyntax, _ part: String, in scope: [String]) -> Feature? {
    guard let path = index.resolve(type.path, in: scope) else { return nil }
    return features.first { (part == "State" ? $0.state?.path : $0.action.path) == path }
  }

  /// The choice in the value of a case: its type, or one of the generic arguments of the type.
  func choice(of element: EnumCaseElementSyntax, in feature: Feature) -> FeatureChoice? {
    guard let type = element.values.first?.type else { return nil }
    return ([type] + type.genericArguments).lazy.compactMap { candidate in
      choice(candidate, "Action", in: feature.action.path) ?? choice(candidate, nil, in: feature.action.path)
    }.first
  }

  /// The choice whose enum has this name; `part` is a last component such as `Action` to remove first.
  func choice(_ type: TypeSyntax, _ part: String?, in scope: [String]) -> FeatureChoice? {
    var path = type.path
    if let part {
      guard path.last == part else { return nil }
      path.removeLast()
    }
    return index.resolve(path, in: scope).flatMap { choices[$0] }
  }
}

extension EnumCaseElementSyntax {
  /// Whether the macro takes the value for a reducer.
  fileprivate var isForReducer: Bool {
    let attributes = parent?.parent?.as(EnumCaseDeclSyntax.self)?.attributes ?? []
    return values.first?.label == nil
      && !attributes.contains { ["ReducerCaseIgnored", "ReducerCaseEphemeral"].contains($0.name) }
  }
}
#endif
