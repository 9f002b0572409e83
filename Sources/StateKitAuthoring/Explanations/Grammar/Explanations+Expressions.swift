extension Explanations {
  static let expressions: [Explanation] = [
    Explanation(
      "SK0330",
      "A default without its expression",
      meaning: "The text ends behind '=', or behind an operator.",
      reason: """
        A default is one whole expression. Without one, leave out the '=': optionals, arrays, dictionaries and sets
        are then nil and empty, and anything else is asked for by the initialiser.
        """,
      wrong: #""Counter": { "state": { "count": "Int =" } }"#,
      right: #""Counter": { "state": { "count": "Int = 0" } }"#
    ),
    Explanation(
      "SK0331",
      "Two expressions side by side",
      meaning: "Two values follow each other without an operator between them.",
      reason:
        "A default is one expression. A missing operator, comma or pair of brackets is the usual reason.",
      wrong: #""Player": { "state": { "seconds": "Int = 5 60" } }"#,
      right: #""Player": { "state": { "seconds": "Int = 5 * 60" } }"#
    ),
    Explanation(
      "SK0332",
      "A statement as a default",
      meaning: "The default begins with a word that begins a statement or a declaration in Swift.",
      reason: """
        The expression becomes a default argument in generated code, where no statement can stand. Write it as one
        expression, or call a function of yours.
        """,
      wrong: #""Feed": { "state": { "pageSize": "Int = if isLarge { 50 } else { 20 }" } }"#,
      right: #""Feed": { "state": { "pageSize": "Int = isLarge ? 50 : 20" } }"#
    ),
    Explanation(
      "SK0333",
      "A ';' in a default",
      meaning: "A semicolon ends a statement, and a default is an expression.",
      reason: """
        A default is the only code in a schema, and code behind a ';' must not enter a generated file with it.
        """,
      wrong: #""Counter": { "state": { "count": "Int = 0; let limit = 9" } }"#,
      right: #""Counter": { "state": { "count": "Int = 0", "limit": "Int = 9" } }"#
    ),
    Explanation(
      "SK0334",
      "A comment in a default",
      meaning: "In the expression begins a comment.",
      reason: """
        In generated code it would hide the rest of the line, or go on beyond it. Write a comment on the property
        under 'doc', which becomes its documentation.
        """,
      wrong: #""Feed": { "state": { "pageSize": "Int = 20 // as the server has it" } }"#,
      right: #"""
        "Feed": { "state": { "pageSize": { "type": "Int", "default": 20, "doc": "As the server has it." } } }
        """#
    ),
    Explanation(
      "SK0335",
      "A '#' in a default",
      meaning: "The expression has a '#' that does not begin a raw string.",
      reason: """
        '#line' and the like would refer to the generated file, and directives and macros can be more than an
        expression. Put such a value into Swift code and name it here.
        """,
      wrong: #""Log": { "state": { "source": "String = #fileID" } }"#,
      right: #""Log": { "state": { "source": "String = LogSource.file" } }"#
    ),
    Explanation(
      "SK0336",
      "A ',' in a default",
      meaning: "Outside all brackets stands a comma.",
      reason: "A default is one value. Each property is an entry of its own; a tuple stands in parentheses.",
      wrong: #""Pager": { "state": { "page": "Int = 0, size: Int = 20" } }"#,
      right: #""Pager": { "state": { "page": "Int = 0", "size": "Int = 20" } }"#
    ),
    Explanation(
      "SK0337",
      "A ':' in a default",
      meaning: "Outside all brackets stands a colon that no '? … :' needs.",
      reason: """
        A choice has its '?' before the ':'. Without one the ':' could only be the beginning of a type, which stands in
        front of '='.
        """,
      wrong: #""Feed": { "state": { "pageSize": "Int = 50 : 20" } }"#,
      right: #""Feed": { "state": { "pageSize": "Int = isLarge ? 50 : 20" } }"#
    ),
    Explanation(
      "SK0338",
      "An assignment in a default",
      meaning: "Within the expression stands a single '='.",
      reason: "An assignment has no value that could be the default. To compare, write '=='.",
      wrong: #""Player": { "state": { "isLoud": "Bool = startVolume = 1" } }"#,
      right: #""Player": { "state": { "isLoud": "Bool = startVolume == 1" } }"#
    ),
    Explanation(
      "SK0339",
      "A closure behind an expression",
      meaning: "A '{' follows an expression, as a trailing closure does.",
      reason: """
        In generated code it could be taken for the body of a computed property, or for observers such as 'didSet'.
        In parentheses it is always an argument.
        """,
      wrong: #""Board": { "state": { "squares": "[Int] = (1...3).map { $0 * $0 }" } }"#,
      right: #""Board": { "state": { "squares": "[Int] = (1...3).map({ $0 * $0 })" } }"#
    ),
  ]
}
