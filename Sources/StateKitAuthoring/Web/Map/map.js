const createMap = (container) => {
{{reading.js}}

{{view.js}}

{{paper.js}}

{{pointer.js}}

{{keyboard.js}}

{{lighting.js}}
};
