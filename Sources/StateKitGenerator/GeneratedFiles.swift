/// The Swift files of a module. Each access makes a file anew, so that a loop over the files has one at a time in
/// memory, unless a `GeneratorMemory` keeps them for the next run.
package struct GeneratedFiles: Sequence {
  private let models: [FileModel]
  private let backend: SwiftBackend
  private let memory: GeneratorMemory?

  init(_ models: [FileModel], by backend: SwiftBackend, with memory: GeneratorMemory?) {
    self.models = models
    self.backend = backend
    self.memory = memory
  }

  package func makeIterator() -> AnyIterator<GeneratedFile> {
    AnyIterator(models.lazy.map(translate).makeIterator())
  }

  private func translate(_ model: FileModel) -> GeneratedFile {
    memory.code(of: model, backend.translate)
  }
}
