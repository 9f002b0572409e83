extension SymbolRecorder {
  func record(_ name: Located<String>, _ child: ResolvedChild) {
    record(name, .child(child.schema, of: child.parent.entry, child.domain.entry))
  }

  func record(_ name: Located<String>, _ child: ChildSchema, of parent: ResolvedDomain) {
    record(name, .child(child, of: parent.entry, parent.child(child.name.value)?.value?.domain.entry))
  }
}
