import { expect, test } from "vitest";
import { finishAnimations } from "../harness/animations.ts";
import { sampleOf } from "../harness/combinations.ts";
import { visitDemo } from "../harness/journey.ts";

const journey = visitDemo();

test.each(sampleOf(["/", "/work", "/about", "/connect"], 2))(
  "on paper %s is ink on white, without what only a screen can do",
  async (address) => {
    const page = await journey.open(address, { viewport: { width: 658, height: 1000 } });
    await page.emulateMedia({ media: "print" });
    expect(
      await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.documentElement);
        return [backgroundColor, color];
      }),
    ).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
    const controls = page.locator(
      ":is(header nav, main form, main button, .invitation, .work-tags, footer a, footer button)",
    );
    expect(await controls.filter({ visible: true }).count()).toBe(0);
  },
);

test("on paper names stand under cards, and once under the pictures of the wall", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/", { viewport: { width: 658, height: 1000 } });
  await page.emulateMedia({ media: "print" });
  await finishAnimations(page);
  const card = page.locator(".project-card").first();
  const picture = await card.locator("img").boundingBox();
  const name = await card.locator(".card-name").boundingBox();
  expect(name?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0) - 1);

  const work = await journey.open("/work", { viewport: { width: 658, height: 1000 } });
  await work.emulateMedia({ media: "print" });
  const boxes = await work
    .locator(".work-grid-item")
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
  const meets = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1;
  expect(boxes.some((one, at) => boxes.slice(at + 1).some((other) => meets(one, other)))).toBe(
    false,
  );
  const names = work.locator(".work-tile-project");
  const all = await names.allTextContents();
  const runs = all.filter((text, index) => text !== all[index - 1]);
  expect(await names.filter({ visible: true }).allTextContents()).toEqual(runs);
});
