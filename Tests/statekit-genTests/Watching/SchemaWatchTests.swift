import Foundation
import StateKitTestSupport
import Testing

@testable import statekit_gen

@Suite struct SchemaWatchTests {
  let folder: TemporaryFolder
  var watch: SchemaWatch

  init() throws {
    folder = try TemporaryFolder()
    for name in ["in/Users", "in/below/Posts", "used/Sessions"] {
      try folder.write(Schemas.valid(), to: "\(name).statekit.json")
      try folder.age("\(name).statekit.json")
    }
    watch = SchemaWatch([folder.path("in"), folder.path("used/Sessions.statekit.json"), folder.path("later")])
    _ = watch.look()
  }

  @Test mutating func `without a write there is no change`() throws {
    expectEqual(watch.look().keys.sorted(), paths("in/Users", "in/below/Posts", "used/Sessions"))
    #expect(changes { _ in }.isEmpty)
  }

  @Test mutating func `a schema that is written is seen, however it is`() throws {
    let users = "in/Users.statekit.json"
    try expectEqual(changes { try $0.write(Schemas.valid("Other"), to: users) }, paths("in/Users"))
    try expectEqual(changes { try $0.age(users) }, paths("in/Users"))
    let replaced = try changes { folder in
      try folder.write(Schemas.valid("Third"), to: "in/new")
      try folder.age("in/new")
      try folder.replace(users, by: "in/new")
    }
    expectEqual(replaced, paths("in/Users"))
    let lengthened = try changes { folder in
      try folder.write(Schemas.valid("Longer"), to: users)
      try folder.age(users)
    }
    expectEqual(lengthened, paths("in/Users"))
    #expect(try changes { try $0.age("used/Sessions.statekit.json") }.isEmpty)
    try expectEqual(changes { try $0.write("", to: "used/Sessions.statekit.json") }, paths("used/Sessions"))
  }

  @Test mutating func `schemas that come, move and go are seen`() throws {
    try expectEqual(changes { try $0.write("", to: "in/below/New.statekit.json") }, paths("in/below/New"))
    try expectEqual(changes { try $0.write("", to: "in/deep/er/New.statekit.json") }, paths("in/deep/er/New"))
    try expectEqual(changes { try $0.remove("in/below") }, paths("in/below/New", "in/below/Posts"))
    try expectEqual(changes { try $0.remove("used/Sessions.statekit.json") }, paths("used/Sessions"))
    try expectEqual(changes { try $0.write("", to: "used/Sessions.statekit.json") }, paths("used/Sessions"))
    try expectEqual(changes { try $0.write("", to: "later/Late.statekit.json") }, paths("later/Late"))
    try expectEqual(changes { try $0.remove("in") }, paths("in/Users", "in/deep/er/New"))
  }

  @Test mutating func `changes while the clock of the file system stands still are seen`() throws {
    let old = watch.look()
    try folder.write("", to: "in/First.statekit.json")
    try folder.age("in")
    expectEqual(SchemaWatch.changes(from: old, to: watch.look()), paths("in/First"))
    try folder.write("", to: "in/Second.statekit.json")
    try folder.age("in")
    expectEqual(SchemaWatch.changes(from: old, to: watch.look()), paths("in/First", "in/Second"))
  }

  @Test mutating func `a file that is not a schema is not seen`() throws {
    #expect(try changes { try $0.write("", to: "in/Users.statekit.swift") }.isEmpty)
    #expect(try changes { try $0.write("", to: "in/.hidden/Users.statekit.json") }.isEmpty)
    #expect(try changes { try $0.write("", to: "used/Posts.statekit.json") }.isEmpty)
  }

  /// The paths of the files that `edit` changes.
  private mutating func changes(_ edit: (TemporaryFolder) throws -> Void) rethrows -> [String] {
    let old = watch.look()
    try edit(folder)
    return SchemaWatch.changes(from: old, to: watch.look())
  }

  private func paths(_ names: String...) -> [String] {
    names.map { folder.path("\($0).statekit.json") }
  }
}
