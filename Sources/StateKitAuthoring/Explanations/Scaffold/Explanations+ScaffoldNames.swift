extension Explanations {
  static let scaffoldNames: [Explanation] = [
    Explanation(
      "SK0805",
      "A type of the name to be written",
      meaning: """
        No type conforms to the protocol of the handlers, and there is one of the name that 'scaffold' would give
        it.
        """,
      reason: """
        A second type of that name would not compile, and 'scaffold' cannot know whether this type is meant for the
        handlers.
        """,
      inBoth: [
        ExampleFile(
          "Users.statekit.json",
          #"{ "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }"#
        )
      ],
      wrongFiles: [
        ExampleFile("Users.swift", #"struct UsersReducer {}"#)
      ],
      rightFiles: [
        ExampleFile(
          "Users.swift",
          #"""
          struct UsersReducer: UsersReducing {
            func cleared(_ state: inout UsersState) { state = UsersState() }
          }
          """#
        )
      ]
    ),
    Explanation(
      "SK0806",
      "A file of the name to be written",
      meaning: """
        'scaffold' would write a new file, and a file of that name exists with other content, perhaps in a folder
        below.
        """,
      reason:
        "SwiftPM refuses two files of one name in a module, and 'scaffold' never overwrites a file.",
      inBoth: [
        ExampleFile(
          "Users.statekit.json",
          #"{ "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }"#
        )
      ],
      wrongFiles: [
        ExampleFile("UsersReducer.swift", #"let limit = 9"#)
      ],
      rightFiles: [
        ExampleFile(
          "UsersReducer.swift",
          #"""
          let limit = 9
          struct UsersReducer: UsersReducing {
            func cleared(_ state: inout UsersState) { state = UsersState() }
          }
          """#
        )
      ]
    ),
    Explanation(
      "SK0807",
      "A protocol that has another name now",
      meaning: """
        The domain was renamed, as its 'was' says, and a type still conforms to the protocol of the earlier name.
        """,
      reason: """
        'scaffold' adds, and never changes your code. Without the new name it would make a second type for the
        same handlers.
        """,
      inBoth: [
        ExampleFile(
          "Users.statekit.json",
          #"{ "statekit": 1, "domains": { "Users": { "was": ["People"], "actions": { "cleared": {} } } } }"#
        )
      ],
      wrongFiles: [
        ExampleFile(
          "Users.swift",
          #"""
          struct Users: PeopleReducing {
            func cleared(_ state: inout PeopleState) { state = PeopleState() }
          }
          """#
        )
      ],
      rightFiles: [
        ExampleFile(
          "Users.swift",
          #"""
          struct Users: UsersReducing {
            func cleared(_ state: inout UsersState) { state = UsersState() }
          }
          """#
        )
      ]
    ),
  ]
}
