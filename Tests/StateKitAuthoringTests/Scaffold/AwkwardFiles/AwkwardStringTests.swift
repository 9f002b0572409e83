import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

/// Strings and regular expressions with brackets, quotes and code in them.
struct AwkwardStringTests {
  private static func body(_ code: String) -> String {
    """
    struct UsersReducer: UsersReducing {
      func cleared(_ state: inout UsersState) {
        \(code)
      }
    ◆}

    struct Other {}

    """
  }

  static let files: [AwkwardFile] = [
    AwkwardFile("brackets in a string", body(#"log("} } func archived( {")"#)),
    AwkwardFile("escaped quotes", body(#"log("\"} \\"); log("}\\\"{")"#)),
    AwkwardFile("a raw string", body(##"log(#"\"} "{ \(no"#)"##)),
    AwkwardFile("a raw string of one backslash", body(##"log(#"\"#, "}")"##)),
    AwkwardFile("a raw string of one quote", body(##"log(#"""#); log("}")"##)),
    AwkwardFile("a raw string with quotes and number signs", body(###"log(##"" "# } "##)"###)),
    AwkwardFile(
      "an interpolation with brackets",
      body(##"log("a \(list.map { "} \($0)" }.joined(separator: "}"))")"##)
    ),
    AwkwardFile("an interpolation in a raw string", body(##"log(#"\(no } \#(call("}{")) "{ "#)"##)),
    AwkwardFile(
      "interpolations in interpolations",
      body(##"log("\("\("\(1 + (2 * 3)) }") {")")"##)
    ),
    AwkwardFile("a comment in an interpolation", body(##"log("\(value /* ) " */)")"##)),
    AwkwardFile(
      "a string of several lines",
      body(
        ##"log("""\##n    } "quoted" "" \(call("}")) \##n    func archived(_ state: inout UsersState, id: Int) {}\##n    """)"##
      )
    ),
    AwkwardFile(
      "a raw string of several lines",
      body("log(#\"\"\"\n    \"\"\" } \\(no \\#(call(\")\"))\n    \"\"\"#)")
    ),
    AwkwardFile(
      "a string of several lines that ends in quotes",
      body("log(\"\"\"\n    } \\\"\"\"\n    \"\"\")")
    ),
    AwkwardFile("a regular expression", body(#"let match = /[^}"]+\{"/"#)),
    AwkwardFile(
      "a regular expression as an argument",
      body(#"names.split(separator: /\}\s*"/).filter { $0 != /"/ }"#)
    ),
    AwkwardFile("a regular expression behind a keyword", body(##"if case /}"/ = name { return /"\// }"##)),
    AwkwardFile("an extended regular expression", body(##"let match = #/a/b"}\/#x/#"##)),
    AwkwardFile(
      "an extended regular expression of several lines",
      body("let match = #/\n      [{\"] # a comment\n      /x\n    /#")
    ),
    AwkwardFile("divisions", body("let half = a / b / c; let x = (a)/2; let y = [1][0]/x/2 // }")),
    AwkwardFile(
      "divisions beside brackets, by a string with a slash",
      body(#"let x = (a)/f("/}"); let y = [1][0]/f("/}")"#)
    ),
    AwkwardFile("an operator of slashes", body("let x = a /^ b; let y = reduce(1, /); let z = a %/ b")),
  ]

  @Test(arguments: files)
  func `text in a string or a regular expression is not code`(file: AwkwardFile) throws {
    try file.check()
  }

  /// Without the feature `BareSlashRegexLiterals` this code divides; with the feature, it does not compile.
  @Test func `code with two readings of the same effect is not a doubt`() throws {
    try AwkwardFile("two divisions", Self.body("let x = a /b[f { 1 }]/ c")).check()
  }
}
