/// The names of what is generated for a domain.
struct GeneratedNames {
  let state: String
  let action: String
  let reducing: String
  let effects: String
  let scope: String

  init(domain name: String) {
    self.state = name + "State"
    self.action = name + "Action"
    self.reducing = name + "Reducing"
    self.effects = name + "Effects"
    self.scope = name + "Scope"
  }
}
