#if Import
/// A Swift file to write.
struct ImportedSwiftFile {
  let name: String
  let imports: [String]
  var groups: [TypePiece]

  /// The imported modules, in order.
  var modules: [String] {
    Set(imports + ["StateKit"] + ModuleImports.companions(of: code)).sorted()
  }

  private var code: String { groups.map(\.text).joined(separator: "\n\n") }

  var text: String {
    modules.map { "import \($0)\n" }.joined() + "\n" + code + "\n"
  }
}
#endif
