import StateKit

@testable import GoldenCode

/// The complete reducers of the golden trees.
enum Reducers {
  static let city: Reducer<CityState, CityAction> = .city(CityReducer(), street: .street())
  static let country: Reducer<CountryState, CountryAction> = .country(capital: city)
  static let continent: Reducer<ContinentState, ContinentAction> = .continent(north: country, south: country)
  static let world: Reducer<WorldState, WorldAction> = .world(
    europe: continent,
    asia: continent,
    log: .log(LogReducer())
  )
  static let desk: Reducer<DeskState, DeskAction> = .desk(
    tray: .tray(TrayReducer()),
    archive: .archive(ArchiveReducer()),
    legacy: .legacy(LegacyReducer(), settings: .legacySettings())
  )
  static let words: Reducer<WordsState, WordsAction> = .words(
    WordsReducer(),
    func: .shadows(ShadowsReducer()),
    data: .data()
  )
  static let radio: Reducer<RadioState, RadioAction> = .radio(
    guest: .turntable(),
    main: .turntable(),
    decks: .turntable(),
    panes: .radioPanes(deck: .turntable())
  )
  static let journal: Reducer<JournalState, JournalAction> = .journal(
    JournalReducer(),
    settings: .journalSettings(),
    detail: .entry(),
    rows: .entry(),
    page: .journalPage(list: .journalHelp(), draft: .journalHelp()),
    path: .journalPath(entry: .entry(), help: .journalHelp())
  )
  static let people: Reducer<PeopleState, PeopleAction> = .people(PeopleReducer(), desk: .peopleDesk())
  static let hub: Reducer<HubState, HubAction> = .hub(
    HubReducer(),
    people: people,
    papers: .papers(PapersReducer())
  )
  static let board: Reducer<BoardState, BoardAction> = .board(
    BoardReducer(),
    draft: .draft(),
    cards: .card(note: .note(links: .link())),
    shelf: .shelf(boxes: .box(), blanks: .blank())
  )
  static let hotel: Reducer<HotelState, HotelAction> = .hotel(
    HotelReducer(),
    reception: .reception(),
    guest: .guest(),
    rooms: .room(RoomReducer(), minibar: .minibar(bottles: .bottle()))
  )
  static let tank: Reducer<TankState, TankAction> = .tank(TankReducer(), gauge: .gauge(), seal: .gauge())
  static let library: Reducer<LibraryState, LibraryAction> = .library(
    LibraryReducer(),
    account: .membership(),
    catalogue: .catalogue(CatalogueReducer(), filter: .filter(FilterReducer())),
    detail: .bookDetail(),
    loans: .loan(reminder: .reminder()),
    front: .door(),
    back: .door()
  )
  static let plant: Reducer<PlantState, PlantAction> = .plant(
    PlantReducer(),
    pump: .pump(PumpReducer()),
    spare: .pump(PumpReducer()),
    panel: .panel(),
    extra: tank,
    tanks: tank
  )
}
