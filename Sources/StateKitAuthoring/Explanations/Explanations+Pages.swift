// Recorded by .ci/record-reference from the pages in Sources/statekit-gen/statekit-gen.docc/Reference/Diagnostics.

extension Explanations {
  /// In the order of their codes.
  package static let all: [Explanation] = [
    Explanation(
      code: "SK0101",
      title: #"An empty file"#,
      body: #"""
        The file is empty, or has only spaces and line ends.

        Each schema file holds one JSON object. The build reads an unfinished file, too: remove it, or give it a
        domain.

        Wrong:

          Users.statekit.json

        Right:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": {} } }
        """#
    ),
    Explanation(
      code: "SK0102",
      title: #"Bytes that are not UTF-8"#,
      body: #"""
        The file is in another encoding, for example Latin-1, Windows-1252 or UTF-16. In the example '…' is the one
        byte E9, an 'é' in Latin-1.

        JSON is UTF-8, so that a text is the same on each machine. Editors can save a file again in another
        encoding; a byte-order mark in front of UTF-8 does no harm.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Cafe": { "doc": "The guests of the caf…." }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Cafe": { "doc": "The guests of the café." }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0103",
      title: #"A character without a meaning"#,
      body: #"""
        The character at this place cannot begin a value, a key or a separator in JSON.

        Between braces, brackets, colons and commas there are only strings, numbers, true, false and null: no ';',
        no ':' in an array, and only plain spaces and commas. Text from a web page may have other characters, which
        look alike or are invisible; the message names them. Where a line begins with '<<<<<<<', '=======' or
        '>>>>>>>', a merge left both versions in the file, as it could not tell which is right: keep what you need
        of them, and remove these lines.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "id": "Int"; "name": "String" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "id": "Int", "name": "String" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0104",
      title: #"A missing comma"#,
      body: #"""
        Two entries follow each other without a comma between them.

        The place shown is the end of the first entry, where the comma belongs; the mistake is often noticed on the
        next line.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "state": { "names": "[String]" }
                  "actions": { "cleared": {} }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "state": { "names": "[String]" },
                  "actions": { "cleared": {} }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0105",
      title: #"Half a character"#,
      body: #"""
        In JSON the escape of a character beyond \uFFFF is made of two, a high surrogate and a low one. One of them
        is missing.

        Half a pair is not a character, and cannot be written in UTF-8. Write the character as it is, which is
        easier to read.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "doc": "Everybody \uD83D" }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "doc": "Everybody 😀" }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0106",
      title: #"A missing colon"#,
      body: #"""
        A key has no colon behind it.

        Each entry of an object is a key, a colon and a value; '=' and '=>' are of other languages.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "count" = "Int" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "count": "Int" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0107",
      title: #"A comma after the last entry"#,
      body: #"""
        The last entry of an object or array has a comma behind it.

        Swift allows it, JSON does not, and other tools that read the file would refuse it.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "state": { "names": "[String]" },
                  "actions": { "cleared": {} },
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "state": { "names": "[String]" },
                  "actions": { "cleared": {} }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0108",
      title: #"A comment"#,
      body: #"""
        JSON has no comments, neither '//' nor '/* */' nor '#'.

        Nearly everything in a schema can have the key 'doc'. Its text becomes a documentation comment in Swift.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "state": { "names": "[String]" }  // Sorted.
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "state": { "names": { "type": "[String]", "doc": "Sorted." } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0109",
      title: #"Other quotation marks"#,
      body: #"""
        A key or text stands in single quotes, backticks or typographic quotation marks.

        JSON has only the straight double quote. Word processors, chats and web pages often replace it with another
        one.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { “doc”: “Everybody.” }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "doc": "Everybody." }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0110",
      title: #"A key without quotes"#,
      body: #"""
        A key is not in double quotes.

        JavaScript and JSON5 allow it, JSON does not.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { actions: { cleared: {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "cleared": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0111",
      title: #"A text without its end"#,
      body: #"""
        A text has no closing double quote on its line.

        A text cannot go over several lines; a line break in it is written \n. A quote inside is written \", as it
        would end the text.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "doc": "Everybody,
                    sorted by name."
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "doc": "Everybody,\nsorted by name."
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0112",
      title: #"A file that ends too early"#,
      body: #"""
        At the end of the file an object or array is still open; a note shows where it begins, or which one by the
        indentation was left open.

        One '}' or ']' is missing, not always at the end: look for the first line that is indented too little.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "cleared": {} }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "cleared": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0113",
      title: #"A control character in a text"#,
      body: #"""
        A text holds a tab or another invisible character as it is. In the example '…' is a tab.

        The character would be invisible in generated comments and literals. JSON asks for an escape: \t for the
        tab, \u001B and the like for others.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "doc": "Name…Age" }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "doc": "Name\tAge" }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0114",
      title: #"An unknown escape"#,
      body: #"""
        The character behind a backslash does not make an escape.

