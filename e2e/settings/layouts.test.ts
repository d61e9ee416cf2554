import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner } from "../harness/admin.ts";
import { isWhole, sampleOf } from "../harness/combinations.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();

const layouts = ["Mosaic", "Index", "Strip", "Wall"] as const;
type Layout = (typeof layouts)[number];

/** What only this layout does to the list of projects. */
const forms: Record<Layout, (page: Page) => Promise<boolean>> = {
  Mosaic: (page) => listStyle(page, "display").then((display) => display === "grid"),
  Index: (page) => listStyle(page, "display").then((display) => display === "block"),
  Strip: (page) => listStyle(page, "overflow-x").then((overflow) => overflow === "auto"),
  Wall: (page) =>
    page.locator(".project-grid").evaluate((list) => list.style.cssText.includes("--columns")),
};

function listStyle(page: Page, property: string): Promise<string> {
  return page
    .locator(".project-grid")
    .evaluate((list, name) => getComputedStyle(list).getPropertyValue(name), property);
}

async function choose(layout: Layout): Promise<void> {
  const owner = await openAsOwner(journey, "/admin/settings");
  const panel = owner.getByRole("region", { name: "Look", exact: true });
  const preview = owner.frameLocator("iframe[title='Preview of the site with this look']");
  // Another one first: the first test finds the usual layout chosen.
  const other = layout === "Mosaic" ? "Index" : "Mosaic";
  await panel.getByRole("radio", { name: other, exact: true }).check();
  await panel.getByRole("radio", { name: layout, exact: true }).check();
  await preview.locator(`main.home-${layout.toLowerCase()} .project-grid`).waitFor();
  if (await panel.getByRole("button", { name: "Save Look" }).isEnabled()) {
    await panel.getByRole("button", { name: "Save Look" }).click();
    await expectNotice(owner, "Look updated", "Every page looks like this now.");
  }
  await owner.close();
}

const names = [
  "Passage",
  "Quillon: Show Your Working",
  "Hearten",
  "Lindholm Tramways",
  "Morrow Doses",
  "Fennimore Claims",
];

async function isWiderThanWindow(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
}

test.each(
  sampleOf(
    layouts.filter((layout) => layout !== "Mosaic"),
    1,
  ),
)(
  "%s shows the same projects in the same order, without scripts, at every width",
  async (layout) => {
    await choose(layout);
    const page = await journey.open("/", {
      javaScriptEnabled: false,
      reducedMotion: "reduce",
      expectedProblems: /\/assets\/start-.*csp/,
    });
    expect(await forms[layout](page)).toBe(true);
    const cards = page.locator(".project-card");
    expect(await cards.locator(".card-name > bdi:first-of-type").allTextContents()).toEqual(names);
    const first = page.locator(".project-card img").first();
    expect(await first.getAttribute("loading")).toBe("eager");
    expect(await first.getAttribute("fetchpriority")).toBe("high");
    expect(await page.locator('.project-card img[loading="lazy"]').count()).toBeGreaterThan(3);
    for (const width of isWhole ? [320, 390, 768, 1024, 1440, 1920, 2560] : [320, 768, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await isWiderThanWindow(page)]).toEqual([width, false]);
    }
    await page.close();
  },
);

test.each(sampleOf(layouts.toReversed(), 1))(
  "in %s a card is found by keyboard, and grows into its project",
  async (layout) => {
    await choose(layout);
    const page = await journey.open("/", { reducedMotion: "reduce" });
    expect(await findAccessibilityProblems(page)).toEqual([]);
    const links = page.locator(".project-card");
    await links.nth(0).focus();
    for (const [index, name] of names.entries()) {
      const link = links.nth(index);
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await link.textContent()).toContain(name);
      // Its picture is in sight.
      const picture = link.locator(".picture-image");
      await expect.poll(() => isInSight(picture.first())).toBe(true);
      await page.keyboard.press("Tab");
    }
    await links.nth(2).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/project/hearten");
    await page.getByRole("heading", { level: 1, name: "Hearten" }).waitFor();
    await page.close();
  },
);

type Picture = ReturnType<Page["locator"]>;

async function isInSight(picture: Picture): Promise<boolean> {
  return picture.evaluate((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    const across = Math.min(right, innerWidth) - Math.max(left, 0);
    const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return (
      Math.min(across, down) > 20 &&
      image.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  });
}

test("the picture beside a list of names is that of the name under the pointer", {
  tags: "matrix",
}, async () => {
  await choose("Index");
  const page = await journey.open("/", { reducedMotion: "reduce" });
  const shown = () =>
    page
      .locator(".project-card")
      .evaluateAll((cards) =>
        cards
          .filter((card) =>
            card.querySelector("img")?.checkVisibility({ visibilityProperty: true }),
          )
          .map((card) => card.querySelector("bdi")?.textContent),
      );
  expect(await shown()).toEqual(["Passage"]);
  await page.getByText("Lindholm Tramways").hover();
  await expect.poll(shown).toEqual(["Lindholm Tramways"]);
  await page.mouse.move(4, 4);
  await expect.poll(shown).toEqual(["Passage"]);
  await page.close();
  const phone = await journey.open("/", {
    reducedMotion: "reduce",
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const pictures = phone.locator(".project-card .picture-image");
  for (const index of [0, 3, 5]) {
    await pictures.nth(index).scrollIntoViewIfNeeded();
    expect(await isInSight(pictures.nth(index))).toBe(true);
  }
  await phone.close();
});

test("pictures of a wall keep their proportions, and its columns end at one line", {
  tags: "matrix",
}, async () => {
  await choose("Wall");
  const page = await journey.open("/", { reducedMotion: "reduce" });
  for (const width of [390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await page.locator(".project-card .picture-image").evaluateAll((images) =>
      images.map((image) => {
        const { left, bottom, width: across, height } = image.getBoundingClientRect();
        const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
        return { left, bottom, error: Math.abs(across / height / ratio - 1) };
      }),
    );
    expect([width, Math.max(...boxes.map(({ error }) => error))]).toEqual([
      width,
      expect.closeTo(0, 1),
    ]);
    const ends = new Map<number, number>();
    for (const { left, bottom } of boxes) {
      const column = Math.round(left);
      ends.set(column, Math.max(ends.get(column) ?? 0, bottom));
    }
    expect(Math.max(...ends.values()) - Math.min(...ends.values())).toBeLessThan(2);
  }
  await page.close();
});
