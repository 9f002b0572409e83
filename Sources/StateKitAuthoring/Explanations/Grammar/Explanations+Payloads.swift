extension Explanations {
  static let payloads: [Explanation] = [
    Explanation(
      "SK0313",
      "Protocols joined without 'any'",
      meaning: "A '&' joins protocols, and 'any' does not stand in front of the first.",
      reason: """
        Only protocols can be joined, and a value of any type that conforms is written with one 'any' in front of
        all of them.
        """,
      wrong: #""Editor": { "conformances": ["-Equatable"], "state": { "part": "Part & Sendable" } }"#,
      right: #""Editor": { "conformances": ["-Equatable"], "state": { "part": "any Part & Sendable" } }"#
    ),
    Explanation(
      "SK0314",
      "An 'any' in front of a type that is not a protocol",
      meaning: "'any' stands in front of a struct or enum of Swift.",
      reason: """
        A struct or enum is one type, to which other types cannot conform. Swift would refuse it in the generated
        code.
        """,
      wrong: #""Counter": { "state": { "count": "any Int" } }"#,
      right: #""Counter": { "state": { "count": "Int" } }"#
    ),
    Explanation(
      "SK0315",
      "Generic arguments too few or too many",
      meaning:
        "A type of Swift, or one that schemas declare, has another number of generic arguments than it takes.",
      reason: """
        Without them Swift does not know what the collection holds, as there is no value to infer it from. Types
        that schemas declare have no generic arguments: write a generic type in Swift.
        """,
      wrong: #""Users": { "state": { "tags": "Set = []" } }"#,
      right: #""Users": { "state": { "tags": "Set<String> = []" } }"#
    ),
    Explanation(
      "SK0316",
      "A tuple of one",
      meaning: "A single value stands with a label in parentheses.",
      reason: """
        Swift has no tuple of one element. The property has a name of its own; in a payload two pairs of parentheses
        make a tuple, and one pair is the payload itself.
        """,
      wrong: #""Canvas": { "state": { "width": "(width: Int)" } }"#,
      right: #""Canvas": { "state": { "width": "Int" } }"#
    ),
    Explanation(
      "SK0317",
      "Two labels for one value",
      meaning: "A value of a payload has two names, as a parameter of a function may have.",
      reason:
        """
        A value of an enum case has no body in which a second name would be useful: the label is its only name.
        """,
      wrong: #""Users": { "actions": { "renamed": "(to name: String)" } }"#,
      right: #""Users": { "actions": { "renamed": "(name: String)" } }"#
    ),
    Explanation(
      "SK0318",
      "A label '_'",
      meaning: "A value of a payload has the label '_', which in functions means that there is no label.",
      reason: """
        In an enum case a value without a label is its type alone. In 'set' and 'with' it goes by its position,
        "$0".
        """,
      wrong: #""Counter": { "actions": { "counted": "(_: Int)" } }"#,
      right: #""Counter": { "actions": { "counted": "(Int)" } }"#
    ),
    Explanation(
      "SK0319",
      "A default in a payload",
      meaning: "Behind the type of a payload's value stands '='.",
      reason: """
        An action shows all its values where it is dispatched, and so in logs and recordings. For a common value,
        declare a second action.
        """,
      wrong: #""Counter": { "actions": { "added": "(count: Int = 1)" } }"#,
      right: #""Counter": { "actions": { "added": "(count: Int)", "addedOne": {} } }"#
    ),
    Explanation(
      "SK0320",
      "A variadic value",
      meaning: "Behind a type stands '...'.",
      reason: """
        Only parameters of functions take any number of arguments. A value that holds any number of others is an
        array.
        """,
      wrong: #""Users": { "actions": { "removed": "(ids: Int...)" } }"#,
      right: #""Users": { "actions": { "removed": "(ids: [Int])" } }"#
    ),
    Explanation(
      "SK0321",
      "A label without its colon",
      meaning: "In a payload two words follow each other; the first one seems to be a label.",
      reason: "A label ends in a colon, as in a Swift case.",
      wrong: #""Canvas": { "actions": { "moved": "(x Int, y: Int)" } }"#,
      right: #""Canvas": { "actions": { "moved": "(x: Int, y: Int)" } }"#
    ),
    Explanation(
      "SK0322",
      "An array of a fixed size",
      meaning: "The type is an 'InlineArray', spelled so or as '[3 of Int]'.",
      reason: """
        'InlineArray' came with systems that are newer than those on which apps with StateKit run, and two of
        them cannot be compared, as all in states and actions is. An array holds the same; a few values are the
        properties of a struct.
        """,
      wrong: #""Canvas": { "actions": { "moved": "(to: [2 of Int])" } }"#,
      right: #""Canvas": { "actions": { "moved": "(to: Point)" } }"#,
      types: #""Point": { "struct": { "x": "Int", "y": "Int" } }"#
    ),
  ]
}
