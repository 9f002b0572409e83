/// The actions whose ends are awaited, and the outermost effects that belong to them.
@MainActor
struct EffectRuns {
  private var runs: [Int: EffectRun] = [:]
  private var runsOfEffects: [Int: [EffectRun]] = [:]

  var isEmpty: Bool { runs.isEmpty }

  /// The run that ends with the message of this number.
  subscript(id: Int) -> EffectRun? {
    runs.isEmpty ? nil : runs[id]
  }

  /// The runs of an effect, which may be a part of another one.
  func of(_ effect: Int, in running: EffectTree) -> [EffectRun] {
    if runsOfEffects.isEmpty { return [] }
    for whole in running.path(to: effect) {
      if let runs = runsOfEffects[whole] { return runs }
    }
    return []
  }

  mutating func add(_ run: EffectRun) {
    runs[run.id] = run
  }

  mutating func remove(_ run: EffectRun) {
    runs[run.id] = nil
  }

  mutating func enroll(_ effect: Int, in runs: [EffectRun]) {
    let runs = runs.filter { !$0.isOver }
    if runs.isEmpty { return }
    runsOfEffects[effect] = runs
    for run in runs { run.effects.insert(effect) }
  }

  /// - Returns: The runs that the effect belonged to.
  mutating func leave(_ effect: Int) -> [EffectRun] {
    let runs = runsOfEffects.removeValue(forKey: effect) ?? []
    for run in runs { run.effects.remove(effect) }
    return runs
  }
}
