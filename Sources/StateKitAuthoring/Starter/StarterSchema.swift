package import StateKitGenerator

/// The schema that `init` writes: one domain that needs no line of Swift.
package struct StarterSchema {
  /// The name of its domain, for example `Shop`.
  let name: String

  /// Nil for what is no word: nothing else may come into the schema's text.
  package init?(named name: String) {
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    self.name = name
  }

  /// For example `MyApp` for `my-app`; nil where there is no such name.
  package static func name(like text: String) -> String? {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : nil
  }

  /// For example `Shop.statekit.json`, in its canonical layout.
  package var file: SourceFile {
    let plain = SourceFile(path: "\(name).statekit.json", text: text)
    return SourceFile(path: plain.path, bytes: CanonicalLayout.of(plain).contents ?? plain.bytes)
  }

  /// What makes a store of the generated code, for example `Store.shop(reducer: .shop())`; none, and why, where the
  /// generator refuses the name.
  package func store() -> (code: String?, diagnostics: [Diagnostic]) {
    let (model, diagnostics) = Generator().check([file])
    let member = model?.files.first?.domains.first?.memberName
    return (member.map { "Store.\($0.spelled)(reducer: .\($0.spelled)())" }, diagnostics)
  }

  private var text: String {
    """
    {
      "$schema": "\(EditorSchema.fileName)",
      "statekit": 1,
      "domains": {
        "\(name)": {
          "doc": "A counter to start from.",
          "state": { "count": "Int = 0" },
          "actions": {
            "incremented": { "add": { "count": 1 } },
            "decremented": { "add": { "count": -1 } },
            "cleared": { "set": { "count": 0 } }
          }
        }
      }
    }
    """
  }
}
