import StateKitGenerator
import StateKitTestSupport
import Testing

@testable import StateKitToolSupport

@Suite struct RunMemoryTests {
  let folder: TemporaryFolder
  let memory = RunMemory()

  init() throws { folder = try TemporaryFolder() }

  private func read() throws -> [SourceFile] {
    try SchemaReader.read(try SchemaFinder.find([folder.path("in")]), with: memory)
  }

  @Test func `only a file that changed is read again`() throws {
    try folder.write("a", to: "in/A.statekit.json")
    try folder.write("b", to: "in/B.statekit.json")
    let first = try read()
    try expectEqual(read(), first)
    try folder.write("bb", to: "in/B.statekit.json")
    let second = try read()
    #expect(second[0] == first[0] && second[1] != first[1] && second[1].bytes == Array("bb".utf8))
  }

  @Test func `a file that is gone is forgotten`() throws {
    try folder.write("a", to: "in/A.statekit.json")
    let first = try read()
    memory.keepFiles([])
    #expect(try read() != first)
  }

  @Test func `a run writes what a changed schema says, and leaves the other file`() throws {
    func schema(_ domain: String, _ action: String) -> String {
      #"{"statekit": 1, "domains": {"\#(domain)": {"actions": {"\#(action)": {"reduce": "none"}}}}}"#
    }
    try folder.write(schema("A", "opened"), to: "in/A.statekit.json")
    try folder.write(schema("B", "opened"), to: "in/B.statekit.json")
    var run = GenerateRun(
      schemas: [folder.path("in")],
      uses: [],
      output: folder.path("out"),
      options: GeneratorOptions()
    )
    run.memory = memory
    try expectEqual(run.write().summary, "2 written, 0 unchanged")
    try folder.write(schema("B", "closed"), to: "in/B.statekit.json")
    try expectEqual(run.write().summary, "1 written, 1 unchanged")
    #expect(try folder.text("out/B.statekit.swift").contains("case closed"))
    // A generated file that somebody changed is written again, though its schema is as it was.
    try folder.write(try folder.text("out/A.statekit.swift") + "// more\n", to: "out/A.statekit.swift")
    try expectEqual(run.write().summary, "1 written, 1 unchanged")
  }
}
