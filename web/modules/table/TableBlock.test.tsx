import { renderToStaticMarkup } from "react-dom/server";
import { RelayEnvironmentProvider } from "react-relay";
import { beforeAll, expect, test } from "vitest";
import { environmentOf, TestModule } from "../../testing/TestModule";
import { loadBlocks } from "../blocks";

beforeAll(() => loadBlocks(["TableModule"]));

/** The HTML of a table that the server sends. It works without scripts. */
function sent(table: object): HTMLElement {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(
    <RelayEnvironmentProvider
      environment={environmentOf({ __typename: "TableModule", caption: "", columns: [], ...table })}
    >
      <TestModule />
    </RelayEnvironmentProvider>,
  );
  return page;
}

const rows = [
  { cellsHtml: ["", "2024", "Room"] },
  { cellsHtml: ["Tours", "<s>49 €</s> 39 €", "<strong>Foyer</strong>"] },
  { cellsHtml: ["Cafés", "–"] },
];

const said = (page: HTMLElement, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

test("a table has headings for rows and columns, its caption, and figures at the end", () => {
  const page = sent({ headers: "BOTH", rows, caption: "Prices" });
  expect(said(page, "thead th[scope=col]")).toEqual(["2024", "Room"]);
  expect(said(page, "tbody th[scope=row]")).toEqual(["Tours", "Cafés"]);
  expect(said(page, "table > caption")).toEqual(["Prices"]);
  expect(said(page, "[data-align=end]")).toEqual(["2024", "49 € 39 €", "–"]);
  expect(said(page, "td strong")).toEqual(["Foyer"]);
  // Each row has as many cells as the longest row.
  expect([...page.querySelectorAll("tr")].map(({ cells }) => cells.length)).toEqual([3, 3, 3]);
  const region = page.querySelector("[tabindex='0']");
  expect([
    region?.getAttribute("aria-label"),
    region?.contains(page.querySelector("table")),
  ]).toEqual(["Prices", true]);
});

test("without headings and caption it has cells alone, and the name of its section", () => {
  const page = sent({ headers: "NONE", rows, columns: [{ align: null }, { align: "CENTER" }] });
  expect(said(page, "th, thead, caption")).toEqual([]);
  expect(said(page, "[data-align=center]")).toEqual(["2024", "49 € 39 €", "–"]);
  expect(page.querySelector("[tabindex='0']")?.getAttribute("aria-label")).toBe("Why");
});
