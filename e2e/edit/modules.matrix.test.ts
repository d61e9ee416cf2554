import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { focusedName } from "../harness/admin.ts";
import { eventually } from "../harness/eventually.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { pasteInto } from "../harness/rich-text.ts";
import { addModule, paintPicture, saveProject, writeModule } from "../harness/written-module.ts";

// The tests write modules in the editor, save them, and read them on the project's page.
const journey = startJourney();
const desk = { viewport: { width: 1440, height: 844 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const why = (page: Page) => page.getByRole("region", { name: "Why" });

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test("a gallery is filled, arranged and viewed", async () => {
  const { page, slug, stored } = await editNewProject(journey, desk);
  const gallery = await addModule(page, "Gallery");
  const files = await Promise.all([300, 400, 500].map((size) => paintPicture("#789", size, 300)));
  await gallery.locator("input[type=file]").setInputFiles(files);
  const pictures = gallery.getByRole("grid", { name: "Pictures" }).getByRole("row");
  await eventually(() => pictures.count()).toBe(3);
  await gallery.getByRole("button", { name: "Remove picture 3" }).click();
  await gallery.getByLabel("Layout").selectOption("Strip to scroll");
  await gallery.getByLabel("Caption of picture 1 (optional)").fill("Dawn");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await saveProject(page);
  const [module] = JSON.parse(String((await stored()).whyContent));
  expect(module).toMatchObject({
    type: "gallery",
    layout: "strip",
    items: [{ caption: "Dawn" }, {}],
  });

  const reader = await journey.open(`/project/${slug}`, desk);
  expect(await why(reader).getByText("Dawn").isVisible()).toBe(true);
  await why(reader).getByRole("button", { name: "View full screen: Dawn" }).click();
  const viewer = reader.getByRole("dialog", { name: "Why, 1 of 2" });
  await viewer.waitFor();
  expect(await findAccessibilityProblems(reader)).toEqual([]);
  await reader.keyboard.press("ArrowRight");
  await reader.getByRole("dialog", { name: "Why, 2 of 2" }).waitFor();
  await reader.keyboard.press("Escape");
  await reader.getByRole("dialog").waitFor({ state: "detached" });
  // The focus is on the picture that the viewer showed last.
  expect(await focusedName(reader)).toMatch(/^View full screen: /);
  expect(await reader.evaluate("document.activeElement.closest('li').matches(':last-child')")).toBe(
    true,
  );
});

test("a moment of a video is the picture that it starts with", async () => {
  const { page, slug, stored } = await editNewProject(journey, desk);
  const module = await addModule(page, "Picture Hero Image");
  const video = join(journey.folder, "media/objects/passage-video.mp4");
  await module.locator("input[type=file]").setInputFiles(video);
  await module.getByRole("button", { name: "Replace hero image or video" }).waitFor();
  await module.getByText("View of hero image").click();
  const moment = module.getByRole("slider", { name: "Moment of hero image, in seconds" });
  for (let step = 0; step < 5; step += 1) await moment.press("ArrowRight");
  await module.getByRole("button", { name: "Use as start picture" }).click();
  await page.getByText("Start picture taken from the video").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await saveProject(page);
  const [{ imageSrcView }] = JSON.parse(String((await stored()).whyContent));
  expect(imageSrcView.startSrc).toMatch(/^\/objects\//);

  const reader = await journey.open(`/project/${slug}`);
  expect((await reader.request.get(imageSrcView.startSrc)).status()).toBe(200);
  const still = why(reader).locator(".video img").first();
  const name = imageSrcView.startSrc.split("/").at(-1);
  expect(await still.evaluate((img: HTMLImageElement) => img.currentSrc || img.src)).toContain(
    name,
  );
});

/** The boxes of the two pictures of a module that compares before and after. */
async function boxes(page: Page) {
  const [before, after] = await Promise.all(
    ["before", "after"].map((side) => why(page).locator(`[data-side=${side}]`).boundingBox()),
  );
  if (!before || !after) throw new Error("a picture is not there");
  return { before, after };
}

test("two pictures are compared by pointer and keys, and side by side without scripts", async () => {
  const { page, slug } = await editNewProject(journey, phone);
  const module = await addModule(page, "Before and After");
  for (const [place, colour] of ["#ffffff", "#224466"].entries()) {
    await module
      .locator("input[type=file]")
      .nth(place)
      .setInputFiles(await paintPicture(colour));
  }
  await module.getByRole("button", { name: "Replace picture before" }).waitFor();
  await module.getByRole("button", { name: "Replace picture after" }).waitFor();
  await writeModule(module, { "Caption (optional)": "The desk" });
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await saveProject(page);

  const address = `/project/${slug}`;
  const scripts: string[] = [];
  const reader = await journey.open(address, {
    ...phone,
    prepare: async (window) => {
      window.on("request", (request) => scripts.push(request.url()));
    },
  });
  const stacked = await boxes(reader);
  expect(stacked.after).toEqual(stacked.before);
  await hydrated(reader);
  await eventually(() => scripts.some((url) => url.includes("followSlider"))).toBe(true);
  expect(await findAccessibilityProblems(reader)).toEqual([]);

  const slider = why(reader).getByRole("slider", { name: "How much of the first picture" });
  const shownOfBefore = () =>
    why(reader)
      .locator("[data-side=before]")
      .evaluate((side) => getComputedStyle(side).clipPath);
  const { x, y, width: breadth, height } = stacked.before;
  await slider.scrollIntoViewIfNeeded();
  const { before } = await boxes(reader);
  await reader.mouse.click(x + breadth / 4, before.y + height / 2);
  await eventually(() => slider.inputValue()).toBe("25");
  expect(await shownOfBefore()).toContain("75%");
  await reader.keyboard.press("ArrowRight");
  await eventually(() => slider.inputValue()).toBe("26");
  await reader.keyboard.press("End");
  expect(await shownOfBefore()).toMatch(/0%|inset\(0px\)/);
  expect(await slider.getAttribute("aria-valuetext")).toBe("100 %");
  expect(y).toBeGreaterThan(0);

  await reader.emulateMedia({ media: "print" });
  const printed = await boxes(reader);
  expect(printed.after.x).toBeGreaterThan(printed.before.x);
  expect(await slider.isVisible()).toBe(false);

  const plain = await journey.open(address, {
    ...phone,
    javaScriptEnabled: false,
    expectedProblems: /\.js csp$/,
  });
  const apart = await boxes(plain);
  const isBeside = apart.after.x >= apart.before.x + apart.before.width;
  const isBelow = apart.after.y >= apart.before.y + apart.before.height;
  expect(isBeside || isBelow).toBe(true);
  expect(await why(plain).getByText("Before", { exact: true }).isVisible()).toBe(true);
  expect(await plain.getByRole("slider").count()).toBe(0);
});

/** Records every request to another site, and responds instead of that site. */
async function watchOthers(page: Page, asked: string[]): Promise<void> {
  await page.context().route(
    (url) => url.origin !== journey.server.origin && url.protocol.startsWith("http"),
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: "text/html",
        body: "<!doctype html><title>Player</title><button>Stop</button>",
      });
    },
  );
}

