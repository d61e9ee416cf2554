import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { TabList } from "./TabList";

const list = (
  <MemoryRouter>
    <TabList
      tabs={[
        { name: "Clients", slug: "clients" },
        { name: "Teams", slug: "teams" },
      ]}
      chosenSlug="clients"
    />
  </MemoryRouter>
);

test("only the chosen tab is a stop of the Tab key; arrow keys lead to the others", () => {
  render(list);
  expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
});

test("an arrow key with Alt is left to the browser, which goes back", () => {
  render(list);
  const [chosen] = screen.getAllByRole("tab");
  chosen?.focus();
  expect(fireEvent.keyDown(chosen ?? document, { key: "ArrowLeft", altKey: true })).toBe(true);
  expect(chosen).toHaveFocus();
});

test("without scripts, where no arrow key does anything, every tab is a stop", () => {
  const html = renderToString(list);
  expect(html.match(/tabindex="0"/g)).toHaveLength(2);
  expect(html).not.toContain('tabindex="-1"');
});
