import Foundation
import StateKitGenerator
import StateKitTestSupport

/// Several random schemas in two modules, one of which uses the other: generated, compiled and run together.
struct Batch {
  let schemas: [GeneratedSchema]

  /// The problems, with their schemas; empty if there are no problems.
  func problems() throws -> String {
    let problems = try compileAndRun()
    guard !problems.isEmpty else { return "" }
    let concerned = schemas.filter { generated in
      let number = generated.schema.number
      // The markers of a schema in file names, and before failed laws.
      return ["Facts\(number).", "States\(number).", "x\(number).", "schema \(number):"]
        .contains(where: problems.contains)
    }
    return ([String(problems.prefix(6_000))] + concerned.prefix(3).map(\.report)).joined(separator: "\n")
  }

  private func compileAndRun() throws -> String {
    let folder = try TemporaryFolder()
    let generated = schemas.filter { $0.problems.isEmpty }
    let runtime = try Swiftc.runtime()
    var base = try write(generated.flatMap(\.usedFiles), to: folder, "base")
    var files = try write(generated.flatMap(\.files), to: folder, "batch")
    for schema in generated {
      let facts = FactsFile(schema: schema.schema)
      let number = schema.schema.number
      if let types = facts.types(isUsed: true) {
        base.append(try folder.write(types, to: "base/Types\(number).swift"))
      }
      if let types = facts.types(isUsed: false) {
        files.append(try folder.write(types, to: "batch/Types\(number).swift"))
      }
    }
    let program = try Swiftc.program().map { try folder.write($0.text, to: "batch/\($0.name)") }
    let library = files + program.filter { $0.lastPathComponent == "Foreign.swift" }
    for schema in generated {
      let facts = FactsFile(schema: schema.schema)
      files.append(try folder.write(facts.text, to: "batch/Facts\(schema.schema.number).swift"))
    }
    files += program
    files.append(try folder.write(main(generated), to: "batch/main.swift"))
    var objects = runtime
    if !base.isEmpty {
      let said = try Swiftc.makeModule("Base", of: base, in: folder.url)
      guard said.isEmpty else { return said }
      objects += try Swiftc.objects(in: folder.url.appending(component: "Base.build"))
    }
    let checked = try Swiftc.check(
      "Batch",
      of: library,
      inModeOf: schemas[0].schema.number / 25,
      in: folder.url
    )
    guard checked.isEmpty else { return checked }
    let said = try Swiftc.makeProgram("Batch", of: files, with: objects, in: folder.url)
    guard said.isEmpty else { return said }
    return try Swiftc.run(folder.url.appending(component: "Batch"))
  }

  private func write(_ files: [GeneratedFile], to folder: TemporaryFolder, _ name: String) throws -> [URL] {
    try files.map { try folder.write(String(decoding: $0.contents, as: UTF8.self), to: "\(name)/\($0.name)") }
  }

  private func main(_ schemas: [GeneratedSchema]) -> String {
    let checks = schemas.flatMap { generated in
      generated.schema.domains.indices.map { index in
        let isRoot = generated.schema.roots.contains(index)
        return
          "check(\(generated.schema.domains[index].name)Facts.self, ofSchema: \(generated.schema.number), isRoot: \(isRoot))"
      }
    }
    return """
      \(checks.joined(separator: "\n"))
      print(Report.failures == 0 ? "HELD \\(Report.count)" : "BROKEN \\(Report.failures)")

      """
  }
}