test("a video is embedded by its address, and its site is asked only when it is pressed", async () => {
  const asked: string[] = [];
  const { page, slug, name } = await editNewProject(journey, {
    ...desk,
    prepare: (window) => watchOthers(window, asked),
  });
  const early = await journey.open("/", {
    ...desk,
    prepare: (window) => watchOthers(window, []),
    expectedProblems: /frame-src|ERR_BLOCKED_BY_CSP|csp$/,
  });
  await hydrated(early);
  const module = await addModule(page, "Embed");
  await writeModule(module, { Address: "https://example.org/tour" });
  expect(await module.getByText("Only YouTube, Vimeo, Loom").isVisible()).toBe(true);
  await writeModule(module, {
    Address: "https://youtu.be/dQw4w9WgXcQ?t=90",
    "Title (optional)": "The tour",
  });
  expect(await module.getByText("From YouTube").isVisible()).toBe(true);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await saveProject(page);
  expect(asked).toEqual([]);

  const address = `/project/${slug}`;
  const scripts: string[] = [];
  const reader = await journey.open(address, {
    ...desk,
    prepare: async (window) => {
      window.on("request", (request) => scripts.push(request.url()));
      await watchOthers(window, asked);
    },
  });
  await hydrated(reader);
  await reader.waitForLoadState("networkidle");
  expect(await findAccessibilityProblems(reader)).toEqual([]);
  const open = why(reader).getByRole("button", { name: "The tour Load from YouTube" });
  expect(scripts.some((url) => url.includes("EmbedFrame"))).toBe(false);
  expect(asked).toEqual([]);
  await open.press("Enter");
  const frame = why(reader).locator("iframe");
  await frame.waitFor();
  await why(reader).frameLocator("iframe").getByRole("button", { name: "Stop" }).waitFor();
  expect(asked).toEqual([
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=90",
  ]);
  expect(await frame.getAttribute("title")).toBe("The tour");
  expect(await frame.getAttribute("sandbox")).toMatch(/^allow-scripts allow-same-origin /);
  expect(await reader.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  const box = await frame.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);

  const plain = await journey.open(address, {
    ...desk,
    javaScriptEnabled: false,
    expectedProblems: /\.js csp$/,
    prepare: (window) => watchOthers(window, asked),
  });
  const link = plain.getByRole("link", { name: "Open on YouTube" });
  expect(await link.getAttribute("href")).toBe("https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90");
  expect(await plain.getByRole("button", { name: "Load from YouTube" }).count()).toBe(0);
  expect(asked).toHaveLength(1);

  // The page in the window `early` was loaded before anything was embedded, so its content security
  // policy does not allow the player.
  await early.getByRole("link", { name: "Work" }).first().click();
  await early.waitForURL("**/work");
  await early.evaluate((path) => window.history.pushState({}, "", path), address);
  await early.evaluate(() => window.dispatchEvent(new PopStateEvent("popstate", { state: {} })));
  await early.getByRole("heading", { name }).waitFor();
  await early.getByRole("button", { name: "Load from YouTube" }).click();
  await eventually(() => early.locator("iframe").count()).toBe(0);
  expect(await early.getByRole("link", { name: "Open on YouTube" }).isVisible()).toBe(true);
});

