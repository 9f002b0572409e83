/// The schema for which the scaffold completes the user's files: a domain with handlers, and with a closure to give.
package enum ScaffoldedSchema {
  package static let text = #"""
    {
      "statekit": 1,
      "domains": {
        "Users": {
          "state": { "names": "[String]" },
          "requests": { "load": { "output": "Int", "into": "a" } },
          "actions": { "cleared": {}, "archived": "(id: Int)" }
        }
      }
    }
    """#

  /// Pieces of Swift that matter to the scaffold or may lead it astray.
  package static let pieces: [String] = [
    "struct R: UsersReducing", "extension R", ": UsersReducing", "struct UsersReducer", "{", "}", "{", "}",
    "(", ")",
    "[", "]", "<", ">", "\n", "\r\n", "\n", "  ", "\t", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\", "/", "//",
    "/*",
    "*/", "#/", "/#", "#if A", "#elseif B", "#else", "#endif", "`", "`x`", "@A", "@available(*, x)", ",", ":",
    ";",
    "=", ".", "->", "where T: P", "func cleared(_ state: inout UsersState) {}",
    "func archived(_ state: inout UsersState, id: Int)", "func f()", "let a = 1", "var live", "class",
    "typealias A =",
    "UsersEffects(", "UsersEffects", ".init(", "load: nil", "é🐈", "\u{FEFF}", "\0", "#!", "#", "in", "return",
    "private", "// ", "\u{2028}", "protocol P: UsersReducing", "actor",
  ]
}
