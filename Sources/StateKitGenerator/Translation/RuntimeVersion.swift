/// Which runtime generated code needs.
enum RuntimeVersion {
  /// The member of the runtime's `GeneratedCode` that generated code names. It goes up by one when that code begins to
  /// name something that the runtime of the last release does not have.
  private static let current: Identifier = Identifier(validated: "version1")

  /// A declaration that an older runtime does not compile, but says why.
  static var section: SwiftFile.Section {
    SwiftFile.Section(
      title: "Runtime",
      declarations: [
        PropertyDeclaration(
          prefix: DeclarationPrefix(
            documentation: DocComment(saying: "The runtime has what this file needs.")
          ),
          keyword: "nonisolated private var",
          name: Identifier(validated: "generatedCode"),
          type: "Swift.Void",
          value: .computed(["StateKit.GeneratedCode.\(current)"])
        )
      ]
    )
  }
}
