import Foundation
import StateKitAuthoring
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Tries to smuggle code through every string of the schemas that have every key of the language: `EverythingKeyTests`
/// sees to it that they have. `STATEKIT_INJECTIONS=all` tries each payload in each string, in 139 rounds.
struct InjectionTests {
  private static let tasks = 4

  /// The distance by which each round shifts the payloads along the strings.
  private static var rounds: [Int] {
    let isWhole = ProcessInfo.processInfo.environment["STATEKIT_INJECTIONS"] == "all"
    return Array(stride(from: 0, to: Payloads.all.count, by: isWhole ? 1 : Thoroughness.isFull ? 9 : 46))
  }

  @Test(arguments: 0..<tasks)
  func `text in strings is refused, or does not declare anything`(task: Int) throws {
    let rounds = Self.rounds.filter { $0 % Self.tasks == task }
    let modules = try SchemaFolder.everythingInModules()
    try inject(rounds, into: try SchemaFolder.everything())
    try inject(rounds, into: modules[0])
    try inject(rounds, into: modules[1], using: [SchemaModule(name: "Cafe", files: [modules[0]])])
  }

  @Test func `text in the names of files and modules is refused, or does not declare anything`() throws {
    let text = String(decoding: try SchemaFolder.everything().bytes, as: UTF8.self)
    var accepted: [[UInt8]] = []
    for payload in [""]
      + Payloads.all.enumerated().filter({ $0.offset % Thoroughness.rounds(12, all: 3) == 0 }).map(\.element)
    {
      var options = GeneratorOptions()
      if payload.count.isMultiple(of: 2) { options.moduleName = "App" + payload }
      let file = SourceFile(path: "in\(payload)/App\(payload).statekit.json", text: text)
      let result = Generator(options: options).generate([file])
      // A name that files or modules cannot have is reported.
      guard !result.files.isEmpty else {
        #expect(result.diagnostics.contains { $0.severity == .error }, "\(payload.debugDescription)")
        continue
      }
      accepted += result.files.map(\.contents)
    }
    let declarations = try Swiftc.declarations(in: accepted)
    try #require(declarations.count > 10)
    #expect(declarations.allSatisfy { $0 == declarations[0] })
  }

  @Test(arguments: Payloads.all)
  func `a path in the code stays in its literal`(payload: String) throws {
    let text = String(decoding: try SchemaFolder.everythingInModules()[0].bytes, as: UTF8.self)
    var options = GeneratorOptions()
    options.sourceLocations = true
    options.currentFolder = "/" + payload
    options.sourceRoot = "/"
    let file = SourceFile(path: "in\(payload)/Cafe.statekit.json", text: text)
    let code = try #require(Generator(options: options).generate([file]).files.first)
    let lines = String(decoding: code.contents, as: UTF8.self).split(whereSeparator: \.isNewline)
    let places = lines.filter { $0.contains("#sourceLocation(") }
    let place = #/ *#sourceLocation\((file: "([^"\\]|\\.)*", line: [0-9]+)?\)/#
    #expect(places.count > 1 && places.allSatisfy { $0.wholeMatch(of: place) != nil })
    expectEqual(lines.filter { $0.contains("Smuggled") }, places.filter { $0.contains("Smuggled") })
  }

  private func inject(_ rounds: [Int], into file: SourceFile, using modules: [SchemaModule] = []) throws {
    let expected = code(of: file, using: modules)
    let strings = InjectedSchema.strings(of: file)
    try #require(strings.count > 40)
    let found = try rounds.map { round in
      code(of: try accepted(round, in: file, strings, using: modules), using: modules)
    }
    let declarations = try Swiftc.declarations(in: [expected] + found)
    try #require(declarations.count == rounds.count + 1)
    try #require(declarations[0].count > 100 && !declarations[0].contains { $0.contains(": error: ") })
    for (round, list) in zip(rounds, declarations.dropFirst()) {
      guard list != declarations[0] else { continue }
      let changes = list.difference(from: declarations[0]).prefix(5)
      Issue.record("\(file.path), round \(round) declares something else: \(changes.map { "\($0)" })")
    }
  }

  /// A schema with a payload in each of its strings, except for those strings in which the payload is refused.
  private func accepted(
    _ round: Int,
    in file: SourceFile,
    _ strings: [JSONString],
    using modules: [SchemaModule]
  ) throws -> SourceFile {
    var texts: [Int: String] = [:]
    for (position, string) in strings.enumerated() {
      // A reference stays one: as another text it would bind no value, and so rightly declare less.
      let form = string.text.hasPrefix("$") || string.text.hasPrefix("@") ? 1 : round + position / 5
      texts[position] = Payloads.text(round + position, form: form, of: string.text)
    }
    while true {
      let schema = InjectedSchema(file, strings, texts)
      let errors = Generator().validate([schema.file], using: modules).filter { $0.severity == .error }
      guard !errors.isEmpty else {
        // The texts that remain are documentation, printed texts, and the like.
        try #require(!texts.isEmpty)
        return schema.file
      }
      let refused = schema.positions(of: errors)
      try #require(!refused.isEmpty, "\(file.path), round \(round): \(errors.map(\.message)) for \(texts)")
      for position in refused { texts[position] = nil }
    }
  }

  /// All code that is written for a schema, as one file: the generated file and the scaffold's files.
  private func code(of file: SourceFile, using modules: [SchemaModule]) -> [UInt8] {
    let generated = Generator().generate([file], using: modules).files.map(\.contents)
    let scaffold = Generator().scaffold([file], using: modules).scaffold
    return Array((generated + (scaffold?.plan(for: []).changes.map(\.contents) ?? [])).joined())
  }
}
