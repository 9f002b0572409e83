#if Import
internal import StateKitGenerator
internal import SwiftParser
internal import SwiftSyntax

/// Decides whether branches match every value, as far as the app's enums show it.
struct ExhaustiveCases {
  let index: DeclarationIndex
  let names: GeneratedTypeNames

  /// - Parameter types: The types of the action's values.
  func isExhaustive(_ branches: [ImportedBranch], _ types: [String]) -> Bool {
    if branches.contains(where: \.isPlain) { return true }
    let plain = branches.filter { $0.condition == nil && $0.arguments.count == types.count }
    return types.indices.contains { position in
      let matched = plain.filter { $0.takesAll(besides: position) }.compactMap {
        whole($0.arguments[position])
      }
      return cases(of: types[position]).map { Set(matched).isSuperset(of: $0) } ?? false
    }
  }

  private func cases(of type: String) -> Set<String>? {
    if type == "Bool" { return ["true", "false"] }
    if type.hasSuffix("?") { return ["some", "none"] }
    if type.hasPrefix("Result<") || type.hasPrefix("TaskResult<") { return ["success", "failure"] }
    guard let declared = names.path(of: type).flatMap({ index[$0] }), declared.kind == .enum else {
      return nil
    }
    return Set(declared.cases.map(\.name.plainText))
  }

  /// The name of the case, if the pattern matches all its values.
  private func whole(_ argument: ImportedBranch.Argument) -> String? {
    guard case .pattern(let text) = argument else { return nil }
    let plain = PatternText.using(text) { _ in false }
    if plain == "nil" { return "none" }
    if ["true", "false"].contains(plain) { return plain }
    if plain == "_?" || plain.wholeMatch(of: /let \w+\?/) != nil { return "some" }
    return plain.hasPrefix(".") && !plain.contains("(") ? String(plain.dropFirst()) : nil
  }
}
extension ImportedBranch {
  /// Whether the pattern has names or nothing for all values but one.
  fileprivate func takesAll(besides position: Int) -> Bool {
    arguments.indices.allSatisfy { index in
      if index != position, case .pattern = arguments[index] { return false }
      return true
    }
  }
}
#endif
