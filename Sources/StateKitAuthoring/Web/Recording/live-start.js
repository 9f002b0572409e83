// Begins to follow the app.

follow({ root, schema, map: drawMap, ...facts });
