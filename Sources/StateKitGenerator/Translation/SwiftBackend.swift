/// Translates the model to Swift: one file per schema. A file depends only on its own part of the model.
struct SwiftBackend {
  let options: GeneratorOptions

  func translate(_ file: FileModel) -> GeneratedFile {
    var printer = SwiftPrinter(sourcePath: options.sourceLocations ? sourcePath(in: file) : nil)
    FileTranslator(file: file, writesLines: options.sourceLocations).swiftFile.print(to: &printer)
    return GeneratedFile(name: "\(file.name).statekit.swift", contents: printer.takeBytes())
  }

  /// The name of a schema in the output for a file. Nearly all such names are those of the file's own schema.
  private func sourcePath(in file: FileModel) -> (SourceFile) -> StringLiteral {
    let options: GeneratorOptions = options
    let path = StringLiteral(options.sourcePath(of: file.source))
    return { $0 === file.source ? path : StringLiteral(options.sourcePath(of: $0)) }
  }
}
