import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
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
