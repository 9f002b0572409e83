/// The Swift files of a module. Each is made when it is asked for, and made again when it is asked for again, so that a loop
/// over the files has one at a time in memory.
package struct GeneratedFiles: Sequence {
  private let models: [FileModel]
  private let backend: SwiftBackend

  init(_ models: [FileModel], by backend: SwiftBackend) {
    self.models = models
    self.backend = backend
  }

  package func makeIterator() -> AnyIterator<GeneratedFile> {
    AnyIterator(models.lazy.map(backend.translate).makeIterator())
  }
}
