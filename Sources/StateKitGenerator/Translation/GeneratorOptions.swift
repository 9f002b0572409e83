/// The options of a run that change the output.
package struct GeneratorOptions: Sendable {
  /// The module that contains the generated files, if it is known.
  package var moduleName: String?
  /// Whether the output contains line numbers of the schema.
  package var sourceLocations = false
  /// The folder that paths in the output are relative to; nil for the current folder.
  package var sourceRoot: String?
  /// The absolute path of the folder where relative paths start.
  package var currentFolder = ""

  package init() {}
}
