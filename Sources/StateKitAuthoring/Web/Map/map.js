// The script that makes the map of a page interactive. It has no layout: all places are those of the picture.
//
// `createMap(container)` takes the element that contains `MapPrinter.fragment`, and gives an object with
//
// - `onOpen(place)`: is called when a person opens a box (`{ domain: path }`; of folded domains the paths, with spaces
//   between them) or an arrow (`{ from, to }`); assign it,
// - `light(paths, arrows)`: lights domains, by path, and arrows, as pairs `[from, to]`, and dims everything else; without
//   arguments everything is as before,
// - `choose(place)`: marks a box or an arrow as open, or nothing for null,
// - `show(paths)`: moves the map so that the boxes can be seen and read,
// - `fit()`, `zoom(factor)`: the whole map, or a larger or smaller part of it,
// - `focus(path)`: gives a box the focus of the keyboard,
// - `parts(width, height)`: the map as elements for pages of paper of that size, in which names can be read.
//
// The container has a size of its own; the map fills it, and is fitted again when the container changes its size.

const createMap = (container) => {
{{reading.js}}
{{view.js}}
{{paper.js}}
{{pointer.js}}
{{keyboard.js}}
{{lighting.js}}
};
