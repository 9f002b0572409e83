extension SchemaModule {
  /// The module `App` of a target in `/pkg/Sources/App`, with files named from there on.
  static func app(_ files: String..., leftOut: [String] = []) -> SchemaModule {
    var module = SchemaModule(target: "App", name: "App", folder: "/pkg/Sources/App", files: files.map(path))
    module.leftOut = leftOut.map(path)
    module.dependsOnStateKit = true
    return module
  }

  static func path(_ file: String) -> String { "/pkg/Sources/App/\(file)" }
}
