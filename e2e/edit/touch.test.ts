import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openAsOwner, saveProjectAnyway } from "../harness/admin.ts";
import { boxOf, expectLifted, fingerOf, phone } from "../harness/finger.ts";
import { startJourney } from "../harness/journey.ts";

// The editor on a phone, with one finger.
const journey = startJourney();
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const modules = (place: Locator) => place.getByRole("article");
const handle = (module: Locator) => module.getByRole("button", { name: /^Drag/ });

/** How the words of the modules in a column begin. */
async function beginnings(page: Page, column: string): Promise<string[]> {
  const project = await (await page.request.get(`${journey.server.origin}/api/projects/1`)).json();
  const list: { content?: string }[] = JSON.parse(project[column]);
  return list.map(({ content = "" }) => content.slice(0, 30));
}

test("a module is dragged within its section, and to another one beyond the edge of the window", async () => {
  const page = await openAsOwner(journey, "/admin/edit/1", phone);
  const [process, solution] = [section(page, "Process"), section(page, "Solution")];
  const before = {
    process: await beginnings(page, "processContent"),
    solution: await beginnings(page, "solutionContent"),
  };
  const cards = modules(process);
  await cards.first().evaluate((card) => card.scrollIntoView({ block: "center" }));
  const finger = await fingerOf(page);
  await finger.down(handle(cards.first()));
  const second = await boxOf(cards.nth(1));
  await finger.moveTo({ x: 120, y: second.y + second.height + 2 });
  await expectLifted(page);
  await finger.up();
  await page.getByText(/^Moved to Process, place 2 of/).waitFor();

  // Held at the lower edge, the page goes on under it.
  await cards.first().evaluate((card) => card.scrollIntoView({ block: "center" }));
  await finger.down(handle(cards.first()));
  await finger.moveTo({ x: 120, y: 830 });
  const last = modules(solution).last();
  await expect
    .poll(async () => (await last.boundingBox())?.y ?? Number.POSITIVE_INFINITY, {
      timeout: 20_000,
    })
    .toBeLessThan(650);
  await finger.moveTo({ x: 120, y: 500 });
  const box = await boxOf(last);
  await finger.moveTo({ x: 120, y: box.y + box.height + 2 });
  await finger.up();
  await page.getByText(/^Moved to Solution, place/).waitFor();
  await saveProjectAnyway(page);
  const [first = "", moved = ""] = before.process;
  expect(await beginnings(page, "processContent")).toEqual([first, ...before.process.slice(2)]);
  expect(await beginnings(page, "solutionContent")).toEqual([...before.solution, moved]);
});

test("a long word in a module makes the editor no wider", { tags: "matrix" }, async () => {
  const page = await openAsOwner(journey, "/admin/edit/1", phone);
  const role = section(page, "Role");
  await modules(role)
    .first()
    .getByRole("button", { name: /^Module 1/ })
    .click();
  const content = role.getByRole("textbox", { name: /content/i }).first();
  await content.fill("Donaudampfschifffahrtsgesellschaftskapitänsmütze");
  await role.getByText("Donaudampfschifffahrtsgesellschaftskapitänsmütze").last().waitFor();
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
});
