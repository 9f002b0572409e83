import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitToolSupport

@Suite struct TemporaryFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `the contents are hidden until they take their place`() throws {
    try folder.write("old", to: "file")
    let temporary = try TemporaryFile.write(Array("new".utf8), permissions: nil, in: folder.url.path)
    let names = try folder.names()
    expectEqual(names.count, 2)
    expectEqual(names.first?.hasPrefix("."), true)
    try expectEqual(folder.text("file"), "old")
    try temporary.replace(folder.path("file"))
    try expectEqual(folder.text("file"), "new")
    try expectEqual(folder.names(), ["file"])
  }

  @Test func `two of them in one folder are two files`() throws {
    let first = try TemporaryFile.write([1], permissions: nil, in: folder.url.path)
    let second = try TemporaryFile.write([2], permissions: nil, in: folder.url.path)
    try expectEqual(folder.names().count, 2)
    first.remove()
    second.remove()
    try expectEqual(folder.names(), [])
  }

  @Test func `a number that is taken gives way to the next one`() throws {
    for number in [7, 7, 8] {
      _ = try TemporaryFile.write([1], permissions: nil, in: folder.url.path, number: number)
    }
    let numbers = try folder.names().map { $0.split(separator: ".").dropLast().last ?? "" }
    expectEqual(numbers.sorted(), ["7", "8", "9"])
  }

  @Test func `temporary files of a killed run are removed, and other files stay`() throws {
    let keeps = [
      ".statekit-gen.1.0.tmp", ".statekit-gen.2000000000.0", ".statekit-gen.2000000000.tmp",
      ".statekit-gen.a.0.tmp",
      ".statekit-gen.2000000000.0.tmp.swift", ".statekit-gen.-7.0.tmp", "statekit-gen.2000000000.0.tmp",
      ".tmp",
    ]
    for name in keeps + [".statekit-gen.2000000000.0.tmp", ".statekit-gen.2000000001.17.tmp"] {
      try folder.write("half", to: name)
    }
    TemporaryFile.removeAbandoned(in: folder.url.path)
    try expectEqual(folder.names(), keeps.sorted())
  }

  @Test func `a file that must outlast a power cut is a file like the others`() throws {
    let temporary = try TemporaryFile.write([1, 2], permissions: 0o604, isDurable: true, in: folder.url.path)
    try temporary.replace(folder.path("file"))
    try expectEqual(folder.text("file"), "\u{1}\u{2}")
    try expectEqual(FileStatus(of: folder.path("file")).permissions, 0o604)
  }

  @Test func `removing a file does not remove another file in its place`() throws {
    let temporary = try TemporaryFile.write([1], permissions: nil, in: folder.url.path)
    try temporary.replace(folder.path("file"))
    temporary.remove()
    try expectEqual(folder.names(), ["file"])
  }
}
