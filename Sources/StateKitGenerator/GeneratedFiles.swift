/// The Swift files of a module. Each is made when it is asked for, and made again when it is asked for again: whoever goes
/// through them has one at a time in memory.
package struct GeneratedFiles: Sequence {
  private let model: ModuleModel?
  private let backend: SwiftBackend

  /// Without a model there are none.
  init(_ model: ModuleModel?, by backend: SwiftBackend) {
    self.model = model
    self.backend = backend
  }

  package func makeIterator() -> AnyIterator<GeneratedFile> {
    var models = model?.eachFile.makeIterator()
    return AnyIterator { models?.next().map(backend.translate) }
  }
}
