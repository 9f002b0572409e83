extension Explanations {
  static let values: [Explanation] = [
    Explanation(
      "SK0510",
      "A JSON value for a type of yours",
      meaning: "A value is written in JSON, and the schema does not know how to make one of this type.",
      reason: """
        It knows Swift's own types and those of 'types'. Of any other, a default can hold code, {"swift": "…"}. In
        'set' and 'with' there is no code: there the value comes with an action, or a handler makes it.
        """,
      wrong: #""Cart": { "state": { "limit": { "type": "Money", "default": 100 } } }"#,
      right: #""Cart": { "state": { "limit": { "type": "Money", "default": { "swift": "Money(100)" } } } }"#
    ),
    Explanation(
      "SK0511",
      "A JSON value of another type",
      meaning: "The value does not fit the type that it is for.",
      reason: """
        Nothing is converted: "3" is a text and 3 a number, 1 is not true. A case of an enum from 'types' is its
        name in quotes, and null is for optionals alone. Code, {"swift": …}, stands in defaults alone, and a value of the
        state, "@path", in the 'with' of a bridge.
        """,
      wrong: #""Counter": { "state": { "count": { "type": "Int", "default": "3" } } }"#,
      right: #""Counter": { "state": { "count": { "type": "Int", "default": 3 } } }"#
    ),
    Explanation(
      "SK0512",
      "A number beyond its type",
      meaning: "The number is smaller or larger than any value of the type, or too near to 0 for it.",
      reason: "In Swift it would be an error, or become infinite or 0.",
      wrong: #""Player": { "state": { "volume": { "type": "UInt8", "default": 256 } } }"#,
      right: #""Player": { "state": { "volume": { "type": "UInt8", "default": 255 } } }"#
    ),
    Explanation(
      "SK0513",
      "A case that there is not",
      meaning: "The value names a case that the enum of 'types' does not have.",
      reason: "Cases are written exactly as under 'enum', without a dot in front.",
      wrong: #""Lifecycle": { "state": { "phase": { "type": "Phase", "default": "activ" } } }"#,
      right: #""Lifecycle": { "state": { "phase": { "type": "Phase", "default": "active" } } }"#,
      types: #""Phase": { "enum": ["active", "background"] }"#
    ),
    Explanation(
      "SK0514",
      "A dictionary whose keys are no strings",
      meaning: "A JSON object stands for a dictionary with keys of another type than String.",
      reason: """
        Keys in JSON are always strings, and "1" would have to be converted. Empty it can be in any case; otherwise
        write it as code.
        """,
      wrong: #""Users": { "state": { "names": { "type": "[Int: String]", "default": { "1": "Ada" } } } }"#,
      right: #"""
        "Users": { "state": { "names": { "type": "[Int: String]", "default": { "swift": "[1: \"Ada\"]" } } } }
        """#
    ),
    Explanation(
      "SK0515",
      "A number that its type cannot hold",
      meaning: "A whole number has more digits than the type keeps, so that it would become another one.",
      reason: """
        A Double keeps about 16 digits, a Float 7 and a Float16 3. Swift warns where a whole number loses some, and where
        a number in Swift is so near to 0 that few are left. With a fraction or an exponent, 16777217.0, the nearest
        value is meant, and nothing is said.
        """,
      wrong: #""Clock": { "state": { "ticks": { "type": "Float", "default": 16777217 } } }"#,
      right: #""Clock": { "state": { "ticks": { "type": "Double", "default": 16777217 } } }"#
    ),
    Explanation(
      "SK0529",
      "A text that looks like a name",
      meaning: """
        A text is called like a value that fits its place, says "nil", or begins with '$' or '@' where no value can be
        named.
        """,
      reason: """
        A text is taken as it is written. A value of the payload is "$name", one of the state, in the 'with' of a bridge,
        "@name", and no value is null, without quotes. Within an array or object, and of the state in 'set', nothing can
        be named: that is for a handler. Where the text itself is meant, as the name of a field to sort by, 'allow' says
        so to the next reader. Nothing is said where the value is handed over beside the text.
        """,
      wrong: #"""
        "Profile": {
          "state": { "name": "String", "nick": "String?" },
          "actions": { "renamed": { "payload": "(name: String)", "set": { "name": "name", "nick": null } } }
        }
        """#,
      right: #"""
        "Profile": {
          "state": { "name": "String", "nick": "String?" },
          "actions": { "renamed": { "payload": "(name: String)", "set": { "name": "$name", "nick": null } } }
        }
        """#
    ),
    Explanation(
      "SK0530",
      "A sensitive value that there is not",
      meaning: "'sensitive' names a label that the payload does not have.",
      reason: """
        With a slip in the label the value would be shown in logs and recordings as it is. Labels are written
        without a '$'; a value without one goes by its position, "0".
        """,
      wrong: #"""
        "Login": {
          "actions": { "tapped": { "payload": "(name: String, password: String)", "sensitive": ["pasword"] } }
        }
        """#,
      right: #"""
        "Login": {
          "actions": { "tapped": { "payload": "(name: String, password: String)", "sensitive": ["password"] } }
        }
        """#
    ),
    Explanation(
      "SK0531",
      "A sensitive value that stands twice",
      meaning: "'sensitive' names the same label twice.",
      reason:
        "Probably the second was meant to be another one, which would then be shown in logs and recordings.",
      wrong: #"""
        "Login": {
          "actions": {
            "tapped": { "payload": "(password: String, code: String)", "sensitive": ["password", "password"] }
          }
        }
        """#,
      right: #"""
        "Login": {
          "actions": {
            "tapped": { "payload": "(password: String, code: String)", "sensitive": ["password", "code"] }
          }
        }
        """#
    ),
    Explanation(
      "SK0532",
      "A value that cannot be made",
      meaning: "Something needs a value of 'Never', of which there is none, so that it can never happen.",
      reason: """
        An action that carries a 'Never' is never sent. One of several may be so, and a request may only fail, but where
        no action of a domain and no phase of a request can be sent, no element of a list be found, or a bridge has
        nothing to read, something else was meant.
        """,
      wrong: #""Alert": { "actions": { "confirmed": "Never" } }"#,
      right: #""Alert": { "actions": { "confirmed": {} } }"#
    ),
  ]
}
