import PackagePlugin

extension Message {
  func report() {
    switch severity {
    case .error: Diagnostics.error(text)
    case .warning: Diagnostics.warning(text)
    case .remark: Diagnostics.remark(text)
    }
  }
}
