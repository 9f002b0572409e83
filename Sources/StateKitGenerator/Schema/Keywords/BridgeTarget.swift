/// The elements that a bridge's action goes to.
package enum BridgeTarget: String, CaseIterable {
  /// All elements of the lists on the path.
  case each
}
