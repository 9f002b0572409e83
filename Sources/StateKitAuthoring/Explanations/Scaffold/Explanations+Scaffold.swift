extension Explanations {
  static let scaffold: [Explanation] = [
    Explanation(
      "SK0801",
      "A Swift file that cannot be read for sure",
      meaning: """
        'scaffold' looked for a type in your files, and one that may be about it has something that it cannot read:
        a bracket, text or comment without its end, the marker of a merge conflict, a '/' of two meanings.
        """,
      reason: """
        It adds to a file only where it is sure of the place, and never changes another byte. Mend what the message
        names, and run it again.
        """,
      inBoth: [
        ExampleFile(
          "Users.statekit.json",
          #"{ "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }"#
        )
      ],
      wrongFiles: [
        ExampleFile("Users.swift", #"struct Users: UsersReducing {"#)
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
    Explanation(
      "SK0802",
      "A type that conforms in two places",
      meaning:
        "The same type says more than once that it conforms, for example in either branch of an '#if'.",
      reason: """
        Either place could be the one for what is missing. Where both are needed, write the methods yourself, in an
        extension that holds for both.
        """,
      inBoth: [
        ExampleFile(
          "Users.statekit.json",
          #"{ "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }"#
        )
      ],
      wrongFiles: [
        ExampleFile(
          "Users.swift",
          #"""
          #if DEBUG
          struct Users: UsersReducing {}
          #else
          struct Users: UsersReducing {}
          #endif
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
    Explanation(
      "SK0803",
      "A macro that may write the handlers",
      meaning: "A type lacks handlers, and a macro at it or in it may add them.",
      reason: """
        What a macro makes of the type is not in the file. A stub beside a method of the macro would be an error:
        write what it does not add, and nothing is said of the macro.
        """,
      inBoth: [
        ExampleFile(
          "Users.statekit.json",
          #"{ "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }"#
        )
      ],
      wrongFiles: [
        ExampleFile("Users.swift", #"@Handlers struct Users: UsersReducing {}"#)
      ],
      rightFiles: [
        ExampleFile(
          "Users.swift",
          #"""
          @Handlers struct Users: UsersReducing {
            func cleared(_ state: inout UsersState) { state = UsersState() }
          }
          """#
        )
      ]
    ),
    Explanation(
      "SK0804",
      "A handler under a condition",
      meaning: "A handler stands in an '#if', and not in all of its branches.",
      reason: """
        Where the condition does not hold, the type would lack it; a stub outside would be one too many where it
        does.
        """,
      inBoth: [
        ExampleFile(
          "Users.statekit.json",
          #"{ "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }"#
        )
      ],
      wrongFiles: [
        ExampleFile(
          "Users.swift",
          #"""
          struct Users: UsersReducing {
            #if DEBUG
              func cleared(_ state: inout UsersState) { state = UsersState() }
            #endif
          }
          """#
        )
      ],
      rightFiles: [
        ExampleFile(
          "Users.swift",
          #"""
          struct Users: UsersReducing {
            #if DEBUG
              func cleared(_ state: inout UsersState) { state = UsersState() }
            #else
              func cleared(_ state: inout UsersState) {}
            #endif
          }
          """#
        )
      ]
    ),
    Explanation(
      "SK0808",
      "A place behind something unfinished",
      meaning: """
        What is missing would go to the end of the type, and there stands half a declaration that would take it in.
        """,
      reason: """
        Before it writes a file, 'scaffold' reads the result, and must find in it what it added. Finish what stands
        in front of the place shown.
        """,
      inBoth: [
        ExampleFile(
          "Users.statekit.json",
          #"{ "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }"#
        )
      ],
      wrongFiles: [
        ExampleFile(
          "Users.swift",
          #"""
          struct Users: UsersReducing {
            static
          }
          """#
        )
      ],
      rightFiles: [
        ExampleFile(
          "Users.swift",
          #"""
          struct Users: UsersReducing {
            static let limit = 9
            func cleared(_ state: inout UsersState) { state = UsersState() }
          }
          """#
        )
      ]
    ),
  ]
}
