import StateKitTestSupport
import Testing

struct XcodeNamesTests {
  @Test(arguments: [
    ("App", "App"), ("My App", "My_App"), ("my-app.1", "my_app_1"), ("3D", "_D"), ("Café", "Café"),
  ])
  func `a product's module is spelled as an identifier`(product: String, module: String) {
    expectEqual(XcodeNames.module(ofProduct: product), module)
  }

  @Test(arguments: [
    (["/a/b/X.json"], "/a/b"), (["/a/b/X.json", "/a/bc/Y.json"], "/a"),
    (["/a/b/X.json", "/a/b/c/Y.json"], "/a/b"),
    ([], "/project"),
  ])
  func `the folder of a target is that which has all its schemas`(files: [String], folder: String) {
    expectEqual(XcodeNames.commonFolder(of: files, otherwise: "/project"), folder)
  }
}
