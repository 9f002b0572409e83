extension Explanations {
  static let types: [Explanation] = [
    Explanation(
      "SK0301",
      "No type where one is needed",
      meaning: "At this place of the text the name of a Swift type is expected.",
      reason: """
        A property or payload value begins with its type; a default stands behind it, and never in its place.
        Keywords are not types either.
        """,
      wrong: #""Counter": { "state": { "count": "3" } }"#,
      right: #""Counter": { "state": { "count": "Int = 3" } }"#
    ),
    Explanation(
      "SK0302",
      "Something behind the type",
      meaning: "The type has ended, and the text goes on.",
      reason: """
        A type is parsed, not pasted: only the type enters the generated code. A default stands behind '=' where a
        property is a text, and under 'default' where it is an object.
        """,
      wrong: #""Counter": { "state": { "count": { "type": "Int = 0", "doc": "So far." } } }"#,
      right: #""Counter": { "state": { "count": { "type": "Int", "default": 0, "doc": "So far." } } }"#
    ),
    Explanation(
      "SK0303",
      "A bracket of a type that is not closed",
      meaning: "In a type or payload a bracket, parenthesis or '<' has no end; a note shows where it begins.",
      reason: "The end of the type is not certain: '[String: Int' could continue in several ways.",
      wrong: #""Users": { "state": { "ages": "[String: Int" } }"#,
      right: #""Users": { "state": { "ages": "[String: Int]" } }"#
    ),
    Explanation(
      "SK0304",
      "A type that is nested too deep",
      meaning: """
        A type has more than 64 levels of brackets, arguments and '?'. In the example '…' stands for 64 opening
        brackets.
        """,
      reason: """
        Types that people write are far less deep, and a broken file could keep the compiler busy without end. Give
        a part of it a name: a struct of 'types', or a type alias in Swift.
        """,
      wrong: #""Board": { "state": { "cells": "…Int]]" } }"#,
      right: #""Board": { "state": { "cells": "[Row]" } }"#,
      elided: [UInt8](repeating: UInt8(ascii: "["), count: 64)
    ),
    Explanation(
      "SK0305",
      "A function as a value",
      meaning: "A property or payload has the type of a function.",
      reason: """
        States and actions are compared, logged and recorded, and functions cannot be. Put work into an effect or
        request: the schema gives it a name, and your code supplies the closure.
        """,
      wrong: #""Users": { "actions": { "tapped": "(then: () -> Void)" } }"#,
      right: #"""
        "Users": {
          "actions": { "tapped": {} },
          "effects": { "playSound": { "on": "tapped", "kind": "fireAndForget" } }
        }
        """#
    ),
    Explanation(
      "SK0306",
      "An implicitly unwrapped optional",
      meaning: "The type ends in '!'.",
      reason: """
        This kind of optional is for values that are set before they are read, such as outlets. A state is read
        from the start, and would trap: write '?', and handle nil.
        """,
      wrong: #""Users": { "state": { "selected": "User!" } }"#,
      right: #""Users": { "state": { "selected": "User?" } }"#
    ),
    Explanation(
      "SK0307",
      "A type behind 'some'",
      meaning: "'some' stands for a type that the compiler finds out, from the body of a function.",
      reason: "A state or action has no body from which the type could be inferred. Name the type itself.",
      wrong: #""Users": { "state": { "sorting": "some SortComparator" } }"#,
      right: #""Users": { "state": { "sorting": "UserSorting" } }"#
    ),
    Explanation(
      "SK0308",
      "A type of types",
      meaning: "'User.Type' and 'Named.Protocol' are metatypes: their values are types.",
      reason: """
        Metatypes are not Equatable and not Codable. An enum of 'types' names the choices just as well, and can be
        compared and stored.
        """,
      wrong: #""Editor": { "state": { "kind": "Shape.Type" } }"#,
      right: #""Editor": { "state": { "kind": "ShapeKind" } }"#
    ),
    Explanation(
      "SK0309",
      "A specifier of a parameter",
      meaning: "In front of the type stands a word such as 'inout', 'borrowing' or 'sending'.",
      reason: """
        These say how a function takes its argument. A payload or property is a value that is stored, and has its
        type alone.
        """,
      wrong: #""Counter": { "actions": { "counted": "(count: inout Int)" } }"#,
      right: #""Counter": { "actions": { "counted": "(count: Int)" } }"#
    ),
    Explanation(
      "SK0310",
      "An attribute in a type",
      meaning: "In front of the type stands an attribute, such as '@escaping' or '@autoclosure'.",
      reason: "Attributes of types are for functions and parameters, which states and actions do not have.",
      wrong: #""Counter": { "actions": { "counted": "(count: @autoclosure Int)" } }"#,
      right: #""Counter": { "actions": { "counted": "(count: Int)" } }"#
    ),
    Explanation(
      "SK0311",
      "An optional 'any' without parentheses",
      meaning: "Swift does not read 'any Error?' as an optional.",
      reason: "The parentheses show the type of the '?', as in your own code.",
      wrong: #""Feed": { "conformances": ["-Equatable"], "state": { "failure": "any Error?" } }"#,
      right: #""Feed": { "conformances": ["-Equatable"], "state": { "failure": "(any Error)?" } }"#
    ),
    Explanation(
      "SK0312",
      "A protocol without 'any'",
      meaning: "A protocol of Swift is written like the type of a value.",
      reason: """
        Swift asks for 'any', as a value of any type that conforms costs more than one of a known type, and is not
        Equatable by itself. An enum of 'types' is often the better error.
        """,
      wrong: #""Feed": { "conformances": ["-Equatable"], "actions": { "failed": "(error: Error)" } }"#,
      right: #""Feed": { "conformances": ["-Equatable"], "actions": { "failed": "(error: any Error)" } }"#
    ),
  ]
}
