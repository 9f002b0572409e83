import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct GeneratorMemoryTests {
  private static func file(_ name: String, _ domain: String) -> SourceFile {
    SourceFile(
      path: "\(name).statekit.json",
      text: #"{"statekit": 1, "domains": {"\#(name)": {\#(domain)}}}"#
    )
  }

  @Test func `only the code of a model that changed is translated again`() throws {
    let parent = GeneratorMemoryTests.file("Home", #""children": {"child": "Child", "other": "Other"}"#)
    let other = GeneratorMemoryTests.file("Other", #""actions": {"closed": "()"}"#)
    let options = GeneratorOptions()
    let memory = GeneratorMemory()
    func translated(_ child: SourceFile) throws -> [String] {
      var names: [String] = []
      let result = Generator(options: options).generate([parent, child, other], with: memory)
      let models = try #require(Generator(options: options).check([parent, child, other]).model).files
      #expect(!result.hasErrors)
      for model in models {
        _ = memory.code(of: model) { model in
          names.append(model.name)
          return SwiftBackend(options: options).translate(model)
        }
      }
      return names
    }
    let opened = GeneratorMemoryTests.file("Child", #""actions": {"opened": "()"}"#)
    try expectEqual(translated(opened), ["Home", "Child", "Other"])
    try expectEqual(translated(opened), [])
    // The parent's file does not name the actions of a child; it does name its state.
    try expectEqual(translated(GeneratorMemoryTests.file("Child", #""actions": {"shown": "()"}"#)), ["Child"])
    let written = GeneratorMemoryTests.file("Child", #""state": "OwnState", "actions": {"shown": "()"}"#)
    try expectEqual(translated(written), ["Home", "Child"])
  }

  @Test func `a file that was not read again is parsed once, and its mistakes are told each time`() {
    let memory = GeneratorMemory()
    let wrong = GeneratorMemoryTests.file("Wrong", #""actions": {"opened": 1}"#)
    let first = Generator().generate([wrong], with: memory).diagnostics
    #expect(first.map(\.code) == Generator().generate([wrong]).diagnostics.map(\.code) && !first.isEmpty)
    expectEqual(Generator().generate([wrong], with: memory).diagnostics.map(\.message), first.map(\.message))
  }

  /// `Deep` is used through `Middle`, which `Near` and `Late` use, and is known from the check of `Near` by the time `Late` is
  /// checked.
  @Test func `a module is remembered with all that it uses, also where that was known before`() {
    func module(_ name: String, uses: [String], _ domain: String) -> SchemaModule {
      let text = """
        {"statekit": 1, "access": "public", "uses": \(uses), "domains": {"\(name)": {\(domain)}}}
        """
      return SchemaModule(name: name, files: [SourceFile(path: "\(name).statekit.json", text: text)])
    }
    let modules = [
      // A state that is not made without a value.
      module("Deep", uses: [], #""state": {"id": "Int"}"#),
      module("Middle", uses: ["Deep"], #""children": {"deep": "Deep.Deep"}"#),
      module("Near", uses: ["Middle"], #""children": {"middle": "Middle.Middle"}"#),
      module("Late", uses: ["Middle"], #""children": {"middle": "Middle.Middle"}"#),
      module("App", uses: ["Near", "Late"], #""children": {"near": "Near.Near", "late": "Late.Late"}"#),
      module("Last", uses: ["Late"], #""children": {"late": "Late.Late"}"#),
    ]
    let memory = GeneratorMemory()
    for name in ["Near", "App", "Last"] {
      var generator = Generator()
      generator.options.moduleName = name
      let own = modules.filter { $0.name == name }.flatMap(\.files)
      let used = modules.filter { $0.name != name && $0.name != "Last" }
      let remembered = generator.generate(own, using: used, with: memory)
      expectEqual(remembered.diagnostics.map(\.described), [], "\(name)")
      expectEqual(
        remembered.files.map(\.contents),
        generator.generate(own, using: used).files.map(\.contents),
        "\(name)"
      )
    }
  }

  @Test func `a module that was checked for another one is not checked again, until a file changes`() {
    let core = GeneratorMemoryTests.file(
      "User",
      #""actions": {"renamed": {"payload": "[Int: Any]", "allow": ["SK0999"]}}"#
    )
    func app(_ child: String) -> SourceFile {
      SourceFile(
        path: "App.statekit.json",
        text: #"{"statekit": 1, "uses": ["Core"], "domains": {"App": {"children": {"user": "\#(child)"}}}}"#
      )
    }
    func told(_ files: [SourceFile], _ name: String, _ used: [SourceFile]?, _ memory: GeneratorMemory?)
      -> [String]
    {
      var generator = Generator()
      generator.options.moduleName = name
      let modules = used.map { [SchemaModule(name: "Core", files: $0)] } ?? []
      return generator.validate(files, using: modules, with: memory).map(\.described)
    }
    let memory = GeneratorMemory()
    let broken = GeneratorMemoryTests.file("User", #""actions": {"renamed": 1}"#)
    for used in [core, core, broken, core] {
      for child in ["Core.User", "Core.Usr"] {
        let file = app(child)
        expectEqual(told([file], "App", [used], memory), told([file], "App", [used], nil))
        expectEqual(told([used], "Core", nil, memory), told([used], "Core", nil, nil))
      }
    }
    #expect(!told([core], "Core", nil, memory).isEmpty)
    memory.keep(only: [])
    #expect(memory.result(ofChecking: "Core", among: ["Core": [core]]) == nil)
  }

  @Test func `a path that names all actions of a domain names those that it has now`() {
    let memory = GeneratorMemory()
    let app = GeneratorMemoryTests.file(
      "App",
      #"""
      "children": {"users": "Users"}, "actions": {"told": {"payload": "(x: Int)", "reduce": "handler"}},
      "bridges": [{"on": "users.*", "dispatch": "told"}]
      """#
    )
    for (actions, codes) in [
      (#""a": "(x: Int)""#, []), (#""a": "(x: Int)", "b": {}"#, ["SK0621"]), (#""b": {}"#, ["SK0621"]),
      (#""c": "(x: Int)""#, []),
    ] {
      let users = GeneratorMemoryTests.file("Users", #""actions": {\#(actions)}"#)
      expectEqual(Generator().validate([app, users], with: memory).map(\.code), codes)
    }
  }

  @Test func `a module with a mistake is checked once for all that use it`() throws {
    func file(_ name: String, uses: [String], _ domain: String = "") -> SourceFile {
      SourceFile(
        path: "\(name).statekit.json",
        text: #"{"statekit": 1, "uses": \#(uses), "domains": {"\#(name)D": {\#(domain)}}}"#
      )
    }
    let memory = GeneratorMemory()
    func told(_ name: String, _ files: [String: SourceFile], _ memory: GeneratorMemory?) throws -> [String] {
      var generator = Generator()
      generator.options.moduleName = name
      let modules = files.keys.sorted().filter { $0 != name }
        .map { SchemaModule(name: $0, files: [files[$0]].compactMap(\.self)) }
      return try generator.validate([#require(files[name])], using: modules, with: memory).map(\.described)
    }
    let broken = file("A", uses: [], #""actions": {"a": 1}"#)
    let files = [
      "A": broken, "B": file("B", uses: ["A"]), "C": file("C", uses: ["A", "B"]), "D": file("D", uses: ["C"]),
    ]
    for name in files.keys.sorted() {
      try expectEqual(told(name, files, memory), told(name, files, nil))
      #expect(try !told(name, files, nil).isEmpty)
    }
    let given = files.mapValues { [$0] }
    func isWrong(_ name: String, _ memory: GeneratorMemory) -> Bool {
      if case .wrong = memory.result(ofChecking: name, among: given) { true } else { false }
    }
    #expect(isWrong("A", memory))
    #expect(isWrong("C", memory))
    // Another text of a module is asked anew, and so is all that uses it.
    var mended = files
    mended["A"] = file("A", uses: [])
    for name in files.keys.sorted() { try expectEqual(told(name, mended, memory), []) }
    // A cycle is told by each of its modules in its own way, and an unknown module depends on those that are known.
    for other in [file("A", uses: ["D"]), file("A", uses: ["B", "X"]), file("A", uses: ["Bb"])] {
      mended["A"] = other
      for name in files.keys.sorted() { try expectEqual(told(name, mended, memory), told(name, mended, nil)) }
    }
    memory.keep(only: [])
    #expect(memory.result(ofChecking: "A", among: given) == nil)
  }

  /// The law: whatever was generated before, a run with a memory makes the code and the messages of a run without.
  /// Each edit changes one of the files, which depend on each other; in between each file is as it was.
  @Test func `a run with a memory makes what a run without makes`() throws {
    let files = try EditedFiles.everything()
    let memory = GeneratorMemory()
    // Such a run takes nothing away that the next one could use.
    let validated = GeneratorMemory()
    var options = GeneratorOptions()
    options.sourceLocations = true
    var random = SplitMix64(seed: 25)
    let base = files.map(\.source)
    func generate(_ files: [SourceFile]) -> (result: GeneratorResult, code: [GeneratedFile]) {
      let result = Generator(options: options).generate(files)
      return (result, Array(result.files))
    }
    let unedited = generate(base)
    try #require(!unedited.result.hasErrors)
    var changed = 0
    for _ in 0..<(Thoroughness.rounds(25, all: 1_000)) {
      var edited = base
      let number = Int.random(in: files.indices, using: &random)
      edited[number] = try files[number].edited(by: &random)
      for (files, fresh) in [(edited, generate(edited)), (base, unedited)] {
        let remembered = Generator(options: options).generate(files, with: memory)
        expectEqual(remembered.diagnostics.map(\.described), fresh.result.diagnostics.map(\.described))
        let checked = Generator(options: options).validate(files, with: validated)
        expectEqual(checked.map(\.described), fresh.result.diagnostics.map(\.described))
        validated.keep(only: files)
        let codes = remembered.files
        expectEqual(codes.map(\.name), fresh.code.map(\.name))
        for (left, right) in zip(codes, fresh.code) where left.contents != right.contents {
          Issue.record(
            "\(left.name) is not what it is without a memory, after an edit of \(edited[number].text)"
          )
        }
        if files == edited, !fresh.result.hasErrors { changed += 1 }
      }
    }
    // Otherwise the edits would try nothing.
    #expect(changed > 3)
  }
}

extension Diagnostic {
  fileprivate var described: String { "\(location) \(severity) \(code) \(message) \(suggestion ?? "")" }
}

extension SourceFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// One of several files whose schema can be edited at a random place.
private struct EditedFiles {
  let source: SourceFile
  private let path: String
  private let root: [String: Any]

  /// The schema that uses everything, with each domain in a file of its own.
  static func everything() throws -> [EditedFiles] {
    let whole = try JSONSerialization.jsonObject(with: Data(SchemaFolder.everything().bytes))
    var root = try #require(whole as? [String: Any])
    let domains = try #require(root["domains"] as? [String: Any])
    var files: [EditedFiles] = []
    for name in domains.keys.sorted() {
      root["domains"] = [name: domains[name]]
      files.append(try EditedFiles("\(name).statekit.json", root))
      root["types"] = nil
    }
    return files
  }

  private init(_ path: String, _ root: [String: Any]) throws {
    self.path = path
    self.root = root
    let data = try JSONSerialization.data(withJSONObject: root, options: [.sortedKeys, .prettyPrinted])
    source = SourceFile(path: path, bytes: [UInt8](data))
  }

  func edited(by random: inout SplitMix64) throws -> SourceFile {
    var places: [[String]] = []
    EditedFiles.collect(root, [], into: &places)
    let place = try #require(places.randomElement(using: &random))
    let kind = Int.random(in: 0..<3, using: &random)
    let edited = EditedFiles.edit(root, at: place[...], kind) as? [String: Any]
    return try EditedFiles(path, #require(edited)).source
  }

  private static func collect(_ value: Any, _ path: [String], into places: inout [[String]]) {
    for (key, member) in (value as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key }) {
      if path.isEmpty, ["statekit", "$schema"].contains(key) { continue }
      places.append(path + [key])
      collect(member, path + [key], into: &places)
    }
  }

  private static func edit(_ value: Any, at path: ArraySlice<String>, _ kind: Int) -> Any {
    guard var members = value as? [String: Any], let key = path.first, let member = members[key] else {
      return value
    }
    if path.count > 1 {
      members[key] = edit(member, at: path.dropFirst(), kind)
      return members
    }
    switch (kind, member) {
    case (0, let text as String): members[key] = text + " "
    case (1, let text as String): members[key] = text.uppercased()
    case (0, _):
      members[key] = nil
      members[key + "X"] = member
    default: members[key] = nil
    }
    return members
  }
}
