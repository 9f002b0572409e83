extension Explanations {
  static let values: [Explanation] = [
    Explanation(
      "SK0510",
      "A JSON value for a type of yours",
      meaning: "A value is written in JSON, and the schema does not know how to make one of this type.",
      reason: """
        The schema knows Swift's own types and the types of 'types'. A default of another type can be code,
        {"swift": "…"}. 'set' and 'with' cannot have code: let an action carry the value, or let a handler make it.
        """,
      wrong: #""Cart": { "state": { "limit": { "type": "Money", "default": 100 } } }"#,
      right: #""Cart": { "state": { "limit": { "type": "Money", "default": { "swift": "Money(100)" } } } }"#
    ),
    Explanation(
      "SK0511",
      "A JSON value of another type",
      meaning: "The value does not fit the type that it is for.",
      reason: """
        Values are not converted: "3" is a text and 3 a number, 1 is not true. A case of an enum from 'types' is its
        name in quotes, and null is only for optionals. Code, {"swift": …} or "Type = code", can stand only in
        defaults, where such a case is written as in Swift, with a dot. A value of the state, "@path", can stand only in
        'set', in the 'with' of a bridge, and in 'is'. A condition compares with null only a property that may be nil itself:
        if what holds the property is absent, the test is false, so that a condition asks for null there.
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
      "A case that does not exist",
      meaning: """
        The value names a case that the enum of 'types' does not have; or a condition asks for a case that a one-of, a stack or
        a Loadable does not have.
        """,
      reason: """
        Cases are written exactly as under 'enum', 'oneOf' or 'stack', without a dot in front. Those of a Loadable are idle,
        loading, loaded and failed.
        """,
      wrong: #""Lifecycle": { "state": { "phase": { "type": "Phase", "default": "activ" } } }"#,
      right: #""Lifecycle": { "state": { "phase": { "type": "Phase", "default": "active" } } }"#,
      types: #""Phase": { "enum": ["active", "background"] }"#
    ),
    Explanation(
      "SK0514",
      "A dictionary whose keys are not strings",
      meaning: "A JSON object stands for a dictionary with keys of another type than String.",
      reason: """
        Keys in JSON are always strings, and "1" would have to be converted. An empty object is allowed; write other
        values as code.
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
        A Double keeps about 16 digits, a Float 7 and a Float16 3. Swift warns where a whole number loses some, and
        where a number in Swift is so near to 0 that few are left. A number with a fraction or an exponent,
        16777217.0, means the nearest value, and is not reported.
        """,
      wrong: #""Clock": { "state": { "ticks": { "type": "Float", "default": 16777217 } } }"#,
      right: #""Clock": { "state": { "ticks": { "type": "Double", "default": 16777217 } } }"#
    ),
    Explanation(
      "SK0516",
      "Values that do not fit a case",
      meaning: """
        A value of an enum from 'types' is a case without the values that the case has, with other ones, or with some
        though it has none.
        """,
      reason: """
        A case without values is its name, "idle". A case with values is an object with its name: labelled values stand
        in an object, { "failed": { "reason": "$reason" } }, one without a label stands by itself, { "loaded": "$0" },
        and several without labels in an array. All values must be there. Only 'is' in a condition takes the bare name
        of such a case, and then holds whatever the values are.
        """,
      wrong: #"""
        "Upload": {
          "state": { "status": "UploadStatus = UploadStatus.idle" },
          "actions": { "stopped": { "payload": "(reason: String)", "set": { "status": "failed" } } }
        }
        """#,
      right: #"""
        "Upload": {
          "state": { "status": "UploadStatus = UploadStatus.idle" },
          "actions": {
            "stopped": {
              "payload": "(reason: String)",
              "set": { "status": { "failed": { "reason": "$reason" } } }
            }
          }
        }
        """#,
      types: #""UploadStatus": { "enum": ["idle", { "failed": "(reason: String)" }] }"#
    ),
    Explanation(
      "SK0529",
      "A text that looks like a name",
      meaning: """
        A text is equal to the name of a value that fits its place, is "nil", or begins with '$' or '@' in a place
        where values cannot be named.
        """,
      reason: """
        A text is used as it is written. A value of the payload is "$name", a value of the state is "@name", in 'set' and
        in the 'with' of a bridge, and nil is null, without quotes. Within an array or object, values can only be named as
        those of a case of an enum or of a child: otherwise use a handler. If you mean the text itself, such as the name
        of a field to sort by, write an 'allow', which says so to the next reader. A text beside the value itself is
        not reported.
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
      "A sensitive value that does not exist",
      meaning: "'sensitive' names a label that the payload does not have.",
      reason: """
        If the label is misspelled, logs and recordings would show the value. Labels are written without a '$'; a
        value without one goes by its position, "0".
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
      meaning: """
        An action, request, list, bridge or case of an enum needs a value of 'Never'. Such values do not exist, so it can never
        happen.
        """,
      reason: """
        An action that carries a 'Never' is never sent. This is allowed for one of several actions, and a request
        may only fail. But if all actions of a domain or all phases of a request cannot be sent, if an element of a
        list cannot be found, or if a bridge cannot read its value, you probably meant another type. A case of an enum
        that cannot be made is left out.
        """,
      wrong: #""Alert": { "actions": { "confirmed": "Never" } }"#,
      right: #""Alert": { "actions": { "confirmed": {} } }"#
    ),
    Explanation(
      "SK0539",
      "A sensitive property from a value that is not",
      meaning: """
        A change writes a value of the payload to a property with "sensitive": true, and the action or request does not
        name the value in its own 'sensitive'.
        """,
      reason: """
        The property is hidden in recordings and logs, but the action that brings the value is written to them as well. If
        the value is no secret until it is in the state, write an 'allow', which says so to the next reader.
        """,
      wrong: #"""
        "Login": {
          "state": { "password": { "type": "String", "default": "", "sensitive": true } },
          "actions": { "typed": { "payload": "(text: String)", "set": { "password": "$text" } } }
        }
        """#,
      right: #"""
        "Login": {
          "state": { "password": { "type": "String", "default": "", "sensitive": true } },
          "actions": { "typed": { "payload": "(text: String)", "set": { "password": "$text" }, "sensitive": ["text"] } }
        }
        """#
    ),
  ]
}
