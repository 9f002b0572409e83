extension Explanations {
  static let jsonStructure: [Explanation] = [
    Explanation(
      "SK0112",
      "A file that ends too early",
      meaning: """
        At the end of the file an object or array is still open; a note shows where it begins, or which one by the
        indentation was left open.
        """,
      reason: """
        One '}' or ']' is missing, not always at the end: look for the first line that is indented too little.
        """,
      wrongFile: #"""
        {
          "statekit": 1,
          "domains": {
            "Users": { "actions": { "cleared": {} }
          }
        }
        """#,
      rightFile: #"""
        {
          "statekit": 1,
          "domains": {
            "Users": { "actions": { "cleared": {} } }
          }
        }
        """#
    ),
    Explanation(
      "SK0113",
      "A control character in a text",
      meaning: "A text holds a tab or another invisible character as it is. In the example '…' is a tab.",
      reason: #"""
        The character would be invisible in generated comments and literals. JSON asks for an escape: \t for the
        tab, \u001B and the like for others.
        """#,
      wrong: #""Users": { "doc": "Name…Age" }"#,
      right: #""Users": { "doc": "Name\tAge" }"#,
      elided: [0x09]
    ),
    Explanation(
      "SK0114",
      "An unknown escape",
      meaning: "The character behind a backslash does not make an escape.",
      reason: #"""
        There are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits. For a backslash itself, as in paths
        and regular expressions, write two.
        """#,
      wrong: #""Users": { "doc": "Names without \d." }"#,
      right: #""Users": { "doc": "Names without \\d." }"#
    ),
    Explanation(
      "SK0115",
      "A number that JSON does not know",
      meaning: "A number is written as Swift or another language may write it, and JSON may not.",
      reason: """
        JSON has decimal numbers with a digit on both sides of the point: no '.5', no '1.', no '+1', no zeros in
        front, no '0xFF' and no '1_000'. In a default, {"swift": "0xFF"} takes any of these.
        """,
      wrong: #""Player": { "state": { "volume": { "type": "Double", "default": .5 } } }"#,
      right: #""Player": { "state": { "volume": { "type": "Double", "default": 0.5 } } }"#
    ),
    Explanation(
      "SK0116",
      "A word without quotes",
      meaning: "A value is a bare word, and not one of the three that JSON has: true, false and null.",
      reason: """
        Absence is always null, not 'nil'. All other words are texts, in double quotes: also the names
        of types, domains and actions.
        """,
      wrong: #""Users": { "state": { "selected": { "type": "Int?", "default": nil } } }"#,
      right: #""Users": { "state": { "selected": { "type": "Int?", "default": null } } }"#
    ),
    Explanation(
      "SK0117",
      "Something behind the end",
      meaning: "The object that makes up the schema has ended, and more text follows.",
      reason: """
        There is one object in a file; there may be one brace too many in the middle of it, or two files may have
        been put together. Domains of one module may stand in as many files as you like.
        """,
      wrongFile: #"""
        { "statekit": 1, "domains": { "Users": {} } }
        { "statekit": 1, "domains": { "Posts": {} } }
        """#,
      rightFile: #"{ "statekit": 1, "domains": { "Users": {}, "Posts": {} } }"#
    ),
    Explanation(
      "SK0118",
      "Objects or arrays that are nested too deep",
      meaning: """
        Here more than 512 objects and arrays are open at once. In the example '…' stands for 510 opening brackets.
        """,
      reason: """
        Schemas need less than a tenth of this depth: the file is probably broken, or was written by a program that
        did not stop. The limit keeps such a file from costing time and memory.
        """,
      wrong: #""Board": { "state": { "cells": { "type": "[[Int]]", "default": […1]] } } }"#,
      right: #""Board": { "state": { "cells": { "type": "[[Int]]", "default": [[1]] } } }"#,
      elided: [UInt8](repeating: UInt8(ascii: "["), count: 510)
    ),
    Explanation(
      "SK0119",
      "A key that stands twice",
      meaning: "An object has the same key twice.",
      reason: """
        JSON does not define which of the two counts, and most programs ignore one of them: actions or properties
        would be missing. Put both contents into one, or rename one.
        """,
      wrong: #"""
        "Users": {
          "actions": { "cleared": {} },
          "actions": { "loaded": "(names: [String])" }
        }
        """#,
      right: #"""
        "Users": {
          "actions": { "cleared": {}, "loaded": "(names: [String])" }
        }
        """#
    ),
    Explanation(
      "SK0120",
      "The wrong bracket at the end",
      meaning: "An object is closed by ']', or an array by '}'; a note shows where it begins.",
      reason: "Either the bracket is the wrong one, or the right one is missing in front of it.",
      wrong: #""Users": { "conformances": ["Codable"} }"#,
      right: #""Users": { "conformances": ["Codable"] }"#
    ),
    Explanation(
      "SK0121",
      "A missing value",
      meaning: "A value is missing behind a colon, or between commas.",
      reason: "Leave a key without a value out; null can stand only where it is a value of the type.",
      wrong: #""Users": { "state": { "count": { "type": "Int", "default": } } }"#,
      right: #""Users": { "state": { "count": { "type": "Int", "default": 0 } } }"#
    ),
    Explanation(
      "SK0122",
      "A missing key",
      meaning: "In an object a comma or a colon stands where the next key is expected.",
      reason: "Mostly it is a comma too many, left over from an entry that was removed.",
      wrong: #""Users": { "state": { "names": "[String]",, "count": "Int" } }"#,
      right: #""Users": { "state": { "names": "[String]", "count": "Int" } }"#
    ),
    Explanation(
      "SK0123",
      "A quote within a text",
      meaning: "A quote ends a text, and more of the text follows at once.",
      reason: """
        In JSON, the next quote ends a text. A quote within the text has a backslash in front. This holds for the
        default of a 'String' as well, which may also stand under 'default' as JSON.
        """,
      wrong: #""Users": { "state": { "name": "String = "Ada"" } }"#,
      right: #""Users": { "state": { "name": "String = \"Ada\"" } }"#
    ),
  ]
}
