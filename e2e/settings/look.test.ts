import { brotliCompressSync } from "node:zlib";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, focusedName, openAsOwner } from "../harness/admin.ts";
import { isWhole, sampleOf } from "../harness/combinations.ts";
import { phone } from "../harness/finger.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const font = "node_modules/@fontsource/newsreader/files/newsreader-latin-400-normal.woff2";
/** The typeface of the headings in each voice, which is a type style of the site. */
const voices = { Editorial: "Bodoni", Technical: "Geist", Poster: "Archivo", Humanist: "Fraunces" };
/**
 * The maximum bytes of the fonts and of the styles, compressed with Brotli, that are inlined in the
 * home page.
 */
const budgets = { fonts: 26_000, styles: 13_000 };

const widths = isWhole ? [320, 390, 768, 1024, 1440, 1920, 2560] : [320, 1440];

const read = async (path: string) => (await fetch(journey.server.origin + path)).text();
const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const heading = (page: Pick<Page, "getByRole">) => page.getByRole("heading", { level: 1 });
const fontOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).fontFamily);
const preview = (page: Page) =>
  page.frameLocator("iframe[title='Preview of the site with this look']");
const background = (page: Page) =>
  preview(page)
    .locator("html")
    .evaluate((root) => getComputedStyle(root).backgroundColor);

async function saveLook(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save Look" }).click();
  await expectNotice(page, "Look updated", "Every page looks like this now.");
}

/** Those of the widths at which a page is wider than its window. */
async function cutOffAt(page: Page, widths: number[]): Promise<number[]> {
  const found: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    if (scrollWidth > clientWidth) found.push(width);
  }
  return found;
}

async function expectPreviewInView(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const isInView = async () => {
    const box = await page.locator("iframe.look-preview-page").boundingBox();
    const bar = await page.getByRole("banner").boundingBox();
    // Each page of the preview is shown in a new frame, so there may be none for a moment.
    if (!box || !bar) return false;
    const isWithin = box.y + box.height <= height && box.x + box.width <= width;
    return isWithin && box.y >= bar.y + bar.height;
  };
  await expect.poll(isInView).toBe(true);
}

test("her own pages stand beside every field that changes them; a font of hers is refused where it is none, shown and removed", {
  tags: "long",
}, async () => {
  const viewport = { width: 1200, height: 700 };
  const owner = await openAsOwner(journey, "/admin/settings", { viewport });
  const before = await read("/");
  await owner.getByLabel("Background", { exact: true }).fill("#f7f3ea");
  await owner.getByLabel("Text primary", { exact: true }).fill("#221d18");
  await expect.poll(() => background(owner)).toBe("rgb(247, 243, 234)");
  await expectPreviewInView(owner);
  await radio(owner, "Index").check();
  await preview(owner).locator("main.home-index").waitFor();
  await expectPreviewInView(owner);
  await radio(owner, "Poster").check();
  await preview(owner).locator('html[data-voice="poster"]').waitFor();
  await expectPreviewInView(owner);
  // Requests for pictures get no response from now on, because the preview must not wait for pictures.
  await owner.route("**/objects/**", () => {});
  await radio(owner, "Work").check();
  await preview(owner).locator(".work-tile").first().waitFor();
  // The preview shows the other page with the same look.
  await expect.poll(() => background(owner)).toBe("rgb(247, 243, 234)");
  await preview(owner).locator('html[data-voice="poster"]').waitFor();
  expect(await read("/")).toBe(before);

  await owner.unroute("**/objects/**");
  const field = owner.getByRole("group", { name: "Display font" });
  const input = field.locator("input[type=file]");
  const buffer = Buffer.from("no font");
  await input.setInputFiles({ name: "picture.woff2", mimeType: "font/woff2", buffer });
  await field.getByText("This file is not a WOFF2 font.").waitFor();
  await field.getByRole("checkbox").check();
  await input.setInputFiles(font);
  await expectNotice(owner, "Font uploaded", "Every page is set in it now.");
  await field.getByText(/^Newsreader.*first letters/).waitFor();
  await expect.poll(() => fontOf(heading(preview(owner)))).toMatch(/^"Own Display"/);
  await field.scrollIntoViewIfNeeded();
  await expectPreviewInView(owner);
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  expect(await fontOf(heading(owner))).not.toContain("Own Display");

  const page = await journey.open("/");
  expect(await fontOf(heading(page))).toMatch(/^"Own Display"/);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => family.includes("Own Display") && status === "loaded")
        .map(({ unicodeRange }) => unicodeRange.slice(0, 6)),
    );
  // The browser has loaded only the font file for the characters that the page shows.
  await expect.poll(loaded).toContain("U+20-2");
  expect(await loaded()).not.toContain("U+0-1F");

  await closeNotice(owner);
  await field.getByRole("button", { name: "Remove display font" }).click();
  await owner.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expectNotice(owner, "Font removed", "Pages use the typeface of the type style again.");
  expect(await read("/")).not.toContain("Own Display");
  await closeNotice(owner);

  // On a phone, a button opens the preview. After the preview is closed, the scroll position is as
  // before.
  await owner.setViewportSize(phone.viewport);
  await radio(owner, "Editorial").check();
  const place = await owner.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await owner.getByRole("button", { name: "Preview", exact: true }).click();
  await preview(owner).locator('html[data-voice="editorial"]').waitFor();
  await expect.poll(() => background(owner)).toBe("rgb(247, 243, 234)");
  await owner.keyboard.press("Escape");
  await owner.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => focusedName(owner)).toBe("Preview");
  expect(await owner.evaluate(() => window.scrollY)).toBe(place);
  expect(await radio(owner, "Editorial").isChecked()).toBe(true);
});

