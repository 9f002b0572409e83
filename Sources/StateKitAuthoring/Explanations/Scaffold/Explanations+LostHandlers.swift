extension Explanations {
  static let lostHandlers: [Explanation] = [
    Explanation(
      "SK0810",
      "A handler with other parameters",
      meaning:
        "A method has the name of a handler and other parameters: the payload of the action has changed.",
      reason: """
        The handler that the protocol asks for now is another method; 'scaffold' adds a stub of it. Move the body of
        the old one yourself.
        """,
      inBoth: [
        ExampleFile(
          "Users.statekit.json",
          #"{ "statekit": 1, "domains": { "Users": { "actions": { "archived": "(id: Int)" } } } }"#
        )
      ],
      wrongFiles: [
        ExampleFile(
          "Users.swift",
          #"""
          struct Users: UsersReducing {
            func archived(_ state: inout UsersState, id: Int) {}
            func archived(_ state: inout UsersState) {}
          }
          """#
        )
      ],
      rightFiles: [
        ExampleFile(
          "Users.swift",
          #"""
          struct Users: UsersReducing {
            func archived(_ state: inout UsersState, id: Int) {}
          }
          """#
        )
      ]
    ),
    Explanation(
      "SK0811",
      "A handler of an action that was renamed",
      meaning: "A method is called like an action, request or reaction was before, as a 'was' says.",
      reason: """
        The method is not called any more, and the compiler does not report it. 'scaffold' adds a stub under the new
        name, to which the body can be moved.
        """,
      inBoth: [
        ExampleFile(
          "Users.statekit.json",
          #"{ "statekit": 1, "domains": { "Users": { "actions": { "removed": { "was": ["deleted"] } } } } }"#
        )
      ],
      wrongFiles: [
        ExampleFile(
          "Users.swift",
          #"""
          struct Users: UsersReducing {
            func removed(_ state: inout UsersState) {}
            func deleted(_ state: inout UsersState) {}
          }
          """#
        )
      ],
      rightFiles: [
        ExampleFile(
          "Users.swift",
          #"""
          struct Users: UsersReducing {
            func removed(_ state: inout UsersState) {}
          }
          """#
        )
      ]
    ),
    Explanation(
      "SK0812",
      "A handler that is not needed",
      meaning:
        "A method looks like the handler of an action, request or reaction whose change the schema writes.",
      reason: """
        The generated reducer makes that change, and does not call the method. If the method should decide, take
        'set', 'toggle', 'add', 'into' or "reduce": "none" out of the schema.
        """,
      inBoth: [
        ExampleFile(
          "Users.statekit.json",
          #"""
          {
            "statekit": 1,
            "domains": {
              "Users": {
                "state": { "names": "[String]" },
                "actions": { "cleared": { "set": { "names": [] } }, "loaded": "(names: [String])" }
              }
            }
          }
          """#
        )
      ],
      wrongFiles: [
        ExampleFile(
          "Users.swift",
          #"""
          struct Users: UsersReducing {
            func loaded(_ state: inout UsersState, names: [String]) { state.names = names }
            func cleared(_ state: inout UsersState) { state.names = [] }
          }
          """#
        )
      ],
      rightFiles: [
        ExampleFile(
          "Users.swift",
          #"""
          struct Users: UsersReducing {
            func loaded(_ state: inout UsersState, names: [String]) { state.names = names }
          }
          """#
        )
      ]
    ),
    Explanation(
      "SK0813",
      "A method that looks like a handler",
      meaning: """
        A method takes the domain's state as a handler does, and the domain has no action, request or reaction of
        its name.
        """,
      reason: """
        The action of the method may have been removed, or renamed without a 'was': then the method is not
        called, and the compiler does not report it. Private helpers are not reported.
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
            func cleared(_ state: inout UsersState) { reset(&state) }
            func reset(_ state: inout UsersState) { state = UsersState() }
          }
          """#
        )
      ],
      rightFiles: [
        ExampleFile(
          "Users.swift",
          #"""
          struct Users: UsersReducing {
            func cleared(_ state: inout UsersState) { reset(&state) }
            private func reset(_ state: inout UsersState) { state = UsersState() }
          }
          """#
        )
      ]
    ),
    Explanation(
      "SK0814",
      "A protocol that does not exist any more",
      meaning: """
        A type conforms to the handlers of a domain without handlers: the schema writes the changes of all its
        actions.
        """,
      reason: """
        Without handlers the protocol is not generated, so the file does not compile. The reducer is complete
        without the type.
        """,
      inBoth: [
        ExampleFile(
          "Player.statekit.json",
          #"""
          {
            "statekit": 1,
            "domains": {
              "Player": {
                "state": { "isOn": "Bool = false" },
                "actions": { "started": { "set": { "isOn": true } } }
              }
            }
          }
          """#
        )
      ],
      wrongFiles: [
        ExampleFile("Player.swift", #"struct Player: PlayerReducing {}"#)
      ],
      rightFiles: [
        ExampleFile("Player.swift", #"struct Player {}"#)
      ]
    ),
  ]
}
