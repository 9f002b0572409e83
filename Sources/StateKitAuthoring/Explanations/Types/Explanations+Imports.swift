extension Explanations {
  static let imports: [Explanation] = [
    Explanation(
      "SK0412",
      "No name of a module",
      meaning: "An entry of 'imports' or 'uses' is not one word that could stand behind 'import'.",
      reason: """
        The entry becomes an import of the whole module. An import of one declaration, such as
        'import struct Foundation.URL', or of a submodule is not possible.
        """,
      wrongFile: #"{ "statekit": 1, "imports": ["Foundation.NSURL"], "domains": { "Feed": {} } }"#,
      rightFile: #"{ "statekit": 1, "imports": ["Foundation"], "domains": { "Feed": {} } }"#
    ),
    Explanation(
      "SK0413",
      "A module that imports itself",
      meaning: "'imports' or 'uses' names the module that the schema belongs to.",
      reason: """
        All files of a module see each other, and domains of other schemas in it are named as they are. Swift warns
        of such an import.
        """,
      wrongFiles: [
        ExampleFile(
          "App/Feed.statekit.json",
          #"{ "statekit": 1, "imports": ["App"], "domains": { "Feed": {} } }"#
        )
      ],
      rightFiles: [
        ExampleFile("App/Feed.statekit.json", #"{ "statekit": 1, "domains": { "Feed": {} } }"#)
      ]
    ),
    Explanation(
      "SK0414",
      "An import that is there anyway",
      meaning: "Generated files import StateKit and Swift always, and all modules under 'uses'.",
      reason: "The entry has no effect, and would seem to be needed.",
      wrongFile: #"{ "statekit": 1, "imports": ["Foundation", "StateKit"], "domains": { "Feed": {} } }"#,
      rightFile: #"{ "statekit": 1, "imports": ["Foundation"], "domains": { "Feed": {} } }"#
    ),
    Explanation(
      "SK0415",
      "An import that stands twice",
      meaning: "A module stands twice in 'imports', or twice in 'uses'.",
      reason: "The second entry has no effect.",
      wrongFile: #"{ "statekit": 1, "imports": ["Foundation", "Foundation"], "domains": { "Feed": {} } }"#,
      rightFile: #"{ "statekit": 1, "imports": ["Foundation"], "domains": { "Feed": {} } }"#
    ),
    Explanation(
      "SK0418",
      "A type of Foundation without its import",
      meaning: "A schema without imports names 'Date', 'URL', 'UUID' or another type of Foundation.",
      reason: """
        Generated files import StateKit, Swift and the modules of 'imports', so Swift would not find the type. A
        schema that imports another module is not reported, because that module may export Foundation. If the type
        is your own, allow the warning where it is named first.
        """,
      wrongFile: #"{ "statekit": 1, "domains": { "Feed": { "state": { "read": "Date?" } } } }"#,
      rightFile: #"""
        { "statekit": 1, "imports": ["Foundation"], "domains": { "Feed": { "state": { "read": "Date?" } } } }
        """#
    ),
  ]
}
