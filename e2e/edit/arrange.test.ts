import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { moveByKeys, openAsOwner, saveProjectAnyway, tabTo } from "../harness/admin.ts";
import { boxOf, expectLifted, fingerOf, phone } from "../harness/finger.ts";
import { startJourney } from "../harness/journey.ts";

// What has an order in the editor: work images, and lists of rows.
const journey = startJourney();

const record = async (page: Page) =>
  (await page.request.get(`${journey.server.origin}/api/projects/1`)).json();
const images = (page: Page) => page.getByRole("grid", { name: "Work Images" }).getByRole("row");
const shown = (page: Page) =>
  images(page)
    .locator("img, video")
    .evaluateAll((pictures) => pictures.map((each) => each.getAttribute("src")));

test("work images are put in order by mouse, by keyboard and by finger", {
  tags: "matrix",
}, async () => {
  const page = await openAsOwner(journey, "/admin/edit/1", {
    viewport: { width: 1280, height: 900 },
  });
  const [a, b, c, d] = (await record(page)).workImages;
  const [one, two, three, four] = await shown(page);
  await images(page).nth(0).scrollIntoViewIfNeeded();
  const target = await boxOf(images(page).nth(2));
  await images(page)
    .nth(0)
    .dragTo(images(page).nth(2), {
      targetPosition: { x: target.width - 4, y: target.height / 2 },
    });
  await expect.poll(() => shown(page)).toEqual([two, three, one, four]);
  // The last one before the first.
  await page.getByRole("button", { name: "Drag Work image 4" }).focus();
  await moveByKeys(page, "Home");
  await expect.poll(() => shown(page)).toEqual([four, two, three, one]);
  await saveProjectAnyway(page);
  expect((await record(page)).workImages).toEqual([d, b, c, a]);

  const hand = await openAsOwner(journey, "/admin/edit/1", phone);
  await images(hand)
    .nth(0)
    .evaluate((tile) => tile.scrollIntoView({ block: "center" }));
  const finger = await fingerOf(hand);
  await finger.down(hand.getByRole("button", { name: "Drag Work image 1" }));
  const second = await boxOf(images(hand).nth(1));
  await finger.moveTo({ x: second.x + second.width - 8, y: second.y + second.height / 2 });
  await expectLifted(hand);
  await finger.up();
  await expectLifted(hand, false);
  await saveProjectAnyway(hand);
  expect((await record(hand)).workImages).toEqual([b, d, c, a]);
});

const names = (page: Page) =>
  page
    .getByLabel(/^Name, person/)
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test("facts are written by keyboard, put in order by mouse and finger, and shown on the page", {
  tags: "matrix",
}, async () => {
  const page = await openAsOwner(journey, "/admin", { viewport: { width: 1280, height: 900 } });
  // Nothing of the demo stands among what is written here.
  const none = { year: "", role: "", team: [], links: [], tags: [] };
  const address = `${journey.server.origin}/api/projects/1`;
  expect((await page.request.patch(address, { data: none })).status()).toBe(200);
  await page.getByRole("link", { name: "Edit Passage" }).click();
  await page.getByLabel("Client", { exact: true }).fill("Port of Sandhaven");
  await page.getByRole("textbox", { name: "Tags" }).fill("Maps, Product design");
  await tabTo(page, "Add person");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Ada");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Bo");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Research");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Cy");
  expect(await names(page)).toEqual(["Ada", "Bo", "Cy"]);
  await tabTo(page, "Move person 3 up");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  expect(await names(page)).toEqual(["Cy", "Ada", "Bo"]);
  const rows = page.getByRole("group", { name: "Team" }).getByRole("listitem");
  const [from, to] = [
    await boxOf(rows.nth(0).locator(".list-field-handle")),
    await boxOf(rows.nth(2)),
  ];
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, to.y + to.height - 4, { steps: 6 });
  await expectLifted(page);
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(["Ada", "Bo", "Cy"]);
  await page.getByRole("button", { name: "Add link" }).click();
  await page.getByLabel("Address, link 1").fill("sandhaven.example");
  await saveProjectAnyway(page);
  expect(await record(page)).toMatchObject({
    client: "Port of Sandhaven",
    tags: ["Maps", "Product design"],
    team: [
      { name: "Ada", role: "" },
      { name: "Bo", role: "Research" },
      { name: "Cy", role: "" },
    ],
    links: [{ label: "", url: "https://sandhaven.example" }],
  });

  const hand = await openAsOwner(journey, "/admin/edit/1", phone);
  const cards = hand.getByRole("group", { name: "Team" }).getByRole("listitem");
  await cards.nth(0).evaluate((card) => card.scrollIntoView({ block: "center" }));
  const finger = await fingerOf(hand);
  await finger.down(cards.nth(1).locator(".list-field-handle"));
  const first = await boxOf(cards.nth(0));
  await finger.moveTo({ x: first.x + 40, y: first.y + 8 });
  await expectLifted(hand);
  await finger.up();
  await expect.poll(() => names(hand)).toEqual(["Bo", "Ada", "Cy"]);
  await saveProjectAnyway(hand);

  const visitor = await journey.open("/project/passage");
  const facts = visitor.locator(".project-facts");
  expect(await facts.getByRole("term").allTextContents()).toEqual([
    "Client",
    "Tags",
    "Links",
    "Team",
  ]);
  expect(await facts.getByRole("definition").allTextContents()).toEqual([
    "Port of Sandhaven",
    "Maps",
    "Product design",
    "sandhaven.example (opens in a new tab)",
    "BoResearch",
    "Ada",
    "Cy",
  ]);
});

