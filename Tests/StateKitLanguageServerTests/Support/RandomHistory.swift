import StateKitTestSupport

/// Draws what an editor and the disk do with the schemas of two modules, and with copies of them in other places.
struct RandomHistory {
  /// The files of the disk at the beginning, by path.
  let files: [String: String]
  private(set) var batches: [[ServerStep]] = []
  let settings: ServerRun.Settings

  private var random: SplitMix64
  /// The valid texts of all paths, which edits come back to.
  private let base: [String: String]
  private let paths: [String]
  private var open: [String: EditedText] = [:]
  private var roots: Set<String> = ["/app"]
  private static let folders = ["/app", "/app/Sources", "/lib", "/loose", "/loose/inner"]

  init(seed: UInt64) {
    let drawing = RandomHistory.modules(seed: seed)
    var random = SplitMix64(seed: seed ^ 0x0F)
    var base = ["/app/notes.json": #"{"domains": {"A": {}}}"#]
    for isUsed in [true, false] {
      let module = isUsed ? drawing.usedModule : drawing.module
      for (name, text) in drawing.texts(isUsed: isUsed, &random) {
        base["/app/Sources/\(module)/\(name).statekit.json"] = text
        base["/lib/Sources/\(module)/\(name).statekit.json"] = text
        base["/loose/inner/\(name).statekit.json"] = text
        base["/loose/\(name).statekit.json"] = text
      }
    }
    // A module that uses a module that may use another one.
    base["/app/Sources/Top/Top.statekit.json"] =
      #"{"statekit": 1, "uses": ["\#(drawing.module)"], "domains": {"Top": {}}}"#
    self.random = random
    self.base = base
    paths = base.keys.sorted()
    files = base.filter { !$0.key.hasPrefix("/loose/inner") }
    settings = ServerRun.Settings(
      unit: Bool.random(using: &self.random) ? .utf8 : .utf16,
      hasSnippets: Bool.random(using: &self.random),
      showsRelated: Bool.random(using: &self.random)
    )
    for _ in 0..<4 {
      for _ in 0..<Int.random(in: 1...6, using: &self.random) {
        let steps = (0..<Int.random(in: 1...3, using: &self.random)).map { _ in draw() }
        batches.append(steps)
      }
      batches.append([.compare])
    }
  }

  /// Half of the schemas are those of two modules.
  private static func modules(seed: UInt64) -> DrawnSchema {
    var drawing = Drawing.draw(seed: seed, number: 0)
    var next = seed
    while seed.isMultiple(of: 2), !drawing.files.contains(where: \.isUsed) {
      next &+= 0x1_0000_0000
      drawing = Drawing.draw(seed: next, number: 0)
    }
    return drawing
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func draw() -> ServerStep {
    let kind = Int.random(in: 0..<100, using: &random)
    let candidates = kind < 60 && !open.isEmpty ? open.keys.sorted() : paths
    guard let path = candidates.randomElement(using: &random) else { return .compare }
    switch kind {
    case 0..<45: return open[path] == nil ? opened(path) : edited(path)
    case 45..<52:
      let text = text(of: path)
      if open[path] != nil { open[path] = EditedText(text, in: settings.unit) }
      return .replace(path, text: text)
    case 52..<60:
      open[path] = nil
      return .close(path)
    case 60..<70: return opened(path)
    case 70..<84: return .write(path, bytes(of: path))
    case 84..<90:
      let folder = RandomHistory.folders.randomElement(using: &random) ?? "/app"
      return roots.insert(folder).inserted ? .addFolder(folder) : removed(folder)
    case 90..<97:
      let position = ScriptedPosition(
        line: Int.random(in: 0..<40, using: &random),
        character: Int.random(in: 0..<80, using: &random)
      )
      return .request(ServerStep.methods.randomElement(using: &random) ?? "", path, at: position)
    default: return .raw(Array((chance(50) ? "{" : #"{"id": "x", "method": "no/method"}"#).utf8))
    }
  }

  private mutating func removed(_ folder: String) -> ServerStep {
    roots.remove(folder)
    return .removeFolder(folder)
  }

  private mutating func opened(_ path: String) -> ServerStep {
    let text = text(of: path)
    open[path] = EditedText(text, in: settings.unit)
    return .open(path, text: text)
  }

  /// Types a little, somewhere; the next edits begin at that.
  private mutating func edited(_ path: String) -> ServerStep {
    guard var text = open[path] else { return .close(path) }
    let first = Int.random(in: 0...text.count, using: &random)
    let last = min(text.count, first + Int.random(in: 0...6, using: &random))
    let (start, end) = (text.position(of: first), text.position(of: last))
    let token = SchemaTokens.all.randomElement(using: &random) ?? []
    let new = chance(30) ? "" : String(decoding: token, as: UTF8.self)
    text.replace(from: start, to: end, with: new)
    open[path] = text
    return chance(5)
      ? .edit(path, from: end, to: start, text: new) : .edit(path, from: start, to: end, text: new)
  }

  /// The valid text most often, so that mistakes come and go; or one in which a word stands that is another one elsewhere.
  private mutating func text(of path: String) -> String {
    let text = base[path] ?? "{}"
    if chance(50) { return text }
    if chance(20) { return String(text.prefix(Int.random(in: 0...text.count, using: &random))) }
    var parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    let index = Int.random(in: parts.indices, using: &random)
    let other = parts.randomElement(using: &random) ?? ""
    parts[index] = other
    return parts.joined(separator: "\"")
  }

  /// Nil where the file is deleted.
  private mutating func bytes(of path: String) -> [UInt8]? {
    if chance(25) { return nil }
    var bytes = Array(text(of: path).utf8)
    if chance(10) { bytes.insert(0xFF, at: Int.random(in: 0...bytes.count, using: &random)) }
    if chance(10) { bytes = [0xEF, 0xBB, 0xBF] + bytes }
    return bytes
  }
}

extension RandomHistory {
  func flaw(in batches: [[ServerStep]]) -> Flaw? {
    do throws(Flaw) {
      var run = try ServerRun(settings, roots: ["/app"], files: files.mapValues { Array($0.utf8) })
      for batch in batches { try run.take(batch) }
      return nil
    } catch {
      return error
    }
  }

  /// The flaw, and the steps without which it does not appear; nil if there is none.
  func report() -> String? {
    guard var flaw = flaw(in: batches) else { return nil }
    var needed = batches.flatMap { $0 }.map { [$0] }
    if self.flaw(in: needed) == nil { return "\(flaw)\nafter\n\(RandomHistory.lines(batches))" }
    var size = needed.count / 2
    while size > 0 {
      var start = 0
      while start < needed.count {
        var fewer = needed
        fewer.removeSubrange(start..<min(start + size, needed.count))
        if let left = self.flaw(in: fewer) {
          needed = fewer
          flaw = left
        } else {
          start += size
        }
      }
      size /= 2
    }
    return "\(flaw)\nafter\n\(RandomHistory.lines(needed))"
  }

  private static func lines(_ batches: [[ServerStep]]) -> String {
    batches.map { $0.map(\.description).joined(separator: ", together with ") }.joined(separator: "\n")
  }
}
