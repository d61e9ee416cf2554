import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner, saveProjectAnyway } from "../harness/admin.ts";
import { boxOf, expectLifted, fingerOf, phone } from "../harness/finger.ts";
import { startJourney } from "../harness/journey.ts";
import { beginnings, lines, modules, of, section } from "./module-lists.ts";

// The test moves modules in the editor by finger.
const journey = startJourney();

const handle = (module: Locator) => module.getByRole("button", { name: /^Drag/ });

test("by finger a module is moved in the outline, within its section, and to another one beyond the edge of the window", {
  tags: "long",
}, async () => {
  const page = await openAsOwner(journey, "/admin/edit/1", phone);
  await page.getByRole("button", { name: "Outline" }).tap();
  const why = await of(page, "Why");
  const finger = await fingerOf(page);
  await finger.down(lines(page, "Role").first().getByRole("button"));
  const target = await boxOf(page.getByRole("dialog").getByRole("button", { name: /^Why/ }));
  await finger.moveTo({ x: target.x + 60, y: target.y + target.height - 4 });
  await expectLifted(page);
  await finger.up();
  await expect.poll(() => of(page, "Why")).toBe(why + 1);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await lines(page, "Why").first().tap();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const moved = page.getByRole("article", { name: "Module 1 of Why" });
  await expect
    .poll(() => moved.evaluate((each) => each.contains(document.activeElement)))
    .toBe(true);
  // A long word in a module does not make the editor wider.
  const content = moved.getByRole("textbox", { name: /content/i }).first();
  await content.fill("Donaudampfschifffahrtsgesellschaftskapitänsmütze");
  const width = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(width.scrollWidth).toBe(width.clientWidth);
  await saveProjectAnyway(page);
  expect(await beginnings(page, "whyContent")).toHaveLength(why + 1);

  const [process, solution] = [section(page, "Process"), section(page, "Solution")];
  const before = {
    process: await beginnings(page, "processContent"),
    solution: await beginnings(page, "solutionContent"),
  };
  const cards = modules(process);
  await cards.first().evaluate((card) => card.scrollIntoView({ block: "center" }));
  await finger.down(handle(cards.first()));
  const second = await boxOf(cards.nth(1));
  await finger.moveTo({ x: 120, y: second.y + second.height + 2 });
  await expectLifted(page);
  await finger.up();
  await page.getByText(/^Moved to Process, place 2 of/).waitFor();

  // While the finger stays at the lower edge, the page scrolls.
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
  const [first = "", dragged = "", ...others] = before.process;
  expect(await beginnings(page, "processContent")).toEqual([first, ...others]);
  expect(await beginnings(page, "solutionContent")).toEqual([...before.solution, dragged]);
});
