/// What changes the output of a run.
package struct GeneratorOptions: Sendable {
  /// The module that the generated files become part of, if it is known.
  package var moduleName: String?
  /// Whether lines of the schema are written into the output.
  package var sourceLocations = false
  /// The folder that paths in the output are relative to; nil for the current folder.
  package var sourceRoot: String?
  /// The absolute path of the folder that relative paths start from.
  package var currentFolder = ""

  package init() {}
}
