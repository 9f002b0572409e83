// The script of the page of a recording and of a running app. It is the same for every recording, which it reads from the
// page. Each part uses those before it; `createDebugger` in `page.js` is the beginning of the page.

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
{{model.js}}
{{choosing.js}}
{{page.js}}
{{contents.js}}
