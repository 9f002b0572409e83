#if Import
extension StringProtocol where SubSequence == Substring {
  /// The words of a text that may be names of types, with those in front of their dots: `Foundation.Date`. `root` is the first one.
  var typeNames: [(root: String, whole: String)] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      .map { (String($0.prefix { $0 != "." }), String($0)) }.filter { $0.0.first?.isUppercase == true }
  }
}
#endif
