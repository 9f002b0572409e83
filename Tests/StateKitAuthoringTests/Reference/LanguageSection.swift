/// A section of the page on the language.
struct LanguageSection: Sendable {
  /// The name in `$defs` of the editors' schema; nil for the whole file.
  let name: String?
  /// The section's title, where the editors' schema has another one.
  let heading: String?
  /// A whole schema.
  let example: String?

  private init(_ name: String?, heading: String? = nil, example: String? = nil) {
    self.name = name
    self.heading = heading
    self.example = example
  }

  /// All sections in the order of the page: from the file inwards, and at the end the languages in strings.
  static let all: [LanguageSection] = [
    LanguageSection(
      nil,
      heading: "A file",
      example: #"""
        {
          "$schema": "statekit-1.schema.json",
          "statekit": 1,
          "doc": "What the settings screen knows.",
          "access": "public",
          "imports": ["Foundation"],
          "conformances": ["Codable"],
          "domains": {
            "Settings": {
              "state": { "feed": "URL?", "theme": "Theme = .light" },
              "actions": { "followed": "(feed: URL)" }
            }
          },
          "types": { "Theme": { "enum": ["light", "dark"] } }
        }
        """#
    ),
    LanguageSection(
      "domain",
      example: #"""
        {
          "statekit": 1,
          "domains": {
            "App": {
              "doc": "A list, and the one that was picked.",
              "state": { "hasStarted": "Bool = false" },
              "actions": { "started": { "set": { "hasStarted": true } } },
              "children": { "list": "List", "detail": { "domain": "Detail", "kind": "optional" } },
              "reactions": { "list.picked": "handler", "detail.closed": { "set": { "detail": null } } },
              "bridges": [{ "on": "started", "dispatch": "list.load.request" }]
            },
            "List": {
              "actions": { "picked": { "payload": "(id: Int)", "reduce": "none" } },
              "requests": { "load": { "output": "(names: [String])", "into": "names" } }
            },
            "Detail": { "state": { "id": "Int" }, "actions": { "closed": { "reduce": "none" } } }
          }
        }
        """#
    ),
    LanguageSection(
      "property",
      example: #"""
        {
          "statekit": 1,
          "domains": {
            "User": {
              "state": {
                "id": "Int",
                "name": "String?",
                "isActive": "Bool = true",
                "plan": {
                  "type": "Plan",
                  "default": "free",
                  "doc": "What the user pays for.",
                  "was": ["tariff"]
                },
                "since": { "type": "Duration", "default": { "swift": ".seconds(0)" } }
              }
            }
          },
          "types": { "Plan": { "enum": ["free", "pro"] } }
        }
        """#
    ),
    LanguageSection(
      "action",
      example: #"""
        {
          "statekit": 1,
          "domains": {
            "Counter": {
              "state": {
                "count": "Int = 0",
                "name": { "type": "String", "default": "" },
                "isOpen": "Bool = false"
              },
              "actions": {
                "incremented": { "add": { "count": 1 } },
                "added": { "payload": "(amount: Int)", "add": { "count": "$amount" } },
                "renamed": { "payload": "(name: String)", "set": { "name": "$name", "isOpen": false } },
                "opened": { "toggle": ["isOpen"] },
                "scanned": {
                  "payload": "(code: String)",
                  "sensitive": ["code"],
                  "doc": "Reduced by a method."
                },
                "imported": "(counts: [Int])"
              }
            }
          }
        }
        """#
    ),
    LanguageSection(
      "payload",
      example: #"""
        {
          "statekit": 1,
          "domains": {
            "Chat": {
              "actions": {
                "cleared": "()",
                "muted": "Duration",
                "sent": "(text: String, to: [Int])",
                "moved": { "payload": { "from": "Int", "to": "Int" } },
                "measured": { "payload": ["Double", "Double"] }
              }
            }
          }
        }
        """#
    ),
    LanguageSection(
      "request",
      example: #"""
        {
          "statekit": 1,
          "domains": {
            "Users": {
              "actions": { "left": { "reduce": "none" } },
              "requests": {
                "fetch": {
                  "input": "(page: Int)",
                  "output": "(names: [String])",
                  "failure": "UsersError",
                  "into": "names",
                  "policy": "first",
                  "until": "left"
                },
                "rename": { "input": "(id: Int, name: String)", "policy": "queue", "id": "$id" }
              }
            }
          },
          "types": { "UsersError": { "enum": ["offline", "refused"] } }
        }
        """#
    ),
    LanguageSection(
      "effect",
      example: #"""
        {
          "statekit": 1,
          "domains": {
            "Reachability": {
              "state": { "isOnline": "Bool = false" },
              "actions": {
                "started": { "reduce": "none" },
                "stopped": { "reduce": "none" },
                "changed": { "payload": "(isOnline: Bool)", "set": { "isOnline": "$isOnline" } }
              },
              "effects": {
                "monitor": { "on": "started", "until": "stopped", "kind": "stream", "output": "changed" },
                "log": { "on": "changed", "kind": "fireAndForget", "policy": "queue" }
              }
            }
          }
        }
        """#
    ),
    LanguageSection(
      "child",
      example: #"""
        {
          "statekit": 1,
          "domains": {
            "App": {
              "children": {
                "settings": "Settings",
                "detail": { "domain": "Row", "kind": "optional" },
                "rows": { "domain": "Row", "kind": "each", "was": ["items"] }
              }
            },
            "Settings": { "state": { "isLarge": "Bool = false" } },
            "Row": { "state": { "id": "Int", "title": "String" } }
          }
        }
        """#
    ),
    LanguageSection(
      "reaction",
      example: #"""
        {
          "statekit": 1,
          "domains": {
            "App": {
              "state": { "visits": "Int = 0" },
              "children": { "login": "Login", "detail": { "domain": "Detail", "kind": "optional" } },
              "reactions": {
                "login.succeeded": { "add": { "visits": 1 } },
                "login.picked": "handler",
                "detail.closed": { "set": { "detail": null } }
              }
            },
            "Login": { "actions": { "succeeded": { "reduce": "none" }, "picked": "(id: Int)" } },
            "Detail": { "state": { "id": "Int" }, "actions": { "closed": { "reduce": "none" } } }
          }
        }
        """#
    ),
    LanguageSection(
      "bridge",
      example: #"""
        {
          "statekit": 1,
          "domains": {
            "App": {
              "state": { "isOnline": "Bool = true" },
              "children": { "list": "List", "player": "Player" },
              "bridges": [
                { "on": "list.picked", "dispatch": "player.opened", "when": "isOnline" },
                {
                  "doc": "Goes on where the list is.",
                  "on": "player.ended",
                  "dispatch": "list.load.request",
                  "with": { "from": "@list.next", "count": 20 }
                }
              ]
            },
            "List": {
              "state": { "next": "Int = 0" },
              "actions": { "picked": { "payload": "(id: Int)", "reduce": "none" } },
              "requests": { "load": { "input": "(from: Int, count: Int)", "output": "(ids: [Int])" } }
            },
            "Player": { "actions": { "opened": "(id: Int)", "ended": { "reduce": "none" } } }
          }
        }
        """#
    ),
    LanguageSection(
      "type",
      example: #"""
        {
          "statekit": 1,
          "domains": { "Feed": { "state": { "posts": "[Post]", "order": "Order = .newest" } } },
          "types": {
            "Post": {
              "doc": "One entry.",
              "struct": { "id": "Int", "title": "String", "isRead": "Bool = false" }
            },
            "Order": { "enum": ["newest", "oldest"] }
          }
        }
        """#
    ),
    LanguageSection(
      "enumCase",
      example: #"""
        {
          "statekit": 1,
          "domains": {
            "Upload": {
              "state": { "status": { "type": "UploadStatus", "default": "idle" }, "reason": "String?" },
              "actions": {
                "moved": { "payload": "(part: Double)", "set": { "status": { "running": "$part" } } },
                "stopped": {
                  "payload": "(reason: String)",
                  "set": { "status": { "failed": { "reason": "$reason", "attempts": 1 } } }
                },
                "closed": { "set": { "status": "idle", "reason": "@status.failed.reason" } },
                "retried": { "set": { "reason": null } }
              },
              "bridges": [
                { "on": "stopped", "dispatch": "retried", "when": { "path": "status", "is": "failed" } }
              ]
            }
          },
          "types": {
            "UploadStatus": {
              "enum": [
                "idle",
                { "running": "Double" },
                {
                  "failed": {
                    "payload": "(reason: String, attempts: Int)",
                    "doc": "It can be tried again."
                  }
                }
              ]
            }
          }
        }
        """#
    ),
    LanguageSection(
      "condition",
      example: #"""
        {
          "statekit": 1,
          "domains": {
            "Recorder": {
              "state": { "isOn": "Bool = true", "isMuted": "Bool = false", "phase": "Phase = .idle" },
              "actions": {
                "answered": { "payload": "(phase: Phase)", "set": { "phase": "$phase" } },
                "begun": { "reduce": "none" },
                "refused": { "set": { "isOn": false } }
              },
              "bridges": [
                {
                  "on": "answered",
                  "dispatch": "begun",
                  "when": { "all": ["isOn", { "path": "$phase", "is": "ready" }] }
                },
                {
                  "on": "answered",
                  "dispatch": "refused",
                  "when": { "any": ["!isOn", { "path": "!phase", "is": "ready" }] }
                }
              ],
              "effects": { "beep": { "on": "begun", "kind": "fireAndForget", "when": "!isMuted" } }
            }
          },
          "types": { "Phase": { "enum": ["idle", "ready"] } }
        }
        """#
    ),
    LanguageSection(
      "phase",
      example: #"""
        {
          "statekit": 1,
          "domains": {
            "Account": {
              "state": { "isStale": "Bool = true", "attempts": "Int = 0" },
              "requests": {
                "refresh": {
                  "output": "(name: String)",
                  "failure": { "type": "AccountError", "set": { "isStale": true } },
                  "into": "profile",
                  "request": { "add": { "attempts": 1 } },
                  "success": { "set": { "isStale": false } }
                }
              }
            }
          },
          "types": { "AccountError": { "enum": ["offline"] } }
        }
        """#
    ),
    LanguageSection("typeName"),
    LanguageSection("path"),
    LanguageSection("payloadValue"),
  ]
}
