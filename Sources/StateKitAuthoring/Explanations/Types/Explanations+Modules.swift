extension Explanations {
  static let modules: [Explanation] = [
    Explanation(
      "SK0680",
      "A module whose schemas are not known",
      meaning: "'uses' names a module, and the tool was not told where its schemas are.",
      reason: """
        The tool reads them to check the names that your schemas use. The build plugin finds the schemas of all
        targets that this one depends on: add the dependency in Package.swift. By hand, pass
        '--use Accounts=Sources/Accounts'. A module without schemas stands under 'imports'.
        """,
      inBoth: [
        ExampleFile(
          "App/App.statekit.json",
          #"""
          { "statekit": 1, "uses": ["Accounts"], "domains": { "App": { "children": { "users": "Accounts.Users" } } } }
          """#
        )
      ],
      wrongFiles: [

      ],
      rightFiles: [
        ExampleFile(
          "Accounts/Users.statekit.json",
          #"{ "statekit": 1, "access": "public", "domains": { "Users": {} } }"#
        )
      ]
    ),
    Explanation(
      "SK0681",
      "A module whose schemas are wrong",
      meaning: "A schema of a used module has an error; a note shows the first.",
      reason: """
        The names from this module could not be checked. The module's own run, which comes first, reports all its
        errors.
        """,
      inBoth: [
        ExampleFile(
          "App/App.statekit.json",
          #"""
          { "statekit": 1, "uses": ["Accounts"], "domains": { "App": { "children": { "users": "Accounts.Users" } } } }
          """#
        )
      ],
      wrongFiles: [
        ExampleFile(
          "Accounts/Users.statekit.json",
          #"{ "statekit": 1, "access": "public", "domains": { "Users": { "state": "" } } }"#
        )
      ],
      rightFiles: [
        ExampleFile(
          "Accounts/Users.statekit.json",
          #"""
          { "statekit": 1, "access": "public", "domains": { "Users": { "state": { "names": "[String]" } } } }
          """#
        )
      ]
    ),
    Explanation(
      "SK0682",
      "Modules that use each other",
      meaning: "A module uses another one that leads back to it; the message prints the path.",
      reason: """
        Swift compiles a module after those that it imports, so that a cycle has no beginning. Put declarations that
        both need into a third module; a domain does not need the domain that contains it.
        """,
      inBoth: [
        ExampleFile(
          "App/App.statekit.json",
          #"""
          { "statekit": 1, "uses": ["Accounts"], "domains": { "App": { "children": { "users": "Accounts.Users" } } } }
          """#
        )
      ],
      wrongFiles: [
        ExampleFile(
          "Accounts/Users.statekit.json",
          #"{ "statekit": 1, "access": "public", "uses": ["App"], "domains": { "Users": {} } }"#
        )
      ],
      rightFiles: [
        ExampleFile(
          "Accounts/Users.statekit.json",
          #"{ "statekit": 1, "access": "public", "domains": { "Users": {} } }"#
        )
      ]
    ),
    Explanation(
      "SK0683",
      "A module that this file does not use",
      meaning: """
        The file names a declaration of another module, and does not have the module under 'uses'.
        """,
      reason:
        "Swift's imports are for one file, and so are 'uses', which become imports of the generated file.",
      inBoth: [
        ExampleFile(
          "App/App.statekit.json",
          #"""
          { "statekit": 1, "uses": ["Accounts"], "domains": { "App": { "children": { "users": "Accounts.Users" } } } }
          """#
        )
      ],
      wrongFiles: [
        ExampleFile(
          "App/Chat.statekit.json",
          #"{ "statekit": 1, "domains": { "Chat": { "state": { "users": "[Accounts.User]" } } } }"#
        ),
        ExampleFile(
          "Accounts/Users.statekit.json",
          #"""
          {
            "statekit": 1,
            "access": "public",
            "domains": { "Users": {} },
            "types": { "User": { "struct": { "name": "String" } } }
          }
          """#
        ),
      ],
      rightFiles: [
        ExampleFile(
          "App/Chat.statekit.json",
          #"""
          { "statekit": 1, "uses": ["Accounts"], "domains": { "Chat": { "state": { "users": "[Accounts.User]" } } } }
          """#
        ),
        ExampleFile(
          "Accounts/Users.statekit.json",
          #"""
          {
            "statekit": 1,
            "access": "public",
            "domains": { "Users": {} },
            "types": { "User": { "struct": { "name": "String" } } }
          }
          """#
        ),
      ]
    ),
    Explanation(
      "SK0684",
      "Something that its module keeps to itself",
      meaning: """
        A domain or type of another module is named, and its file has no 'access' or "internal".
        """,
      reason: """
        In Swift, internal declarations are visible only in their own module. "package" is enough where both modules
        are of one package, and the file that names it is not public.
        """,
      inBoth: [
        ExampleFile(
          "App/App.statekit.json",
          #"""
          { "statekit": 1, "uses": ["Accounts"], "domains": { "App": { "children": { "users": "Accounts.Users" } } } }
          """#
        )
      ],
      wrongFiles: [
        ExampleFile("Accounts/Users.statekit.json", #"{ "statekit": 1, "domains": { "Users": {} } }"#)
      ],
      rightFiles: [
        ExampleFile(
          "Accounts/Users.statekit.json",
          #"{ "statekit": 1, "access": "public", "domains": { "Users": {} } }"#
        )
      ]
    ),
    Explanation(
      "SK0685",
      "A type that hides a module",
      meaning: """
        A type has the name of a module that a schema uses, be it of this module or of the used one, and be it one of
        'types', one that is generated, as 'AccountsState' is for a domain 'Accounts', or one of your own that a schema
        names.
        """,
      reason: """
        Swift reads 'Accounts.User' as a type inside the type 'Accounts', and does not find the module. Generated
        code names everything of other modules in this way. Rename the type, or the domain that it is generated for,
        or the module.
        """,
      wrongFiles: [
        ExampleFile(
          "App/App.statekit.json",
          #"""
          {
            "statekit": 1,
            "uses": ["Accounts"],
            "domains": { "App": { "children": { "users": "Accounts.Users" } } },
            "types": { "Accounts": { "struct": { "count": "Int" } } }
          }
          """#
        ),
        ExampleFile(
          "Accounts/Users.statekit.json",
          #"{ "statekit": 1, "access": "public", "domains": { "Users": {} } }"#
        ),
      ],
      rightFiles: [
        ExampleFile(
          "App/App.statekit.json",
          #"""
          {
            "statekit": 1,
            "uses": ["Accounts"],
            "domains": { "App": { "children": { "users": "Accounts.Users" } } },
            "types": { "AccountCount": { "struct": { "count": "Int" } } }
          }
          """#
        ),
        ExampleFile(
          "Accounts/Users.statekit.json",
          #"{ "statekit": 1, "access": "public", "domains": { "Users": {} } }"#
        ),
      ]
    ),
  ]
}
