#if Import
/// A Swift file to write.
struct ImportedSwiftFile {
  let name: String
  let imports: [String]
  var groups: [TypePiece]

  /// The imported modules, in order.
  var modules: [String] {
    let code = groups.map(\.text).joined(separator: "\n\n")
    return Set(imports + ["StateKit"] + ModuleImports.companions(of: code)).sorted()
  }

  var text: String {
    let code = groups.map(\.text).joined(separator: "\n\n")
    return modules.map { "import \($0)\n" }.joined() + "\n" + code + "\n"
  }
}
#endif
