import ClubFeatures

let ann = Member(id: 7, name: "Ann")
let drill = RowState(id: 1, facts: ToolFacts(name: "Drill", fee: 250))
let ladder = RowState(id: 2, facts: ToolFacts(name: "Ladder", fee: 120))
let saw = RowState(id: 3, facts: ToolFacts(name: "Saw", fee: 90))
