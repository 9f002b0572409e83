/// The Swift files of a module. Every access makes a file anew, so that a loop over the files has one at a time in
/// memory.
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
