import StateKitTestSupport
import Testing

struct ProblemTests {
  @Test func `a target without schemas gets a remark`() {
    expectEqual(SchemaTarget.app("App.swift").buildProblems, [.nothingToGenerate("App")])
  }

  @Test func `a target with schemas in order gives no problem`() {
    expectEqual(SchemaTarget.app("App.statekit.json", "App.swift").buildProblems, [])
  }

  @Test(arguments: ["Users/Users.statekit.json", "Users/users.statekit.json"])
  func `two schemas of one name are an error that names both`(other: String) throws {
    let target = SchemaTarget.app("Users.statekit.json", "Posts.statekit.json", other)
    let message = try #require(target.buildProblems.first)
    #expect(target.buildProblems.count == 1 && target.buildProblems.hasErrors)
    expectEqual(
      message.text,
      "'/pkg/Sources/App/Users.statekit.json' and '/pkg/Sources/App/\(other)' would give"
        + " the same Swift file: rename one of them"
    )
  }

  @Test func `a schema that is left out is a warning beside others, and an error alone`() {
    let path = SchemaTarget.path("Old.statekit.json")
    let others = SchemaTarget.app("App.statekit.json", leftOut: ["Old.statekit.json"])
    expectEqual(others.buildProblems, [.leftOut(path, of: "App", severity: .warning)])
    let alone = SchemaTarget.app("App.swift", leftOut: ["Old.statekit.json"])
    expectEqual(alone.buildProblems, [.leftOut(path, of: "App", severity: .error)])
  }

  @Test func `a message on a schema that is left out says where to look`() {
    expectEqual(
      Message.leftOut("/pkg/Old.statekit.json", of: "App", severity: .error).text,
      "'/pkg/Old.statekit.json' is not among the files of the target 'App', so that no Swift is generated from it:"
        + " look at the target's 'exclude', 'sources' and 'resources' in Package.swift"
    )
  }

  @Test func `schemas in a target without StateKit are an error that names the missing dependency`() throws {
    var target = SchemaTarget.app("App.statekit.json")
    target.dependsOnStateKit = false
    expectEqual(target.buildProblems, [.noStateKit("App")])
    let message = try #require(target.problems.first)
    expectEqual(message.severity, .error)
    #expect(
      message.text.hasSuffix(
        #"put .product(name: "StateKit", package: "StateKit") into its 'dependencies' in Package.swift"#
      )
    )
  }

  @Test func `if the build system does not know dependencies, a dependency is not missing`() {
    var target = SchemaTarget.app("App.statekit.json")
    target.dependsOnStateKit = nil
    expectEqual(target.buildProblems, [])
  }

  @Test func `a generated file in the source tree is an error in a build that generates it, too`() {
    let target = SchemaTarget.app("App.statekit.json", "Generated/App.statekit.swift", "Own.statekit.swift")
    expectEqual(target.buildProblems, [.alreadyThere(SchemaTarget.path("Generated/App.statekit.swift"))])
    expectEqual(target.problems, [])
  }
}
