/// Handlers in the style of a user. Most of them record their arguments in the state.
nonisolated struct CityReducer: CityReducing {
  func founded(_ state: inout CityState) {
    state.name = "founded"
  }
}

nonisolated struct LogReducer: LogReducing {
  func noted(_ state: inout LogState, text: String) {
    state.lines.append(text)
  }
}

nonisolated struct TrayReducer: TrayReducing {
  func arrived(_ state: inout TrayState, id: Int, title: String) {}
  func signed(_ state: inout TrayState, name: String) {}
  func emptied(_ state: inout TrayState) {}
}

nonisolated struct ArchiveReducer: ArchiveReducing {
  func filed(_ state: inout ArchiveState, id: Int, title: String) {
    state.titles.append("\(id) \(title)")
  }

  func noted(_ state: inout ArchiveState, text: String, copy: String?, state value: String) {
    state.texts += [text, copy ?? "nil", value]
  }
}

nonisolated struct LegacyReducer: LegacyReducing {
  func touched(_ state: inout LegacyState, id: Ticket.ID) {
    state.moved.append(Ticket(id: id))
  }

  func moved(_ state: inout LegacyState, ticket: Ticket, to: Ticket.ID?) {
    state.moved.append(ticket)
  }

  func cleared(_ state: inout LegacyState) {
    state.moved = []
  }
}

nonisolated struct ShadowsReducer: ShadowsReducing {
  func received(_ state: inout ShadowsState, state value: Int, action: Int, touched: Int, handlers: Int) {
    state.state = value * 1000 + action * 100 + touched * 10 + handlers
  }

  func bound(_ state: inout ShadowsState, newValue: String) {
    state.newValue = newValue
  }

  func pair(_ state: inout ShadowsState, newValue: Int, value: Int) {
    state.action = newValue - value
  }

  func value(_ state: inout ShadowsState, _ value0: Int, value1: Int, _ value2: String) {
    state.newValue = "\(value0) \(value1) \(value2)"
  }
}

nonisolated struct WordsReducer: WordsReducing {
  func `default`(_ state: inout WordsState, in value: Int, class kind: Class) {
    state.in = value
    state.class = kind
  }

  func `switch`(_ state: inout WordsState) {
    state.inout.toggle()
  }

  func `init`(_ state: inout WordsState, `inout` flag: Bool, `let` first: Int, `var` second: Int) {
    state.inout = flag
    state.let = first
    state.var = second
  }

  func none(_ state: inout WordsState) {
    state.where = 99
  }

  func some(_ state: inout WordsState, _ value0: String) {
    state.default = value0
  }

  func `case`(_ state: inout WordsState, default text: String?) {
    state.default = text
  }

  func `subscript`(_ state: inout WordsState, init number: Int, _ value1: String) {
    state.`init` = number
    state.default = value1
  }
}

nonisolated struct NamesReducer: NamesReducing {
  func started(_ state: inout NamesState) {}
}

nonisolated struct RetiredReducer: RetiredReducing {
  func named(_ state: inout RetiredState, name: String) {
    state.name = name
  }

  func renamed(_ state: inout RetiredState, name: String) {
    state.name = name
  }
}

nonisolated struct ValuesReducer: ValuesReducing {
  func scored(_ state: inout ValuesState, _ value0: String, _ value1: [Int]) {
    state.scores = [value0: value1]
  }

}
