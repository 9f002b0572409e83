extension Explanations {
  static let names: [Explanation] = [
    Explanation(
      "SK0401",
      "No identifier of Swift",
      meaning: "The name has a character that names in Swift do not have, or begins with a digit.",
      reason: """
        Names of a schema become names in code, as they are. In place of a space or hyphen, lowerCamelCase has a
        capital.
        """,
      wrong: #""Feed": { "actions": { "load page": {} } }"#,
      right: #""Feed": { "actions": { "loadPage": {} } }"#
    ),
    Explanation(
      "SK0402",
      "A name that Swift keeps for itself",
      meaning: "'self', 'Type' and 'Protocol' cannot be names, not even in backticks.",
      reason: """
        Behind a dot they always mean something else: 'action.self' is the action. All other keywords are fine, and
        get backticks in the generated code.
        """,
      wrong: #""Users": { "actions": { "self": "(id: Int)" } }"#,
      right: #""Users": { "actions": { "ownUser": "(id: Int)" } }"#
    ),
    Explanation(
      "SK0403",
      "An underscore in front of a name",
      meaning: "The name begins with an underscore.",
      reason: "Names inside generated code begin with one, so that they never meet yours.",
      wrong: #""Counter": { "state": { "_count": "Int" } }"#,
      right: #""Counter": { "state": { "count": "Int" } }"#
    ),
    Explanation(
      "SK0404",
      "A name in the other style",
      meaning: "Domains and types are written in UpperCamelCase, everything else in lowerCamelCase.",
      reason: """
        Other names are made from these: 'UsersState' and 'UsersAction' from a domain, an enum 'Load' from the
        request 'load'. In one style two of them cannot meet by chance, and generated code reads like Swift's own.
        """,
      wrong: #""Users": { "actions": { "Renamed": {} } }"#,
      right: #""Users": { "actions": { "renamed": {} } }"#
    ),
    Explanation(
      "SK0405",
      "Two declarations of one name",
      meaning: "Two names in the generated code would be the same; a note shows the other one.",
      reason: """
        Actions, requests and children are cases of one enum, and properties and children are in one state. Besides
        your declarations there are the property that the 'into' of a request names, the handlers of reactions,
        called by their path, and with "accessors": "full" the predicates, 'isLoaded' of 'loaded'.
        """,
      wrong: #"""
        "App": { "actions": { "settings": {} }, "children": { "settings": "Settings" } },
        "Settings": { "actions": { "opened": {} } }
        """#,
      right: #"""
        "App": { "actions": { "settingsTapped": {} }, "children": { "settings": "Settings" } },
        "Settings": { "actions": { "opened": {} } }
        """#
    ),
    Explanation(
      "SK0406",
      "Two domains with factories of one name",
      meaning: """
        The names of two domains differ only in the capitals they begin with, and lead to the same name in
        lowerCamelCase.
        """,
      reason: """
        The declarations that are generated for a domain have that name, for example '.urlLoader(…)' among reducers.
        Swift could not tell the two apart.
        """,
      wrong: #"""
        "URLLoader": { "actions": { "loaded": {} } },
        "UrlLoader": { "actions": { "stopped": {} } }
        """#,
      right: #"""
        "URLLoader": { "actions": { "loaded": {} } },
        "FileLoader": { "actions": { "stopped": {} } }
        """#
    ),
    Explanation(
      "SK0407",
      "Two schemas for one generated file",
      meaning: "The names of two schema files are the same, or differ only in capitals.",
      reason: """
        All files of a module are generated into one folder, and most disks of Macs ignore the case of names.
        SwiftPM refuses two files of one name, too.
        """,
      inBoth: [
        ExampleFile("Users.statekit.json", #"{ "statekit": 1, "domains": { "Users": {} } }"#)
      ],
      wrongFiles: [
        ExampleFile("users.statekit.json", #"{ "statekit": 1, "domains": { "UserList": {} } }"#)
      ],
      rightFiles: [
        ExampleFile("UserList.statekit.json", #"{ "statekit": 1, "domains": { "UserList": {} } }"#)
      ]
    ),
    Explanation(
      "SK0408",
      "A name that each such type has anyway",
      meaning: "The generated type has a member of this name, which comes from StateKit or from Swift.",
      reason: """
        Each action has a 'name', a 'description' and 'leaves'; a Hashable type has a 'hashValue'. A second member
        of that name would clash with it or hide it.
        """,
      wrong: #""Users": { "actions": { "name": "(String)" } }"#,
      right: #""Users": { "actions": { "renamed": "(String)" } }"#
    ),
    Explanation(
      "SK0409",
      "A domain that is called like StateKit's own",
      meaning: "Factories of the domain would have a name that the runtime gives to something of its own.",
      reason: """
        Reducers and middleware of a domain are found under its name, '.feed(…)' for example. '.identity' and
        '.combine' are there already.
        """,
      wrong: #""Identity": { "state": { "name": "String" } }"#,
      right: #""Profile": { "state": { "name": "String" } }"#
    ),
    Explanation(
      "SK0410",
      "A type that hides another one",
      meaning: """
        A type of 'types', or one that is generated for a domain, has a name that already means something where generated
        code would write it: a type of Swift that schemas know, the module 'StateKit' or 'Swift', or a name inside the types
        that are generated or extended. Or a property or a payload names such a type of your own.
        """,
      reason: """
        Inside of these types Swift finds their own name first, and the generated code does not compile. The other names of
        StateKit and Swift are free, because generated code writes the module in front of them: a type may be called 'Store',
        'Effect' or 'Task'. A type of your own that is called 'ID', in a state with an 'id', is written with its module,
        'App.ID'.
        """,
      wrongFile: #"""
        {
          "statekit": 1,
          "domains": { "Parent": { "state": { "name": "String" } } }
        }
        """#,
      rightFile: #"""
        {
          "statekit": 1,
          "domains": { "Guardian": { "state": { "name": "String" } } }
        }
        """#
    ),
    Explanation(
      "SK0411",
      "A case called 'none'",
      meaning: "An action, a child or a case of an enum is called 'none'.",
      reason: """
        If the value is optional, '.none' means nil, and Swift reports no error. Generated code spells the type out;
        your own code may not. If you accept that, write "allow": ["SK0411"].
        """,
      wrong: #""Filter": { "actions": { "none": {}, "byName": "(name: String)" } }"#,
      right: #""Filter": { "actions": { "removed": {}, "byName": "(name: String)" } }"#
    ),
    Explanation(
      "SK0416",
      "A type in another case",
      meaning: "A type is written as one of Swift's or of the schema's, but for the case of its letters.",
      reason: """
        Swift distinguishes 'int' from 'Int', and a letter from a letter of another alphabet that looks the same,
        and would report in the generated code that it cannot find the type. If you have a type of that name, allow
        the warning where the type is named.
        """,
      wrong: #""Counter": { "state": { "count": "int = 0" } }"#,
      right: #""Counter": { "state": { "count": "Int = 0" } }"#
    ),
    Explanation(
      "SK0417",
      "An ID of a type without an id",
      meaning:
        "A type is written as the 'ID' of a struct, an enum or a state that has no property 'id' in the schema.",
      reason: """
        A type with an 'id' is Identifiable, and so has an 'ID'. Probably the property is missing, or has another
        name, and Swift would report that there is no such type. If you make the type Identifiable in Swift code, in
        an extension, allow the warning where the type is named.
        """,
      wrong: #""Feed": { "state": { "chosen": "Post.ID?" } }"#,
      right: #""Feed": { "state": { "chosen": "String?" } }"#,
      types: #""Post": { "struct": { "slug": "String" } }"#
    ),
    Explanation(
      "SK0430",
      "A name in two alphabets",
      meaning:
        "A name has letters of another alphabet that look like those beside them; the message names them.",
      reason: """
        The Cyrillic 'а' and the Latin 'a' look the same, and Swift distinguishes them: code that names the
        declaration would not compile, for a reason that you cannot see. Usually the keyboard was switched in the
        middle of the word.
        """,
      wrong: "\"Feed\": { \"state\": { \"n\u{430}me\": \"String\" } }",
      right: #""Feed": { "state": { "name": "String" } }"#
    ),
    Explanation(
      "SK0431",
      "A type in lower case",
      meaning: "A type that the schemas do not know begins with a small letter.",
      reason: """
        Types of Swift begin with a capital letter: 'boolean' is 'Bool', and a label stands with its type,
        "(id: Int)". If you have a type of that name, allow the warning where it is named. Names with an underscore,
        which types of C have, are not reported.
        """,
      wrong: #""Feed": { "state": { "isOpen": "boolean" } }"#,
      right: #""Feed": { "state": { "isOpen": "Bool" } }"#
    ),
  ]
}
