extension Explanations {
  static let timing: [Explanation] = [
    Explanation(
      "SK0222",
      "A text that is no time",
      meaning: "The value of 'interval' or 'debounce' is not a positive number with a unit.",
      reason: """
        A number alone could be seconds or milliseconds. The units are "ms", "s", "min" and "h". A number has at most six
        digits before the point and three behind it.
        """,
      wrong: #"""
        "Clock": {
          "actions": { "started": {}, "ticked": {} },
          "effects": { "tick": { "kind": "timer", "interval": "1 second", "on": "started", "output": "ticked" } }
        }
        """#,
      right: #"""
        "Clock": {
          "actions": { "started": {}, "ticked": {} },
          "effects": { "tick": { "kind": "timer", "interval": "1s", "on": "started", "output": "ticked" } }
        }
        """#
    ),
    Explanation(
      "SK0669",
      "A pause with another policy",
      meaning: "A request or an effect has 'debounce', and a policy that is not \"latest\".",
      reason: """
        After a pause the last of several starts counts, and the ones before it are cancelled, whether they wait or run. This
        is the policy "latest", which needs no mention.
        """,
      wrong: #"""
        "Search": {
          "requests": {
            "find": { "input": "(text: String)", "output": "Int", "into": "hits", "debounce": "300ms", "policy": "first" }
          }
        }
        """#,
      right: #"""
        "Search": {
          "requests": {
            "find": { "input": "(text: String)", "output": "Int", "into": "hits", "debounce": "300ms" }
          }
        }
        """#
    ),
    Explanation(
      "SK0677",
      "A condition beside an action",
      meaning: """
        An effect with 'while' also has a key that is about the action that starts it: 'on', 'until', 'when', 'policy', 'id'
        or 'debounce'; or its condition reads, or compares with, a value of a payload.
        """,
      reason: """
        The state alone says when such an effect begins and ends. At the start of the store it begins without any action.
        """,
      wrong: #"""
        "Recorder": {
          "state": { "isOn": "Bool = false" },
          "actions": { "paused": { "set": { "isOn": false } }, "heard": "String" },
          "effects": { "listen": { "while": "isOn", "until": "paused", "kind": "stream", "output": "heard" } }
        }
        """#,
      right: #"""
        "Recorder": {
          "state": { "isOn": "Bool = false" },
          "actions": { "paused": { "set": { "isOn": false } }, "heard": "String" },
          "effects": { "listen": { "while": "isOn", "kind": "stream", "output": "heard" } }
        }
        """#
    ),
    Explanation(
      "SK0678",
      "A timer without an interval or an action",
      meaning: """
        An effect of the kind "timer" lacks 'interval' or 'output', or has 'failure' or 'with'; or an effect of another kind
        has 'interval'.
        """,
      reason:
        "A timer sends an action at each interval of the store's clock, and has no closure that takes or throws.",
      wrong: #"""
        "Clock": {
          "actions": { "started": {}, "ticked": {} },
          "effects": { "tick": { "kind": "timer", "on": "started", "output": "ticked" } }
        }
        """#,
      right: #"""
        "Clock": {
          "actions": { "started": {}, "ticked": {} },
          "effects": { "tick": { "kind": "timer", "interval": "1s", "on": "started", "output": "ticked" } }
        }
        """#
    ),
    Explanation(
      "SK0679",
      "An action with values that nobody has",
      meaning: """
        The 'output' of a timer, or 'skipped' of a request or an effect, is an action whose payload is not empty and not the
        value of 'id' alone.
        """,
      reason: """
        A timer has no values to give, and neither has work that does not begin. The reducer can read the state; with 'id',
        the action may carry the id.
        """,
      wrong: #"""
        "Clock": {
          "actions": { "started": {}, "ticked": "(seconds: Int)" },
          "effects": { "tick": { "kind": "timer", "interval": "1s", "on": "started", "output": "ticked" } }
        }
        """#,
      right: #"""
        "Clock": {
          "actions": { "started": "(lap: Int)", "ticked": "(lap: Int)" },
          "effects": {
            "tick": { "kind": "timer", "interval": "1s", "on": "started", "id": "$lap", "output": "ticked" }
          }
        }
        """#
    ),
    Explanation(
      "SK0634",
      "Nothing to skip",
      meaning: "A request or an effect has 'skipped', and its policy is not \"first\".",
      reason:
        "Only this policy leaves out a start, because the work runs already. The others begin, replace or wait.",
      wrong: #"""
        "Feed": {
          "actions": { "wasBusy": {} },
          "requests": { "load": { "output": "Int", "into": "page", "skipped": "wasBusy" } }
        }
        """#,
      right: #"""
        "Feed": {
          "actions": { "wasBusy": {} },
          "requests": { "load": { "output": "Int", "into": "page", "policy": "first", "skipped": "wasBusy" } }
        }
        """#
    ),
  ]
}
