internal import StateKitAuthoring

/// Whole declarations with places to fill in.
enum Snippets {
  private struct Snippet {
    let label: String
    let detail: String
    let text: String
  }

  static func all(for cursor: JSONCursor) -> [CompletionItem] {
    snippets(for: cursor).map { snippet in
      CompletionItem(
        label: snippet.label,
        kind: .snippet,
        detail: snippet.detail,
        rank: 2,
        text: snippet.text,
        range: cursor.range,
        filter: "\"\(snippet.label)\"",
        isSnippet: true
      )
    }
  }

  private static func snippets(for cursor: JSONCursor) -> [Snippet] {
    let rules = Grammar.standard.rules(at: cursor.path)
    if cursor.role == .key, !cursor.hasColon {
      switch rules.lazy.compactMap(\.part).first {
      case .domain: return [domain]
      case .type: return types
      case .action: return actions
      case .request: return [request]
      case .effect: return effects
      case .child: return children
      default: return []
      }
    }
    let isBridge = cursor.role == .value && cursor.text == nil && rules.first?.definition == .bridge
    return isBridge ? bridges : []
  }

  private static let domain = Snippet(
    label: "domain",
    detail: "A domain with a state and an action",
    text: """
      "${1:Users}": {
        "state": { "${2:name}": "${3:String}" },
        "actions": { "${4:renamed}": { "payload": "${3:String}", "set": { "${2:name}": "\\$0" } } }$0
      }
      """
  )

  private static let types = [
    Snippet(
      label: "struct",
      detail: "A struct",
      text: #""${1:User}": { "struct": { "${2:id}": "${3:Int}"$0 } }"#
    ),
    Snippet(
      label: "enum",
      detail: "An enum",
      text: #""${1:Phase}": { "enum": ["${2:active}", "${3:background}"$0] }"#
    ),
  ]

  private static let actions = [
    Snippet(
      label: "action",
      detail: "An action that a handler reduces",
      text: #""${1:opened}": "${2:()}"$0"#
    ),
    Snippet(
      label: "action with a change",
      detail: "An action that sets a property",
      text: #""${1:renamed}": { "payload": "${2:(name: String)}", "set": { "${3:name}": "${4:\$name}" } }$0"#
    ),
  ]

  private static let request = Snippet(
    label: "request",
    detail: "An asynchronous operation with its phases",
    text: """
      "${1:load}": {
        "input": "${2:()}",
        "output": "${3:[Int]}",
        "failure": "${4:LoadError}",
        "into": "${5:items}"$0
      }
      """
  )

  private static let effects = [
    Snippet(
      label: "effect",
      detail: "A side effect that an action starts",
      text: #""${1:save}": { "on": "${2:changed}", "kind": "${3|task,stream,fireAndForget|}"$0 }"#
    ),
    Snippet(
      label: "timer",
      detail: "An action at each interval",
      text:
        #""${1:tick}": { "on": "${2:started}", "until": "${3:stopped}", "kind": "timer", "interval": "${4:1s}", "output": "${5:ticked}" }$0"#
    ),
  ]

  private static let children = [
    Snippet(label: "child", detail: "One domain", text: #""${1:feed}": "${2:Feed}"$0"#),
    Snippet(
      label: "list of children",
      detail: "Any number of a domain",
      text: #""${1:rows}": { "domain": "${2:Row}", "kind": "${3|each,optional|}" }$0"#
    ),
    Snippet(
      label: "one of several children",
      detail: "One of several domains at a time",
      text: #""${1:page}": { "oneOf": { "${2:detail}": "${3:Detail}", "${4:edit}": "${5:Edit}" } }$0"#
    ),
  ]

  private static let bridges = [
    Snippet(
      label: "bridge",
      detail: "An action that follows another one",
      text: #"{ "on": "${1:opened}", "dispatch": "${2:load.request}" }$0"#
    ),
    Snippet(
      label: "bridge with a condition",
      detail: "An action that follows another one if a condition is true",
      text: #"{ "on": "${1:opened}", "dispatch": "${2:load.request}", "when": "${3:isOn}" }$0"#
    ),
  ]
}
