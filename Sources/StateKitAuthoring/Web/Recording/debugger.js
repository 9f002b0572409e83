{{values.js}}

{{changes.js}}

{{recording.js}}

{{works.js}}

{{states.js}}

{{history.js}}

{{elements.js}}

{{list.js}}

{{rows.js}}

{{filter.js}}

{{tree.js}}

{{tree-values.js}}

{{causes.js}}

{{facts.js}}

{{action.js}}

{{state.js}}

{{who.js}}

{{map.js}}

{{runs.js}}

{{bars.js}}

{{timeline.js}}

{{player.js}}

{{links.js}}

{{compare.js}}

{{export.js}}

{{rows-of-lines.js}}

{{head.js}}

{{detail.js}}

{{reading.js}}

{{page.js}}

{{contents.js}}
