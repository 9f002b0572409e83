#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Reads what the code of a branch does, once it is known which action the branch is for.
struct BranchOutcomes {
  let feature: Feature
  var domain: ImportedDomain
  let resolver: PatternResolver
  let core: Composition.Core
  /// What the reducer declares before its branches.
  var declarations: [SharedDeclaration] = []
  private let functions: EffectFunctions
  private let computed: ComputedProperties

  init(feature: Feature, domain: ImportedDomain, resolver: PatternResolver, core: Composition.Core) {
    self.feature = feature
    self.domain = domain
    self.resolver = resolver
    self.core = core
    functions = EffectFunctions(of: feature, in: core.source)
    computed = ComputedProperties(of: feature.state)
  }

  /// - Parameters:
  ///   - isAlone: Whether no other branch matches values of the same action.
  ///   - canEndParts: Whether a branch for some values of an action may cancel effects that its branches for other
  ///     values have started.
  func outcome(
    of imported: ImportedBranch,
    from origin: BranchOrigin,
    isAlone: Bool,
    canEndParts: Bool
  ) -> BranchOutcome {
    let (branch, item, action) = (origin.branch, origin.item, origin.action)
    let reader = self.reader(of: imported, from: origin, isAlone: isAlone, canEndParts: canEndParts)
    let code = BranchCode(branch: branch, source: core.source)
    if origin.isAfterUnknown {
      return code.asWarning("a branch before this one may take its actions", core.state)
    }
    if let reason = domain.missing.reason(in: branch.statements) { return code.asWarning(reason, core.state) }
    if let clause = item?.whereClause, let reason = domain.missing.reason(in: clause) {
      return code.asWarning(reason, core.state)
    }
    if code.fallsThrough { return code.asWarning("a branch that falls through to the next one", core.state) }
    var outcome = reader.read(Array(branch.statements))
    (outcome.changed, outcome.replaced) = changes(of: branch)
    if isForOnce(imported, origin), !outcome.parts.isEmpty {
      return code.asWarning("an effect under a condition that is evaluated twice", core.state)
    }
    let variables = item.map { BranchCode.variables(in: $0.pattern) } ?? []
    let changed = variables.first { outcome.worksWith($0) || !outcome.bridges.isEmpty }
    let declared = declarations.map(\.name).first(where: outcome.worksWith)
    if let name = changed ?? declared {
      return code.asWarning("an effect that takes '\(name)', which the reducer computes", core.state)
    }
    if UsedNames.all(in: branch.statements).contains(where: { $0.baseName.text == core.action }) {
      if outcome.doubts.isEmpty, PatternNames(in: branch).all.contains(core.action) {
        return code.asWarning("another value has the name of the action", core.state)
      }
      guard outcome.declareAction(core.action, imported, action) else {
        return code.asWarning("code that takes the action itself", core.state)
      }
    }
    if outcome.doubts.isEmpty {
      outcome.notes += Animations.all(in: branch.statements).map {
        ImportDoubt(reason: Animations.reason, location: core.source.location(of: $0))
      }
    }
    outcome.declare(declarations)
    outcome.declare(variables)
    if !outcome.body.isEmpty, !code.comments.isEmpty {
      outcome.body = code.comments + "\n" + outcome.body
    }
    if outcome.doubts.isEmpty || !outcome.body.withoutComments.isEmpty,
      let reason = domain.missing.sharedChange(in: branch.statements)
    {
      outcome.warn(reason, at: core.source.location(of: branch))
    }
    return outcome
  }

  private func changes(of branch: SwitchCaseSyntax) -> (all: Set<String>, whole: Set<String>) {
    // A function of the reducer may change what it likes.
    if branch.statements.uses(Set(declarations.map(\.name))) { return (["*"], ["*"]) }
    return ChangedProperties.anywhere(
      in: branch.statements,
      of: core.state,
      stored: domain.readableProperties,
      feature.inner
    )
  }

  /// Whether the condition behind `where` may have another result when the effect asks for it again.
  func isForOnce(_ imported: ImportedBranch, _ origin: BranchOrigin) -> Bool {
    guard let item = origin.item, let clause = item.whereClause else { return false }
    let reader = reader(of: imported, from: origin, isAlone: false, canEndParts: false)
    let names = PatternNames(in: item.pattern).patterns.union(reader.labels.keys)
    return clause.condition.uses([core.state])
      || RepeatableValue.partToMakeOnce(in: clause.condition, besides: names, of: reader) != nil
  }

  private func reader(
    of imported: ImportedBranch,
    from origin: BranchOrigin,
    isAlone: Bool,
    canEndParts: Bool
  ) -> BranchReader {
    BranchReader(
      feature: feature,
      domain: domain,
      resolver: resolver,
      core: core,
      functions: functions.hiding(PatternNames(in: origin.branch).patterns),
      computed: computed,
      path: imported.path,
      arguments: imported.arguments,
      elements: imported.elements,
      payload: origin.action.payload,
      isPlain: imported.isPlain && isAlone,
      canEndParts: canEndParts
    )
  }
}

/// The code of a branch, and the action that it is for.
struct BranchOrigin {
  let branch: SwitchCaseSyntax
  /// Nil for a branch that takes all other actions.
  let item: SwitchCaseItemSyntax?
  let action: ImportedAction
  /// Whether a branch before it was not understood, and may take the action.
  var isAfterUnknown = false
}
#endif
