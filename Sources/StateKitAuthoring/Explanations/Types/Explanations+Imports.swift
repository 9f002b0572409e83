extension Explanations {
  static let imports: [Explanation] = [
    Explanation(
      "SK0412",
      "No name of a module",
      meaning: "An entry of 'imports' or 'uses' is not one word that could stand behind 'import'.",
      reason: """
        The entry becomes an import of the whole module. There is no form for 'import struct Foundation.URL', or for
        a submodule.
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
      reason: "The entry does nothing. It would look as if it were needed.",
      wrongFile: #"{ "statekit": 1, "imports": ["Foundation", "StateKit"], "domains": { "Feed": {} } }"#,
      rightFile: #"{ "statekit": 1, "imports": ["Foundation"], "domains": { "Feed": {} } }"#
    ),
    Explanation(
      "SK0415",
      "An import that stands twice",
      meaning: "A module stands twice in 'imports', or twice in 'uses'.",
      reason: "The second entry does nothing.",
      wrongFile: #"{ "statekit": 1, "imports": ["Foundation", "Foundation"], "domains": { "Feed": {} } }"#,
      rightFile: #"{ "statekit": 1, "imports": ["Foundation"], "domains": { "Feed": {} } }"#
    ),
    Explanation(
      "SK0418",
      "A type of Foundation without its import",
      meaning: "A schema that imports nothing names 'Date', 'URL', 'UUID' or another type of Foundation.",
      reason: """
        Generated files import StateKit and Swift, and what 'imports' names. Swift would not find the type. Of a schema
        that imports another module nothing is said, as that may bring Foundation along. A type of your own with such a
        name is allowed where it is named first.
        """,
      wrongFile: #"{ "statekit": 1, "domains": { "Feed": { "state": { "read": "Date?" } } } }"#,
      rightFile: #"""
        { "statekit": 1, "imports": ["Foundation"], "domains": { "Feed": { "state": { "read": "Date?" } } } }
        """#
    ),
  ]
}
