extension Explanations {
  static let expressionText: [Explanation] = [
    Explanation(
      "SK0340",
      "A bracket too many in a default",
      meaning: "A closing bracket has no opening one of its kind in this expression.",
      reason: "In generated code it would close a bracket of the surrounding code.",
      wrong: #""Counter": { "state": { "count": "Int = max(1, 2))" } }"#,
      right: #""Counter": { "state": { "count": "Int = max(1, 2)" } }"#
    ),
    Explanation(
      "SK0341",
      "A bracket of a default that is not closed",
      meaning: "A bracket that opens here has no end in this expression.",
      reason: "In generated code it would include the code behind it.",
      wrong: #""Counter": { "state": { "count": "Int = max(1, 2" } }"#,
      right: #""Counter": { "state": { "count": "Int = max(1, 2)" } }"#
    ),
    Explanation(
      "SK0342",
      "An expression that is nested too deep",
      meaning: """
        More than 32 brackets or strings are open at once. In the example '…' stands for 33 opening parentheses.
        """,
      reason: """
        Such an expression compiles slowly and is hard to read. Make it a constant in Swift code, and name it here.
        """,
      wrong: #""Counter": { "state": { "count": "Int = …1))" } }"#,
      right: #""Counter": { "state": { "count": "Int = CounterLimits.start" } }"#,
      elided: [UInt8](repeating: UInt8(ascii: "("), count: 33)
    ),
    Explanation(
      "SK0343",
      "A string of a default that is not closed",
      meaning: "A string literal of the expression has no closing quote.",
      reason: #"""
        In JSON each quote of the expression is written \", the one at the end, too.
        """#,
      wrong: #""Note": { "state": { "title": "String = \"Untitled" } }"#,
      right: #""Note": { "state": { "title": "String = \"Untitled\"" } }"#
    ),
    Explanation(
      "SK0344",
      "A string of several lines in a default",
      meaning: "A string literal begins with three quotes.",
      reason: #"""
        The expression is on one line, in the schema as in generated code. A line break in a string is '\n' for
        Swift, and so '\\n' in JSON.
        """#,
      wrong: #""Note": { "state": { "text": "String = \"\"\"Dear all,\"\"\"" } }"#,
      right: #""Note": { "state": { "text": "String = \"Dear all,\\n\"" } }"#
    ),
    Explanation(
      "SK0345",
      "An unknown escape in a default",
      meaning: "A string literal of the expression has a backslash that does not begin an escape of Swift.",
      reason: #"""
        There are \n, \t, \r, \0, \", \', \\, \u{…} and \(…). The backslash is doubled once for Swift and once more
        for JSON; a raw string, '#\"…\"#', spares the first.
        """#,
      wrong: #""Search": { "state": { "pattern": "String = \"\\d+\"" } }"#,
      right: #""Search": { "state": { "pattern": "String = \"\\\\d+\"" } }"#
    ),
    Explanation(
      "SK0346",
      "A '/' without spaces",
      meaning: "A slash stands in the expression without a space on either side.",
      reason: """
        The '/' may begin a regular expression, in which quotes and brackets have no meaning, so that the end of
        the default would not be certain. With spaces around it, the slash is a division.
        """,
      wrong: #""Player": { "state": { "volume": "Double = loudest/2" } }"#,
      right: #""Player": { "state": { "volume": "Double = loudest / 2" } }"#
    ),
    Explanation(
      "SK0347",
      "A character or word that does not belong into a default",
      meaning: """
        Outside its strings the expression has a character that is neither an operator nor part of a name, number or
        bracket, or a word of Swift that is part of a statement.
        """,
      reason: #"""
        The tool does not pass on code that it does not understand. Strings and characters stand in double quotes,
        as \"…\"; anything else goes into Swift code and is named here.
        """#,
      wrong: #""Note": { "state": { "bullet": "Character = '-'" } }"#,
      right: #"""
        "Note": { "state": { "bullet": "Character = \"-\"" } }

        """#
    ),
    Explanation(
      "SK0348",
      "An operator without its values",
      meaning: "An operator, or a dot, stands so that Swift does not read it as it was meant.",
      reason: """
        Swift goes by the spaces: in '1 + 2' and '1+2' the sign joins two values, in '1 +2' it belongs only to the
        2, and an operator between the 1 and the +2 is missing. A sign that belongs to one value stands directly
        beside it, '-1', a dot has no space behind it, and each '?' of a choice has its ':'.
        """,
      wrong: #""Player": { "state": { "seconds": "Int = 60 +5" } }"#,
      right: #""Player": { "state": { "seconds": "Int = 60 + 5" } }"#
    ),
    Explanation(
      "SK0349",
      "A number that Swift does not know",
      meaning: "A text begins like a number and is not a number.",
      reason: """
        Numbers are written as 1_000, 0x1F, 0o17, 0b101, 1.5 and 1e-3. A name begins with a letter, and a fraction has a
        digit in front of its dot.
        """,
      wrong: #""Theme": { "state": { "color": "Int = 0xFFGG00" } }"#,
      right: #""Theme": { "state": { "color": "Int = 0xFFAA00" } }"#
    ),
    Explanation(
      "SK0350",
      "A default that throws or waits",
      meaning:
        "The expression needs a function around it: 'try' something that catches, 'await' something that waits.",
      reason: """
        A default is evaluated wherever a state is made, where errors are not caught. Use 'try?' or 'try!'. Work
        that waits is a request or an effect.
        """,
      wrong: #""Form": { "state": { "draft": "String? = try loadDraft()" } }"#,
      right: #""Form": { "state": { "draft": "String? = try? loadDraft()" } }"#
    ),
  ]
}
