internal import StateKitGenerator

// The work of the requests stands before that of the effects.

extension DomainModel {
  /// What the requests do, in their order.
  var requestEffects: ArraySlice<EffectModel> { effects.prefix(requests.count) }

  /// Without what the requests do.
  var ownEffects: ArraySlice<EffectModel> { effects.dropFirst(requests.count) }
}
