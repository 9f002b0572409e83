import ClubApp
import ClubFeatures
import StateKit

/// The visible contents, in one line.
struct Screen: CustomStringConvertible {
  let state: AppState

  var description: String {
    switch state.screen {
    case .login(let login): text(login)
    case .home(let home): home.path.last.map(text) ?? text(home.catalogue)
    }
  }

  private func text(_ login: LoginState) -> String {
    let check = login.isKnown.value.map { $0 ? "known" : "unknown" } ?? "not checked"
    let notice = login.notice.map { " (\($0))" } ?? ""
    let failure = login.answer.failure.map { ", \($0)" } ?? ""
    return "Login\(notice): '\(login.name)' is \(check)\(failure)"
  }

  private func text(_ catalogue: CatalogueState) -> String {
    let rows = catalogue.rows.map { row in
      "\(row.facts.name)\(row.isFavourite ? "*" : "") \(fee(row.facts, row.currency, row.isWeekly))"
    }
    let deleted = catalogue.lastDeleted.map { ", without \($0)" } ?? ""
    return "Catalogue: \(rows.joined(separator: ", "))\(catalogue.next == nil ? "" : ", …")\(deleted)"
  }

  private func text(_ screen: HomePathState) -> String {
    switch screen {
    case .detail(let detail):
      "\(detail.facts.name), \(fee(detail.facts, detail.currency, detail.isWeekly)), "
        + "\(detail.loans.count) on loan, note '\(detail.note)'\(detail.dialog == nil ? "" : ", delete?")"
    case .edit(let edit):
      "Edit: \(edit.facts.name), \(fee(edit.facts, edit.currency, false))"
        + "\(edit.history.canUndo ? ", undo" : "")\(edit.history.canRedo ? ", redo" : "")"
        + "\(edit.dialog == nil ? "" : ", discard?")"
    case .settings(let settings):
      "Settings: \(settings.currency), \(settings.isWeekly ? "weekly" : "daily")"
    }
  }

  private func fee(_ facts: ToolFacts, _ currency: Currency, _ isWeekly: Bool) -> String {
    let cents = facts.fee * (isWeekly ? 7 : 1)
    let amount = "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    return "\(amount) \(currency == .euro ? "EUR" : "USD")/\(isWeekly ? "week" : "day")"
  }
}