/** The contrast ratio (WCAG) between white and the brightest colour of a picture. */
async function contrastOfWhite(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ max }) => {
    const share = max / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

test("words over a white picture from edge to edge can be read, and print under it", async () => {
  const { page, slug, stored } = await editNewProject(journey, phone);
  const module = await addModule(page, "Full Width");
  await module.locator("input[type=file]").setInputFiles(await paintPicture("#ffffff"));
  await module.getByRole("button", { name: "Replace full-width picture or video" }).waitFor();
  await writeModule(module, {
    "Text over it (optional)": "Wide open, and a sentence that goes on for a while.",
    "Caption (optional)": "At sea",
  });
  await module.getByLabel("Text over it (optional)").press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("> Said `here` too");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await saveProject(page);
  expect(JSON.parse(String((await stored()).whyContent))).toMatchObject([
    { type: "full-width", src: expect.stringContaining("/objects/"), caption: "At sea" },
  ]);

  const reader = await journey.open(`/project/${slug}`, phone);
  const picture = why(reader).getByRole("img").or(why(reader).locator("img")).first();
  await picture.scrollIntoViewIfNeeded();
  await eventually(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  const box = await picture.boundingBox();
  // The width of the window without its scroll bar.
  const seen = await reader.evaluate(() => document.body.clientWidth);
  expect(box?.x).toBeLessThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThanOrEqual(seen);
  expect(await overflows(reader)).toBe(false);
  const words = why(reader).getByText("Wide open");
  expect(await words.evaluate((element) => getComputedStyle(element).color)).toBe(
    "rgb(255, 255, 255)",
  );
  expect(await why(reader).getByText("At sea").isVisible()).toBe(true);
  expect(await findAccessibilityProblems(reader)).toEqual([]);
  await words.evaluate((element) => {
    element.style.visibility = "hidden";
  });
  const area = await words.boundingBox();
  const ground = await reader.screenshot({ clip: area ?? { x: 0, y: 0, width: 1, height: 1 } });
  expect(await contrastOfWhite(ground)).toBeGreaterThan(4.5);

  const quotation = why(reader).locator("blockquote", { has: reader.locator("code") });
  expect(await quotation.evaluate((element) => getComputedStyle(element).color)).toBe(
    "rgb(255, 255, 255)",
  );
  // The text becomes transparent, so that the screenshot shows only its background.
  await quotation.evaluate((element) => {
    element.style.color = "transparent";
  });
  const behind = await quotation.boundingBox();
  const under = await reader.screenshot({ clip: behind ?? { x: 0, y: 0, width: 1, height: 1 } });
  expect(await contrastOfWhite(under)).toBeGreaterThan(4.5);

  await reader.emulateMedia({ media: "print" });
  const printed = await words.evaluate((element) => ({
    color: getComputedStyle(element).color,
    isUnder:
      element.getBoundingClientRect().top >=
      (element.closest("figure")?.querySelector("img")?.getBoundingClientRect().bottom ?? 0),
  }));
  expect(printed).toEqual({ color: "rgb(0, 0, 0)", isUnder: true });
});

test("a pasted table is arranged and a picture framed by keys, saved, and read on a phone without scripts", {
  tags: "long",
}, async () => {
  const { page, slug, stored } = await editNewProject(journey, {
    viewport: { width: 1440, height: 900 },
  });
  const html = `<table><tr><td><p><b>Room</b></p></td><td><p><b>Before</b></p></td></tr>
    <tr><td><p>Foyer</p></td><td><p>31 %</p></td></tr>
    <tr><td><p>Café by the harbour, with its terrace</p></td><td><p>84 %</p></td></tr></table>`;
  await pasteInto(page.getByRole("textbox", { name: "Paste into Why" }), { "text/html": html });
  await page
    .getByRole("group", { name: "Add to Why as:" })
    .getByRole("button", { name: "1 table" })
    .press("Enter");
  const cells = page.getByRole("textbox", { name: "Cells" });
  const choose = async (action: string) => {
    await page.keyboard.press("Alt+F10");
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: action, exact: true }).press("Enter");
    await expect.poll(() => cells.evaluate((field) => field === document.activeElement)).toBe(true);
  };
  await cells.getByText("31 %").click();
  await page.keyboard.press("End");
  await page.keyboard.insertText(" of all");
  await choose("Add column after");
  await page.keyboard.insertText("After the northern wing had been opened to everybody");
  await page.keyboard.press("Enter");
  await page.keyboard.type("97 %");
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("New row");
  await page.keyboard.press("Alt+Shift+ArrowUp");
  await page.keyboard.press("Alt+Shift+ArrowLeft");
  expect(await findAccessibilityProblems(page)).toEqual([]);

  const viewport = { width: 320, height: 844 };
  await page.setViewportSize(viewport);
  const module = await addModule(page, "Picture Hero Image");
  await module.locator("input[type=file]").setInputFiles(await paintPicture("#336699", 300, 600));
  await module.getByRole("button", { name: "Replace hero image or video" }).waitFor();
  await module.getByText("View of hero image").click();
  await module.getByRole("combobox", { name: "Frame of hero image" }).selectOption("phone");
  const across = module.getByRole("slider", { name: "Subject across, in percent" });
  await across.press("ArrowLeft");
  await across.press("ArrowLeft");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await saveProject(page);
  const imageSrcView = { frame: "phone", focal: { x: 0.48, y: 0.5 } };
  const rows = [
    ["Room", "", "Before"],
    ["Foyer", "After the northern wing had been opened to everybody", "31 % of all"],
    ["", "New row", ""],
    ["Café by the harbour, with its terrace", "97 %", "84 %"],
  ];
  expect(JSON.parse(String((await stored()).whyContent))).toMatchObject([
    { type: "table", headers: "row", rows: rows.map((each) => ({ cells: each })), markup: 2 },
    { type: "hero-image", imageSrcView },
  ]);

  const reader = await journey.open(`/project/${slug}`, {
    ...phone,
    javaScriptEnabled: false,
    expectedProblems: /\.js csp$/,
  });
  const table = why(reader).getByRole("table");
  expect(await table.getByRole("columnheader").allInnerTexts()).toEqual(["Room", "Before"]);
  expect(await table.getByRole("row").count()).toBe(4);
  expect(await overflows(reader)).toBe(false);
  const region = why(reader).getByRole("figure", { name: "Why" });
  await region.focus();
  await reader.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  // In print, the whole table fits even on a narrow sheet.
  await reader.setViewportSize({ width: 200, height: 844 });
  await reader.emulateMedia({ media: "print" });
  const sheet = await table.boundingBox();
  expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBeLessThanOrEqual(200);

  const other = await journey.open(`/project/${slug}`, { viewport });
  const device = why(other).locator(".device");
  await device.scrollIntoViewIfNeeded();
  const picture = device.locator("img");
  expect(await picture.evaluate((img) => getComputedStyle(img).objectPosition)).toBe("48% 50%");
  for (const media of ["screen", "print"] as const) {
    await other.emulateMedia({ media });
    const [outer, inner] = [await device.boundingBox(), await picture.boundingBox()];
    expect(outer?.x).toBeGreaterThanOrEqual(0);
    expect((outer?.x ?? 0) + (outer?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    expect(inner?.width).toBeLessThan(outer?.width ?? 0);
    expect((inner?.width ?? 0) / (inner?.height ?? 1)).toBeCloseTo(0.5, 1);
    expect(await overflows(other)).toBe(false);
  }
  await other.emulateMedia({ media: "screen" });
  expect(await findAccessibilityProblems(other)).toEqual([]);
});
