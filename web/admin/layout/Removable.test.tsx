import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Removable } from "./Removable";

const panelOf = (names: string[]) => (
  <section>
    <ul>
      {names.map((name) => (
        <Removable key={name} className="row">
          <button type="button">{name}</button>
        </Removable>
      ))}
    </ul>
    <input aria-label="New" />
  </section>
);

test.each([
  ["b", ["a", "c"], "c"],
  ["c", ["a", "b"], "b"],
])("the focus of the removed item %s moves to a neighbor", async (removed, left, next) => {
  const { rerender } = render(panelOf(["a", "b", "c"]));
  screen.getByRole("button", { name: removed }).focus();
  rerender(panelOf(left));
  await expect.poll(() => document.activeElement?.textContent).toBe(next);
});

test("the focus of the last item moves to the panel", async () => {
  const { rerender } = render(panelOf(["a"]));
  screen.getByRole("button", { name: "a" }).focus();
  rerender(panelOf([]));
  await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toBe("New");
});

test("the focus moves on when the dialog of the removed item has closed", () => {
  vi.useFakeTimers();
  const dialog = (
    <div role="alertdialog">
      <button type="button">Remove</button>
    </div>
  );
  const pageOf = (names: string[], isOpen: boolean) => (
    <>
      {panelOf(names)}
      {isOpen && dialog}
    </>
  );
  const { rerender } = render(pageOf(["a", "b"], true));
  screen.getByRole("button", { name: "Remove" }).focus();
  rerender(pageOf(["b"], true));
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toHaveTextContent("Remove");
  rerender(pageOf(["b"], false));
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toHaveTextContent("b");
  vi.useRealTimers();
});
