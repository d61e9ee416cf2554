import { expect, test } from "vitest";
import { createEditingReducer, type EditingAction, type Snapshot, startEditing } from "./editing";
import type { UndoCommand } from "./history";
import { createFieldRule, type FieldSide } from "./merge";

type Values = { name: string; tagline: string };
const rule = createFieldRule<Values>({ name: "Name", tagline: "Tagline" });
const saved: Values = { name: "Ilse", tagline: "Designer" };

/** An editor of a record that other windows save, too. */
function open() {
  const reduce = createEditingReducer<Values, FieldSide>((values, shown, next) => {
    const carried = { ...next };
    for (const key of rule.differingKeys(shown, values)) carried[key] = values[key];
    return carried;
  });
  let state = startEditing<Values, FieldSide>({ version: 1, values: saved });
  const dispatch = (action: EditingAction<Values, FieldSide>) => {
    state = reduce(state, action);
  };
  const merge = (base: Values, mine: Values, theirs: Values, latest: Snapshot<Values>) =>
    dispatch({ type: "merged", merge: rule.merge({ base, mine, theirs }), latest });
  return {
    values: () => state.values,
    changes: () => rule.differingKeys(state.base.values, state.values),
    clashes: () => state.clashes.map(({ id, theirs }) => `${id}: ${theirs.value}`),
    edit: (change: Partial<Values>) =>
      dispatch({ type: "changed", change: (values) => ({ ...values, ...change }) }),
    /** Another window has saved these values. */
    follow: (values: Values, version = 2) =>
      merge(state.base.values, state.values, values, { version, values }),
    recover: (base: Values, mine: Values) => merge(base, mine, state.values, state.base),
    /** The server has accepted a save of these values. */
    settle: (sent: Values) =>
      dispatch({ type: "continued", latest: { version: 2, values: sent }, shown: sent }),
    choose: (choices: Record<string, "mine" | "theirs">) => dispatch({ type: "chosen", choices }),
    dispatch,
    isWaiting: () => state.waiting !== null,
  };
}

test("a field nobody touched follows what is saved elsewhere, a touched one stays", () => {
  const form = open();
  form.edit({ name: "Ilse M." });
  form.follow({ name: "Ilse", tagline: "Changed elsewhere" });
  expect(form.values()).toEqual({ name: "Ilse M.", tagline: "Changed elsewhere" });
  expect([form.changes(), form.clashes()]).toEqual([["name"], []]);
});

test("typing what is saved is no change; discarding goes back", () => {
  const form = open();
  form.edit({ name: "I" });
  expect(form.changes()).toEqual(["name"]);
  form.edit({ name: "Ilse" });
  expect(form.changes()).toEqual([]);
  form.edit({ tagline: "" });
  form.dispatch({ type: "discarded" });
  expect(form.values()).toEqual(saved);
});

test("what was typed while saving stays a change", () => {
  const form = open();
  form.edit({ name: "One", tagline: "Two" });
  const sent = form.values();
  form.edit({ tagline: "Three" });
  form.settle(sent);
  form.follow({ name: "One", tagline: "Two" });
  expect([form.changes(), form.values().tagline]).toEqual([["tagline"], "Three"]);
});

test("what both changed is a question; either answer ends it", () => {
  const form = open();
  form.edit({ name: "Mine" });
  form.follow({ name: "Theirs", tagline: "Also theirs" });
  expect(form.values()).toEqual({ name: "Mine", tagline: "Also theirs" });
  expect(form.clashes()).toEqual(["name: Theirs"]);
  form.choose({ name: "mine" });
  expect([form.clashes(), form.changes()]).toEqual([[], ["name"]]);
  form.follow({ name: "Theirs again", tagline: "Also theirs" }, 3);
  expect(form.clashes()).toEqual(["name: Theirs again"]);
  form.choose({ name: "theirs" });
  expect([form.values().name, form.changes()]).toEqual(["Theirs again", []]);
});

test("a field that was written back follows again; what both wrote alike is no question", () => {
  const form = open();
  form.edit({ name: "I", tagline: "Same" });
  form.edit({ name: "Ilse" });
  form.follow({ name: "Theirs", tagline: "Same" });
  expect(form.values()).toEqual({ name: "Theirs", tagline: "Same" });
  expect([form.clashes(), form.changes()]).toEqual([[], []]);
});

test("typing on in a field that is a question leaves it one, also back to where it began", () => {
  const form = open();
  form.edit({ name: "I" });
  form.follow({ ...saved, name: "Theirs" });
  form.edit({ name: "Ilse" });
  expect([form.clashes(), form.values().name]).toEqual([["name: Theirs"], "Ilse"]);
  form.edit({ name: "Theirs" });
  expect(form.clashes()).toEqual([]);
});

test("a question stays open while something else is saved elsewhere", () => {
  const form = open();
  form.edit({ name: "Mine" });
  form.follow({ name: "Theirs", tagline: "Designer" });
  form.follow({ name: "Theirs", tagline: "New" }, 3);
  expect([form.clashes(), form.values()]).toEqual([
    ["name: Theirs"],
    { name: "Mine", tagline: "New" },
  ]);
});

