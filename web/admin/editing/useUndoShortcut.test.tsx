import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { createFieldRule } from "./merge";
import { useEditing } from "./useEditing";
import { useUndoShortcut } from "./useUndoShortcut";

type Values = { title: string; caption: string; shown: boolean };
const fields = createFieldRule<Values>({ title: "Title", caption: "Caption", shown: "Shown" });
const rule = {
  ...fields,
  textOf: (one: Values, other: Values) => {
    const [key, ...more] = fields.differingKeys(one, other);
    return key === undefined || key === "shown" || more.length > 0 ? null : key;
  },
};
const first = { version: 1, values: { title: "", caption: "", shown: false } };

// Typing after a pause is a new step, so the tests set the time.
let now = 0;
beforeEach(() => {
  vi.spyOn(Date, "now").mockImplementation(() => now);
});

function Form() {
  const { values, update, undo, redo } = useEditing(first, rule);
  useUndoShortcut(undo, redo);
  return (
    <>
      {(["title", "caption"] as const).map((key) => (
        <input
          key={key}
          aria-label={key}
          value={values[key]}
          onChange={({ target }) => update((before) => ({ ...before, [key]: target.value }))}
        />
      ))}
      <input
        type="checkbox"
        aria-label="shown"
        checked={values.shown}
        onChange={({ target }) => update((before) => ({ ...before, shown: target.checked }))}
      />
    </>
  );
}

function open() {
  render(<Form />);
  const user = userEvent.setup();
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  return {
    user,
    field,
    press: (keys: string) => user.keyboard(keys),
    held: () => [field("title").value, field("caption").value, field("shown").checked],
  };
}

const undo = "{Control>}z{/Control}";
const redo = "{Control>}{Shift>}z{/Shift}{/Control}";

test("a field takes back what was typed in it, place by place, and then the form goes on", async () => {
  const { user, field, press, held } = open();
  await user.type(field("caption"), "quay");
  await user.type(field("title"), "Lamp");
  await user.type(field("title"), "The ", { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(held()).toEqual(["The Lamp", "quay", false]);
  await press(undo);
  expect(held()).toEqual(["Lamp", "quay", false]);
  expect(field("title").selectionStart).toBe(0);
  await press(undo);
  expect(held()).toEqual(["", "quay", false]);
  await press(redo);
  expect(held()).toEqual(["Lamp", "quay", false]);
  expect(field("title").selectionStart).toBe(4);
  await press(undo);
  await press(undo);
  expect(held()).toEqual(["", "", false]);
});

test("what is typed after a pause is taken back alone", async () => {
  const { user, field, press, held } = open();
  await user.type(field("title"), "Lamp");
  now += 600;
  await user.keyboard("light");
  await press(undo);
  expect(held()).toEqual(["Lamp", "", false]);
});

test("the form's own changes go back from within any field, a control or none", async () => {
  const { user, field, press, held } = open();
  await user.type(field("title"), "Lamp");
  await user.click(field("shown"));
  await press(undo);
  expect(held()).toEqual(["Lamp", "", false]);
  await press(redo);
  expect(held()).toEqual(["Lamp", "", true]);
  await user.click(field("caption"));
  await press(undo);
  await press(undo);
  expect(held()).toEqual(["", "", false]);
  // The form's undo has emptied the field, so that only the form's redo restores its text.
  await user.click(field("title"));
  await press(redo);
  expect(held()).toEqual(["Lamp", "", false]);
});

test("what a field undoes by itself is not undone once more, and can be after it was made again", async () => {
  const { user, field, press, held } = open();
  await user.type(field("title"), "Lamp");
  await user.type(field("caption"), "quay");
  await user.click(field("title"));
  await press(undo);
  expect(held()).toEqual(["", "quay", false]);
  await press(redo);
  await user.click(field("shown"));
  await press(undo);
  await press(undo);
  expect(held()).toEqual(["", "quay", false]);
  await press(undo);
  expect(held()).toEqual(["", "", false]);
});

test("a menu's Undo does the same as the key, and a word that is being composed is left alone", async () => {
  const { user, field, held } = open();
  await user.type(field("title"), "Lamp");
  fireEvent.keyDown(field("title"), { key: "z", ctrlKey: true, isComposing: true });
  expect(held()).toEqual(["Lamp", "", false]);
  const asked = new InputEvent("beforeinput", {
    inputType: "historyUndo",
    bubbles: true,
    cancelable: true,
  });
  fireEvent(field("title"), asked);
  expect(asked.defaultPrevented).toBe(true);
  expect(held()).toEqual(["", "", false]);
});
