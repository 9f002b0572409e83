import ClubFeatures

/// Stands for a server that keeps its tools in memory, and for the memory of the device.
actor PretendServer: ClubService {
  private var tools: [Int: RowState] = [
    1: RowState(id: 1, facts: ToolFacts(name: "Drill", fee: 250)),
    2: RowState(id: 2, facts: ToolFacts(name: "Ladder", fee: 120)),
    3: RowState(id: 3, facts: ToolFacts(name: "Saw", fee: 90)),
    4: RowState(id: 4, facts: ToolFacts(name: "Vice", fee: 60)),
  ]
  private var notes: [Int: String] = [:]
  private var isSlow = false
  private var questions: [CheckedContinuation<Void, Never>] = []
  private var log: [String] = []

  func isMember(_ name: String) -> Bool {
    log.append("checked \(name)")
    return name == "Ann"
  }

  func signIn(name: String, password: String) throws(LoginError) -> Member {
    guard name == "Ann", password == "sesame" else { throw .wrongPassword }
    return Member(id: 7, name: name)
  }

  func page(_ number: Int) async -> ToolPage {
    if isSlow { await withCheckedContinuation { questions.append($0) } }
    log.append("gave page \(number)")
    let rows = tools.values.sorted { $0.id < $1.id }
    let start = min((number - 1) * 2, rows.count)
    let end = min(start + 2, rows.count)
    return ToolPage(rows: Array(rows[start..<end]), next: end < rows.count ? number + 1 : nil)
  }

  func tool(_ id: Int) throws(ClubError) -> RowState {
    guard let tool = tools[id] else { throw .refused }
    return tool
  }

  /// The vice is nobody's favourite.
  func favour(_ tool: Int, _ isFavourite: Bool) throws(ClubError) -> Bool {
    guard tool != 4 else { throw .refused }
    tools[tool]?.isFavourite = isFavourite
    return isFavourite
  }

  func delete(_ tool: Int) {
    log.append("deleted \(tool)")
    tools[tool] = nil
  }

  func loans(of tool: Int) -> (loans: [Loan], note: String) {
    ([Loan(id: 1, member: "Bob", days: 3)], notes[tool] ?? "")
  }

  func keep(_ note: String, of tool: Int) {
    log.append("kept '\(note)' of \(tool)")
    notes[tool] = note
  }

  func save(_ facts: ToolFacts, of tool: Int) {
    log.append("saved \(facts.name) of \(tool)")
    tools[tool]?.facts = facts
  }

  func save(_ currency: Currency, isWeekly: Bool) {
    log.append("saved \(currency), \(isWeekly ? "weekly" : "daily")")
  }

  /// From now on pages wait until they are let go, one by one.
  func slowDown() {
    isSlow = true
  }

  /// Lets a page go, as soon as it is asked for.
  func letGo(last isLast: Bool = false) async {
    while questions.isEmpty { await Task.yield() }
    questions.removeFirst().resume()
    if isLast { isSlow = false }
  }

  /// Another member edits a tool.
  func rename(_ tool: Int, _ name: String) {
    tools[tool]?.facts.name = name
  }

  /// Gives the lines that were logged since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Waits until the log has a line.
  func waits(for line: String) async {
    while !log.contains(line) { await Task.yield() }
  }
}