test("what the server trimmed while more was typed is nobody's change", () => {
  const form = open();
  form.edit({ name: "One " });
  const sent = form.values();
  form.edit({ name: "One and more" });
  form.settle(sent);
  form.follow({ ...saved, name: "One" });
  expect([form.clashes(), form.changes()]).toEqual([[], ["name"]]);
});

test("recovered edits are questions where something else was saved since", () => {
  const form = open();
  form.recover({ name: "Before", tagline: "Designer" }, { name: "Mine", tagline: "Mine" });
  expect(form.clashes()).toEqual(["name: Ilse"]);
  expect(form.values()).toEqual({ name: "Mine", tagline: "Mine" });
});

test("a merge that is asked as a whole changes nothing before it is decided", () => {
  const form = open();
  form.edit({ name: "Mine" });
  const shown = form.values();
  const latest = { version: 2, values: { name: "Theirs", tagline: "Also theirs" } };
  const ask = () => {
    const merge = rule.merge({ base: saved, mine: shown, theirs: latest.values });
    form.dispatch({ type: "asked", merge, latest, shown });
  };
  ask();
  expect(form.values()).toEqual(shown);
  form.dispatch({ type: "postponed" });
  expect([form.values(), form.isWaiting()]).toEqual([shown, false]);
  ask();
  form.edit({ tagline: "Typed meanwhile" });
  form.choose({ name: "theirs" });
  expect(form.values()).toEqual({ name: "Theirs", tagline: "Typed meanwhile" });
  expect([form.changes(), form.isWaiting()]).toEqual([["tagline"], false]);
});

/** An editor whose changes can be undone. Each field counts as one text. */
function openWithHistory() {
  const carryOver = (values: Values, shown: Values, next: Values) => {
    const carried = { ...next };
    for (const key of rule.differingKeys(shown, values)) carried[key] = values[key];
    return carried;
  };
  const textOf = (one: Values, other: Values) => {
    const [key, ...more] = rule.differingKeys(one, other);
    return key === undefined || more.length > 0 ? null : key;
  };
  const reduce = createEditingReducer<Values, FieldSide>(carryOver, { ...rule, textOf });
  let state = startEditing<Values, FieldSide>({ version: 1, values: saved });
  const dispatch = (action: EditingAction<Values, FieldSide>) => {
    state = reduce(state, action);
    return state.values;
  };
  return {
    dispatch,
    edit: (change: Partial<Values>, command?: UndoCommand) =>
      dispatch({
        type: "changed",
        change: (values) => ({ ...values, ...change }),
        origin: { command },
      }),
    undo: () => dispatch({ type: "undone" }),
    redo: () => dispatch({ type: "redone" }),
  };
}

test("undo takes back a text at a time, redo makes it again", () => {
  const form = openWithHistory();
  form.edit({ name: "A" });
  form.edit({ name: "AB" });
  form.edit({ tagline: "C" });
  expect(form.undo()).toEqual({ name: "AB", tagline: "Designer" });
  expect(form.undo()).toEqual(saved);
  expect(form.undo()).toEqual(saved);
  expect(form.redo()).toEqual({ name: "AB", tagline: "Designer" });
  expect(form.redo()).toEqual({ name: "AB", tagline: "C" });
  expect(form.redo()).toEqual({ name: "AB", tagline: "C" });
});

test("a change after undo leaves nothing to redo", () => {
  const form = openWithHistory();
  form.edit({ name: "A" });
  form.undo();
  form.edit({ tagline: "B" });
  expect(form.redo()).toEqual({ name: "Ilse", tagline: "B" });
});

test("what a text undid itself is not undone once more", () => {
  const form = openWithHistory();
  form.edit({ name: "A" });
  form.edit({ tagline: "B" });
  form.edit({ tagline: "Designer" }, "undo");
  expect(form.undo()).toEqual(saved);

  form.edit({ name: "A" });
  form.edit({ tagline: "B" });
  form.edit({ name: "Ilse" }, "undo");
  expect(form.undo()).toEqual(saved);
  expect(form.undo()).toEqual(saved);
});

test("what a text made again itself can be undone, and leaves what the form can make again", () => {
  const form = openWithHistory();
  form.edit({ name: "A" });
  form.edit({ tagline: "B" });
  form.undo();
  form.edit({ name: "Ilse" }, "undo");
  form.edit({ name: "A" }, "redo");
  expect(form.redo()).toEqual({ name: "A", tagline: "B" });
  expect(form.undo()).toEqual({ name: "A", tagline: "Designer" });
  expect(form.undo()).toEqual(saved);
});

test("undo leaves what was saved elsewhere, and goes behind a save", () => {
  const form = openWithHistory();
  const sent = form.edit({ name: "A" });
  const latest = { version: 2, values: { ...sent, tagline: "From elsewhere" } };
  form.dispatch({ type: "continued", latest, shown: sent });
  expect(form.undo()).toEqual({ name: "Ilse", tagline: "From elsewhere" });
});
