import Foundation
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
    #expect(names.count == 2)
    #expect(names.first?.hasPrefix(".") == true)
    #expect(try folder.text("file") == "old")
    try temporary.replace(folder.path("file"))
    #expect(try folder.text("file") == "new")
    #expect(try folder.names() == ["file"])
  }

  @Test func `two of them in one folder are two files`() throws {
    let first = try TemporaryFile.write([1], permissions: nil, in: folder.url.path)
    let second = try TemporaryFile.write([2], permissions: nil, in: folder.url.path)
    #expect(try folder.names().count == 2)
    first.remove()
    second.remove()
    #expect(try folder.names() == [])
  }

  @Test func `a number that is taken gives way to the next one`() throws {
    for number in [7, 7, 8] {
      _ = try TemporaryFile.write([1], permissions: nil, in: folder.url.path, number: number)
    }
    let numbers = try folder.names().map { $0.split(separator: ".").dropLast().last ?? "" }
    #expect(numbers.sorted() == ["7", "8", "9"])
  }

  @Test func `removing one that took its place does nothing`() throws {
    let temporary = try TemporaryFile.write([1], permissions: nil, in: folder.url.path)
    try temporary.replace(folder.path("file"))
    temporary.remove()
    #expect(try folder.names() == ["file"])
  }
}
