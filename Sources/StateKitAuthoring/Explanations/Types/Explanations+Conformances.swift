extension Explanations {
  static let conformances: [Explanation] = [
    Explanation(
      "SK0501",
      "Hashable and not Equatable",
      meaning: """
        'conformances' asks for "Hashable" and takes "-Equatable" away, here or in the file around.
        """,
      reason: """
        In Swift everything Hashable is Equatable. A domain has the conformances of its file and its own together.
        """,
      wrong: #""Users": { "conformances": ["Hashable", "-Equatable"] }"#,
      right: #""Users": { "conformances": ["Hashable"] }"#
    ),
    Explanation(
      "SK0502",
      "A conformance that is listed twice",
      meaning: "The same word stands twice in one 'conformances'.",
      reason: """
        The second one has no effect. A domain may repeat a conformance of its file, to keep it if the file changes.
        """,
      wrong: #""Users": { "conformances": ["Codable", "Codable"] }"#,
      right: #""Users": { "conformances": ["Codable"] }"#
    ),
    Explanation(
      "SK0503",
      "A type that does not conform",
      meaning: "A state, action or struct conforms to a protocol, and a type that it holds is known not to.",
      reason: """
        All generated types are Equatable and Sendable, and have the conformances that 'conformances' adds: tests
        compare states, and a store reports changed states. Swift would report it in generated code, where the
        reason is hard to see. Most often the value is an error: an enum of 'types' can say the same, and can be
        compared.
        """,
      wrong: #""Feed": { "state": { "failure": "(any Error)?" } }"#,
      right: #""Feed": { "state": { "failure": "FeedError?" } }"#,
      types: #""FeedError": { "enum": ["offline", "server"] }"#
    ),
    Explanation(
      "SK0504",
      "An 'id' that cannot be looked up",
      meaning:
        "A state or struct with a property 'id' is Identifiable, and the type of this one is not Hashable.",
      reason: """
        Collections find an element by the hash of its id. A type from 'types' becomes Hashable by the
        'conformances' of its file; a plain number or string is already.
        """,
      wrongFile: #"""
        {
          "statekit": 1,
          "domains": { "Post": { "state": { "id": "PostID" } } },
          "types": { "PostID": { "struct": { "feed": "Int", "number": "Int" } } }
        }
        """#,
      rightFile: #"""
        {
          "statekit": 1,
          "conformances": ["Hashable"],
          "domains": { "Post": { "state": { "id": "PostID" } } },
          "types": { "PostID": { "struct": { "feed": "Int", "number": "Int" } } }
        }
        """#
    ),
    Explanation(
      "SK0505",
      "A key that cannot be looked up",
      meaning: "The keys of a dictionary, or the elements of a set, are of a type that is not Hashable.",
      reason: """
        Both find their contents by hash. A type from 'types' becomes Hashable by the 'conformances' of its file.
        """,
      wrongFile: #"""
        {
          "statekit": 1,
          "domains": { "Board": { "state": { "stones": "[Point: String]" } } },
          "types": { "Point": { "struct": { "x": "Int", "y": "Int" } } }
        }
        """#,
      rightFile: #"""
        {
          "statekit": 1,
          "conformances": ["Hashable"],
          "domains": { "Board": { "state": { "stones": "[Point: String]" } } },
          "types": { "Point": { "struct": { "x": "Int", "y": "Int" } } }
        }
        """#
    ),
    Explanation(
      "SK0506",
      "A child that conforms to less",
      meaning: "A domain conforms to a protocol that one of its children does not conform to.",
      reason: """
        The child's state lies in the domain's state and its actions in the domain's actions, so that the whole
        conforms only if all parts conform. The 'conformances' of a file hold for all its domains.
        """,
      wrong: #"""
        "App": { "conformances": ["Codable"], "children": { "users": "Users" } },
        "Users": { "state": { "names": "[String]" } }
        """#,
      right: #"""
        "App": { "conformances": ["Codable"], "children": { "users": "Users" } },
        "Users": { "conformances": ["Codable"], "state": { "names": "[String]" } }
        """#
    ),
    Explanation(
      "SK0507",
      "A part with a narrower 'access'",
      meaning: """
        A file with a wide 'access' names a domain or type from a file with a narrower one; a note shows it.
        """,
      reason: """
        In Swift a public state cannot have a property of an internal type. The parts of a public domain must be
        public, too.
        """,
      inBoth: [
        ExampleFile(
          "App.statekit.json",
          #"""
          { "statekit": 1, "access": "public", "domains": { "App": { "children": { "users": "Users" } } } }
          """#
        )
      ],
      wrongFiles: [
        ExampleFile("Users.statekit.json", #"{ "statekit": 1, "domains": { "Users": {} } }"#)
      ],
      rightFiles: [
        ExampleFile(
          "Users.statekit.json",
          #"{ "statekit": 1, "access": "public", "domains": { "Users": {} } }"#
        )
      ]
    ),
    Explanation(
      "SK0508",
      "A value in itself",
      meaning: """
        A struct of 'types', a state or an action contains a value of its own type, directly or through others; the
        message prints the path.
        """,
      reason: """
        A value is stored in memory with all its parts: a struct or state with its properties and children, an
        action with its payload, its requests and the actions of its children, optional ones included. This one
        would have no end. An array, set or dictionary keeps its contents elsewhere.
        """,
      wrongFile: #"""
        {
          "statekit": 1,
          "domains": { "Thread": { "state": { "first": "Comment?" } } },
          "types": { "Comment": { "struct": { "text": "String", "reply": "Comment?" } } }
        }
        """#,
      rightFile: #"""
        {
          "statekit": 1,
          "domains": { "Thread": { "state": { "first": "Comment?" } } },
          "types": { "Comment": { "struct": { "text": "String", "replies": "[Comment]" } } }
        }
        """#
    ),
    Explanation(
      "SK0509",
      "A result whose failure is not an error",
      meaning: "The second type of a 'Result' is not an 'Error', and cannot become one.",
      reason: """
        Swift's 'Result' requires an 'Error'. An enum or struct of 'types' that is named there becomes one;
        'String', optionals, arrays and states do not.
        """,
      wrongFile: #"""
        {
          "statekit": 1,
          "domains": { "Backup": { "state": { "last": "Result<Int, String>?" } } }
        }
        """#,
      rightFile: #"""
        {
          "statekit": 1,
          "domains": { "Backup": { "state": { "last": "Result<Int, BackupError>?" } } },
          "types": { "BackupError": { "enum": ["diskFull", "offline"] } }
        }
        """#
    ),
  ]
}
