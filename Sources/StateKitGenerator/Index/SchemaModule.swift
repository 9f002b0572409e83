/// The schemas of another module, which are read and not generated: what `--use MODULE=PATH` gives.
package struct SchemaModule: Sendable {
  /// For example `Accounts`.
  package let name: String
  package let files: [SourceFile]

  package init(name: String, files: [SourceFile]) {
    self.name = name
    self.files = files
  }
}
