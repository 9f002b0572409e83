import Testing

struct SchemaModuleTests {
  @Test func `the schemas of a module are sorted, and other files are none`() {
    let module = SchemaModule.app("B.statekit.json", "A/C.statekit.json", "App.swift", "data.json")
    #expect(module.schemas == ["A/C.statekit.json", "B.statekit.json"].map(SchemaModule.path))
  }

  @Test
  func `a build command reads the schemas of used modules, too, and writes a Swift file per own schema`() {
    var module = SchemaModule.app("App.statekit.json")
    module.used = [
      UsedModule(
        name: "Users",
        folder: "/u",
        schemas: ["/u/Users.statekit.json", "/u/Groups.statekit.json"]
      )
    ]
    #expect(
      module.inputs == [
        "/pkg/Sources/App/App.statekit.json", "/u/Users.statekit.json", "/u/Groups.statekit.json",
      ]
    )
    #expect(module.outputs(in: "/out") == ["/out/App.statekit.swift"])
  }

  @Test func `what editors check schemas by counts as read, so that SwiftPM does not warn of it`() {
    let module = SchemaModule.app("App.statekit.json", "statekit-1.schema.json", "other.schema.json")
    #expect(module.schemas == [SchemaModule.path("App.statekit.json")])
    #expect(module.inputs == ["App.statekit.json", "statekit-1.schema.json"].map(SchemaModule.path))
    #expect(!module.arguments(output: "/out", sourceRoot: "/pkg").joined().contains("schema.json"))
  }

  @Test func `the tool is told the module, what it may use, and where its paths begin`() {
    var module = SchemaModule.app("App.statekit.json")
    module.used = [
      UsedModule(
        name: "Users",
        folder: "/u",
        schemas: ["/u/Users.statekit.json", "/u/Groups.statekit.json"]
      )
    ]
    #expect(
      module.arguments(output: "/out", sourceRoot: "/pkg") == [
        "--output", "/out", "--module-name", "App", "--source-locations", "--source-root", "/pkg",
        "--use", "Users=/u/Users.statekit.json", "--use", "Users=/u/Groups.statekit.json",
        "/pkg/Sources/App/App.statekit.json",
      ]
    )
  }

  @Test func `an output without a schema is stale, a file of another kind is not`() {
    let names = ["App.statekit.swift", "Old.statekit.swift", "Other.swift"]
    #expect(
      SchemaFile.staleOutputs(among: names, besides: ["/out/App.statekit.swift"]) == ["Old.statekit.swift"]
    )
  }

  @Test func `schemas that a manifest excludes count where no others do`() {
    let committed = SchemaModule.app(leftOut: ["Cart.statekit.json"]).withExcludedSchemas
    #expect(committed.schemas == [SchemaModule.path("Cart.statekit.json")])
    #expect(committed.problems == [])
    let mixed = SchemaModule.app("App.statekit.json", leftOut: ["Old.statekit.json"])
    #expect(mixed.withExcludedSchemas == mixed)
    var data = SchemaModule.app(leftOut: ["Data.statekit.json"])
    data.dependsOnStateKit = false
    #expect(data.withExcludedSchemas == data)
  }
}
