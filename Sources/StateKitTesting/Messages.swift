#if Testing

func unreceived<Action>(_ actions: [Action]) -> String {
  "These actions came and were not received by the test:\n\n\(listed(actions))"
}

func undelivered<Action>(_ actions: [Action]) -> String {
  "These actions were dispatched and did not reach the reducer of the host:\n\n\(listed(actions))"
}

func stillRunning<Action>(startedBy actions: [Action]) -> String {
  "Effects still run, which these actions started:\n\n\(listed(actions))"
}

func cancelled<Action>(startedBy actions: [Action]) -> String {
  "Effects were cancelled, which these actions started:\n\n\(listed(actions))"
}

/// The actions, or the first of them if there are many.
func listed<Action>(_ actions: [Action]) -> String {
  let shown = actions.prefix(20).map { dumped($0) }
  let rest = actions.count - shown.count
  return (rest > 0 ? shown + ["  … and \(rest) more"] : shown).joined(separator: "\n")
}

#endif
