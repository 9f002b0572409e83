import StateKitTestSupport
import Testing

struct SchemaTargetTests {
  @Test func `the schemas of a module are sorted, and other files are left out`() {
    let target = SchemaTarget.app("B.statekit.json", "A/C.statekit.json", "App.swift", "data.json")
    expectEqual(target.schemas, ["A/C.statekit.json", "B.statekit.json"].map(SchemaTarget.path))
  }

  @Test
  func `a build command reads the schemas of used modules, too, and writes a Swift file per own schema`() {
    var target = SchemaTarget.app("App.statekit.json")
    target.used = [
      UsedModule(
        name: "Users",
        folder: "/u",
        schemas: ["/u/Users.statekit.json", "/u/Groups.statekit.json"]
      )
    ]
    expectEqual(
      target.inputs,
      [
        "/pkg/Sources/App/App.statekit.json", "/u/Users.statekit.json", "/u/Groups.statekit.json",
      ]
    )
    expectEqual(target.outputs(in: "/out"), ["/out/App.statekit.swift"])
  }

  @Test func `the schema for editors counts as read, so that SwiftPM does not warn of it`() {
    let target = SchemaTarget.app("App.statekit.json", "statekit-1.schema.json", "other.schema.json")
    expectEqual(target.schemas, [SchemaTarget.path("App.statekit.json")])
    expectEqual(target.inputs, ["App.statekit.json", "statekit-1.schema.json"].map(SchemaTarget.path))
    #expect(!target.arguments(output: "/out", sourceRoot: "/pkg").joined().contains("schema.json"))
  }

  @Test func `the tool gets the module, its used modules, and the folder of its paths`() {
    var target = SchemaTarget.app("App.statekit.json")
    target.used = [
      UsedModule(
        name: "Users",
        folder: "/u",
        schemas: ["/u/Users.statekit.json", "/u/Groups.statekit.json"]
      )
    ]
    expectEqual(
      target.arguments(output: "/out", sourceRoot: "/pkg"),
      [
        "--output", "/out", "--module-name", "App", "--source-locations", "--source-root", "/pkg",
        "--use", "Users=/u/Users.statekit.json", "--use", "Users=/u/Groups.statekit.json",
        "/pkg/Sources/App/App.statekit.json",
      ]
    )
  }

  @Test func `an output without a schema is stale, a file of another kind is not`() {
    let names = ["App.statekit.swift", "Old.statekit.swift", "Other.swift"]
    expectEqual(
      SchemaFile.staleOutputs(among: names, besides: ["/out/App.statekit.swift"]),
      ["Old.statekit.swift"]
    )
  }

  @Test func `schemas that a manifest excludes count where no others do`() {
    let committed = SchemaTarget.app(leftOut: ["Cart.statekit.json"]).withExcludedSchemas
    expectEqual(committed.schemas, [SchemaTarget.path("Cart.statekit.json")])
    expectEqual(committed.problems, [])
    let mixed = SchemaTarget.app("App.statekit.json", leftOut: ["Old.statekit.json"])
    expectEqual(mixed.withExcludedSchemas, mixed)
    var data = SchemaTarget.app(leftOut: ["Data.statekit.json"])
    data.dependsOnStateKit = false
    expectEqual(data.withExcludedSchemas, data)
  }
}
