package import StateKitGenerator

/// The schema that `init` writes: one domain that works without handwritten Swift.
package struct StarterSchema {
  /// The name of its domain, for example `Shop`.
  let name: String

  /// - Returns: Nil for a name that is not an identifier, because the name is inserted into the schema's
  ///   text.
  package init?(named name: String) {
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    self.name = name
  }

  /// A type name made from a text, for example `MyApp` for `my-app`; nil if the first word does not begin with a letter.
  package static func name(like text: String) -> String? {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : nil
  }

  /// The schema file, for example `Shop.statekit.json`, in the canonical layout.
  package var file: SourceFile {
    let plain = SourceFile(path: "\(name).statekit.json", text: text)
    return SourceFile(path: plain.path, bytes: CanonicalLayout.of(plain).contents ?? plain.bytes)
  }

  /// The code that makes a store, for example `Store.shop()`; nil with diagnostics if the
  /// generator refuses the name.
  package func store() -> (code: String?, diagnostics: [Diagnostic]) {
    let (model, diagnostics) = Generator().check([file])
    let member = model?.files.first?.domains.first?.memberName
    return (member.map { "Store.\($0.spelled)()" }, diagnostics)
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
