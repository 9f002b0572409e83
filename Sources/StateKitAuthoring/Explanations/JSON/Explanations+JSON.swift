extension Explanations {
  static let json: [Explanation] = [
    Explanation(
      "SK0101",
      "An empty file",
      meaning: "The file is empty, or has only spaces and line ends.",
      reason: """
        Each schema file holds one JSON object. The build reads an unfinished file, too: remove it, or give it a
        domain.
        """,
      wrongFiles: [
        ExampleFile("Users.statekit.json", "")
      ],
      rightFiles: [
        ExampleFile("Users.statekit.json", #"{ "statekit": 1, "domains": { "Users": {} } }"#)
      ]
    ),
    Explanation(
      "SK0102",
      "Bytes that are not UTF-8",
      meaning: """
        The file is in another encoding, for example Latin-1, Windows-1252 or UTF-16. In the example '…' is the one
        byte E9, an 'é' in Latin-1.
        """,
      reason: """
        JSON is UTF-8, so that a text is the same on each machine. Editors can save a file again in another
        encoding; a byte-order mark in front of UTF-8 does no harm.
        """,
      wrong: #""Cafe": { "doc": "The guests of the caf…." }"#,
      right: #""Cafe": { "doc": "The guests of the café." }"#,
      elided: [0xE9]
    ),
    Explanation(
      "SK0103",
      "A character without a meaning",
      meaning: "The character at this place cannot begin a value, a key or a separator in JSON.",
      reason: """
        Between braces, brackets, colons and commas there are only strings, numbers, true, false and null: no ';',
        no ':' in an array, and only plain spaces and commas. Text from a web page may have other characters, which
        look alike or are invisible; the message names them. Where a line begins with '<<<<<<<', '=======' or
        '>>>>>>>', a merge left both versions in the file, as it could not tell which is right: keep what you need
        of them, and remove these lines.
        """,
      wrong: #""Users": { "state": { "id": "Int"; "name": "String" } }"#,
      right: #""Users": { "state": { "id": "Int", "name": "String" } }"#
    ),
    Explanation(
      "SK0104",
      "A missing comma",
      meaning: "Two entries follow each other without a comma between them.",
      reason: """
        The place shown is the end of the first entry, where the comma belongs; the mistake is often noticed on the
        next line.
        """,
      wrong: #"""
        "Users": {
          "state": { "names": "[String]" }
          "actions": { "cleared": {} }
        }
        """#,
      right: #"""
        "Users": {
          "state": { "names": "[String]" },
          "actions": { "cleared": {} }
        }
        """#
    ),
    Explanation(
      "SK0105",
      "Half a character",
      meaning: #"""
        In JSON the escape of a character beyond \uFFFF is made of two, a high surrogate and a low one. One of them
        is missing.
        """#,
      reason: """
        Half a pair is not a character, and cannot be written in UTF-8. Write the character as it is, which is
        easier to read.
        """,
      wrong: #""Users": { "doc": "Everybody \uD83D" }"#,
      right: #""Users": { "doc": "Everybody 😀" }"#
    ),
    Explanation(
      "SK0106",
      "A missing colon",
      meaning: "A key has no colon behind it.",
      reason: "Each entry of an object is a key, a colon and a value; '=' and '=>' are of other languages.",
      wrong: #""Users": { "state": { "count" = "Int" } }"#,
      right: #""Users": { "state": { "count": "Int" } }"#
    ),
    Explanation(
      "SK0107",
      "A comma after the last entry",
      meaning: "The last entry of an object or array has a comma behind it.",
      reason: "Swift allows it, JSON does not, and other tools that read the file would refuse it.",
      wrong: #"""
        "Users": {
          "state": { "names": "[String]" },
          "actions": { "cleared": {} },
        }
        """#,
      right: #"""
        "Users": {
          "state": { "names": "[String]" },
          "actions": { "cleared": {} }
        }
        """#
    ),
    Explanation(
      "SK0108",
      "A comment",
      meaning: "JSON has no comments, neither '//' nor '/* */' nor '#'.",
      reason: """
        Nearly everything in a schema can have the key 'doc'. Its text becomes a documentation comment in Swift.
        """,
      wrong: #"""
        "Users": {
          "state": { "names": "[String]" }  // Sorted.
        }
        """#,
      right: #"""
        "Users": {
          "state": { "names": { "type": "[String]", "doc": "Sorted." } }
        }
        """#
    ),
    Explanation(
      "SK0109",
      "Other quotation marks",
      meaning: "A key or text stands in single quotes, backticks or typographic quotation marks.",
      reason: """
        JSON has only the straight double quote. Word processors, chats and web pages often replace it with another
        one.
        """,
      wrong: #""Users": { “doc”: “Everybody.” }"#,
      right: #""Users": { "doc": "Everybody." }"#
    ),
    Explanation(
      "SK0110",
      "A key without quotes",
      meaning: "A key is not in double quotes.",
      reason: "JavaScript and JSON5 allow it, JSON does not.",
      wrong: #""Users": { actions: { cleared: {} } }"#,
      right: #""Users": { "actions": { "cleared": {} } }"#
    ),
    Explanation(
      "SK0111",
      "A text without its end",
      meaning: "A text has no closing double quote on its line.",
      reason: #"""
        A text cannot go over several lines; a line break in it is written \n. A quote inside is written \", as it
        would end the text.
        """#,
      wrong: #"""
        "Users": {
          "doc": "Everybody,
            sorted by name."
        }
        """#,
      right: #"""
        "Users": {
          "doc": "Everybody,\nsorted by name."
        }
        """#
    ),
  ]
}
