/// The schemas of another module, which are read only: the value of `--use MODULE=PATH`.
package struct SchemaModule: Sendable {
  /// For example `Accounts`.
  package let name: String
  package let files: [SourceFile]

  package init(name: String, files: [SourceFile]) {
    self.name = name
    self.files = files
  }
}
