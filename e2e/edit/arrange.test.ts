import { expect, test } from "vitest";
import { focusedName, openAsOwner, saveProjectAnyway } from "../harness/admin.ts";
import { boxOf } from "../harness/finger.ts";
import { startJourney } from "../harness/journey.ts";
import { visit } from "../harness/navigation.ts";
import { beginnings, lines, modules, of, section } from "./module-lists.ts";

// The test moves modules in the editor: in the outline and in the preview.
const journey = startJourney();

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
