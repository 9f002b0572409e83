#if Import
internal import StateKitGenerator
internal import SwiftParser
internal import SwiftSyntax

/// Decides whether branches match every value, as far as the app's enums show it.
struct ExhaustiveCases {
  let index: DeclarationIndex
  let names: GeneratedTypeNames

  func isExhaustive(_ group: DomainPlan.Group, _ signature: HandlerSignature) -> Bool {
    if group.branches.contains(where: \.isPlain) { return true }
    let count = group.branches.map(\.arguments.count).max() ?? 0
    guard count == 1, let type = signature.parameters.last?.type.type else { return false }
    let matched = Set(group.branches.filter { $0.condition == nil }.compactMap { whole($0.arguments.first) })
    return cases(of: "\(type)").map { matched.isSuperset(of: $0) } ?? false
  }

  private func cases(of type: String) -> Set<String>? {
    if type.hasPrefix("Result<") || type.hasPrefix("TaskResult<") { return ["success", "failure"] }
    guard let declared = names.path(of: type).flatMap({ index[$0] }), declared.kind == .enum else {
      return nil
    }
    return Set(declared.cases.map(\.name.plainText))
  }

  /// The name of the case, if the pattern matches all its values.
  private func whole(_ argument: ImportedBranch.Argument?) -> String? {
    guard case .pattern(let text)? = argument else { return nil }
    let plain = PatternText.using(text) { _ in false }
    return plain.hasPrefix(".") && !plain.contains("(") ? String(plain.dropFirst()) : nil
  }
}
#endif
