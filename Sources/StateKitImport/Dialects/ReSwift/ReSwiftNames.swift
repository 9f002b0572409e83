#if Import
/// Names of ReSwift that moved code may use. A file that imports StateKit imports them one by one, as both modules have a
/// `Store`, a `Middleware` and a `Reducer`.
enum ReSwiftNames {
  private static let kinds = [
    ("Action", "protocol"), ("StateType", "protocol"), ("DispatchFunction", "typealias"),
    ("ReSwiftInit", "struct"),
  ]

  /// Empty for an app that does not import ReSwift.
  static func imports(of sources: [ImportedSource], _ index: DeclarationIndex) -> [(
    word: String, line: String
  )] {
    guard sources.contains(where: { $0.imports.contains("ReSwift") }) else { return [] }
    return kinds.filter { !index.isDeclared([$0.0]) }.map { ($0.0, "\($0.1) ReSwift.\($0.0)") }
  }
}
#endif
