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
        The command adds to a file only where the place is certain, and never changes another byte. Mend the
        place in the message, and run the command again.
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
        "The same type declares the conformance more than once, for example in both branches of an '#if'.",
      reason: """
        The missing methods could belong to either place. If both are needed, write the methods yourself, in an
        extension for both.
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
        The methods that a macro adds are not in the file. A stub beside a method of the macro would be an error:
        write the handlers that the macro does not add, and this message goes away.
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
        If the condition does not hold, the type lacks the handler; with a stub outside, the type would have two if
        it holds.
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
      "A place behind an unfinished declaration",
      meaning:
        "The stubs would go to the end of the type, behind half a declaration that would include them.",
      reason: """
        Before it writes a file, 'scaffold' reads the result, and must find its additions in it. Finish the
        declaration in front of the place shown.
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
