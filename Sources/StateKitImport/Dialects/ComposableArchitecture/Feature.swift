#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// A reducer of the Composable Architecture.
struct Feature {
  let type: DeclaredType
  let state: DeclaredType?
  let action: DeclaredType
  /// The name of its domain.
  var name: String
  /// What the app declares at any depth.
  let inner: InnerDeclarations

  /// The name of the type with the feature's handlers, which is not nested: `ProfileEditor` for `Profile.Editor`.
  var holderName: String { type.path.joined() }

  static let protocols: Set<String> = ["Reducer", "ReducerProtocol"]

  /// Whether a type is a struct that is a reducer.
  static func isReducer(_ type: DeclaredType) -> Bool {
    type.kind == .struct && (type.hasAttribute("Reducer") || type.inherits(protocols))
  }

  /// The features of an app, in the order of its files.
  static func all(in index: DeclarationIndex) -> [Feature] {
    let found = index.types.filter { isReducer($0) && !$0.isGeneric }
    let features = found.compactMap { type -> Feature? in
      guard let action = index.type(["Action"], in: type.path), action.kind == .enum,
        action.path.starts(with: type.path)
      else { return nil }
      return Feature(
        type: type,
        state: index.type(["State"], in: type.path),
        action: action,
        name: type.path.last ?? "",
        inner: index.inner
      )
    }
    // Features with equal names are told apart by the names of the types around them.
    let counts = Dictionary(grouping: features, by: \.name).mapValues(\.count)
    return features.map { feature in
      var feature = feature
      if counts[feature.name, default: 0] > 1 { feature.name = feature.type.path.joined() }
      let replaced = [feature.action.path] + (feature.state.map { [$0.path] } ?? [])
      feature.name = DomainNames.free(feature.name, in: index, besides: replaced)
      return feature
    }
  }
}

/// A `@Reducer enum`: one of several features.
struct FeatureChoice {
  struct Case {
    let name: String
    /// The feature; nil for a case with other values.
    let feature: String?
    /// `AlertState<Alert>`, if the case has one.
    let dialog: TypeSyntax?
    /// The type of a reducer that the app's code does not show, such as one of another module.
    let unknown: TypeSyntax?
    let element: EnumCaseElementSyntax
  }

  let type: DeclaredType
  let cases: [Case]
}

/// The generic types with the text and the buttons of an alert.
enum Dialogs {
  static let names: Set<String> = ["AlertState", "ConfirmationDialogState"]

  /// `Alert` in `AlertState<Alert>`.
  static func action(of type: TypeSyntax) -> TypeSyntax? {
    guard let name = type.path.last, names.contains(name) else { return nil }
    return type.genericArguments.first
  }
}
#endif
