// Applies changes to a state, and finds the changes between two states by the rules of the recorder.

const isBranch = (value) => value !== null && typeof value === "object";
const isEqual = (one, other) => {
  if (one === other) return true;
  if (!isBranch(one) || !isBranch(other)) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length
    && keys.every((key) => hasOwn(other, key) && isEqual(one[key], other[key]));
};

// A state is never changed in place: what an action left alone is shared by the states before and after it.
const applyChange = (value, steps, change, index = 0) => {
  if (index === steps.length) return change.after;
  const step = steps[index], isLast = index === steps.length - 1;
  if ("name" in step) return applyToMember(value, steps, change, index, isLast);
  const list = Array.isArray(value) ? value.slice() : [];
  const isStep = step.isMember
    ? (element) => isEqual(element, change.before) : (element) => element?.id === step.id;
  const position = step.at ?? list.findIndex(isStep);
  const isAdded = isLast && !hasOwn(change, "before");
  if (isAdded) list.splice(step.at ?? change.at ?? list.length, 0, change.after);
  else if (position < 0) return list;
  else if (isLast && !hasOwn(change, "after")) list.splice(position, 1);
  else list[position] = isLast ? change.after : applyChange(list[position], steps, change, index + 1);
  return list;
};
const applyToMember = (value, steps, change, index, isLast) => {
  const { name } = steps[index], object = isObject(value) ? { ...value } : {};
  if (isLast && !hasOwn(change, "after")) delete object[name];
  else put(object, name, isLast ? change.after : applyChange(object[name], steps, change, index + 1));
  return object;
};

// Removed positions are those of the list before, so they come from the end; added ones come in order.
const applyChanges = (state, changes) => {
  const isAdded = (change) => !hasOwn(change, "before");
  const isRemoved = (change) => !isAdded(change) && !hasOwn(change, "after");
  const ordered = [
    ...changes.filter((change) => !isAdded(change) && !isRemoved(change)),
    ...changes.filter(isRemoved).reverse(),
    ...changes.filter(isAdded),
  ];
  return ordered.reduce((value, change) => applyChange(value, readPath(change.path), change), state);
};

const findChanges = (before, after) => {
  const changes = [];
  compareValues(before, after, [], changes);
  return changes;
};
const compareValues = (old, now, steps, changes) => {
  if (isEqual(old, now)) return;
  if (isObject(old) && isObject(now)) compareMembers(old, now, steps, changes);
  else if (Array.isArray(old) && Array.isArray(now)) compareLists(old, now, steps, changes);
  else changes.push({ path: writePath(steps), before: old, after: now });
};
const compareMembers = (old, now, steps, changes) => {
  for (const name of Object.keys(old)) {
    if (!hasOwn(now, name)) changes.push({ path: writePath([...steps, { name }]), before: old[name] });
  }
  for (const name of Object.keys(now)) {
    const path = [...steps, { name }];
    if (hasOwn(old, name)) compareValues(old[name], now[name], path, changes);
    else changes.push({ path: writePath(path), after: now[name] });
  }
};
const compareLists = (old, now, steps, changes) => {
  const oldIDs = idsOf(old), newIDs = idsOf(now);
  if (!oldIDs || !newIDs) return comparePositions(old, now, steps, changes);
  const [before, after] = [new Map(oldIDs.map((id, at) => [id, old[at]])), new Set(newIDs)];
  const [stayed, kept] = [oldIDs.filter((id) => after.has(id)), newIDs.filter((id) => before.has(id))];
  if (!stayed.every((id, index) => id === kept[index])) {
    return changes.push({ path: writePath(steps), before: old, after: now });
  }
  for (const id of oldIDs) {
    if (!after.has(id)) changes.push({ path: writePath([...steps, { id }]), before: before.get(id) });
  }
  for (const [at, id] of newIDs.entries()) {
    const path = [...steps, { id }];
    if (before.has(id)) compareValues(before.get(id), now[at], path, changes);
    else changes.push({ path: writePath(path), after: now[at], at });
  }
};
// Compares what is between the common beginning and the common end.
const comparePositions = (old, now, steps, changes) => {
  const shorter = Math.min(old.length, now.length);
  let start = 0, end = 0;
  while (start < shorter && isEqual(old[start], now[start])) start += 1;
  while (end < shorter - start && isEqual(old.at(-1 - end), now.at(-1 - end))) end += 1;
  const pathTo = (at) => [...steps, { at }];
  if (old.length === now.length) {
    for (let at = start; at < old.length - end; at += 1) {
      compareValues(old[at], now[at], pathTo(at), changes);
    }
    return;
  }
  for (let at = start; at < old.length - end; at += 1) {
    changes.push({ path: writePath(pathTo(at)), before: old[at] });
  }
  for (let at = start; at < now.length - end; at += 1) {
    changes.push({ path: writePath(pathTo(at)), after: now[at] });
  }
};
