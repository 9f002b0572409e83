import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct SourcePathTests {
  @Test(
    arguments: [
      ("App/Users.statekit.json", nil, "App/Users.statekit.json"),
      ("./App//x/../Users.statekit.json", nil, "App/Users.statekit.json"),
      ("/home/me/package/App/Users.statekit.json", nil, "App/Users.statekit.json"),
      ("/home/me/package/App/Users.statekit.json", "/home/me/package", "App/Users.statekit.json"),
      ("/home/me/package/App/Users.statekit.json", "/home/me/package/", "App/Users.statekit.json"),
      ("/home/me/package/App/Users.statekit.json", "/home/me/package/App", "Users.statekit.json"),
      ("App/Users.statekit.json", "App", "Users.statekit.json"),
      ("App/Users.statekit.json", "..", "package/App/Users.statekit.json"),
      ("App/Users.statekit.json", "Other/Folder", "../../App/Users.statekit.json"),
      ("/home/me/package2/Users.statekit.json", "/home/me/package", "../package2/Users.statekit.json"),
      ("<stdin>", "/home/me", "<stdin>"),
    ] as [(String, String?, String)]
  )
  func `a schema's path is relative to the source root`(path: String, root: String?, relative: String) {
    var options = GeneratorOptions()
    options.currentFolder = "/home/me/package"
    options.sourceRoot = root
    expectEqual(options.sourcePath(of: SourceFile(path: path, text: "")), relative)
  }

  @Test func `a relative path needs no current folder`() {
    let file = SourceFile(path: "../App/./Users.statekit.json", text: "")
    expectEqual(GeneratorOptions().sourcePath(of: file), "../App/Users.statekit.json")
  }
}
