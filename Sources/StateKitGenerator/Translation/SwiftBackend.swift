/// From the model to Swift: one file per schema. A file depends on its own part of the model alone.
struct SwiftBackend {
  let options: GeneratorOptions

  func translate(_ model: ModuleModel) -> [GeneratedFile] {
    model.files.map(translate)
  }

  private func translate(_ file: FileModel) -> GeneratedFile {
    let options: GeneratorOptions = options
    var printer = SwiftPrinter(sourcePath: options.sourceLocations ? { options.sourcePath(of: $0) } : nil)
    FileTranslator(file: file, writesLines: options.sourceLocations).swiftFile.print(to: &printer)
    return GeneratedFile(name: "\(file.name).statekit.swift", contents: Array(printer.output.utf8))
  }
}
