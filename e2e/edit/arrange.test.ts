import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { focusedName, openAsOwner, saveProjectAnyway } from "../harness/admin.ts";
import { boxOf, expectLifted, fingerOf, phone } from "../harness/finger.ts";
import { startJourney } from "../harness/journey.ts";
import { visit } from "../harness/navigation.ts";

// The tests move modules in the editor: in the outline, in the preview, and by finger.
const journey = startJourney();

const lines = (place: Page, name: string) =>
  place.getByRole("grid", { name: `Modules of ${name}` }).getByRole("row");
const of = (place: Page, name: string) => lines(place, name).count();
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const modules = (place: Locator) => place.getByRole("article");
const handle = (module: Locator) => module.getByRole("button", { name: /^Drag/ });

/** The first 30 characters of the stored modules of a section. @param column of the database */
async function beginnings(page: Page, column: string, id = 1): Promise<string[]> {
  const project = await (
    await page.request.get(`${journey.server.origin}/api/projects/${id}`)
  ).json();
  const list: { content?: string }[] = JSON.parse(project[column]);
  return list.map(({ content = "" }) => content.slice(0, 30));
}

test("modules are moved in the outline, and stand beside each other by menu, by mouse and by handles on the preview", {
  tags: "long",
}, async () => {
  const page = await openAsOwner(journey, "/admin/edit/3", {
    viewport: { width: 1440, height: 900 },
  });
  const [process, result, solution] = [
    await of(page, "Process"),
    await of(page, "Result"),
    await of(page, "Solution"),
  ];
  expect(Math.min(process, result, solution)).toBeGreaterThan(0);

  // Moves a module by mouse, from Process to the beginning of Result.
  await lines(page, "Process")
    .first()
    .dragTo(lines(page, "Result").first(), { targetPosition: { x: 40, y: 3 } });
  await expect.poll(() => of(page, "Result")).toBe(result + 1);
  expect(await of(page, "Process")).toBe(process - 1);

  // Moves a module by keyboard, into the next section.
  const goods = await of(page, "Shipped Goods");
  await lines(page, "Solution").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  // Tab leads from place to place once the drag has begun, which takes a frame.
  await expect.poll(() => focusedName(page)).toMatch(/^Insert/);
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.closest("[role=grid]")?.getAttribute("aria-label") ?? "",
    );
  for (let step = 0; step < 40 && (await focused()) !== "Modules of Shipped Goods"; step += 1) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect.poll(() => of(page, "Shipped Goods")).toBe(goods + 1);
  expect(await of(page, "Solution")).toBe(solution - 1);
  await saveProjectAnyway(page);
  expect(await beginnings(page, "resultContent", 3)).toHaveLength(result + 1);

  // A click on a line of the outline opens its module and moves the focus there.
  await lines(page, "Why").first().click();
  const card = page.getByRole("article", { name: "Module 1 of Why" });
  await card.locator('[aria-expanded="true"]').waitFor();
  await expect
    .poll(() => card.evaluate((each) => each.contains(document.activeElement)))
    .toBe(true);

  const text = (id: string) => ({ type: "text", id, content: `Words of ${id}` });
  const project = `${journey.server.origin}/api/projects/2`;
  const data = { processContent: JSON.stringify(["one", "two", "three"].map(text)) };
  await page.request.patch(project, { data });
  await visit(page, "/admin/edit/2");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.frameLocator(".preview-frame");
  const columns = preview.locator("[data-section=process] .module-column");
  const shown = () => columns.allTextContents();

  await page.getByRole("button", { name: "Actions for Module 2 of Process" }).click();
  await page.getByRole("menuitem", { name: "Put beside the one above" }).click();
  await expect.poll(shown).toEqual(["Words of one", "Words of two"]);

  const handle = (name: string) =>
    preview.getByRole("toolbar", { name: /of Process$/ }).getByRole("button", { name });
  // While the button that edits a module has the focus, the preview shows the module's handles.
  await preview.getByRole("button", { name: "Edit Module 2 of Process" }).focus();
  await handle("Wider").press("Enter");
  await expect
    .poll(() => columns.evaluateAll((all) => all.map((each) => each.getAttribute("style"))))
    .toEqual(["--weight: 1;", "--weight: 2;"]);
  await handle("Move left").press("Enter");
  await expect.poll(shown).toEqual(["Words of two", "Words of one"]);
  await expect(handle("Move up").evaluate((each) => each.matches(":focus"))).resolves.toBe(true);
  await page.keyboard.press("Control+z");
  await expect.poll(shown).toEqual(["Words of one", "Words of two"]);

  const cards = modules(section(page, "Process"));
  const second = await boxOf(cards.nth(1));
  await cards
    .nth(2)
    .getByRole("button", { name: /^Drag/ })
    .dragTo(cards.nth(1), {
      targetPosition: { x: second.width - 20, y: second.height / 2 },
    });
  await expect.poll(shown).toEqual(["Words of one", "Words of two", "Words of three"]);
  await saveProjectAnyway(page);
  const saved = await (await page.request.get(project)).json();
  expect(JSON.parse(saved.processContent)).toMatchObject([
    { id: "one" },
    { id: "two", beside: true, wide: true },
    { id: "three", beside: true },
  ]);
});

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
