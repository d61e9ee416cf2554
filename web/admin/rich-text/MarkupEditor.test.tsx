import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { MarkupEditor } from "./MarkupEditor";
import type { StoredText } from "./StoredText";

/**
 * A form with the editor, which prints its value as JSON. `hold` maps each change to the value that
 * the form passes back to the editor.
 */
function Holder({ first, hold }: { first: StoredText; hold: (text: StoredText) => StoredText }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <MarkupEditor label="Content" value={value} onChange={(next) => setValue(hold(next))} />
      <output>{JSON.stringify(value)}</output>
      <button type="button" onClick={() => setValue({ text: "Elsewhere" })}>
        Replace
      </button>
    </>
  );
}

function open(first: StoredText, hold = (text: StoredText) => text) {
  render(<Holder first={first} hold={hold} />);
  const area = screen.getByRole("textbox", { name: "Content" });
  return {
    area,
    held: () => JSON.parse(screen.getByRole("status").textContent ?? ""),
    paste: (text: string) => {
      const clipboardData = {
        files: [],
        getData: (type: string) => (type === "text/plain" ? text : ""),
      };
      const event = new Event("paste", { bubbles: true, cancelable: true });
      act(() => void area.dispatchEvent(Object.assign(event, { clipboardData })));
    },
    undo: () => {
      const event = new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true });
      act(() => void area.dispatchEvent(event));
    },
  };
}

test("an old text is shown by its own rules, and becomes Markdown with a change", () => {
  const { area, held, paste, undo } = open({ text: "1. First\n• Point" });
  expect(area.querySelector("p")?.textContent).toBe("1. First");
  expect(area.querySelectorAll("li")).toHaveLength(1);
  expect(held()).toEqual({ text: "1. First\n• Point" });
  paste("New ");
  expect(held()).toEqual({ text: "New1. First\n\n- Point", markup: 2 });
  undo();
  expect(held()).toEqual({ text: "1. First\n• Point" });
});

test("a form that answers with the same text in its old form replaces nothing", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { area, held, paste, undo } = open({ text: "" }, (next) =>
    next.text ? next : { text: "" },
  );
  act(() => screen.getByRole("button", { name: "Heading" }).click());
  // After so long a pause, the history has two steps.
  vi.setSystemTime(Date.now() + 5_000);
  paste("A");
  expect(held()).toEqual({ text: "## A", markup: 2 });
  undo();
  vi.useRealTimers();
  expect(held()).toEqual({ text: "" });
  expect(area.querySelector("h3")).not.toBeNull();
});

test("what comes from elsewhere is shown, and what stood there cannot be undone to", () => {
  const { area, held, paste, undo } = open({ text: "Here" });
  paste("Words ");
  act(() => screen.getByRole("button", { name: "Replace" }).click());
  expect(area.textContent).toBe("Elsewhere");
  undo();
  expect([area.textContent, held()]).toEqual(["Elsewhere", { text: "Elsewhere" }]);
});
