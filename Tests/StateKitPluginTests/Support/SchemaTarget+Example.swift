extension SchemaTarget {
  /// The target `App` in `/pkg/Sources/App`, with files named from there on.
  static func app(_ files: String..., leftOut: [String] = []) -> SchemaTarget {
    var target = SchemaTarget(name: "App", module: "App", folder: "/pkg/Sources/App", files: files.map(path))
    target.leftOut = leftOut.map(path)
    target.dependsOnStateKit = true
    return target
  }

  static func path(_ file: String) -> String { "/pkg/Sources/App/\(file)" }
}
