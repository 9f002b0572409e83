internal import StateKitAuthoring
internal import StateKitToolSupport

/// The explanations of diagnostics as files, which an editor opens where it shows a code.
///
/// They are in the user's cache folder; each is written when a diagnostic with its code is shown for the first time.
struct ExplanationPages {
  /// Nil if the user has no cache folder.
  private let folder: String?

  init(environment: (String) -> String? = Console.environment) {
    #if canImport(Darwin)
    let caches = environment("HOME").map { Folder.path($0, "Library/Caches") }
    #else
    let caches = environment("XDG_CACHE_HOME") ?? environment("HOME").map { Folder.path($0, ".cache") }
    #endif
    folder = caches.map { Folder.path($0, "statekit/diagnostics") }
  }

  /// The path of the page of a code; nil if it cannot be written.
  func path(of code: String) -> String? {
    guard let folder, let explanation = Explanations.explanation(of: code) else { return nil }
    let path = Folder.path(folder, "\(code).txt")
    let text = Array(explanation.text.utf8)
    if (try? SchemaReader.contents(of: .file(path))) == text { return path }
    do {
      try Folder.make(folder)
      try FileReplacement.replace([FileReplacement(path: path, contents: text, permissions: nil)])
    } catch {
      return nil
    }
    return path
  }
}
