@testable import StateKitGenerator

/// The printed text of a declaration, without the last line end.
func printed(_ declaration: some Declaration, locating: Bool = false) -> String {
  var printer = SwiftPrinter(sourcePath: locating ? { StringLiteral($0.path) } : nil)
  declaration.print(to: &printer)
  return String(printer.output.dropLast())
}

/// The generated files of valid schemas, by file name.
func generated(
  _ schemas: KeyValuePairs<String, String>,
  using modules: [SchemaModule] = [],
  _ change: (inout GeneratorOptions) -> Void = { _ in }
) -> [String: String] {
  var options = GeneratorOptions()
  change(&options)
  let files = schemas.map { SourceFile(path: "\($0.key).statekit.json", text: $0.value) }
  return Dictionary(
    uniqueKeysWithValues: Generator(options: options).generate(files, using: modules).files.map {
      ($0.name, String(decoding: $0.contents, as: UTF8.self))
    }
  )
}

/// The generated file of one valid schema.
func generated(_ schema: String, _ change: (inout GeneratorOptions) -> Void = { _ in }) -> String {
  generated(["Test": schema], change)["Test.statekit.swift"] ?? "nothing"
}

/// The schemas of another module, by their names.
func usedModule(_ name: String, _ schemas: KeyValuePairs<String, String>) -> SchemaModule {
  SchemaModule(
    name: name,
    files: schemas.map { SourceFile(path: "\(name)/\($0.key).statekit.json", text: $0.value) }
  )
}
