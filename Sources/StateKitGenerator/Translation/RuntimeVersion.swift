/// The version of the runtime that generated code needs.
enum RuntimeVersion {
  /// The member of the runtime's `_GeneratedCode` that generated code names. The number increases by one when generated
  /// code first names a declaration that the runtime of the last release does not have.
  private static let current: Identifier = Identifier(validated: "version1")

  /// A declaration that does not compile with an older runtime; the error names the missing version.
  static var section: SwiftFile.Section {
    SwiftFile.Section(
      title: "Runtime",
      declarations: [
        PropertyDeclaration(
          prefix: DeclarationPrefix(
            documentation: DocComment(saying: "The runtime is new enough for this file.")
          ),
          keyword: "nonisolated private var",
          name: Identifier(validated: "generatedCode"),
          type: "Swift.Void",
          value: .computed(["StateKit._GeneratedCode.\(current)"])
        )
      ]
    )
  }
}