const isInSight = (picture: Locator) =>
  picture.evaluate((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    const across = Math.min(right, innerWidth) - Math.max(left, 0);
    const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return (
      Math.min(across, down) > 20 &&
      image.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  });

async function namesOnHome(): Promise<string[]> {
  const response = await fetch(`${journey.server.origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ homeProjects { edges { node { name } } } }" }),
  });
  const { data } = await response.json();
  return data.homeProjects.edges.map((edge: { node: { name: string } }) => edge.node.name);
}

const styleOfList = (page: Page, property: string) =>
  page
    .locator(".project-grid")
    .evaluate((list, name) => getComputedStyle(list).getPropertyValue(name), property);

/** For each layout, a check of how only this layout shows the list of projects, without scripts. */
const layouts: Record<string, (page: Page, names: string[]) => Promise<void>> = {
  Wall: async (page) => {
    const list = page.locator(".project-grid");
    expect(await list.evaluate((node) => node.style.cssText)).toContain("--columns");
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page.locator(".project-card .picture-image").evaluateAll((images) =>
        images.map((image) => {
          const { left, bottom, width: across, height } = image.getBoundingClientRect();
          const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
          return { column: Math.round(left), bottom, error: Math.abs(across / height / ratio - 1) };
        }),
      );
      // Pictures keep their proportions, and all columns end at the same height.
      expect(Math.max(...boxes.map(({ error }) => error)), `${width}`).toBeCloseTo(0, 1);
      const ends = new Map<number, number>();
      for (const { column, bottom } of boxes) {
        ends.set(column, Math.max(ends.get(column) ?? 0, bottom));
      }
      expect(Math.max(...ends.values()) - Math.min(...ends.values())).toBeLessThan(2);
    }
  },
  Index: async (page, [first = "", second = ""]) => {
    expect(await styleOfList(page, "display")).toBe("block");
    // The picture beside the list belongs to the name under the pointer.
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
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(shown).toEqual([first]);
    await page.getByText(second).hover();
    await expect.poll(shown).toEqual([second]);
    await page.mouse.move(4, 4);
    await expect.poll(shown).toEqual([first]);
    const touched = await journey.open("/", phone);
    const pictures = touched.locator(".project-card .picture-image");
    for (const picture of [pictures.first(), pictures.last()]) {
      await picture.scrollIntoViewIfNeeded();
      expect(await isInSight(picture)).toBe(true);
    }
  },
  Strip: async (page) => expect(await styleOfList(page, "overflow-x")).toBe("auto"),
  Mosaic: async (page) => expect(await styleOfList(page, "display")).toBe("grid"),
};

/** Each voice (type style) with one layout of the home page. */
const looks = Object.entries(voices).map((voice, place) => {
  const layout = Object.entries(layouts)[place] ?? ["", async () => {}];
  return [...voice, ...layout] as const;
});

test.each(sampleOf(looks, 0))(
  "%s is chosen by the owner and spoken in %s by every page, within its budget; %s shows all, without scripts and by keyboard",
  { tags: "long" },
  async (voice, display, layout, expectItsForm) => {
    const names = await namesOnHome();
    const owner = await openAsOwner(journey, "/admin/settings");
    await radio(owner, voice).check();
    // Chooses another layout first, because the site may already have this one.
    await radio(owner, layout === "Mosaic" ? "Index" : "Mosaic").check();
    await radio(owner, layout).check();
    await preview(owner).locator(`main.home-${layout.toLowerCase()} .project-grid`).waitFor();
    await saveLook(owner);
    await owner.close();

    const inlined = /<style>(.+?)<\/style>/s.exec(await read("/"))?.[1] ?? "";
    const fonts = inlined.match(/(?<=data:font\/woff2;base64,)[^)"]+/g) ?? [];
    const styles = fonts.reduce((text, data) => text.replace(data, ""), inlined);
    const bytes = fonts.reduce((sum, data) => sum + Buffer.from(data, "base64").length, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(budgets.fonts);
    expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(budgets.styles);

    const plain = await journey.open("/", {
      javaScriptEnabled: false,
      expectedProblems: /\/assets\/start-.*csp/,
    });
    const cards = plain.locator(".project-card");
    expect(await cards.locator(".card-name > bdi:first-of-type").allTextContents()).toEqual(names);
    const first = cards.locator("img").first();
    expect(await first.getAttribute("loading")).toBe("eager");
    expect(await first.getAttribute("fetchpriority")).toBe("high");
    expect(await cards.locator('img[loading="lazy"]').count()).toBeGreaterThan(0);
    expect(await cutOffAt(plain, widths)).toEqual([]);
    await expectItsForm(plain, names);

    const page = await journey.open("/", {
      // The browser's message if a window is resized during the transition between two pages.
      expectedProblems: /Transition was aborted because of invalid state/,
    });
    await hydrated(page);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    expect(await fontOf(heading(page))).toContain(`"${display}`);
    const links = page.locator(".project-card");
    await links.first().focus();
    for (const [index, name] of names.entries()) {
      const link = links.nth(index);
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await link.textContent()).toContain(name);
      await expect.poll(() => isInSight(link.locator(".picture-image").first())).toBe(true);
      await page.keyboard.press("Tab");
    }
    await links.nth(2).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/project/*");
    await page.getByRole("heading", { level: 1, name: names[2] ?? "" }).waitFor();
    await page.locator('a[href="/about"]').first().click();
    await page.waitForURL("**/about");
    await expect
      .poll(() =>
        heading(page).evaluate(
          (node) => `${location.pathname} ${getComputedStyle(node).fontFamily}`,
        ),
      )
      .toContain(`/about "${display}`);
    expect(await cutOffAt(page, widths)).toEqual([]);
  },
);
