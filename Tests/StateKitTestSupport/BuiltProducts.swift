package import Foundation

/// The products that were built with the tests.
package enum BuiltProducts {
  /// The folder in which the test bundle stands.
  package static var folder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let url = bundle.bundleURL
    return url.pathExtension == "xctest" ? url.deletingLastPathComponent() : url
  }

  /// Where the modules are: SwiftPM's own build system has a folder for them, Swift Build has none.
  static var modules: URL {
    let modules = folder.appending(component: "Modules")
    return FileManager.default.fileExists(atPath: modules.path) ? modules : folder
  }
}
