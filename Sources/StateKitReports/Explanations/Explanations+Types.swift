internal import StateKitGenerator

extension Explanations {
  static let types: [Explanation] = [
    Explanation(
      "SK0416",
      "A type in another case",
      meaning: "A type is written as one of Swift's or of the schema's, but for the case of its letters.",
      reason: """
        Swift tells 'int' from 'Int', and would say in the generated code that it cannot find the type. Who has a type
        of that name allows the warning where the type is named.
        """,
      wrong: #""Counter": { "state": { "count": "int = 0" } }"#,
      right: #""Counter": { "state": { "count": "Int = 0" } }"#
    )
  ]
}
