follow({ root, schema, map: drawMap, ...facts });