        There are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits. For a backslash itself, as in paths
        and regular expressions, write two.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "doc": "Names without \d." }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "doc": "Names without \\d." }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0115",
      title: #"A number that JSON does not know"#,
      body: #"""
        A number is written as Swift or another language may write it, and JSON may not.

        JSON has decimal numbers with a digit on both sides of the point: no '.5', no '1.', no '+1', no zeros in
        front, no '0xFF' and no '1_000'. In a default, {"swift": "0xFF"} takes any of these.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Player": { "state": { "volume": { "type": "Double", "default": .5 } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Player": { "state": { "volume": { "type": "Double", "default": 0.5 } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0116",
      title: #"A word without quotes"#,
      body: #"""
        A value is a bare word, and not one of the three that JSON has: true, false and null.

        Absence is always null, not 'nil'. All other words are texts, in double quotes: also the names
        of types, domains and actions.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "selected": { "type": "Int?", "default": nil } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "selected": { "type": "Int?", "default": null } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0117",
      title: #"Something behind the end"#,
      body: #"""
        The object that makes up the schema has ended, and more text follows.

        There is one object in a file; there may be one brace too many in the middle of it, or two files may have
        been put together. Domains of one module may stand in as many files as you like.

        Wrong:

            { "statekit": 1, "domains": { "Users": {} } }
            { "statekit": 1, "domains": { "Posts": {} } }

        Right:

            { "statekit": 1, "domains": { "Users": {}, "Posts": {} } }
        """#
    ),
    Explanation(
      code: "SK0118",
      title: #"Objects or arrays that are nested too deep"#,
      body: #"""
        Here more than 512 objects and arrays are open at once. In the example '…' stands for 510 opening brackets.

        Schemas need less than a tenth of this depth: the file is probably broken, or was written by a program that
        did not stop. The limit keeps such a file from costing time and memory.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Board": { "state": { "cells": { "type": "[[Int]]", "default": […1]] } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Board": { "state": { "cells": { "type": "[[Int]]", "default": [[1]] } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0119",
      title: #"A key that stands twice"#,
      body: #"""
        An object has the same key twice.

        JSON does not define which of the two counts, and most programs ignore one of them: actions or properties
        would be missing. Put both contents into one, or rename one.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "actions": { "cleared": {} },
                  "actions": { "loaded": "(names: [String])" }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "actions": { "cleared": {}, "loaded": "(names: [String])" }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0120",
      title: #"The wrong bracket at the end"#,
      body: #"""
        An object is closed by ']', or an array by '}'; a note shows where it begins.

        Either the bracket is the wrong one, or the right one is missing in front of it.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "conformances": ["Codable"} }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "conformances": ["Codable"] }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0121",
      title: #"A missing value"#,
      body: #"""
        A value is missing behind a colon, or between commas.

        Leave a key without a value out; null can stand only where it is a value of the type.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "count": { "type": "Int", "default": } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "count": { "type": "Int", "default": 0 } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0122",
      title: #"A missing key"#,
      body: #"""
        In an object a comma or a colon stands where the next key is expected.

        Mostly it is a comma too many, left over from an entry that was removed.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "names": "[String]",, "count": "Int" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "names": "[String]", "count": "Int" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0123",
      title: #"A quote within a text"#,
      body: #"""
        A quote ends a text, and more of the text follows at once.

        In JSON, the next quote ends a text. A quote within the text has a backslash in front. This holds for the
        default of a 'String' as well, which may also stand under 'default' as JSON.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "name": "String = "Ada"" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "name": "String = \"Ada\"" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0201",
      title: #"An unknown key"#,
      body: #"""
        The object has a key that objects of its kind do not have.

        A misspelled key would have no effect, and you would not notice it. If other objects have the key, the
        message says where it belongs. The editor's schema completes keys: 'statekit-gen schema' prints it.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "action": { "cleared": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "cleared": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0202",
      title: #"A key that is needed"#,
      body: #"""
        The object lacks a required key.

        A schema needs 'statekit', the version of the language that it is written in, and 'domains'; a bridge needs
        'on' and 'dispatch', an effect 'on', a child 'domain', a property 'type', a type 'struct' or 'enum'.

        Wrong:

            { "domains": { "Users": {} } }

        Right:

            { "statekit": 1, "domains": { "Users": {} } }
        """#
    ),
    Explanation(
      code: "SK0203",
      title: #"A value of another kind"#,
      body: #"""
        The key takes another kind of JSON value, for example an object and not an array.

        Declarations with names of your own are an object, in which each name stands once: actions, properties,
        requests, children. Lists of names, and bridges, are arrays.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": ["cleared"] }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "cleared": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0204",
      title: #"An unknown version of the language"#,
      body: #"""
        The number under 'statekit' is not a version of the schema language that this tool knows.

        In a newer version the same keys may have other meanings, so the tool does not generate code from it. Write
        the version known, or update StateKit, if the schema is of a newer one.

        Wrong:

            { "statekit": 2, "domains": { "Users": {} } }

        Right:

            { "statekit": 1, "domains": { "Users": {} } }
        """#
    ),
    Explanation(
      code: "SK0205",
      title: #"An empty object or array"#,
      body: #"""
        An object or array is empty, and its key needs at least one entry.

        The entry is left over or not yet written: leave the key out, or fill it. A file without a domain has no
        code to generate, and an action that does not change the state has "reduce": "none".

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "names": "[String]" }, "actions": { "cleared": { "set": {} } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "names": "[String]" }, "actions": { "cleared": { "set": { "names": [] } } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0206",
      title: #"An unknown word"#,
      body: #"""
        The key takes one of a few words, and this is not one of them.

        The message lists the words, which are case-sensitive. An unknown word is not replaced by a default.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "accessors": "write" }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "accessors": "full" }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0207",
      title: #"A file that is not called like a schema"#,
      body: #"""
        The name of a schema file is one word or more, followed by '.statekit.json'.

        By this ending the build plugin finds the schemas, and the first part becomes the name of the generated
        file: 'Users.statekit.swift'.

        Wrong:

          Users.json

            { "statekit": 1, "domains": { "Users": {} } }

        Right:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": {} } }
        """#
    ),
    Explanation(
      code: "SK0208",
      title: #"An unknown kind of child"#,
      body: #"""
        The 'kind' says how often a domain is contained, and this word is not a known kind.

        "one" is always there, "optional" may be absent, and of "each" there are any number, found by their ids.
        Without a 'kind' it is "one".

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "List": { "children": { "rows": { "domain": "Row", "kind": "many" } } },
                "Row": { "state": { "id": "Int" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "List": { "children": { "rows": { "domain": "Row", "kind": "each" } } },
                "Row": { "state": { "id": "Int" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0209",
      title: #"Two changes for one action"#,
      body: #"""
        The action has 'reduce' beside 'set', 'toggle' or 'add', or "reduce": "none" beside 'dismisses'.

        'set', 'toggle' and 'add' are the whole change, which StateKit writes; 'reduce' says that a handler makes
        the change, or that the state does not change. For a change with more to it keep 'reduce' alone, and write
        all of it in the handler. To dismiss is a change by itself, so 'dismisses' stands alone, beside the other
        changes, or beside "reduce": "handler".

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "state": { "isOn": "Bool = false" },
                  "actions": { "started": { "set": { "isOn": true }, "reduce": "handler" } }
                }
              }
            }

        Right:

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
    ),
    Explanation(
      code: "SK0210",
      title: #"A text that is not a path"#,
      body: #"""
        A path is made of names with one dot between two of them, and this text is not.

        A path leads from the domain through its children to an action, as 'login.succeeded' does, or to a
        property. A path has no payloads, brackets or spaces.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "login": "Login" },
                  "actions": { "opened": {} },
                  "bridges": [{ "on": "login.succeeded()", "dispatch": "opened" }]
                },
                "Login": { "actions": { "succeeded": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "login": "Login" },
                  "actions": { "opened": {} },
                  "bridges": [{ "on": "login.succeeded", "dispatch": "opened" }]
                },
                "Login": { "actions": { "succeeded": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0211",
      title: #"A '$' without a label"#,
      body: #"""
        A '$' in front says that a value of the payload is meant, and no label follows.

        "$name" is the value labelled 'name', and "$0" the first value where it has no label. A text that begins
        with a dollar sign has two of them: "$$5" is the text '$5'.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "state": { "name": "String = \"\"" },
                  "actions": { "renamed": { "payload": "String", "set": { "name": "$" } } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "state": { "name": "String = \"\"" },
                  "actions": { "renamed": { "payload": "String", "set": { "name": "$0" } } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0212",
      title: #"A type that is both struct and enum"#,
      body: #"""
        An entry of 'types' has the keys 'struct' and 'enum'.

        The entry becomes one type in Swift. If a value has a kind and other properties, declare the enum as a
        type of its own, and give the struct a property of it.

        Wrong:

            {
              "statekit": 1,
              "domains": { "Feed": {} },
              "types": { "Post": { "struct": { "title": "String" }, "enum": ["draft", "sent"] } }
            }

        Right:

            {
              "statekit": 1,
              "domains": { "Feed": {} },
              "types": {
                "Post": { "struct": { "title": "String", "phase": "PostPhase" } },
                "PostPhase": { "enum": ["draft", "sent"] }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0213",
      title: #"An 'id' without its '$'"#,
      body: #"""
        The 'id' of a request or effect names a value of the payload, which is written with a '$' in front.

        In all places "$id" is a value of the payload, "@id" a value of the state, and "id" a text. The 'id' is
        never a text, because it would be the same for all.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Photos": { "requests": { "load": { "input": "(id: Int)", "id": "id" } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Photos": { "requests": { "load": { "input": "(id: Int)", "id": "$id" } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0214",
      title: #"No code in 'allow'"#,
      body: #"""
        'allow' lists codes of warnings and notes: SK and four digits, as they stand in brackets behind a message.

        A misspelled code would have no effect, and you would not notice it.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Filter": { "actions": { "cleared": { "allow": ["unused"] } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Filter": { "actions": { "cleared": {}, "none": { "allow": ["SK0411"] } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0215",
      title: #"An 'allow' without an effect"#,
      body: #"""
        The declaration allows a warning or note that is not found in it, or that a declaration further in allows
        already: the narrowest 'allow' around a warning is the one that counts.

        The allowed warning was corrected since, or stands elsewhere. The entry would silence the next warning of
        its kind unseen. Errors cannot be silenced. An allowed SK0690 stays as it is where a path with '*', in whatever file,
        names the action among others.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Filter": { "actions": { "cleared": { "allow": ["SK0411"] } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Filter": { "actions": { "cleared": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0216",
      title: #"A default of a property that is written by hand"#,
      body: #"""
        The state is a type of your own, and a property that the schema lists has a default.

        The schema lists the properties that it uses, and does not make the state. The default is in your type.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Clock": { "state": { "swift": "ClockFace", "properties": { "seconds": "Int = 0" } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Clock": { "state": { "swift": "ClockFace", "properties": { "seconds": "Int" } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0217",
      title: #"Actions written by hand that are not an enum of yours"#,
      body: #"""
        'actions' names an enum that you write, with its cases, and the name is not one of such an enum: it is another
        type, or an enum of another module, of a schema or of another domain; or the enum has no cases.

        The generated code extends the enum, so each domain needs one in the module of its schema.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Clock": { "actions": { "swift": "[ClockEvent]", "cases": { "ticked": {} } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Clock": { "actions": { "swift": "ClockEvent", "cases": { "ticked": {} } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0218",
      title: #"Keys of a child that exclude each other"#,
      body: #"""
        A child either names its domain and the number of its instances, by 'domain' and 'kind', or lists the domains of
        which it is one at a time, by 'oneOf' and perhaps 'initial'.

        A one-of has exactly one case, or at most one without 'initial', so that it has no other kind.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "screen": { "oneOf": { "login": "Login", "feed": "Feed" }, "kind": "optional" } }
                },
                "Login": { "actions": { "opened": {} } },
                "Feed": { "actions": { "opened": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": { "children": { "screen": { "oneOf": { "login": "Login", "feed": "Feed" } } } },
                "Login": { "actions": { "opened": {} } },
                "Feed": { "actions": { "opened": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0219",
      title: #"An action that is named twice"#,
      body: #"""
        The array under 'on' or 'until' has the same path twice.

        The action would trigger the same work twice.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Cart": {
                  "actions": { "left": {}, "reminded": {} },
                  "bridges": [{ "on": ["left", "left"], "dispatch": "reminded" }]
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Cart": {
                  "actions": { "left": {}, "reminded": {} },
                  "bridges": [{ "on": "left", "dispatch": "reminded" }]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0220",
      title: #"Two conditions in one object"#,
      body: #"""
        An object that is a condition has two of 'path', 'all' and 'any', or an 'is' without a 'path'.

        Whether one or both must hold would not be clear. An object inside of "all" or "any" says it.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Cart": {
                  "state": { "count": "Int = 0", "isOpen": "Bool = false" },
                  "actions": { "left": {}, "reminded": {} },
                  "bridges": [
                    { "on": "left", "dispatch": "reminded", "when": { "path": "count", "is": 1, "all": ["isOpen"] } }
                  ]
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Cart": {
                  "state": { "count": "Int = 0", "isOpen": "Bool = false" },
                  "actions": { "left": {}, "reminded": {} },
                  "bridges": [
                    { "on": "left", "dispatch": "reminded", "when": { "all": [{ "path": "count", "is": 1 }, "isOpen"] } }
                  ]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0221",
      title: #"An entry of 'enum' with several cases"#,
      body: #"""
        An object under 'enum' has two keys, or none.

        The order of the cases is that of the array: each entry is one case, its name or an object with its name and its
        values.

        Wrong:

            {
              "statekit": 1,
              "domains": { "Feed": {} },
              "types": { "Status": { "enum": [{ "loaded": "(count: Int)", "failed": "(reason: String)" }] } }
            }

        Right:

            {
              "statekit": 1,
              "domains": { "Feed": {} },
              "types": {
                "Status": { "enum": [{ "loaded": "(count: Int)" }, { "failed": "(reason: String)" }] }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0222",
      title: #"A text that is no time"#,
      body: #"""
        The value of 'interval' or 'debounce' is not a positive number with a unit.

        A number alone could be seconds or milliseconds. The units are "ms", "s", "min" and "h". A number has at most six
        digits before the point and three behind it.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Clock": {
                  "actions": { "started": {}, "ticked": {} },
                  "effects": { "tick": { "kind": "timer", "interval": "1 second", "on": "started", "output": "ticked" } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Clock": {
                  "actions": { "started": {}, "ticked": {} },
                  "effects": { "tick": { "kind": "timer", "interval": "1s", "on": "started", "output": "ticked" } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0230",
      title: #"A one-of that is written as a kind"#,
      body: #"""
        The cases of a child that is one of several domains at a time stand under the key 'oneOf'.

        Each case has a name and a domain of its own. A 'kind' is the number of instances of one domain.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": { "children": { "screen": { "domain": "Login", "kind": "oneOf" } } },
                "Login": { "actions": { "opened": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": { "children": { "screen": { "oneOf": { "login": "Login", "feed": "Feed" } } } },
                "Login": { "actions": { "opened": {} } },
                "Feed": { "actions": { "opened": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0301",
      title: #"No type where one is needed"#,
      body: #"""
        At this place of the text the name of a Swift type is expected.

        A property or payload value begins with its type; a default stands behind it, and never in its place.
        Keywords are not types either.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": "3" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": "Int = 3" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0302",
      title: #"Something behind the type"#,
      body: #"""
        The type has ended, and the text goes on.

        A type is parsed, not pasted: only the type enters the generated code. A default stands behind '=' where a
        property is a text, and under 'default' where it is an object.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": { "type": "Int = 0", "doc": "So far." } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": { "type": "Int", "default": 0, "doc": "So far." } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0303",
      title: #"A bracket of a type that is not closed"#,
      body: #"""
        In a type or payload a bracket, parenthesis or '<' has no end; a note shows where it begins.

        The end of the type is not certain: '[String: Int' could continue in several ways.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "ages": "[String: Int" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "ages": "[String: Int]" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0304",
      title: #"A type that is nested too deep"#,
      body: #"""
        A type has more than 64 levels of brackets, arguments and '?'. In the example '…' stands for 64 opening
        brackets.

        Types that people write are far less deep, and a broken file could keep the compiler busy without end. Give
        a part of it a name: a struct of 'types', or a type alias in Swift.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Board": { "state": { "cells": "…Int]]" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Board": { "state": { "cells": "[Row]" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0305",
      title: #"A function as a value"#,
      body: #"""
        A property or payload has the type of a function.

        States and actions are compared, logged and recorded, and functions cannot be. Put work into an effect or
        request: the schema gives it a name, and your code supplies the closure.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "tapped": "(then: () -> Void)" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "actions": { "tapped": {} },
                  "effects": { "playSound": { "on": "tapped", "kind": "fireAndForget" } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0306",
      title: #"An implicitly unwrapped optional"#,
      body: #"""
        The type ends in '!'.

        This kind of optional is for values that are set before they are read, such as outlets. A state is read
        from the start, and would trap: write '?', and handle nil.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "selected": "User!" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "selected": "User?" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0307",
      title: #"A type behind 'some'"#,
      body: #"""
        'some' stands for a type that the compiler finds out, from the body of a function.

        A state or action has no body from which the type could be inferred. Name the type itself.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "sorting": "some SortComparator" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "sorting": "UserSorting" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0308",
      title: #"A type of types"#,
      body: #"""
        'User.Type' and 'Named.Protocol' are metatypes: their values are types.

        Metatypes are not Equatable and not Codable. An enum of 'types' names the choices just as well, and can be
        compared and stored.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Editor": { "state": { "kind": "Shape.Type" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Editor": { "state": { "kind": "ShapeKind" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0309",
      title: #"A specifier of a parameter"#,
      body: #"""
        In front of the type stands a word such as 'inout', 'borrowing' or 'sending'.

        These say how a function takes its argument. A payload or property is a value that is stored, and has its
        type alone.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "actions": { "counted": "(count: inout Int)" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "actions": { "counted": "(count: Int)" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0310",
      title: #"An attribute in a type"#,
      body: #"""
        In front of the type stands an attribute, such as '@escaping' or '@autoclosure'.

        Attributes of types are for functions and parameters, which states and actions do not have.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "actions": { "counted": "(count: @autoclosure Int)" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "actions": { "counted": "(count: Int)" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0311",
      title: #"An optional 'any' without parentheses"#,
      body: #"""
        Swift does not read 'any Error?' as an optional.

        The parentheses show the type of the '?', as in your own code.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "conformances": ["-Equatable"], "state": { "failure": "any Error?" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "conformances": ["-Equatable"], "state": { "failure": "(any Error)?" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0312",
      title: #"A protocol without 'any'"#,
      body: #"""
        A protocol of Swift is written like the type of a value.

        Swift asks for 'any', as a value of any type that conforms costs more than one of a known type, and is not
        Equatable by itself. An enum of 'types' is often the better error.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "conformances": ["-Equatable"], "actions": { "failed": "(error: Error)" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "conformances": ["-Equatable"], "actions": { "failed": "(error: any Error)" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0313",
      title: #"Protocols joined without 'any'"#,
      body: #"""
        A '&' joins protocols, and 'any' does not stand in front of the first.

        Only protocols can be joined, and a value of any type that conforms is written with one 'any' in front of
        all of them.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Editor": { "conformances": ["-Equatable"], "state": { "part": "Part & Sendable" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Editor": { "conformances": ["-Equatable"], "state": { "part": "any Part & Sendable" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0314",
      title: #"An 'any' in front of a type that is not a protocol"#,
      body: #"""
        'any' stands in front of a struct or enum of Swift.

        A struct or enum is one type, to which other types cannot conform. Swift would refuse it in the generated
        code.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": "any Int" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": "Int" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0315",
      title: #"Generic arguments too few or too many"#,
      body: #"""
        A type of Swift, or one that schemas declare, has another number of generic arguments than it takes.

        Without them Swift does not know what the collection holds, as there is no value to infer it from. Types
        that schemas declare have no generic arguments: write a generic type in Swift.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "tags": "Set = []" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "tags": "Set<String> = []" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0316",
      title: #"A tuple of one"#,
      body: #"""
        A single value stands with a label in parentheses.

        Swift has no tuple of one element. The property has a name of its own; in a payload two pairs of parentheses
        make a tuple, and one pair is the payload itself.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Canvas": { "state": { "width": "(width: Int)" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Canvas": { "state": { "width": "Int" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0317",
      title: #"Two labels for one value"#,
      body: #"""
        A value of a payload has two names, as a parameter of a function may have.

        A value of an enum case has no body in which a second name would be useful: the label is its only name.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "renamed": "(to name: String)" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "renamed": "(name: String)" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0318",
      title: #"A label '_'"#,
      body: #"""
        A value of a payload has the label '_', which in functions means that there is no label.

        In an enum case a value without a label is its type alone. In 'set' and 'with' it goes by its position,
        "$0".

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "actions": { "counted": "(_: Int)" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "actions": { "counted": "(Int)" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0319",
      title: #"A default in a payload"#,
      body: #"""
        Behind the type of a payload's value stands '='.

        An action shows all its values where it is dispatched, and so in logs and recordings. For a common value,
        declare a second action.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "actions": { "added": "(count: Int = 1)" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "actions": { "added": "(count: Int)", "addedOne": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0320",
      title: #"A variadic value"#,
      body: #"""
        Behind a type stands '...'.

        Only parameters of functions take any number of arguments. A value that holds any number of others is an
        array.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "removed": "(ids: Int...)" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "removed": "(ids: [Int])" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0321",
      title: #"A label without its colon"#,
      body: #"""
        In a payload two words follow each other; the first one seems to be a label.

        A label ends in a colon, as in a Swift case.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Canvas": { "actions": { "moved": "(x Int, y: Int)" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Canvas": { "actions": { "moved": "(x: Int, y: Int)" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0322",
      title: #"An array of a fixed size"#,
      body: #"""
        The type is an 'InlineArray', spelled so or as '[3 of Int]'.

        'InlineArray' came with systems that are newer than those on which apps with StateKit run, and two of
        them cannot be compared, as all in states and actions is. An array holds the same; a few values are the
        properties of a struct.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Canvas": { "actions": { "moved": "(to: [2 of Int])" } }
              },
              "types": {
                "Point": { "struct": { "x": "Int", "y": "Int" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Canvas": { "actions": { "moved": "(to: Point)" } }
              },
              "types": {
                "Point": { "struct": { "x": "Int", "y": "Int" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0330",
      title: #"A default without its expression"#,
      body: #"""
        The text ends behind '=', or behind an operator.

        A default is one whole expression. Without one, leave out the '=': optionals, arrays, dictionaries and sets
        are then nil and empty, and anything else is asked for by the initialiser.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": "Int =" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": "Int = 0" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0331",
      title: #"Two expressions side by side"#,
      body: #"""
        Two values follow each other without an operator between them.

        A default is one expression. A missing operator, comma or pair of brackets is the usual reason.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Player": { "state": { "seconds": "Int = 5 60" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Player": { "state": { "seconds": "Int = 5 * 60" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0332",
      title: #"A statement as a default"#,
      body: #"""
        The default begins with a word that begins a statement or a declaration in Swift.

        The expression becomes a default argument in generated code, where no statement can stand. Write it as one
        expression, or call a function of yours.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "state": { "pageSize": "Int = if isLarge { 50 } else { 20 }" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "state": { "pageSize": "Int = isLarge ? 50 : 20" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0333",
      title: #"A ';' in a default"#,
      body: #"""
        A semicolon ends a statement, and a default is an expression.

        A default is the only code in a schema, and code behind a ';' must not enter a generated file with it.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": "Int = 0; let limit = 9" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": "Int = 0", "limit": "Int = 9" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0334",
      title: #"A comment in a default"#,
      body: #"""
        In the expression begins a comment.

        In generated code it would hide the rest of the line, or go on beyond it. Write a comment on the property
        under 'doc', which becomes its documentation.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "state": { "pageSize": "Int = 20 // as the server has it" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "state": { "pageSize": { "type": "Int", "default": 20, "doc": "As the server has it." } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0335",
      title: #"A '#' in a default"#,
      body: #"""
        The expression has a '#' that does not begin a raw string.

        '#line' and the like would refer to the generated file, and directives and macros can be more than an
        expression. Put such a value into Swift code and name it here.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Log": { "state": { "source": "String = #fileID" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Log": { "state": { "source": "String = LogSource.file" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0336",
      title: #"A ',' in a default"#,
      body: #"""
        Outside all brackets stands a comma.

        A default is one value. Each property is an entry of its own; a tuple stands in parentheses.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Pager": { "state": { "page": "Int = 0, size: Int = 20" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Pager": { "state": { "page": "Int = 0", "size": "Int = 20" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0337",
      title: #"A ':' in a default"#,
      body: #"""
        Outside all brackets stands a colon that no '? … :' needs.

        A choice has its '?' before the ':'. Without one the ':' could only be the beginning of a type, which stands in
        front of '='.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "state": { "pageSize": "Int = 50 : 20" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "state": { "pageSize": "Int = isLarge ? 50 : 20" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0338",
      title: #"An assignment in a default"#,
      body: #"""
        Within the expression stands a single '='.

        An assignment has no value that could be the default. To compare, write '=='.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Player": { "state": { "isLoud": "Bool = startVolume = 1" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Player": { "state": { "isLoud": "Bool = startVolume == 1" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0339",
      title: #"A closure behind an expression"#,
      body: #"""
        A '{' follows an expression, as a trailing closure does.

        In generated code it could be taken for the body of a computed property, or for observers such as 'didSet'.
        In parentheses it is always an argument.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Board": { "state": { "squares": "[Int] = (1...3).map { $0 * $0 }" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Board": { "state": { "squares": "[Int] = (1...3).map({ $0 * $0 })" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0340",
      title: #"A bracket too many in a default"#,
      body: #"""
        A closing bracket has no opening one of its kind in this expression.

        In generated code it would close a bracket of the surrounding code.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": "Int = max(1, 2))" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": "Int = max(1, 2)" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0341",
      title: #"A bracket of a default that is not closed"#,
      body: #"""
        A bracket that opens here has no end in this expression.

        In generated code it would include the code behind it.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": "Int = max(1, 2" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": "Int = max(1, 2)" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0342",
      title: #"An expression that is nested too deep"#,
      body: #"""
        More than 32 brackets or strings are open at once. In the example '…' stands for 33 opening parentheses.

        Such an expression compiles slowly and is hard to read. Make it a constant in Swift code, and name it here.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": "Int = …1))" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": "Int = CounterLimits.start" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0343",
      title: #"A string of a default that is not closed"#,
      body: #"""
        A string literal of the expression has no closing quote.

        In JSON each quote of the expression is written \", the one at the end, too.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Note": { "state": { "title": "String = \"Untitled" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Note": { "state": { "title": "String = \"Untitled\"" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0344",
      title: #"A string of several lines in a default"#,
      body: #"""
        A string literal begins with three quotes.

        The expression is on one line, in the schema as in generated code. A line break in a string is '\n' for
        Swift, and so '\\n' in JSON.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Note": { "state": { "text": "String = \"\"\"Dear all,\"\"\"" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Note": { "state": { "text": "String = \"Dear all,\\n\"" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0345",
      title: #"An unknown escape in a default"#,
      body: #"""
        A string literal of the expression has a backslash that does not begin an escape of Swift.

        There are \n, \t, \r, \0, \", \', \\, \u{…} and \(…). The backslash is doubled once for Swift and once more
        for JSON; a raw string, '#\"…\"#', spares the first.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Search": { "state": { "pattern": "String = \"\\d+\"" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Search": { "state": { "pattern": "String = \"\\\\d+\"" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0346",
      title: #"A '/' without spaces"#,
      body: #"""
        A slash stands in the expression without a space on either side.

        The '/' may begin a regular expression, in which quotes and brackets have no meaning, so that the end of
        the default would not be certain. With spaces around it, the slash is a division.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Player": { "state": { "volume": "Double = loudest/2" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Player": { "state": { "volume": "Double = loudest / 2" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0347",
      title: #"A character or word that does not belong into a default"#,
      body: #"""
        Outside its strings the expression has a character that is neither an operator nor part of a name, number or
        bracket, or a word of Swift that is part of a statement.

        The tool does not pass on code that it does not understand. Strings and characters stand in double quotes,
        as \"…\"; anything else goes into Swift code and is named here.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Note": { "state": { "bullet": "Character = '-'" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Note": { "state": { "bullet": "Character = \"-\"" } }

              }
            }
        """#
    ),
    Explanation(
      code: "SK0348",
      title: #"An operator without its values"#,
      body: #"""
        An operator, or a dot, stands so that Swift does not read it as it was meant.

        Swift goes by the spaces: in '1 + 2' and '1+2' the sign joins two values, in '1 +2' it belongs only to the
        2, and an operator between the 1 and the +2 is missing. A sign that belongs to one value stands directly
        beside it, '-1', a dot has no space behind it, and each '?' of a choice has its ':'.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Player": { "state": { "seconds": "Int = 60 +5" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Player": { "state": { "seconds": "Int = 60 + 5" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0349",
      title: #"A number that Swift does not know"#,
      body: #"""
        A text begins like a number and is not a number.

        Numbers are written as 1_000, 0x1F, 0o17, 0b101, 1.5 and 1e-3. A name begins with a letter, and a fraction has a
        digit in front of its dot.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Theme": { "state": { "color": "Int = 0xFFGG00" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Theme": { "state": { "color": "Int = 0xFFAA00" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0350",
      title: #"A default that throws or waits"#,
      body: #"""
        The expression needs a function around it: 'try' something that catches, 'await' something that waits.

        A default is evaluated wherever a state is made, where errors are not caught. Use 'try?' or 'try!'. Work
        that waits is a request or an effect.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Form": { "state": { "draft": "String? = try loadDraft()" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Form": { "state": { "draft": "String? = try? loadDraft()" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0401",
      title: #"No identifier of Swift"#,
      body: #"""
        The name has a character that names in Swift do not have, or begins with a digit.

        Names of a schema become names in code, as they are. In place of a space or hyphen, lowerCamelCase has a
        capital.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "actions": { "load page": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "actions": { "loadPage": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0402",
      title: #"A name that Swift keeps for itself"#,
      body: #"""
        'self', 'Type' and 'Protocol' cannot be names, not even in backticks.

        Behind a dot they always mean something else: 'action.self' is the action. All other keywords are fine, and
        get backticks in the generated code.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "self": "(id: Int)" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "ownUser": "(id: Int)" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0403",
      title: #"An underscore in front of a name"#,
      body: #"""
        The name begins with an underscore.

        Names inside generated code begin with one, so that they never meet yours.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "_count": "Int" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": "Int" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0404",
      title: #"A name in the other style"#,
      body: #"""
        Domains and types are written in UpperCamelCase, everything else in lowerCamelCase.

        Other names are made from these: 'UsersState' and 'UsersAction' from a domain, an enum 'Load' from the
        request 'load'. In one style two of them cannot meet by chance, and generated code reads like Swift's own.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "Renamed": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "renamed": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0405",
      title: #"Two declarations of one name"#,
      body: #"""
        Two names in the generated code would be the same; a note shows the other one.

        Actions, requests and children are cases of one enum, and properties and children are in one state. Besides
        your declarations there are the property that the 'into' of a request names, the handlers of reactions,
        called by their path, and with "accessors": "full" the predicates, 'isLoaded' of 'loaded'.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": { "actions": { "settings": {} }, "children": { "settings": "Settings" } },
                "Settings": { "actions": { "opened": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": { "actions": { "settingsTapped": {} }, "children": { "settings": "Settings" } },
                "Settings": { "actions": { "opened": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0406",
      title: #"Two domains with factories of one name"#,
      body: #"""
        The names of two domains differ only in the capitals they begin with, and lead to the same name in
        lowerCamelCase.

        The declarations that are generated for a domain have that name, for example '.urlLoader(…)' among reducers.
        Swift could not tell the two apart.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "URLLoader": { "actions": { "loaded": {} } },
                "UrlLoader": { "actions": { "stopped": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "URLLoader": { "actions": { "loaded": {} } },
                "FileLoader": { "actions": { "stopped": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0407",
      title: #"Two schemas for one generated file"#,
      body: #"""
        The names of two schema files are the same, or differ only in capitals.

        All files of a module are generated into one folder, and most disks of Macs ignore the case of names.
        SwiftPM refuses two files of one name, too.

        Wrong:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": {} } }

          users.statekit.json

            { "statekit": 1, "domains": { "UserList": {} } }

        Right:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": {} } }

          UserList.statekit.json

            { "statekit": 1, "domains": { "UserList": {} } }
        """#
    ),
    Explanation(
      code: "SK0408",
      title: #"A name that each such type has anyway"#,
      body: #"""
        The generated type has a member of this name, which comes from StateKit or from Swift.

        Each action has a 'name', a 'description' and 'leaves'; a Hashable type has a 'hashValue'. A second member
        of that name would clash with it or hide it.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "name": "(String)" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "renamed": "(String)" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0409",
      title: #"A domain that is called like StateKit's own"#,
      body: #"""
        Factories of the domain would have a name that the runtime gives to something of its own.

        Reducers and middleware of a domain are found under its name, '.feed(…)' for example. '.identity' and
        '.combine' are there already.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Identity": { "state": { "name": "String" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Profile": { "state": { "name": "String" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0410",
      title: #"A type that hides another one"#,
      body: #"""
        A type of 'types', or one that is generated for a domain, has a name that already means something where generated
        code would write it: a type of Swift that schemas know, the module 'StateKit' or 'Swift', or a name inside the types
        that are generated or extended. Or a property or a payload names such a type of your own.

        Inside of these types Swift finds their own name first, and the generated code does not compile. The other names of
        StateKit and Swift are free, because generated code writes the module in front of them: a type may be called 'Store',
        'Effect' or 'Task'. A type of your own that is called 'ID', in a state with an 'id', is written with its module,
        'App.ID'.

        Wrong:

            {
              "statekit": 1,
              "domains": { "Parent": { "state": { "name": "String" } } }
            }

        Right:

            {
              "statekit": 1,
              "domains": { "Guardian": { "state": { "name": "String" } } }
            }
        """#
    ),
    Explanation(
      code: "SK0411",
      title: #"A case called 'none'"#,
      body: #"""
        An action, a child or a case of an enum is called 'none'.

        If the value is optional, '.none' means nil, and Swift reports no error. Generated code spells the type out;
        your own code may not. If you accept that, write "allow": ["SK0411"].

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Filter": { "actions": { "none": {}, "byName": "(name: String)" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Filter": { "actions": { "removed": {}, "byName": "(name: String)" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0412",
      title: #"No name of a module"#,
      body: #"""
        An entry of 'imports' or 'uses' is not one word that could stand behind 'import'.

        The entry becomes an import of the whole module. An import of one declaration, such as
        'import struct Foundation.URL', or of a submodule is not possible.

        Wrong:

            { "statekit": 1, "imports": ["Foundation.NSURL"], "domains": { "Feed": {} } }

        Right:

            { "statekit": 1, "imports": ["Foundation"], "domains": { "Feed": {} } }
        """#
    ),
    Explanation(
      code: "SK0413",
      title: #"A module that imports itself"#,
      body: #"""
        'imports' or 'uses' names the module that the schema belongs to.

        All files of a module see each other, and domains of other schemas in it are named as they are. Swift warns
        of such an import.

        Wrong:

          App/Feed.statekit.json

            { "statekit": 1, "imports": ["App"], "domains": { "Feed": {} } }

        Right:

          App/Feed.statekit.json

            { "statekit": 1, "domains": { "Feed": {} } }
        """#
    ),
    Explanation(
      code: "SK0414",
      title: #"An import that is there anyway"#,
      body: #"""
        Generated files import StateKit and Swift always, and all modules under 'uses'.

        The entry has no effect, and would seem to be needed.

        Wrong:

            { "statekit": 1, "imports": ["Foundation", "StateKit"], "domains": { "Feed": {} } }

        Right:

            { "statekit": 1, "imports": ["Foundation"], "domains": { "Feed": {} } }
        """#
    ),
    Explanation(
      code: "SK0415",
      title: #"An import that stands twice"#,
      body: #"""
        A module stands twice in 'imports', or twice in 'uses'.

        The second entry has no effect.

        Wrong:

            { "statekit": 1, "imports": ["Foundation", "Foundation"], "domains": { "Feed": {} } }

        Right:

            { "statekit": 1, "imports": ["Foundation"], "domains": { "Feed": {} } }
        """#
    ),
    Explanation(
      code: "SK0416",
      title: #"A type in another case"#,
      body: #"""
        A type is written as one of Swift's or of the schema's, but for the case of its letters.

        Swift distinguishes 'int' from 'Int', and a letter from a letter of another alphabet that looks the same,
        and would report in the generated code that it cannot find the type. If you have a type of that name, allow
        the warning where the type is named.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": "int = 0" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": "Int = 0" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0417",
      title: #"An ID of a type without an id"#,
      body: #"""
        A type is written as the 'ID' of a struct, an enum or a state that has no property 'id' in the schema.

        A type with an 'id' is Identifiable, and so has an 'ID'. Probably the property is missing, or has another
        name, and Swift would report that there is no such type. If you make the type Identifiable in Swift code, in
        an extension, allow the warning where the type is named.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "state": { "chosen": "Post.ID?" } }
              },
              "types": {
                "Post": { "struct": { "slug": "String" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "state": { "chosen": "String?" } }
              },
              "types": {
                "Post": { "struct": { "slug": "String" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0418",
      title: #"A type of Foundation without its import"#,
      body: #"""
        A schema without imports names 'Date', 'URL', 'UUID' or another type of Foundation.

        Generated files import StateKit, Swift and the modules of 'imports', so Swift would not find the type. A
        schema that imports another module is not reported, because that module may export Foundation. If the type
        is your own, allow the warning where it is named first.

        Wrong:

            { "statekit": 1, "domains": { "Feed": { "state": { "read": "Date?" } } } }

        Right:

            { "statekit": 1, "imports": ["Foundation"], "domains": { "Feed": { "state": { "read": "Date?" } } } }
        """#
    ),
    Explanation(
      code: "SK0420",
      title: #"An earlier name that is the present one"#,
      body: #"""
        'was' lists the name that the declaration has now.

        By 'was', the tool finds recordings and handlers with an earlier name. The present name needs no entry.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "renamed": { "was": ["renamed"] } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "renamed": { "was": ["changedName"] } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0421",
      title: #"An earlier name that another has now"#,
      body: #"""
        'was' lists a name that a declaration beside it has at present; a note shows it.

        Recordings under this name could belong to either declaration. They go to the one that has the name now; old
        recordings can go to the other one only while the name is free.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "renamed": { "was": ["changed"] }, "changed": "(id: Int)" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "actions": { "renamed": { "was": ["changed"] }, "changedID": "(id: Int)" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0422",
      title: #"An earlier name that two claim"#,
      body: #"""
        The same name is in 'was' of two declarations, or twice in one.

        Recordings under this name can become only one of them. If one action was split in two, give the name to the
        action that old recordings should become.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "actions": { "renamed": { "was": ["changed"] }, "moved": { "was": ["changed"] } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "actions": { "renamed": { "was": ["changed"] }, "moved": {} }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0430",
      title: #"A name in two alphabets"#,
      body: #"""
        A name has letters of another alphabet that look like those beside them; the message names them.

        The Cyrillic 'а' and the Latin 'a' look the same, and Swift distinguishes them: code that names the
        declaration would not compile, for a reason that you cannot see. Usually the keyboard was switched in the
        middle of the word.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "state": { "nаme": "String" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "state": { "name": "String" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0431",
      title: #"A type in lower case"#,
      body: #"""
        A type that the schemas do not know begins with a small letter.

        Types of Swift begin with a capital letter: 'boolean' is 'Bool', and a label stands with its type,
        "(id: Int)". If you have a type of that name, allow the warning where it is named. Names with an underscore,
        which types of C have, are not reported.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "state": { "isOpen": "boolean" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "state": { "isOpen": "Bool" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0501",
      title: #"Hashable and not Equatable"#,
      body: #"""
        'conformances' asks for "Hashable" and takes "-Equatable" away, here or in the file around.

        In Swift everything Hashable is Equatable. A domain has the conformances of its file and its own together.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "conformances": ["Hashable", "-Equatable"] }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "conformances": ["Hashable"] }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0502",
      title: #"A conformance that is listed twice"#,
      body: #"""
        The same word stands twice in one 'conformances'.

        The second one has no effect. A domain may repeat a conformance of its file, to keep it if the file changes.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "conformances": ["Codable", "Codable"] }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "conformances": ["Codable"] }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0503",
      title: #"A type that does not conform"#,
      body: #"""
        A state, action or struct conforms to a protocol, and a type that it holds is known not to.

        All generated types are Equatable and Sendable, and have the conformances that 'conformances' adds: tests
        compare states, and a store reports changed states. Swift would report it in generated code, where the
        reason is hard to see. Most often the value is an error: an enum of 'types' can say the same, and can be
        compared.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "state": { "failure": "(any Error)?" } }
              },
              "types": {
                "FeedError": { "enum": ["offline", "server"] }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "state": { "failure": "FeedError?" } }
              },
              "types": {
                "FeedError": { "enum": ["offline", "server"] }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0504",
      title: #"An 'id' that cannot be looked up"#,
      body: #"""
        A state or struct with a property 'id' is Identifiable, and the type of this one is not Hashable.

        Collections find an element by the hash of its id. A type from 'types' becomes Hashable by the
        'conformances' of its file; a plain number or string is already.

        Wrong:

            {
              "statekit": 1,
              "domains": { "Post": { "state": { "id": "PostID" } } },
              "types": { "PostID": { "struct": { "feed": "Int", "number": "Int" } } }
            }

        Right:

            {
              "statekit": 1,
              "conformances": ["Hashable"],
              "domains": { "Post": { "state": { "id": "PostID" } } },
              "types": { "PostID": { "struct": { "feed": "Int", "number": "Int" } } }
            }
        """#
    ),
    Explanation(
      code: "SK0505",
      title: #"A key that cannot be looked up"#,
      body: #"""
        The keys of a dictionary, or the elements of a set, are of a type that is not Hashable.

        Both find their contents by hash. A type from 'types' becomes Hashable by the 'conformances' of its file.

        Wrong:

            {
              "statekit": 1,
              "domains": { "Board": { "state": { "stones": "[Point: String]" } } },
              "types": { "Point": { "struct": { "x": "Int", "y": "Int" } } }
            }

        Right:

            {
              "statekit": 1,
              "conformances": ["Hashable"],
              "domains": { "Board": { "state": { "stones": "[Point: String]" } } },
              "types": { "Point": { "struct": { "x": "Int", "y": "Int" } } }
            }
        """#
    ),
    Explanation(
      code: "SK0506",
      title: #"A child that conforms to less"#,
      body: #"""
        A domain conforms to a protocol that one of its children does not conform to.

        The child's state lies in the domain's state and its actions in the domain's actions, so that the whole
        conforms only if all parts conform. The 'conformances' of a file hold for all its domains.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": { "conformances": ["Codable"], "children": { "users": "Users" } },
                "Users": { "state": { "names": "[String]" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": { "conformances": ["Codable"], "children": { "users": "Users" } },
                "Users": { "conformances": ["Codable"], "state": { "names": "[String]" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0507",
      title: #"A part with a narrower 'access'"#,
      body: #"""
        A file with a wide 'access' names a domain or type from a file with a narrower one; a note shows it.

        In Swift a public state cannot have a property of an internal type. The parts of a public domain must be
        public, too.

        Wrong:

          App.statekit.json

            { "statekit": 1, "access": "public", "domains": { "App": { "children": { "users": "Users" } } } }

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": {} } }

        Right:

          App.statekit.json

            { "statekit": 1, "access": "public", "domains": { "App": { "children": { "users": "Users" } } } }

          Users.statekit.json

            { "statekit": 1, "access": "public", "domains": { "Users": {} } }
        """#
    ),
    Explanation(
      code: "SK0508",
      title: #"A value in itself"#,
      body: #"""
        A struct of 'types', a state or an action contains a value of its own type, directly or through others; the
        message prints the path.

        A value is stored in memory with all its parts: a struct or state with its properties and children, an
        action with its payload, its requests and the actions of its children, optional ones included. This one
        would have no end. An array, set or dictionary keeps its contents elsewhere.

        Wrong:

            {
              "statekit": 1,
              "domains": { "Thread": { "state": { "first": "Comment?" } } },
              "types": { "Comment": { "struct": { "text": "String", "reply": "Comment?" } } }
            }

        Right:

            {
              "statekit": 1,
              "domains": { "Thread": { "state": { "first": "Comment?" } } },
              "types": { "Comment": { "struct": { "text": "String", "replies": "[Comment]" } } }
            }
        """#
    ),
    Explanation(
      code: "SK0509",
      title: #"A result whose failure is not an error"#,
      body: #"""
        The second type of a 'Result' is not an 'Error', and cannot become one.

        Swift's 'Result' requires an 'Error'. An enum or struct of 'types' that is named there becomes one;
        'String', optionals, arrays and states do not.

        Wrong:

            {
              "statekit": 1,
              "domains": { "Backup": { "state": { "last": "Result<Int, String>?" } } }
            }

        Right:

            {
              "statekit": 1,
              "domains": { "Backup": { "state": { "last": "Result<Int, BackupError>?" } } },
              "types": { "BackupError": { "enum": ["diskFull", "offline"] } }
            }
        """#
    ),
    Explanation(
      code: "SK0510",
      title: #"A JSON value for a type of yours"#,
      body: #"""
        A value is written in JSON, and the schema does not know how to make one of this type.

        The schema knows Swift's own types and the types of 'types'. A default of another type can be code,
        {"swift": "…"}. 'set' and 'with' cannot have code: let an action carry the value, or let a handler make it.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Cart": { "state": { "limit": { "type": "Money", "default": 100 } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Cart": { "state": { "limit": { "type": "Money", "default": { "swift": "Money(100)" } } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0511",
      title: #"A JSON value of another type"#,
      body: #"""
        The value does not fit the type that it is for.

        Values are not converted: "3" is a text and 3 a number, 1 is not true. A case of an enum from 'types' is its
        name in quotes, and null is only for optionals. Code, {"swift": …} or "Type = code", can stand only in
        defaults, where such a case is written as in Swift, with a dot. A value of the state, "@path", can stand only in
        'set', in the 'with' of a bridge, and in 'is'. A condition compares with null only a property that may be nil itself:
        if what holds the property is absent, the test is false, so that a condition asks for null there.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": { "type": "Int", "default": "3" } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": { "state": { "count": { "type": "Int", "default": 3 } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0512",
      title: #"A number beyond its type"#,
      body: #"""
        The number is smaller or larger than any value of the type, or too near to 0 for it.

        In Swift it would be an error, or become infinite or 0.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Player": { "state": { "volume": { "type": "UInt8", "default": 256 } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Player": { "state": { "volume": { "type": "UInt8", "default": 255 } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0513",
      title: #"A case that does not exist"#,
      body: #"""
        The value names a case that the enum of 'types' does not have; or a condition asks for a case that a one-of, a stack or
        a Loadable does not have.

        Cases are written exactly as under 'enum', 'oneOf' or 'stack', without a dot in front. Those of a Loadable are idle,
        loading, loaded and failed.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Lifecycle": { "state": { "phase": { "type": "Phase", "default": "activ" } } }
              },
              "types": {
                "Phase": { "enum": ["active", "background"] }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Lifecycle": { "state": { "phase": { "type": "Phase", "default": "active" } } }
              },
              "types": {
                "Phase": { "enum": ["active", "background"] }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0514",
      title: #"A dictionary whose keys are not strings"#,
      body: #"""
        A JSON object stands for a dictionary with keys of another type than String.

        Keys in JSON are always strings, and "1" would have to be converted. An empty object is allowed; write other
        values as code.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "names": { "type": "[Int: String]", "default": { "1": "Ada" } } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": { "state": { "names": { "type": "[Int: String]", "default": { "swift": "[1: \"Ada\"]" } } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0515",
      title: #"A number that its type cannot hold"#,
      body: #"""
        A whole number has more digits than the type keeps, so that it would become another one.

        A Double keeps about 16 digits, a Float 7 and a Float16 3. Swift warns where a whole number loses some, and
        where a number in Swift is so near to 0 that few are left. A number with a fraction or an exponent,
        16777217.0, means the nearest value, and is not reported.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Clock": { "state": { "ticks": { "type": "Float", "default": 16777217 } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Clock": { "state": { "ticks": { "type": "Double", "default": 16777217 } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0516",
      title: #"Values that do not fit a case"#,
      body: #"""
        A value of an enum from 'types' is a case without the values that the case has, with other ones, or with some
        though it has none.

        A case without values is its name, "idle". A case with values is an object with its name: labelled values stand
        in an object, { "failed": { "reason": "$reason" } }, one without a label stands by itself, { "loaded": "$0" },
        and several without labels in an array. All values must be there. Only 'is' in a condition takes the bare name
        of such a case, and then holds whatever the values are.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Upload": {
                  "state": { "status": "UploadStatus = UploadStatus.idle" },
                  "actions": { "stopped": { "payload": "(reason: String)", "set": { "status": "failed" } } }
                }
              },
              "types": {
                "UploadStatus": { "enum": ["idle", { "failed": "(reason: String)" }] }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Upload": {
                  "state": { "status": "UploadStatus = UploadStatus.idle" },
                  "actions": {
                    "stopped": {
                      "payload": "(reason: String)",
                      "set": { "status": { "failed": { "reason": "$reason" } } }
                    }
                  }
                }
              },
              "types": {
                "UploadStatus": { "enum": ["idle", { "failed": "(reason: String)" }] }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0520",
      title: #"A change of a property that does not exist"#,
      body: #"""
        A change, such as 'set', names a property that the domain's state does not have.

        The generated reducer would not compile. A property of a child stands behind the name of the child,
        'settings.isOn', and a handler changes a property that you compute in Swift.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": {
                  "state": { "count": "Int = 0" },
                  "actions": { "reset": { "set": { "cuont": 0 } } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": {
                  "state": { "count": "Int = 0" },
                  "actions": { "reset": { "set": { "count": 0 } } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0521",
      title: #"A child that is toggled or added to"#,
      body: #"""
        'toggle' or 'add' names a child, which is neither true or false nor a number.

        Go on to a property of the child's state by a path, 'settings.isOn'. 'set' makes a child, 'append', 'insert' and
        'remove' change the elements of a list, and 'push' and 'pop' those of a stack. A change that other domains should
        be able to see is an action of the child, which a bridge dispatches.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "settings": "Settings" },
                  "actions": { "muted": { "toggle": ["settings"] } }
                },
                "Settings": { "state": { "isLoud": "Bool = true" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "settings": "Settings" },
                  "actions": { "muted": { "toggle": ["settings.isLoud"] } }
                },
                "Settings": { "state": { "isLoud": "Bool = true" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0522",
      title: #"A change of a state written by hand"#,
      body: #"""
        The domain's state is a type of your own, and an action or reaction has a change, such as 'set'.

        The schema does not know the properties of your type, and cannot check the change. Write a handler, or list the
        properties: { "swift": "ClockFace", "properties": { "seconds": "Int" } }.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Clock": { "state": "ClockFace", "actions": { "reset": { "set": { "seconds": 0 } } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Clock": { "state": "ClockFace", "actions": { "reset": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0523",
      title: #"Two changes of one property"#,
      body: #"""
        One action changes the same property twice, for example by 'set' and by 'add', or a whole and a part of it, 'rows'
        and 'rows[$id].title'.

        One of them would be lost, or the order would matter, which the schema does not show. Write a handler for a change
        in steps.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": {
                  "state": { "count": "Int = 0" },
                  "actions": { "restarted": { "set": { "count": 0 }, "add": { "count": 1 } } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": {
                  "state": { "count": "Int = 0" },
                  "actions": { "restarted": { "set": { "count": 1 } } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0524",
      title: #"A toggle of a property that is not a Bool"#,
      body: #"""
        'toggle' turns true into false and back, and this property is of another type.

        Numbers and cases have no opposite. 'set' gives the property a new value.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "state": { "volume": "Int = 5" },
                  "actions": { "muted": { "toggle": ["volume"] } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "state": { "volume": "Int = 5" },
                  "actions": { "muted": { "set": { "volume": 0 } } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0525",
      title: #"An addition to a property that is not a number"#,
      body: #"""
        'add' names a property that is not of one of Swift's types of numbers.

        The schema does not know how to add to texts, arrays, optionals and types of your own; on integers the
        addition stops at the ends of the range and does not trap. A handler can add in your own way.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Log": {
                  "state": { "text": "String = \"\"" },
                  "actions": { "wrote": { "payload": "(line: String)", "add": { "text": "$line" } } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Log": {
                  "state": { "text": "String = \"\"" },
                  "actions": { "wrote": "(line: String)" }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0526",
      title: #"A value that the payload does not have"#,
      body: #"""
        A "$label" names a value that is not in the payload of the action.

        A value without a label goes by its position: "$0" is the first. A text that begins with a dollar sign has
        two of them.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "state": { "name": "String = \"\"" },
                  "actions": { "renamed": { "payload": "(to: String)", "set": { "name": "$name" } } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "state": { "name": "String = \"\"" },
                  "actions": { "renamed": { "payload": "(to: String)", "set": { "name": "$to" } } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0527",
      title: #"A value of a type that does not fit"#,
      body: #"""
        A value of a payload or property has another type than its place.

        Values are not converted, but a value fits its optional. Change one of the types, or convert the value in a
        handler.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Counter": {
                  "state": { "count": "Int = 0" },
                  "actions": { "typed": { "payload": "(text: String)", "set": { "count": "$text" } } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Counter": {
                  "state": { "count": "Int = 0" },
                  "actions": { "typed": "(text: String)" }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0528",
      title: #"A child that is set to a value"#,
      body: #"""
        A change gives a child something other than its state: in JSON that is an object with properties of it, for a list
        an array of such objects, and null for an optional child. Or it gives a one-of or a stack no case or several.

        An optional child is removed by null, and made with the values in the object; properties with defaults may be left
        out. Of a one-of or a stack the object names the case. A value of the payload or of the state fits if it is of the
        type of the child's state.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "detail": { "domain": "Detail", "kind": "optional" } },
                  "actions": { "opened": { "payload": "(id: Int)", "set": { "detail": 1 } } }
                },
                "Detail": { "state": { "id": "Int" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "detail": { "domain": "Detail", "kind": "optional" } },
                  "actions": {
                    "opened": { "payload": "(id: Int)", "set": { "detail": { "id": "$id" } } },
                    "closed": { "set": { "detail": null } }
                  }
                },
                "Detail": { "state": { "id": "Int" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0529",
      title: #"A text that looks like a name"#,
      body: #"""
        A text is equal to the name of a value that fits its place, is "nil", or begins with '$' or '@' in a place
        where values cannot be named.

        A text is used as it is written. A value of the payload is "$name", a value of the state is "@name", in 'set' and
        in the 'with' of a bridge, and nil is null, without quotes. Within an array or object, values can only be named as
        those of a case of an enum or of a child: otherwise use a handler. If you mean the text itself, such as the name
        of a field to sort by, write an 'allow', which says so to the next reader. A text beside the value itself is
        not reported.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Profile": {
                  "state": { "name": "String", "nick": "String?" },
                  "actions": { "renamed": { "payload": "(name: String)", "set": { "name": "name", "nick": null } } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Profile": {
                  "state": { "name": "String", "nick": "String?" },
                  "actions": { "renamed": { "payload": "(name: String)", "set": { "name": "$name", "nick": null } } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0530",
      title: #"A sensitive value that does not exist"#,
      body: #"""
        'sensitive' names a label that the payload does not have.

        If the label is misspelled, logs and recordings would show the value. Labels are written without a '$'; a
        value without one goes by its position, "0".

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Login": {
                  "actions": { "tapped": { "payload": "(name: String, password: String)", "sensitive": ["pasword"] } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Login": {
                  "actions": { "tapped": { "payload": "(name: String, password: String)", "sensitive": ["password"] } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0531",
      title: #"A sensitive value that stands twice"#,
      body: #"""
        'sensitive' names the same label twice.

        Probably the second was meant to be another one, which would then be shown in logs and recordings.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Login": {
                  "actions": {
                    "tapped": { "payload": "(password: String, code: String)", "sensitive": ["password", "password"] }
                  }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Login": {
                  "actions": {
                    "tapped": { "payload": "(password: String, code: String)", "sensitive": ["password", "code"] }
                  }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0532",
      title: #"A value that cannot be made"#,
      body: #"""
        An action, request, list, bridge or case of an enum needs a value of 'Never'. Such values do not exist, so it can never
        happen.

        An action that carries a 'Never' is never sent. This is allowed for one of several actions, and a request
        may only fail. But if all actions of a domain or all phases of a request cannot be sent, if an element of a
        list cannot be found, or if a bridge cannot read its value, you probably meant another type. A case of an enum
        that cannot be made is left out.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Alert": { "actions": { "confirmed": "Never" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Alert": { "actions": { "confirmed": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0533",
      title: #"A child that is made with an unknown property"#,
      body: #"""
        A change makes a child or an element with a name that is no property of its state, or no case of a one-of.

        The object has the properties of the child's state as its keys.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "detail": { "domain": "Detail", "kind": "optional" } },
                  "actions": { "opened": { "payload": "(id: Int)", "set": { "detail": { "number": "$id" } } } }
                },
                "Detail": { "state": { "id": "Int = 0" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "detail": { "domain": "Detail", "kind": "optional" } },
                  "actions": { "opened": { "payload": "(id: Int)", "set": { "detail": { "id": "$id" } } } }
                },
                "Detail": { "state": { "id": "Int = 0" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0534",
      title: #"A child that is made without a property"#,
      body: #"""
        A change makes a child or an element without a value for a property that has no default.

        A state has a value for each of its properties.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "detail": { "domain": "Detail", "kind": "optional" } },
                  "actions": { "opened": { "set": { "detail": {} } } }
                },
                "Detail": { "state": { "id": "Int" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "detail": { "domain": "Detail", "kind": "optional" } },
                  "actions": { "opened": { "payload": "(id: Int)", "set": { "detail": { "id": "$id" } } } }
                },
                "Detail": { "state": { "id": "Int" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0535",
      title: #"A child with a state written by hand that is made"#,
      body: #"""
        A change makes a child or an element whose state is written by hand, and whose properties are not listed.

        The generated code calls the initialiser of the state with the names of its properties.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "detail": { "domain": "Detail", "kind": "optional" } },
                  "actions": { "opened": { "payload": "(id: Int)", "set": { "detail": { "id": "$id" } } } }
                },
                "Detail": { "state": "DetailModel" }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "detail": { "domain": "Detail", "kind": "optional" } },
                  "actions": { "opened": { "payload": "(id: Int)", "set": { "detail": { "id": "$id" } } } }
                },
                "Detail": { "state": { "swift": "DetailModel", "properties": { "id": "Int" } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0536",
      title: #"A change of elements where there are none"#,
      body: #"""
        'append', 'insert', 'remove', 'push' or 'pop' names a child that is neither a list nor a stack, or a property that
        is neither an array nor a set.

        The schema knows the elements of children of the kind 'each', of stacks, and of properties whose type is written as
        an array or a set. Elements of your own types, of optional arrays and of dictionaries are left to handlers.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Search": {
                  "state": { "word": "String = \"\"" },
                  "actions": { "typed": { "payload": "(letter: String)", "append": { "word": "$letter" } } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Search": {
                  "state": { "words": "[String]" },
                  "actions": { "typed": { "payload": "(word: String)", "append": { "words": "$word" } } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0537",
      title: #"A change of elements by another key"#,
      body: #"""
        'append' or 'insert' names a stack, 'push' or 'pop' a list, an array or a set, or 'insert' a set.

        A stack gives its elements their ids, and only its top comes and goes. A set has no order, and so no front.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "path": { "stack": { "detail": "Detail" } } },
                  "actions": { "opened": { "append": { "path": { "detail": {} } } } }
                },
                "Detail": { "state": { "isOpen": "Bool = false" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "path": { "stack": { "detail": "Detail" } } },
                  "actions": { "opened": { "push": { "path": { "detail": {} } } } }
                },
                "Detail": { "state": { "isOpen": "Bool = false" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0538",
      title: #"A removal of elements that cannot be compared"#,
      body: #"""
        'remove' names an array whose elements are known not to be Equatable.

        It removes the elements that are equal to a value. A handler can compare them in another way.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Log": {
                  "state": { "lines": "[(Int, String)]" },
                  "conformances": ["-Equatable"],
                  "actions": { "dropped": { "payload": "(line: (Int, String))", "remove": { "lines": "$line" } } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Log": {
                  "state": { "lines": "[(Int, String)]" },
                  "conformances": ["-Equatable"],
                  "actions": { "dropped": "(line: (Int, String))" }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0539",
      title: #"A sensitive property from a value that is not"#,
      body: #"""
        A change writes a value of the payload to a property with "sensitive": true, and the action or request does not
        name the value in its own 'sensitive'.

        The property is hidden in recordings and logs, but the action that brings the value is written to them as well. If
        the value is no secret until it is in the state, write an 'allow', which says so to the next reader.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Login": {
                  "state": { "password": { "type": "String", "default": "", "sensitive": true } },
                  "actions": { "typed": { "payload": "(text: String)", "set": { "password": "$text" } } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Login": {
                  "state": { "password": { "type": "String", "default": "", "sensitive": true } },
                  "actions": { "typed": { "payload": "(text: String)", "set": { "password": "$text" }, "sensitive": ["text"] } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0540",
      title: #"An element of something that has none"#,
      body: #"""
        A path names an element in brackets, and what stands before them is not a list with ids, nor a dictionary.

        'rows[$id]' is the element with this id of a child of the kind 'each', of a stack or of an 'IdentifiedArray', and
        in a dictionary the value for this key. The elements of an array have no id: make the property an
        'IdentifiedArray', whose elements have a property 'id'.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Notes": {
                  "state": { "notes": "[Note]" },
                  "actions": {
                    "renamed": { "payload": "(id: Int, title: String)", "set": { "notes[$id].title": "$title" } }
                  }
                }
              },
              "types": { "Note": { "struct": { "id": "Int", "title": "String" } } }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Notes": {
                  "state": { "notes": "IdentifiedArray<Note>" },
                  "actions": {
                    "renamed": { "payload": "(id: Int, title: String)", "set": { "notes[$id].title": "$title" } }
                  }
                }
              },
              "types": { "Note": { "struct": { "id": "Int", "title": "String" } } }
            }
        """#
    ),
    Explanation(
      code: "SK0541",
      title: #"A path to something that no change reaches"#,
      body: #"""
        The path of a change leads to a property that is only read, to a whole element, or into a type that the schema does
        not know.

        A change reaches what is stored: the properties of states and of structs in 'types', children, cases of a one-of,
        and elements. The number of elements of a list is computed, the value of a case of an enum changes with the whole
        enum, and of a type of your own the schema knows no properties. 'remove' removes a whole element, and 'append'
        replaces the one with the same id.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Cart": {
                  "state": { "ids": "[Int]" },
                  "actions": { "cleared": { "set": { "ids.count": 0 } } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Cart": {
                  "state": { "ids": "[Int]" },
                  "actions": { "cleared": { "set": { "ids": [] } } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0542",
      title: #"A property that is set to its own value"#,
      body: #"""
        A change sets a property to the value that it has.

        Nothing would change, and in Swift such an assignment is a mistake, too. Leave the change out, or name the property that the
        value should come from.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Cart": {
                  "state": { "count": "Int = 0", "shown": "Int = 0" },
                  "actions": { "opened": { "set": { "shown": "@shown" } } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Cart": {
                  "state": { "count": "Int = 0", "shown": "Int = 0" },
                  "actions": { "opened": { "set": { "shown": "@count" } } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0550",
      title: #"A bound property that does not exist"#,
      body: #"""
        'binds' names something that is no property of the domain's state.

        The domain's own properties can be bound, those that its 'state' lists.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Settings": { "state": { "name": "String = \"\"" }, "binds": ["nane"] }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Settings": { "state": { "name": "String = \"\"" }, "binds": ["name"] }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0551",
      title: #"A bound property that others set"#,
      body: #"""
        'binds' names a child, or the property in which a request keeps its result.

        The state of a child is changed by its own actions, and the child's domain binds its properties. The result of a
        request is set by the request.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": { "children": { "profile": "Profile" }, "binds": ["profile"] },
                "Profile": { "state": { "name": "String = \"\"" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": { "children": { "profile": "Profile" } },
                "Profile": { "state": { "name": "String = \"\"" }, "binds": ["name"] }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0552",
      title: #"A bound property of a state written by hand"#,
      body: #"""
        'binds' stands beside a state that is written by hand, and the schema does not list its properties.

        The actions that set the properties have their types, which the schema must know.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Profile": { "state": "ProfileModel", "binds": ["name"] }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Profile": {
                  "state": { "swift": "ProfileModel", "properties": { "name": "String" } },
                  "binds": ["name"]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0553",
      title: #"A property that is bound twice"#,
      body: #"""
        'binds' lists the same property twice.

        A property has one action that sets it.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Settings": { "state": { "name": "String = \"\"" }, "binds": ["name", "name"] }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Settings": { "state": { "name": "String = \"\"" }, "binds": ["name"] }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0601",
      title: #"A domain that does not exist"#,
      body: #"""
        The domain of a child is not declared in the schemas.

        All schemas of a module are read together: the domain may stand in any of them, under exactly this name. A
        domain of another module is named with its module, as in 'Accounts.Users', and the module stands under
        'uses'.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": { "children": { "users": "User" } },
                "Users": { "actions": { "cleared": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": { "children": { "users": "Users" } },
                "Users": { "actions": { "cleared": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0602",
      title: #"A domain in itself"#,
      body: #"""
        A domain contains itself, directly or through others; the message prints the path.

        The state would be stored in itself, and the action enum in one of its own cases, without an end.
        For a tree, keep the nodes in a list beside each other and let each name its parent by id.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Folder": { "state": { "id": "Int" }, "children": { "folders": { "domain": "Folder", "kind": "each" } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Tree": { "children": { "folders": { "domain": "Folder", "kind": "each" } } },
                "Folder": { "state": { "id": "Int", "parent": "Int?" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0605",
      title: #"Elements without an id"#,
      body: #"""
        A child is of the kind "each", and the state of its domain has no property 'id'.

        Actions, effects and views find one element among many by its id, however the list is sorted meanwhile.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "List": { "children": { "rows": { "domain": "Row", "kind": "each" } } },
                "Row": { "state": { "title": "String" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "List": { "children": { "rows": { "domain": "Row", "kind": "each" } } },
                "Row": { "state": { "id": "Int", "title": "String" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0606",
      title: #"An initial case that is not there"#,
      body: #"""
        The key 'initial' names a case that 'oneOf' beside it does not have.

        The child is in this case until an action changes it.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": { "children": { "screen": { "oneOf": { "login": "Login" }, "initial": "start" } } },
                "Login": { "actions": { "opened": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": { "children": { "screen": { "oneOf": { "login": "Login" }, "initial": "login" } } },
                "Login": { "actions": { "opened": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0610",
      title: #"An action or child that does not exist"#,
      body: #"""
        A path names an action or a child that the domain at that point does not have.

        A path begins in the domain that declares the bridge, reaction, effect or request, and goes from child to child
        down to an action. It uses the names of the children, not those of their domains.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "login": "Login" },
                  "actions": { "started": {} },
                  "bridges": [{ "on": "started", "dispatch": "Login.opened" }]
                },
                "Login": { "actions": { "opened": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "login": "Login" },
                  "actions": { "started": {} },
                  "bridges": [{ "on": "started", "dispatch": "login.opened" }]
                },
                "Login": { "actions": { "opened": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0611",
      title: #"A path that goes on behind an action"#,
      body: #"""
        An action has no parts, so that a path to it ends there.

        Values of its payload are handed over under 'with', as in "with": { "id": "$id" }.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "List": {
                  "actions": { "picked": "(id: Int)", "opened": "(id: Int)" },
                  "bridges": [{ "on": "picked.id", "dispatch": "opened" }]
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "List": {
                  "actions": { "picked": "(id: Int)", "opened": "(id: Int)" },
                  "bridges": [{ "on": "picked", "dispatch": "opened", "with": { "id": "$id" } }]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0612",
      title: #"A path that ends at a child"#,
      body: #"""
        The path leads to a child, and an action is needed.

        A path cannot name all actions of a domain at once: name each of them.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "login": "Login" },
                  "actions": { "started": {} },
                  "bridges": [{ "on": "login", "dispatch": "started" }]
                },
                "Login": { "actions": { "succeeded": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": { "login": "Login" },
                  "actions": { "started": {} },
                  "bridges": [{ "on": "login.succeeded", "dispatch": "started" }]
                },
                "Login": { "actions": { "succeeded": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0613",
      title: #"A property that does not exist"#,
      body: #"""
        A value "@path" names a property that the state, or a struct on the path, does not have; or a path names a property of
        the elements of a list, or of a case of a one-of that it does not name.

        The path begins in the state of the domain that declares the bridge. Only 'when' may end in a property that
        is computed by hand; the schema must know the type of a value to check it. Of the property of a request with
        'into' it knows 'value', 'failure', 'isIdle', 'isLoading', 'isLoaded' and 'isFailed'; of lists and strings it knows
        'count', 'isEmpty', 'first' and 'last', and the properties of such an element. A set and a dictionary have no 'first': it
        can be another element in each run, so that a recording would not play as it was. A path leads to one element, not to all
        of them, and to a case by its name.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": {
                  "state": { "next": "String = \"\"" },
                  "actions": { "reachedEnd": {}, "asked": "(for: String)" },
                  "bridges": [{ "on": "reachedEnd", "dispatch": "asked", "with": { "for": "@cursor" } }]
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": {
                  "state": { "next": "String = \"\"" },
                  "actions": { "reachedEnd": {}, "asked": "(for: String)" },
                  "bridges": [{ "on": "reachedEnd", "dispatch": "asked", "with": { "for": "@next" } }]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0614",
      title: #"An action that is not for others"#,
      body: #"""
        An action with the visibility "view" or "internal" is named by a domain above, in a bridge, a reaction, an
        effect or a request.

        Such actions change with the screen that sends them. A domain tells other domains by an action with the
        visibility "delegate", which does not change with the screen.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "state": { "isOpen": "Bool = false" },
                  "children": { "form": "Form" },
                  "reactions": { "form.saveTapped": { "set": { "isOpen": false } } }
                },
                "Form": { "actions": { "saveTapped": { "visibility": "view" } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "state": { "isOpen": "Bool = false" },
                  "children": { "form": "Form" },
                  "reactions": { "form.saved": { "set": { "isOpen": false } } }
                },
                "Form": {
                  "actions": { "saveTapped": { "visibility": "view" }, "saved": { "visibility": "delegate", "reduce": "none" } },
                  "bridges": [{ "on": "saveTapped", "dispatch": "saved" }]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0615",
      title: #"A property that cannot be shared"#,
      body: #"""
        An entry of 'shares' names a property that a child cannot change for its parent, a property follows two others or holds
        nothing to copy, or the ids of elements would be equal.

        What a child does to a shared property is done to the parent's property. So the parent's property is always there, is
        not computed, and does not follow another one; both have the same type, and it is Equatable, so that a change is noticed.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "state": { "limit": "Int = 3" },
                  "children": { "cart": { "domain": "Cart", "shares": { "limit": "limit" } } }
                },
                "Cart": { "state": { "limit": "Int?" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "state": { "limit": "Int = 3" },
                  "children": { "cart": { "domain": "Cart", "shares": { "limit": "limit" } } }
                },
                "Cart": { "state": { "limit": "Int = 0" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0616",
      title: #"An unknown property that follows"#,
      body: #"""
        'follows' names a property that the state of the child does not have.

        The key is a property that the schema of the child's domain declares under 'state'. For a one-of, at least one
        case has it. Results of requests and children do not follow.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "state": { "user": "String = \"\"" },
                  "children": { "profile": { "domain": "Profile", "follows": { "users": "user" } } }
                },
                "Profile": { "state": { "user": "String = \"\"" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "state": { "user": "String = \"\"" },
                  "children": { "profile": { "domain": "Profile", "follows": { "user": "user" } } }
                },
                "Profile": { "state": { "user": "String = \"\"" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0617",
      title: #"A change of a property that follows"#,
      body: #"""
        The schema of a child changes a property that follows a property of a parent.

        The change would be overwritten at once. A reaction of the parent to the child's action changes what the property
        follows. One parent in which the property follows is enough for the error.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "state": { "user": "String = \"\"" },
                  "children": { "profile": { "domain": "Profile", "follows": { "user": "user" } } }
                },
                "Profile": {
                  "state": { "user": "String = \"\"" },
                  "actions": { "renamed": { "payload": "(to: String)", "set": { "user": "$to" } } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "state": { "user": "String = \"\"" },
                  "children": { "profile": { "domain": "Profile", "follows": { "user": "user" } } },
                  "reactions": { "profile.renamed": { "set": { "user": "$to" } } }
                },
                "Profile": {
                  "state": { "user": "String = \"\"" },
                  "actions": { "renamed": { "payload": "(to: String)", "reduce": "none" } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0618",
      title: #"Nothing that can be followed"#,
      body: #"""
        The path under 'follows' ends in a child or in an element of a list, or in a property that follows another one in
        a child that may be absent.

        One property is copied, from the state of this domain or of its children. Of a list, 'count' and 'isEmpty' can be
        followed.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": {
                    "session": "Session",
                    "profile": { "domain": "Profile", "follows": { "user": "session" } }
                  }
                },
                "Session": { "state": { "user": "String = \"\"" } },
                "Profile": { "state": { "user": "String = \"\"" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": {
                    "session": "Session",
                    "profile": { "domain": "Profile", "follows": { "user": "session.user" } }
                  }
                },
                "Session": { "state": { "user": "String = \"\"" } },
                "Profile": { "state": { "user": "String = \"\"" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0619",
      title: #"Properties that follow each other"#,
      body: #"""
        A property follows a second one that follows the first, directly or through others.

        None of them would have a value of its own, which an action could change.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": {
                    "one": { "domain": "Part", "follows": { "user": "other.user" } },
                    "other": { "domain": "Part", "follows": { "user": "one.user" } }
                  }
                },
                "Part": { "state": { "user": "String = \"\"" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "children": {
                    "one": { "domain": "Part", "follows": { "user": "other.user" } },
                    "other": "Part"
                  }
                },
                "Part": { "state": { "user": "String = \"\"" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0620",
      title: #"A label that the action does not have"#,
      body: #"""
        'with' gives a value to a label that the dispatched action does not have.

        The labels are those of the action that 'dispatch' names; a value without a label goes by its position, "0".

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "List": {
                  "actions": { "picked": "(id: Int)", "opened": "(row: Int)" },
                  "bridges": [{ "on": "picked", "dispatch": "opened", "with": { "row": "$id", "id": "$id" } }]
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "List": {
                  "actions": { "picked": "(id: Int)", "opened": "(row: Int)" },
                  "bridges": [{ "on": "picked", "dispatch": "opened", "with": { "row": "$id" } }]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0621",
      title: #"A label without a value"#,
      body: #"""
        The bridge does not give a value of the dispatched action.

        Labels that both actions have are handed over automatically. All others get their value under 'with':
        "$label" of the first action, "@path" of the state, or a JSON value.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "List": {
                  "actions": { "picked": "(id: Int)", "opened": "(row: Int)" },
                  "bridges": [{ "on": "picked", "dispatch": "opened" }]
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "List": {
                  "actions": { "picked": "(id: Int)", "opened": "(row: Int)" },
                  "bridges": [{ "on": "picked", "dispatch": "opened", "with": { "row": "$id" } }]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0622",
      title: #"A shared label of two types"#,
      body: #"""
        Both actions have the label, with types that do not fit.

        With types that fit, the value would be handed over automatically. Name another value, or rename one of
        the labels.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "List": {
                  "state": { "last": "Int = 0" },
                  "actions": { "picked": "(id: String)", "opened": "(id: Int)" },
                  "bridges": [{ "on": "picked", "dispatch": "opened" }]
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "List": {
                  "state": { "last": "Int = 0" },
                  "actions": { "picked": "(id: String)", "opened": "(id: Int)" },
                  "bridges": [{ "on": "picked", "dispatch": "opened", "with": { "id": "@last" } }]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0623",
      title: #"An element that is not named"#,
      body: #"""
        The bridge dispatches an action of an element, and does not name the element.

        The child's name stands for the element's id: "$rows" is the element whose action started the bridge. It is
        never taken automatically, because another element may be meant. "to": "each" sends the action to all of them.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "List": {
                  "children": { "rows": { "domain": "Row", "kind": "each" } },
                  "bridges": [{ "on": "rows.tapped", "dispatch": "rows.opened" }]
                },
                "Row": { "state": { "id": "Int" }, "actions": { "tapped": {}, "opened": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "List": {
                  "children": { "rows": { "domain": "Row", "kind": "each" } },
                  "bridges": [{ "on": "rows.tapped", "dispatch": "rows.opened", "with": { "rows": "$rows" } }]
                },
                "Row": { "state": { "id": "Int" }, "actions": { "tapped": {}, "opened": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0624",
      title: #"One name for two values"#,
      body: #"""
        A child of the kind "each" has the name of a label of the action, or of another such child on the path.

        "$rows" could be the element's id or the value of the payload. One of the two needs another name.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "List": {
                  "children": { "rows": { "domain": "Row", "kind": "each" } },
                  "reactions": { "rows.moved": "handler" }
                },
                "Row": { "state": { "id": "Int" }, "actions": { "moved": "(rows: Int)" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "List": {
                  "children": { "rows": { "domain": "Row", "kind": "each" } },
                  "reactions": { "rows.moved": "handler" }
                },
                "Row": { "state": { "id": "Int" }, "actions": { "moved": "(by: Int)" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0625",
      title: #"An action to each of nothing"#,
      body: #"""
        The bridge has the key 'to', and the path of its action leads through no list.

        'to' says that the action goes to each element of the lists on its path. Without a list there is one domain that
        gets the action, and no choice to make.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "List": {
                  "actions": { "cleared": {} },
                  "children": { "detail": "Row" },
                  "bridges": [{ "on": "cleared", "dispatch": "detail.closed", "to": "each" }]
                },
                "Row": { "state": { "id": "Int" }, "actions": { "closed": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "List": {
                  "actions": { "cleared": {} },
                  "children": { "rows": { "domain": "Row", "kind": "each" } },
                  "bridges": [{ "on": "cleared", "dispatch": "rows.closed", "to": "each" }]
                },
                "Row": { "state": { "id": "Int" }, "actions": { "closed": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0630",
      title: #"A condition that is neither true nor false"#,
      body: #"""
        A condition names a property that is not a 'Bool', and compares it with nothing.

        An object compares, {"path": "count", "is": 0}. For all else, a condition may end in a property that is computed by
        hand, in an extension of the state, and that the schema does not know.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Cart": {
                  "state": { "count": "Int = 0" },
                  "actions": { "left": {}, "reminded": {} },
                  "bridges": [{ "on": "left", "dispatch": "reminded", "when": "count" }]
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Cart": {
                  "state": { "count": "Int = 0" },
                  "actions": { "left": {}, "reminded": {} },
                  "bridges": [{ "on": "left", "dispatch": "reminded", "when": "isFilled" }]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0631",
      title: #"A property that cannot be compared"#,
      body: #"""
        'is' compares a property whose type the schema does not know, or whose type is not Equatable.

        Without the type, the value in JSON could be a text, a number of any type or a case. A property that is computed in
        Swift can compare, and a condition may end in one that the schema does not know.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "state": { "song": "Song" },
                  "actions": { "ended": {}, "repeated": {} },
                  "bridges": [{ "on": "ended", "dispatch": "repeated", "when": { "path": "song.mode", "is": "loop" } }]
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "state": { "song": "Song" },
                  "actions": { "ended": {}, "repeated": {} },
                  "bridges": [{ "on": "ended", "dispatch": "repeated", "when": "song.isLoop" }]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0632",
      title: #"A condition that the request itself changes"#,
      body: #"""
        'when' of a request reads the property that its 'into' names, and not the value in it.

        The property says that it is loading as soon as the request begins, and a condition is read after that. The policy
        "first" leaves out a request while an equal one runs. The value stays until there is a new one, so 'value' can be
        read.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": {
                  "requests": { "load": { "output": "String", "into": "page", "when": "!page.isLoading" } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": {
                  "requests": { "load": { "output": "String", "into": "page", "policy": "first" } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0633",
      title: #"A condition with an unknown property that is spelled nearly like a known one"#,
      body: #"""
        A condition ends in a property that the schema does not know, and the state has one whose name differs by a letter.

        A condition may name a property that Swift computes in an extension of the state, which no schema shows. A name that
        is only misspelled would be found by the Swift compiler later. Where the property is computed, "allow" says it.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Cart": {
                  "state": { "isOpen": "Bool = false" },
                  "actions": { "left": {}, "reminded": {} },
                  "bridges": [{ "on": "left", "dispatch": "reminded", "when": "isOpn" }]
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Cart": {
                  "state": { "isOpen": "Bool = false" },
                  "actions": { "left": {}, "reminded": {} },
                  "bridges": [{ "on": "left", "dispatch": "reminded", "when": "isOpen" }]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0634",
      title: #"Nothing to skip"#,
      body: #"""
        A request or an effect has 'skipped', and its policy is not "first".

        Only this policy leaves out a start, because the work runs already. The others begin, replace or wait.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": {
                  "actions": { "wasBusy": {} },
                  "requests": { "load": { "output": "Int", "into": "page", "skipped": "wasBusy" } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": {
                  "actions": { "wasBusy": {} },
                  "requests": { "load": { "output": "Int", "into": "page", "policy": "first", "skipped": "wasBusy" } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0640",
      title: #"Bridges that never end"#,
      body: #"""
        Each bridge of a cycle dispatches the action that the next one waits for, and no bridge has a 'when'. The
        message prints the cycle, and shows each of its bridges with its line.

        One such action would dispatch others without end; at run time a store stops after a number of them.
        A bridge by 'onChange' on a child repeats itself, too, if it dispatches an action that counts as a change of this child:
        an action of the child that changes it, one that sets it, or one of the domain above with a handler, which may change
        everything below.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "actions": { "started": {}, "stopped": {} },
                  "bridges": [
                    { "on": "started", "dispatch": "stopped" },
                    { "on": "stopped", "dispatch": "started" }
                  ]
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "actions": { "started": {}, "stopped": {} },
                  "bridges": [
                    { "on": "started", "dispatch": "stopped" }
                  ]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0641",
      title: #"Bridges in a cycle"#,
      body: #"""
        Bridges form a cycle that a 'when' in it can end.

        Only you know whether the condition ends the cycle. Check whether one of the actions makes it false; if so,
        allow the warning at the bridge where it is shown.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Pager": {
                  "state": { "hasMore": "Bool = true" },
                  "actions": { "asked": {}, "loaded": {} },
                  "bridges": [
                    { "on": "asked", "dispatch": "loaded" },
                    { "on": "loaded", "dispatch": "asked", "when": "hasMore" }
                  ]
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Pager": {
                  "state": { "hasMore": "Bool = true" },
                  "actions": { "asked": {}, "loaded": { "set": { "hasMore": false } } },
                  "bridges": [
                    { "on": "asked", "dispatch": "loaded", "allow": ["SK0641"] },
                    { "on": "loaded", "dispatch": "asked", "when": "hasMore" }
                  ]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0642",
      title: #"A bridge that keeps a deprecated action alive"#,
      body: #"""
        A bridge dispatches an action that has the key 'deprecated'.

        Generated code compiles without a warning, so the compiler does not report it. Dispatch the action that
        replaces it; while others still wait for the old one, allow the warning at the bridge.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Session": {
                  "actions": { "closed": {}, "left": {}, "signedOut": { "deprecated": "Use left." } },
                  "bridges": [{ "on": "closed", "dispatch": "signedOut" }]
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Session": {
                  "actions": { "closed": {}, "left": {}, "signedOut": { "deprecated": "Use left." } },
                  "bridges": [{ "on": "closed", "dispatch": "left" }]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0643",
      title: #"An action that comes twice"#,
      body: #"""
        Two bridges dispatch the same action, with the same values, on one action, and both can run: they have no
        conditions, or conditions that can hold together. One of them may stand in a domain below.

        The bridges do not know each other, so the action comes twice. For "if this or that", let one bridge name a
        property that is computed from both. Bridges with different values, or with a condition and its opposite,
        are not reported.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Cart": {
                  "actions": { "filled": {}, "counted": {} },
                  "bridges": [
                    { "on": "filled", "dispatch": "counted" },
                    { "on": "filled", "dispatch": "counted" }
                  ]
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Cart": {
                  "actions": { "filled": {}, "counted": {} },
                  "bridges": [
                    { "on": "filled", "dispatch": "counted" }
                  ]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0644",
      title: #"A bridge into a child that is gone"#,
      body: #"""
        When the bridge's action comes, the optional child that it is for has been taken away: on the action that the
        bridge waits for, or by an action that another bridge dispatches before. A child that dismisses itself is taken
        away, too.

        On an action first its own domain changes, then the domains above react, and then the bridges are derived,
        those of the domains below first; their actions are handled one by one in this order. An action for an
        absent child does not change the state, and the bridges of an absent domain are not derived. So the child
        must go last, by an action that the last bridge dispatches. A bridge is not reported if a handler before it
        may bring the child back.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "state": { "isOpen": "Bool = false" },
                  "children": { "note": { "domain": "Note", "kind": "optional" } },
                  "actions": { "left": { "set": { "note": null } } },
                  "bridges": [{ "on": "left", "dispatch": "note.saved" }]
                },
                "Note": { "state": { "isSaved": "Bool = false" }, "actions": { "saved": { "set": { "isSaved": true } } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "state": { "isOpen": "Bool = false" },
                  "children": { "note": { "domain": "Note", "kind": "optional" } },
                  "actions": { "left": { "set": { "isOpen": false } }, "noteClosed": { "set": { "note": null } } },
                  "bridges": [
                    { "on": "left", "dispatch": "note.saved" },
                    { "on": "left", "dispatch": "noteClosed" }
                  ]
                },
                "Note": { "state": { "isSaved": "Bool = false" }, "actions": { "saved": { "set": { "isSaved": true } } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0645",
      title: #"Work that is left out without end"#,
      body: #"""
        The action of 'skipped' leads to another start of the work, by itself or by bridges without a 'when'. The message
        prints the actions, and shows each step with its line.

        The work still runs, so that the policy "first" leaves out this start, too, and sends the action again; at run time a
        store stops after a number of them. An action under 'until' on the way ends the work, and a 'when' of the work or of a
        bridge may end the cycle: these are not reported.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Album": {
                  "actions": { "tapped": {}, "wasBusy": {} },
                  "effects": { "upload": { "on": "tapped", "policy": "first", "skipped": "wasBusy" } },
                  "bridges": [{ "on": "wasBusy", "dispatch": "tapped" }]
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Album": {
                  "actions": { "tapped": {}, "wasBusy": {} },
                  "effects": { "upload": { "on": "tapped", "policy": "first", "skipped": "wasBusy" } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0650",
      title: #"A reaction to the domain's own action"#,
      body: #"""
        A reaction is to an action of the domain that declares it.

        The change of a domain's own action stands at that action. Reactions are to actions of the domains below.
        The phases of a domain's own request change the state by their own keys, by the request's handler, and by 'into'.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Switch": {
                  "state": { "isOn": "Bool = false" },
                  "actions": { "tapped": {} },
                  "reactions": { "tapped": { "toggle": ["isOn"] } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Switch": {
                  "state": { "isOn": "Bool = false" },
                  "actions": { "tapped": { "toggle": ["isOn"] } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0651",
      title: #"A reaction without a change"#,
      body: #"""
        A reaction has no 'set', 'toggle' or 'add'.

        Write the change, or "handler" for a method of your own.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": { "children": { "login": "Login" }, "reactions": { "login.done": {} } },
                "Login": { "actions": { "done": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": { "children": { "login": "Login" }, "reactions": { "login.done": "handler" } },
                "Login": { "actions": { "done": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0652",
      title: #"Two beginnings"#,
      body: #"""
        A bridge or an effect has two of the keys 'on', 'onChange', 'onMade' and 'onGone', each of which says what starts it.

        One thing starts it: an action, or an event of the state. Several actions stand in an array under 'on', and several properties
        under 'onChange'. For an action and an event, write two bridges, or let both lead to one action.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": {
                  "actions": { "pulled": { "reduce": "none" } },
                  "requests": { "load": { "output": "[String]", "into": "posts" } },
                  "bridges": [{ "on": "pulled", "onMade": true, "dispatch": "load.request" }]
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": {
                  "actions": { "pulled": { "reduce": "none" } },
                  "requests": { "load": { "output": "[String]", "into": "posts" } },
                  "bridges": [
                    { "on": "pulled", "dispatch": "load.request" },
                    { "onMade": true, "dispatch": "load.request" }
                  ]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0653",
      title: #"Nothing that comes and goes"#,
      body: #"""
        'onMade' or 'onGone' names something that is always there, that is no child, or that lies behind a child that may be
        absent.

        An optional child, a one-of, one of its cases, a list and a stack come and go, or their elements do. A child of the kind 'one'
        comes with its parent; its own domain can say "onMade": true. So can the domain of a child that may be absent, for what is below
        it.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "actions": { "noted": { "reduce": "none", "allow": ["SK0690"] } },
                  "children": { "settings": "Settings" },
                  "bridges": [{ "onMade": "settings", "dispatch": "noted" }]
                },
                "Settings": { "state": { "isLarge": "Bool = false" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "actions": { "noted": { "reduce": "none", "allow": ["SK0690"] } },
                  "children": { "settings": { "domain": "Settings", "kind": "optional" } },
                  "bridges": [{ "onMade": "settings", "dispatch": "noted" }]
                },
                "Settings": { "state": { "isLarge": "Bool = false" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0654",
      title: #"A property that cannot be compared"#,
      body: #"""
        'onChange' names a property whose type is not 'Equatable', so that a change of it cannot be found.

        The value is compared with the one before the action. For a type of your own in Swift, which the schema cannot judge, the
        compiler reports it at the same place.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "state": { "error": "(any Error)?", "volume": "Int = 5" },
                  "conformances": { "state": ["-Equatable"] },
                  "effects": { "beep": { "onChange": "error", "kind": "fireAndForget" } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "state": { "error": "(any Error)?", "volume": "Int = 5" },
                  "conformances": { "state": ["-Equatable"] },
                  "effects": { "beep": { "onChange": "volume", "kind": "fireAndForget" } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0655",
      title: #"A path that ends at 'binding'"#,
      body: #"""
        The path leads to 'binding', and one of the bound properties is needed.

        Each bound property has an action of its own. A path cannot name all of them at once.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Search": {
                  "state": { "text": "String = \"\"", "page": "Int = 0" },
                  "binds": ["text"],
                  "reactions": { "binding": { "set": { "page": 0 } } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Search": {
                  "state": { "text": "String = \"\"", "page": "Int = 0" },
                  "binds": ["text"],
                  "reactions": { "binding.text": { "set": { "page": 0 } } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0656",
      title: #"A path to a property that is not bound"#,
      body: #"""
        A path names a property behind 'binding' that the domain does not list under 'binds'.

        Only bound properties have an action that sets them.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Search": {
                  "state": { "text": "String = \"\"", "tag": "String = \"\"", "page": "Int = 0" },
                  "binds": ["text"],
                  "reactions": { "binding.tag": { "set": { "page": 0 } } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Search": {
                  "state": { "text": "String = \"\"", "tag": "String = \"\"", "page": "Int = 0" },
                  "binds": ["text", "tag"],
                  "reactions": { "binding.tag": { "set": { "page": 0 } } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0657",
      title: #"A domain that cannot leave"#,
      body: #"""
        An action dismisses its domain, which is always there: as a child of the kind "one", or as a case of a one-of with
        'initial'. The domain has no other place, and no other module can contain it.

        Only what may be absent can be removed: an optional child, a one-of without 'initial', an element of a list or of
        a stack. A child that is always there stays, and the domain that holds it is not removed in its place.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": { "children": { "page": "Page" } },
                "Page": { "actions": { "closed": { "dismisses": true } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": { "children": { "page": { "domain": "Page", "kind": "optional" } } },
                "Page": { "actions": { "closed": { "dismisses": true } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0658",
      title: #"A bridge that reads a child that is gone"#,
      body: #"""
        'with' or 'when' of a bridge reads the state of a child that the action of the bridge takes away: the action
        dismisses its domain, or 'set' removes the child.

        A bridge reads the state after the action has changed it, so the child is gone, and the value is nil. Let the
        action carry the value, or keep it by a reaction, which still reads a child that is dismissed. A bridge is not
        reported if a handler may bring the child back.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "state": { "text": "String?" },
                  "children": { "note": { "domain": "Note", "kind": "optional" } },
                  "actions": { "kept": { "payload": "(text: String?)", "set": { "text": "$text" } } },
                  "bridges": [{ "on": "note.closed", "dispatch": "kept", "with": { "text": "@note.text" } }]
                },
                "Note": { "state": { "text": "String = \"\"" }, "actions": { "closed": { "dismisses": true } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": {
                  "state": { "text": "String?" },
                  "children": { "note": { "domain": "Note", "kind": "optional" } },
                  "reactions": { "note.closed": { "set": { "text": "@note.text" } } }
                },
                "Note": { "state": { "text": "String = \"\"" }, "actions": { "closed": { "dismisses": true } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0659",
      title: #"Work of a domain that is gone"#,
      body: #"""
        A bridge with "onGone": true, or an effect with it that sends actions, or that a key would end or hold back.

        When the domain itself is gone, no one handles its actions, and nothing is there that could end its work: it starts at once, with
        the last values of 'with', and runs to its end. Only the kind 'fireAndForget' does so. The domain that holds the child can name
        it, as in "onGone": "note", and handles actions.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Note": {
                  "state": { "text": "String = \"\"" },
                  "actions": {
                    "closed": { "dismisses": true },
                    "saved": { "reduce": "none", "allow": ["SK0690"] }
                  },
                  "effects": { "save": { "onGone": true, "with": { "text": "@text" }, "output": "saved" } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Note": {
                  "state": { "text": "String = \"\"" },
                  "actions": { "closed": { "dismisses": true } },
                  "effects": {
                    "save": { "onGone": true, "with": { "text": "@text" }, "kind": "fireAndForget" }
                  }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0660",
      title: #"'into' with several values"#,
      body: #"""
        'into' keeps the output of a request in one property, and the output has more than one value.

        Put the values into a struct of 'types', or leave 'into' out and keep them by a handler. A request without output
        has a 'Loadable' of 'Done'.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "requests": { "load": { "output": "(posts: [Post], next: String?)", "into": "page" } } }
              },
              "types": {
                "Post": { "struct": { "id": "Int", "title": "String" } },
                "Page": { "struct": { "posts": "[Post]", "next": "String?" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "requests": { "load": { "output": "(page: Page)", "into": "page" } } }
              },
              "types": {
                "Post": { "struct": { "id": "Int", "title": "String" } },
                "Page": { "struct": { "posts": "[Post]", "next": "String?" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0661",
      title: #"'into' a state written by hand"#,
      body: #"""
        'into' declares a property of the state, which is a type of your own.

        The generator does not extend types that it did not write. A handler gets the whole request and changes
        the state.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Clock": { "state": "ClockFace", "requests": { "read": { "output": "Int", "into": "time" } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Clock": { "state": "ClockFace", "requests": { "read": { "output": "Int" } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0662",
      title: #"Many at once into one property"#,
      body: #"""
        With the policy "every" several requests run side by side, and 'into' keeps one value.

        The request that ends last would win. With an 'id' there is a value for each; the other policies run one
        at a time.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Photos": {
                  "requests": { "load": { "input": "(id: Int)", "output": "String", "into": "photo", "policy": "every" } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Photos": {
                  "requests": {
                    "load": { "input": "(id: Int)", "output": "String", "into": "photos", "policy": "every", "id": "$id" }
                  }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0663",
      title: #"An 'id' that is not a value of the payload"#,
      body: #"""
        'id' names a label that the request's input, or the action that begins the effect, does not have.

        The policy holds for each value of 'id' separately, so the value must be known when the work begins.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Photos": { "requests": { "load": { "input": "(id: Int)", "id": "$photo" } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Photos": { "requests": { "load": { "input": "(id: Int)", "id": "$id" } } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0664",
      title: #"A failure that is not an Error"#,
      body: #"""
        The failure of a request or effect has a type that Swift cannot throw.

        A type of 'types' that a request names as its 'failure' becomes an Error; Swift's own types do not.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "requests": { "load": { "failure": "String" } } }
              },
              "types": {
                "FeedError": { "enum": ["offline", "server"] }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "requests": { "load": { "failure": "FeedError" } } }
              },
              "types": {
                "FeedError": { "enum": ["offline", "server"] }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0665",
      title: #"A request that hides a type"#,
      body: #"""
        The enum that a request generates, like 'Page' for 'page', has the name of a type that stands in the payloads
        beside it, of a generated type, of a type of Swift that schemas know, of the module 'StateKit' or 'Swift', or
        of a name that means something inside of actions.

        Within the action enum Swift would find the nested enum and not that type. Name the request after its work. The
        names that mean something there are 'BoundProperties', 'ChildScopes', 'DomainState', 'EffectAction', 'JudgedState',
        'OneOfAction', 'OneOfStore' and 'PresentedStore', and Swift's 'AllCases', 'CodingKeys' and 'RawValue'.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "requests": { "page": { "output": "(page: Page)" } } }
              },
              "types": {
                "Page": { "struct": { "title": "String" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "requests": { "loadPage": { "output": "(page: Page)" } } }
              },
              "types": {
                "Page": { "struct": { "title": "String" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0666",
      title: #"A path that ends at a request"#,
      body: #"""
        A request is three actions: 'request', 'success' and, where it can fail, 'failure'. A path ends at one of them.

        To begin a request, dispatch its 'request'; to wait for its result, name 'success' or 'failure'.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": {
                  "actions": { "appeared": {} },
                  "requests": { "load": {} },
                  "bridges": [{ "on": "appeared", "dispatch": "load" }]
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": {
                  "actions": { "appeared": {} },
                  "requests": { "load": {} },
                  "bridges": [{ "on": "appeared", "dispatch": "load.request" }]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0667",
      title: #"A phase that the request does not have"#,
      body: #"""
        The name behind a request is not one of its phases.

        There is a 'failure' only where the request has the key 'failure': without it the operation cannot fail.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": {
                  "actions": { "warned": {} },
                  "requests": { "load": {} },
                  "bridges": [{ "on": "load.failure", "dispatch": "warned" }]
                }
              },
              "types": {
                "FeedError": { "enum": ["offline", "server"] }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": {
                  "actions": { "warned": {} },
                  "requests": { "load": { "failure": "FeedError" } },
                  "bridges": [{ "on": "load.failure", "dispatch": "warned" }]
                }
              },
              "types": {
                "FeedError": { "enum": ["offline", "server"] }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0668",
      title: #"An output that is called like the id"#,
      body: #"""
        With 'into' and 'id' the 'success' carries the id as well, and the output has a value of that name.

        The reducer needs the id to find the value's place. Give the output another label.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Photos": {
                  "requests": { "load": { "input": "(id: Int)", "output": "(id: String)", "into": "photos", "id": "$id" } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Photos": {
                  "requests": { "load": { "input": "(id: Int)", "output": "(photo: String)", "into": "photos", "id": "$id" } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0669",
      title: #"A pause with another policy"#,
      body: #"""
        A request or an effect has 'debounce', and a policy that is not "latest".

        After a pause the last of several starts counts, and the ones before it are cancelled, whether they wait or run. This
        is the policy "latest", which needs no mention.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Search": {
                  "requests": {
                    "find": { "input": "(text: String)", "output": "Int", "into": "hits", "debounce": "300ms", "policy": "first" }
                  }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Search": {
                  "requests": {
                    "find": { "input": "(text: String)", "output": "Int", "into": "hits", "debounce": "300ms" }
                  }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0670",
      title: #"An output of an effect without values"#,
      body: #"""
        An effect of the kind "fireAndForget" has an 'output' or a 'failure'.

        The closure of such an effect does not give a value that could become an action. The kind "task" gives one
        value, "stream" many.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "actions": { "started": {}, "played": {} },
                  "effects": { "play": { "on": "started", "kind": "fireAndForget", "output": "played" } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "actions": { "started": {}, "played": {} },
                  "effects": { "play": { "on": "started", "kind": "task", "output": "played" } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0671",
      title: #"A failure that takes no error"#,
      body: #"""
        The action under 'failure' has no payload, or more than one value.

        The error that the closure throws becomes the action's one value, so the closure can throw errors of its
        type.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "actions": { "started": {}, "broke": {} },
                  "effects": { "play": { "on": "started", "failure": "broke" } }
                }
              },
              "types": {
                "PlayerError": { "enum": ["noSound"] }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "actions": { "started": {}, "broke": "(error: PlayerError)" },
                  "effects": { "play": { "on": "started", "failure": "broke" } }
                }
              },
              "types": {
                "PlayerError": { "enum": ["noSound"] }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0672",
      title: #"An effect that keeps a deprecated action alive"#,
      body: #"""
        The action under 'output' or 'failure' has the key 'deprecated'.

        Generated code compiles without a warning, so the compiler does not report it. Name the action that replaces
        it, or allow the warning at the effect.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "actions": { "started": {}, "ended": {}, "stopped": { "deprecated": "Use ended." } },
                  "effects": { "play": { "on": "started", "output": "stopped" } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "actions": { "started": {}, "ended": {}, "stopped": { "deprecated": "Use ended." } },
                  "effects": { "play": { "on": "started", "output": "ended" } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0673",
      title: #"An element that the effect does not know"#,
      body: #"""
        An effect gives an action of an element, and did not begin with an action of one.

        The action goes to the element with which the effect began, because the effect does not know another one.
        Let it begin with an action of the element, or declare it in the element's domain.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "List": {
                  "actions": { "opened": {} },
                  "children": { "rows": { "domain": "Row", "kind": "each" } },
                  "effects": { "check": { "on": "opened", "output": "rows.checked" } }
                },
                "Row": { "state": { "id": "Int" }, "actions": { "tapped": {}, "checked": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "List": {
                  "actions": { "opened": {} },
                  "children": { "rows": { "domain": "Row", "kind": "each" } },
                  "effects": { "check": { "on": "rows.tapped", "output": "rows.checked" } }
                },
                "Row": { "state": { "id": "Int" }, "actions": { "tapped": {}, "checked": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0674",
      title: #"One label with two types"#,
      body: #"""
        Several actions start an effect, and values of them with one label have different types.

        The closure takes the values that all of these actions carry, so their types must agree. A value that one of the
        actions does not have is left out, and so is that of bound properties of different types.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "actions": { "started": "(song: Int)", "resumed": "(song: String)" },
                  "effects": { "play": { "on": ["started", "resumed"], "kind": "fireAndForget" } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "actions": { "started": "(song: Int)", "resumed": "(title: String)" },
                  "effects": { "play": { "on": ["started", "resumed"], "kind": "fireAndForget" } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0675",
      title: #"A value that a closure does not need"#,
      body: #"""
        'with' of a request or an effect has a value that is not a property of the state with a known type.

        The closure takes the payload of the action already, and can know constants itself. Its parameter needs a type,
        which only a property that a schema declares has.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "state": { "volume": "Int = 5" },
                  "actions": { "started": "(song: Int)" },
                  "effects": { "play": { "on": "started", "kind": "fireAndForget", "with": { "number": "$song" } } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "state": { "volume": "Int = 5" },
                  "actions": { "started": "(song: Int)" },
                  "effects": { "play": { "on": "started", "kind": "fireAndForget", "with": { "volume": "@volume" } } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0676",
      title: #"Two parameters with one name"#,
      body: #"""
        'with' of a request or an effect has a label that a value of the action has, too.

        The closure takes both, and could not tell them apart.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "state": { "song": "Int = 0" },
                  "actions": { "started": "(song: Int)" },
                  "effects": { "play": { "on": "started", "kind": "fireAndForget", "with": { "song": "@song" } } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "state": { "song": "Int = 0" },
                  "actions": { "started": "(song: Int)" },
                  "effects": { "play": { "on": "started", "kind": "fireAndForget", "with": { "last": "@song" } } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0677",
      title: #"A condition beside an action"#,
      body: #"""
        An effect with 'while' that no event of the state starts also has a key that is about a start: 'on', 'until', 'when',
        'policy', 'id' or 'debounce'; or its condition, or that of an invariant, reads, or compares with, a value of a payload.

        The state alone says when such an effect begins and ends. At the start of the store it begins without any action.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Recorder": {
                  "state": { "isOn": "Bool = false" },
                  "actions": { "paused": { "set": { "isOn": false } }, "heard": "String" },
                  "effects": { "listen": { "while": "isOn", "until": "paused", "kind": "stream", "output": "heard" } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Recorder": {
                  "state": { "isOn": "Bool = false" },
                  "actions": { "paused": { "set": { "isOn": false } }, "heard": "String" },
                  "effects": { "listen": { "while": "isOn", "kind": "stream", "output": "heard" } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0678",
      title: #"A timer without an interval or an action"#,
      body: #"""
        An effect of the kind "timer" lacks 'interval' or 'output', or has 'failure' or 'with'; or an effect of another kind
        has 'interval'.

        A timer sends an action at each interval of the store's clock, and has no closure that takes or throws.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Clock": {
                  "actions": { "started": {}, "ticked": {} },
                  "effects": { "tick": { "kind": "timer", "on": "started", "output": "ticked" } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Clock": {
                  "actions": { "started": {}, "ticked": {} },
                  "effects": { "tick": { "kind": "timer", "interval": "1s", "on": "started", "output": "ticked" } }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0679",
      title: #"An action with values that nobody has"#,
      body: #"""
        The 'output' of a timer, or 'skipped' of a request or an effect, is an action whose payload is not empty and not the
        value of 'id' alone.

        A timer has no values to give, and neither has work that does not begin. The reducer can read the state; with 'id',
        the action may carry the id.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Clock": {
                  "actions": { "started": {}, "ticked": "(seconds: Int)" },
                  "effects": { "tick": { "kind": "timer", "interval": "1s", "on": "started", "output": "ticked" } }
                }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Clock": {
                  "actions": { "started": "(lap: Int)", "ticked": "(lap: Int)" },
                  "effects": {
                    "tick": { "kind": "timer", "interval": "1s", "on": "started", "id": "$lap", "output": "ticked" }
                  }
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0680",
      title: #"A module whose schemas are not known"#,
      body: #"""
        'uses' names a module, and the tool was not told where its schemas are.

        The tool reads them to check the names that your schemas use. The build plugin finds the schemas of all
        targets that this one depends on: add the dependency in Package.swift. By hand, pass
        '--use Accounts=Sources/Accounts'. A module without schemas stands under 'imports'.

        Wrong:

          App/App.statekit.json

            { "statekit": 1, "uses": ["Accounts"], "domains": { "App": { "children": { "users": "Accounts.Users" } } } }

        Right:

          App/App.statekit.json

            { "statekit": 1, "uses": ["Accounts"], "domains": { "App": { "children": { "users": "Accounts.Users" } } } }

          Accounts/Users.statekit.json

            { "statekit": 1, "access": "public", "domains": { "Users": {} } }
        """#
    ),
    Explanation(
      code: "SK0681",
      title: #"A module whose schemas are wrong"#,
      body: #"""
        A schema of a used module has an error; a note shows the first.

        The names from this module could not be checked. The module's own run, which comes first, reports all its
        errors.

        Wrong:

          App/App.statekit.json

            { "statekit": 1, "uses": ["Accounts"], "domains": { "App": { "children": { "users": "Accounts.Users" } } } }

          Accounts/Users.statekit.json

            { "statekit": 1, "access": "public", "domains": { "Users": { "state": "" } } }

        Right:

          App/App.statekit.json

            { "statekit": 1, "uses": ["Accounts"], "domains": { "App": { "children": { "users": "Accounts.Users" } } } }

          Accounts/Users.statekit.json

            { "statekit": 1, "access": "public", "domains": { "Users": { "state": { "names": "[String]" } } } }
        """#
    ),
    Explanation(
      code: "SK0682",
      title: #"Modules that use each other"#,
      body: #"""
        A module uses another one that leads back to it; the message prints the path.

        Swift compiles a module after those that it imports, so that a cycle has no beginning. Put declarations that
        both need into a third module; a domain does not need the domain that contains it.

        Wrong:

          App/App.statekit.json

            { "statekit": 1, "uses": ["Accounts"], "domains": { "App": { "children": { "users": "Accounts.Users" } } } }

          Accounts/Users.statekit.json

            { "statekit": 1, "access": "public", "uses": ["App"], "domains": { "Users": {} } }

        Right:

          App/App.statekit.json

            { "statekit": 1, "uses": ["Accounts"], "domains": { "App": { "children": { "users": "Accounts.Users" } } } }

          Accounts/Users.statekit.json

            { "statekit": 1, "access": "public", "domains": { "Users": {} } }
        """#
    ),
    Explanation(
      code: "SK0683",
      title: #"A module that this file does not use"#,
      body: #"""
        The file names a declaration of another module, and does not have the module under 'uses'.

        Swift's imports are for one file, and so are 'uses', which become imports of the generated file.

        Wrong:

          App/App.statekit.json

            { "statekit": 1, "uses": ["Accounts"], "domains": { "App": { "children": { "users": "Accounts.Users" } } } }

          App/Chat.statekit.json

            { "statekit": 1, "domains": { "Chat": { "state": { "users": "[Accounts.User]" } } } }

          Accounts/Users.statekit.json

            {
              "statekit": 1,
              "access": "public",
              "domains": { "Users": {} },
              "types": { "User": { "struct": { "name": "String" } } }
            }

        Right:

          App/App.statekit.json

            { "statekit": 1, "uses": ["Accounts"], "domains": { "App": { "children": { "users": "Accounts.Users" } } } }

          App/Chat.statekit.json

            { "statekit": 1, "uses": ["Accounts"], "domains": { "Chat": { "state": { "users": "[Accounts.User]" } } } }

          Accounts/Users.statekit.json

            {
              "statekit": 1,
              "access": "public",
              "domains": { "Users": {} },
              "types": { "User": { "struct": { "name": "String" } } }
            }
        """#
    ),
    Explanation(
      code: "SK0684",
      title: #"Something that its module keeps to itself"#,
      body: #"""
        A domain or type of another module is named, and its file has no 'access' or "internal".

        In Swift, internal declarations are visible only in their own module. "package" is enough where both modules
        are of one package, and the file that names it is not public.

        Wrong:

          App/App.statekit.json

            { "statekit": 1, "uses": ["Accounts"], "domains": { "App": { "children": { "users": "Accounts.Users" } } } }

          Accounts/Users.statekit.json

            { "statekit": 1, "domains": { "Users": {} } }

        Right:

          App/App.statekit.json

            { "statekit": 1, "uses": ["Accounts"], "domains": { "App": { "children": { "users": "Accounts.Users" } } } }

          Accounts/Users.statekit.json

            { "statekit": 1, "access": "public", "domains": { "Users": {} } }
        """#
    ),
    Explanation(
      code: "SK0685",
      title: #"A type that hides a module"#,
      body: #"""
        A type has the name of a module that a schema uses, be it of this module or of the used one, and be it one of
        'types', one that is generated, as 'AccountsState' is for a domain 'Accounts', or one of your own that a schema
        names.

        Swift reads 'Accounts.User' as a type inside the type 'Accounts', and does not find the module. Generated
        code names everything of other modules in this way. Rename the type, or the domain that it is generated for,
        or the module.

        Wrong:

          App/App.statekit.json

            {
              "statekit": 1,
              "uses": ["Accounts"],
              "domains": { "App": { "children": { "users": "Accounts.Users" } } },
              "types": { "Accounts": { "struct": { "count": "Int" } } }
            }

          Accounts/Users.statekit.json

            { "statekit": 1, "access": "public", "domains": { "Users": {} } }

        Right:

          App/App.statekit.json

            {
              "statekit": 1,
              "uses": ["Accounts"],
              "domains": { "App": { "children": { "users": "Accounts.Users" } } },
              "types": { "AccountCount": { "struct": { "count": "Int" } } }
            }

          Accounts/Users.statekit.json

            { "statekit": 1, "access": "public", "domains": { "Users": {} } }
        """#
    ),
    Explanation(
      code: "SK0690",
      title: #"An action without consequences"#,
      body: #"""
        The action does not change the state ("reduce": "none"), and no bridge, effect, reaction or 'until' waits
        for it. A dispatch alone does not count.

        The action is either left over or forgotten. Middleware and side effects written by hand may handle it,
        which a schema cannot show: "allow": ["SK0690"] at the action says so to the next reader. An action with
        the visibility "delegate", and one in a file whose 'access' is "package" or "public", may be handled
        elsewhere; a deprecated action is about to be removed. These are not reported.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Feed": { "actions": { "appeared": { "reduce": "none" } } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Feed": {
                  "actions": { "appeared": { "reduce": "none" } },
                  "requests": { "load": { "output": "Int" } },
                  "bridges": [{ "on": "appeared", "dispatch": "load.request" }]
                }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0701",
      title: #"A payload that makes all actions large"#,
      body: #"""
        An enum takes as much memory as its largest case, and the actions of a domain lie in a case of the domain
        above. So the largest payload of a tree is the size of each of its actions: in queues, in effects, in each
        copy.

        Above 256 bytes the way through a queue takes about ten times as long as for a small
        action, for all of them. An id is small, and so are arrays, dictionaries and classes, which keep their
        contents elsewhere: "[Matrix]" takes 8 bytes. This is a note: it does not fail a build, and can be allowed.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "Canvas": { "actions": { "turned": "(by: Matrix, around: Matrix, until: Matrix)" } }
              },
              "types": {
                "Row": { "struct": { "x": "Double", "y": "Double", "z": "Double", "w": "Double" } },
                "Matrix": { "struct": { "a": "Row", "b": "Row", "c": "Row", "d": "Row" } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "Canvas": { "actions": { "turned": "(by: [Matrix])" } }
              },
              "types": {
                "Row": { "struct": { "x": "Double", "y": "Double", "z": "Double", "w": "Double" } },
                "Matrix": { "struct": { "a": "Row", "b": "Row", "c": "Row", "d": "Row" } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0702",
      title: #"Domains that lie deep"#,
      body: #"""
        Between this domain and the root domain that contains it there are more than 8 others.

        Each of them wraps the action once more, reduces it by a 'switch' of its own, and is a word of its name in
        logs and recordings. A feature may be a child of the app even if it is shown in a screen of another. This is
        a note: it does not fail a build, and can be allowed.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": { "children": { "tabs": "Tabs" } },
                "Tabs": { "children": { "home": "Home" } },
                "Home": { "children": { "list": "List" } },
                "List": { "children": { "item": "Item" } },
                "Item": { "children": { "detail": "Detail" } },
                "Detail": { "children": { "header": "Header" } },
                "Header": { "children": { "menu": "Menu" } },
                "Menu": { "children": { "sharing": "Sharing" } },
                "Sharing": { "children": { "mail": "Mail" } },
                "Mail": { "actions": { "sent": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": { "children": { "tabs": "Tabs", "sharing": "Sharing" } },
                "Tabs": { "children": { "home": "Home" } },
                "Home": { "children": { "list": "List" } },
                "List": { "children": { "item": "Item" } },
                "Item": { "children": { "detail": "Detail" } },
                "Detail": { "children": { "header": "Header" } },
                "Header": { "children": { "menu": "Menu" } },
                "Menu": { "actions": { "shared": {} } },
                "Sharing": { "children": { "mail": "Mail" } },
                "Mail": { "actions": { "sent": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0703",
      title: #"A domain with many actions"#,
      body: #"""
        A domain has more than 500 actions, requests and children.

        Up to here each takes about 4 ms of compile time in a debug build and 10 ms in a release build, wherever it
        stands. In a larger enum each takes longer: 15 ms in a release build of 1,000 cases, 32 ms of 3,000. Two
        domains compile faster than one, side by side, and an edit compiles one of them. This is a note: it does not
        fail a build, and can be allowed.

        Wrong:

            {
              "statekit": 1,
              "domains": {
                "App": { "actions": { "first": {}, … "last": {} } }
              }
            }

        Right:

            {
              "statekit": 1,
              "domains": {
                "App": { "children": { "drawing": "Drawing", "sharing": "Sharing" } },
                "Drawing": { "actions": { "drawn": {}, "erased": {} } },
                "Sharing": { "actions": { "sent": {} } }
              }
            }
        """#
    ),
    Explanation(
      code: "SK0801",
      title: #"A Swift file that cannot be read for sure"#,
      body: #"""
        'scaffold' looked for a type in your files, and one that may be about it has something that it cannot read:
        a bracket, text or comment without its end, the marker of a merge conflict, a '/' of two meanings.

        The command adds to a file only where the place is certain, and never changes another byte. Mend the
        place in the message, and run the command again.

        Wrong:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }

          Users.swift

            struct Users: UsersReducing {

        Right:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }

          Users.swift

            struct Users: UsersReducing {
              func cleared(_ state: inout UsersState) { state = UsersState() }
            }
        """#
    ),
    Explanation(
      code: "SK0802",
      title: #"A type that conforms in two places"#,
      body: #"""
        The same type declares the conformance more than once, for example in both branches of an '#if'.

        The missing methods could belong to either place. If both are needed, write the methods yourself, in an
        extension for both.

        Wrong:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }

          Users.swift

            #if DEBUG
            struct Users: UsersReducing {}
            #else
            struct Users: UsersReducing {}
            #endif

        Right:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }

          Users.swift

            struct Users: UsersReducing {
              func cleared(_ state: inout UsersState) { state = UsersState() }
            }
        """#
    ),
    Explanation(
      code: "SK0803",
      title: #"A macro that may write the handlers"#,
      body: #"""
        A type lacks handlers, and a macro at it or in it may add them.

        The methods that a macro adds are not in the file. A stub beside a method of the macro would be an error:
        write the handlers that the macro does not add, and this message goes away.

        Wrong:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }

          Users.swift

            @Handlers struct Users: UsersReducing {}

        Right:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }

          Users.swift

            @Handlers struct Users: UsersReducing {
              func cleared(_ state: inout UsersState) { state = UsersState() }
            }
        """#
    ),
    Explanation(
      code: "SK0804",
      title: #"A handler under a condition"#,
      body: #"""
        A handler stands in an '#if', and not in all of its branches.

        If the condition does not hold, the type lacks the handler; with a stub outside, the type would have two if
        it holds.

        Wrong:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }

          Users.swift

            struct Users: UsersReducing {
              #if DEBUG
                func cleared(_ state: inout UsersState) { state = UsersState() }
              #endif
            }

        Right:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }

          Users.swift

            struct Users: UsersReducing {
              #if DEBUG
                func cleared(_ state: inout UsersState) { state = UsersState() }
              #else
                func cleared(_ state: inout UsersState) {}
              #endif
            }
        """#
    ),
    Explanation(
      code: "SK0805",
      title: #"A type of the name to be written"#,
      body: #"""
        No type conforms to the protocol of the handlers, and there is one of the name that 'scaffold' would give
        it.

        A second type of that name would not compile, and 'scaffold' cannot know whether this type is meant for the
        handlers.

        Wrong:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }

          Users.swift

            struct UsersReducer {}

        Right:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }

          Users.swift

            struct UsersReducer: UsersReducing {
              func cleared(_ state: inout UsersState) { state = UsersState() }
            }
        """#
    ),
    Explanation(
      code: "SK0806",
      title: #"A file of the name to be written"#,
      body: #"""
        'scaffold' would write a new file, and a file of that name exists with other content, perhaps in a folder
        below.

        SwiftPM refuses two files of one name in a module, and 'scaffold' never overwrites a file.

        Wrong:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }

          UsersReducer.swift

            let limit = 9

        Right:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }

          UsersReducer.swift

            let limit = 9
            struct UsersReducer: UsersReducing {
              func cleared(_ state: inout UsersState) { state = UsersState() }
            }
        """#
    ),
    Explanation(
      code: "SK0807",
      title: #"A protocol that has another name now"#,
      body: #"""
        The domain was renamed, as its 'was' says, and a type still conforms to the protocol of the earlier name.

        'scaffold' adds, and never changes your code. Without the new name it would make a second type for the
        same handlers.

        Wrong:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "was": ["People"], "actions": { "cleared": {} } } } }

          Users.swift

            struct Users: PeopleReducing {
              func cleared(_ state: inout PeopleState) { state = PeopleState() }
            }

        Right:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "was": ["People"], "actions": { "cleared": {} } } } }

          Users.swift

            struct Users: UsersReducing {
              func cleared(_ state: inout UsersState) { state = UsersState() }
            }
        """#
    ),
    Explanation(
      code: "SK0808",
      title: #"A place behind an unfinished declaration"#,
      body: #"""
        The stubs would go to the end of the type, behind half a declaration that would include them.

        Before it writes a file, 'scaffold' reads the result, and must find its additions in it. Finish the
        declaration in front of the place shown.

        Wrong:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }

          Users.swift

            struct Users: UsersReducing {
              static
            }

        Right:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }

          Users.swift

            struct Users: UsersReducing {
              static let limit = 9
              func cleared(_ state: inout UsersState) { state = UsersState() }
            }
        """#
    ),
    Explanation(
      code: "SK0810",
      title: #"A handler with other parameters"#,
      body: #"""
        A method has the name of a handler and other parameters: the payload of the action has changed.

        The handler that the protocol asks for now is another method; 'scaffold' adds a stub of it. Move the body of
        the old one yourself.

        Wrong:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "archived": "(id: Int)" } } } }

          Users.swift

            struct Users: UsersReducing {
              func archived(_ state: inout UsersState, id: Int) {}
              func archived(_ state: inout UsersState) {}
            }

        Right:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "archived": "(id: Int)" } } } }

          Users.swift

            struct Users: UsersReducing {
              func archived(_ state: inout UsersState, id: Int) {}
            }
        """#
    ),
    Explanation(
      code: "SK0811",
      title: #"A handler of an action that was renamed"#,
      body: #"""
        A method is called like an action, request or reaction was before, as a 'was' says.

        The method is not called any more, and the compiler does not report it. 'scaffold' adds a stub under the new
        name, to which the body can be moved.

        Wrong:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "removed": { "was": ["deleted"] } } } } }

          Users.swift

            struct Users: UsersReducing {
              func removed(_ state: inout UsersState) {}
              func deleted(_ state: inout UsersState) {}
            }

        Right:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "removed": { "was": ["deleted"] } } } } }

          Users.swift

            struct Users: UsersReducing {
              func removed(_ state: inout UsersState) {}
            }
        """#
    ),
    Explanation(
      code: "SK0812",
      title: #"A handler that is not needed"#,
      body: #"""
        A method looks like the handler of an action, request or reaction whose change the schema writes.

        The generated reducer makes that change, and does not call the method. If the method should decide, take
        'set', 'toggle', 'add', 'into' or "reduce": "none" out of the schema.

        Wrong:

          Users.statekit.json

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "state": { "names": "[String]" },
                  "actions": { "cleared": { "set": { "names": [] } }, "loaded": "(names: [String])" }
                }
              }
            }

          Users.swift

            struct Users: UsersReducing {
              func loaded(_ state: inout UsersState, names: [String]) { state.names = names }
              func cleared(_ state: inout UsersState) { state.names = [] }
            }

        Right:

          Users.statekit.json

            {
              "statekit": 1,
              "domains": {
                "Users": {
                  "state": { "names": "[String]" },
                  "actions": { "cleared": { "set": { "names": [] } }, "loaded": "(names: [String])" }
                }
              }
            }

          Users.swift

            struct Users: UsersReducing {
              func loaded(_ state: inout UsersState, names: [String]) { state.names = names }
            }
        """#
    ),
    Explanation(
      code: "SK0813",
      title: #"A method that looks like a handler"#,
      body: #"""
        A method takes the domain's state as a handler does, and the domain has no action, request or reaction of
        its name.

        The action of the method may have been removed, or renamed without a 'was': then the method is not
        called, and the compiler does not report it. Private helpers are not reported.

        Wrong:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }

          Users.swift

            struct Users: UsersReducing {
              func cleared(_ state: inout UsersState) { reset(&state) }
              func reset(_ state: inout UsersState) { state = UsersState() }
            }

        Right:

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": { "actions": { "cleared": {} } } } }

          Users.swift

            struct Users: UsersReducing {
              func cleared(_ state: inout UsersState) { reset(&state) }
              private func reset(_ state: inout UsersState) { state = UsersState() }
            }
        """#
    ),
    Explanation(
      code: "SK0814",
      title: #"A protocol that does not exist any more"#,
      body: #"""
        A type conforms to the handlers of a domain without handlers: the schema writes the changes of all its
        actions.

        Without handlers the protocol is not generated, so the file does not compile. The reducer is complete
        without the type.

        Wrong:

          Player.statekit.json

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "state": { "isOn": "Bool = false" },
                  "actions": { "started": { "set": { "isOn": true } } }
                }
              }
            }

          Player.swift

            struct Player: PlayerReducing {}

        Right:

          Player.statekit.json

            {
              "statekit": 1,
              "domains": {
                "Player": {
                  "state": { "isOn": "Bool = false" },
                  "actions": { "started": { "set": { "isOn": true } } }
                }
              }
            }

          Player.swift

            struct Player {}
        """#
    ),
  ]
}
