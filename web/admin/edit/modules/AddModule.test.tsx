import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { moduleDefinitions } from "../../../../content/module-types";
import { AddModule } from "./AddModule";

async function open() {
  const onAdd = vi.fn();
  render(<AddModule sectionName="Why" onAdd={onAdd} onPaste={() => {}} />);
  await userEvent.click(screen.getByRole("button", { name: "Add module... to Why" }));
  const items = within(screen.getByRole("menu")).getAllByRole("menuitem");
  return { onAdd, items: items.slice(0, -1) };
}

test("each type has a drawing of its own, and a line that says what it is", async () => {
  const { items } = await open();
  const definitions = Object.values(moduleDefinitions);
  expect(items).toHaveLength(definitions.length);
  for (const [place, item] of items.entries()) {
    expect(item).toHaveAccessibleDescription(definitions[place]?.description);
  }
  const drawings = items.map((item) => item.querySelector("path")?.getAttribute("d"));
  expect(new Set(drawings.filter(Boolean)).size).toBe(items.length);
});

test("a single picture is called so, beside its documented name", async () => {
  const { onAdd } = await open();
  const item = screen.getByRole("menuitem", { name: "Picture Hero Image" });
  expect(within(item).getByText("Hero Image").tagName).toBe("SMALL");
  await userEvent.click(item);
  expect(onAdd).toHaveBeenCalledWith("hero-image");
});
