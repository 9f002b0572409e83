import Foundation

@testable import StateKitAuthoring

extension SchemaFolder {
  /// The schema for editors.
  static var editorSchema: URL { root.appending(path: EditorSchema.fileName) }
}