test("an address that a link may not lead to is said beside it, and keeps the project from being saved", {
  tags: "matrix",
}, async () => {
  const page = await openAsOwner(journey, "/admin/edit/2");
  await page.getByRole("button", { name: "Add link" }).click();
  await page.getByLabel("Address, link 1").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByRole("alert").filter({ hasText: "Link 1: Address must start with" }).waitFor();
  await page.getByText("Enter an address such as https://example.com.").waitFor();
  expect(await page.getByLabel("Address, link 1").getAttribute("aria-invalid")).toBe("true");
});

test("modules are moved in the outline by mouse, by keyboard and by finger, and it leads to them", async () => {
  const page = await openAsOwner(journey, "/admin/edit/3", {
    viewport: { width: 1280, height: 900 },
  });
  const ids = async (column: string): Promise<string[]> => {
    const project = await page.request.get(`${journey.server.origin}/api/projects/3`);
    const modules: { id: string }[] = JSON.parse((await project.json())[column]);
    return modules.map(({ id }) => id);
  };
  const lines = (place: Page, name: string) =>
    place.getByRole("grid", { name: `Modules of ${name}` }).getByRole("row");
  const of = (place: Page, name: string) => lines(place, name).count();
  const [process, result, solution] = [
    await of(page, "Process"),
    await of(page, "Result"),
    await of(page, "Solution"),
  ];
  expect(Math.min(process, result, solution)).toBeGreaterThan(0);

  // By mouse, from Process to the beginning of Result.
  await lines(page, "Process")
    .first()
    .dragTo(lines(page, "Result").first(), { targetPosition: { x: 40, y: 3 } });
  await expect.poll(() => of(page, "Result")).toBe(result + 1);
  expect(await of(page, "Process")).toBe(process - 1);

  // By keyboard, into the next section.
  const goods = await of(page, "Shipped Goods");
  await lines(page, "Solution").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
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
  expect(await ids("resultContent")).toHaveLength(result + 1);

  // A line leads to its module, and opens it.
  await lines(page, "Why").first().click();
  const card = page.getByRole("article", { name: "Module 1 of Why" });
  await card.locator('[aria-expanded="true"]').waitFor();
  await expect
    .poll(() => card.evaluate((each) => each.contains(document.activeElement)))
    .toBe(true);

  // By finger, in a dialog, where the outline has no room beside the form.
  const hand = await openAsOwner(journey, "/admin/edit/3", phone);
  await hand.getByRole("button", { name: "Outline" }).tap();
  const before = await of(hand, "Why");
  const finger = await fingerOf(hand);
  await finger.down(lines(hand, "Role").first().getByRole("button"));
  const why = await boxOf(hand.getByRole("dialog").getByRole("button", { name: /^Why/ }));
  await finger.moveTo({ x: why.x + 60, y: why.y + why.height - 4 });
  await expectLifted(hand);
  await finger.up();
  await expect.poll(() => of(hand, "Why")).toBe(before + 1);
  expect(await findAccessibilityProblems(hand)).toEqual([]);
  await lines(hand, "Why").first().tap();
  await hand.getByRole("dialog").waitFor({ state: "detached" });
  const moved = hand.getByRole("article", { name: "Module 1 of Why" });
  await expect
    .poll(() => moved.evaluate((each) => each.contains(document.activeElement)))
    .toBe(true);
  await saveProjectAnyway(hand);
  expect(await ids("whyContent")).toHaveLength(before + 1);
});
