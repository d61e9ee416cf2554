import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { ListField } from "./ListField";
import type { ListColumn, ListRow } from "./listColumn";

type Key = "label" | "url";

const columns: ListColumn<Key>[] = [
  { key: "label", label: "Label" },
  {
    key: "url",
    label: "Address",
    complete: (text) => (text.startsWith("www.") ? `https://${text}` : text),
    faultOf: (text) => (text.startsWith("https://") ? undefined : "Enter an address."),
  },
];
const abc = ["a", "b", "c"].map((label) => ({ label, url: `https://${label}.example` }));

let rows: readonly ListRow<Key>[] = [];
let replaceRows: (rows: ListRow<Key>[]) => void = () => {};

beforeEach(() => {
  rows = [];
});

function Links({ first, errorMessage }: { first: ListRow<Key>[]; errorMessage?: string }) {
  const [values, setValues] = useState(first);
  rows = values;
  replaceRows = setValues;
  return (
    <ListField
      label="Links"
      rowName="link"
      columns={columns}
      rows={values}
      limit={4}
      errorMessage={errorMessage}
      onChange={setValues}
    />
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const focused = () => document.activeElement;
const labels = () => rows.map(({ label }) => label).join("");

test("a row is added at the end and below the one in which Enter is pressed, and has the focus", () => {
  render(<Links first={abc} />);
  press("Add link");
  expect(labels()).toBe("abc");
  expect(focused()).toBe(field("Label, link 4"));
  press("Remove link 4");
  fireEvent.keyDown(field("Address, link 1"), { key: "Enter" });
  expect(rows[1]).toEqual({ label: "", url: "" });
  expect(focused()).toBe(field("Label, link 2"));
});

test("no row is added past the limit", () => {
  render(<Links first={[...abc, ...abc.slice(0, 1)]} />);
  press("4 is the most");
  fireEvent.keyDown(field("Label, link 2"), { key: "Enter" });
  expect(labels()).toBe("abca");
});

test("a row moves by its buttons, which keep the focus and say where it is", () => {
  render(<Links first={abc} />);
  press("Move link 1 down");
  expect(labels()).toBe("bac");
  expect(focused()).toBe(screen.getByRole("button", { name: "Move link 2 down" }));
  expect(screen.getByRole("status").textContent).toBe("Moved the link to place 2 of 3");
  press("Move link 2 down");
  press("Move link 3 down");
  expect(labels()).toBe("bca");
  press("Move link 1 up");
  expect(labels()).toBe("bca");
  press("Move link 3 up");
  expect(labels()).toBe("bac");
  expect(focused()).toBe(screen.getByRole("button", { name: "Move link 2 up" }));
});

test("a moved row stays the same field, with what the browser can undo in it", () => {
  render(<Links first={abc} />);
  const before = field("Label, link 1");
  press("Move link 1 down");
  expect(field("Label, link 2")).toBe(before);
});

test("after a row is removed the focus is in its neighbour, and at last on the button that adds", () => {
  render(<Links first={abc} />);
  press("Remove link 2");
  expect(labels()).toBe("ac");
  expect(focused()).toBe(field("Label, link 2"));
  press("Remove link 2");
  expect(focused()).toBe(field("Label, link 1"));
  press("Remove link 1");
  expect(focused()).toBe(screen.getByRole("button", { name: "Add link" }));
});

test("a text is completed when its field is left, and only then said to be wrong", () => {
  render(<Links first={[{ label: "x", url: "" }]} />);
  const address = field("Address, link 1");
  fireEvent.change(address, { target: { value: "www.example.com" } });
  expect(address.getAttribute("aria-invalid")).toBeNull();
  fireEvent.blur(address);
  expect(rows[0]?.url).toBe("https://www.example.com");
  expect(address.getAttribute("aria-invalid")).toBeNull();
  fireEvent.change(address, { target: { value: "nothing" } });
  expect(address.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Enter an address.")).toBeTruthy();
});

test("nothing is wrong with a blank row", () => {
  render(<Links first={[{ label: "", url: " " }]} />);
  fireEvent.blur(field("Address, link 1"));
  expect(field("Address, link 1").getAttribute("aria-invalid")).toBeNull();
});

test("what the server says marks the text at fault, or else the first one", () => {
  const { unmount } = render(<Links first={abc} errorMessage="Too many" />);
  expect(field("Label, link 1").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Too many")).toBeTruthy();
  unmount();
  render(<Links first={[...abc, { label: "d", url: "d" }]} errorMessage="Link 4: no address" />);
  expect(field("Label, link 1").getAttribute("aria-invalid")).toBeNull();
  expect(field("Address, link 4").getAttribute("aria-invalid")).toBe("true");
});

test("rows that came and went elsewhere are shown", async () => {
  render(<Links first={abc} />);
  replaceRows([{ label: "z", url: "https://z.example" }]);
  expect((await screen.findAllByRole("textbox")).length).toBeGreaterThan(0);
  await screen.findByDisplayValue("z");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  replaceRows([...abc, ...abc]);
  await screen.findAllByDisplayValue("c");
  expect(screen.getAllByRole("listitem")).toHaveLength(6);
});
