import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { gifOf } from "../../api/testing/animation.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { finishAnimations } from "../harness/animations.ts";
import { changeContent } from "../harness/change-content.ts";
import { boxOf } from "../harness/finger.ts";
import { hydrated, moving, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const viewer = (page: Page) => page.getByRole("dialog");
const tile = (page: Page, index: number) => page.locator(".work-tile-picture").nth(index);
/** The picture's position that the viewer shows. The project's name before it is for screen readers only. */
const position = async (page: Page) =>
  (await viewer(page).getByRole("status").textContent())?.replace(/^.*, /, "");

type MasonryItem = {
  x: number;
  y: number;
  right: number;
  bottom: number;
  shape: number;
  own: number;
};

/**
 * The edges of the pictures on Work in pixels, in their order, with the ratio of height to width as
 * drawn (`shape`) and of the file (`own`).
 */
const grid = (page: Page): Promise<MasonryItem[]> =>
  page.locator(".work-tile-picture").evaluateAll((links) =>
    links.map((link) => {
      const { x, y, right, bottom, width, height } = link.getBoundingClientRect();
      const picture = link.querySelector("img");
      const own = Number(picture?.getAttribute("height")) / Number(picture?.getAttribute("width"));
      return { x, y, right, bottom, shape: height / width, own };
    }),
  );

test("on touch a project is named once, under the first of its pictures that stand together", async () => {
  const page = await journey.open("/work", {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 430, height: 900 },
  });
  await finishAnimations(page);
  const names = page.locator(".work-tile-project");
  const all = await names.allTextContents();
  const runs = all.filter((name, index) => name !== all[index - 1]);
  const shown = names.filter({ visible: true });
  expect(await shown.allTextContents()).toEqual(runs);
  expect(runs.length).toBeLessThan(all.length);
  const items = await grid(page);
  for (const name of await shown.all()) {
    expect(await name.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
    const box = await name.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 1, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    expect(box?.height).toBe(44);
    expect(
      items.filter((one) => one.x < x && one.right > x && one.y < y && one.bottom > y),
    ).toEqual([]);
  }
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

const zoomed = (page: Page) =>
  page.locator(".viewer-stage .picture-image").evaluate((picture) => {
    const { width } = picture.getBoundingClientRect();
    return Math.round((width / (picture as HTMLElement).offsetWidth) * 10) / 10;
  });

test("the viewer zooms by keys, wheel, two clicks, two taps and a pinch, and moves", async () => {
  const page = await journey.open("/work?view=3");
  await hydrated(page);
  await finishAnimations(page);
  expect(await zoomed(page)).toBe(1);
  await page.keyboard.press("+");
  await expect.poll(() => zoomed(page)).toBe(1.5);
  const picture = page.locator(".viewer-stage .picture-image");
  const left = () => picture.evaluate((element) => element.getBoundingClientRect().left);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("+");
  await expect.poll(() => zoomed(page)).toBe(5);
  const before = await left();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await left()) < before - 40).toBe(true);
  expect(await position(page)).toMatch(/^3 of/);
  await page.keyboard.press("0");
  await expect.poll(() => zoomed(page)).toBe(1);
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, -500);
  await expect.poll(() => zoomed(page)).toBe(2.7);
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => zoomed(page)).toBe(1);
  await page.mouse.dblclick(640, 300);
  await expect.poll(() => zoomed(page)).toBe(2.5);
  // A drag moves the enlarged picture, and does not close the viewer.
  const top = () => picture.evaluate((element) => element.getBoundingClientRect().top);
  const from = await top();
  await page.mouse.move(640, 300);
  await page.mouse.down();
  await page.mouse.move(640, 220, { steps: 4 });
  await page.mouse.up();
  expect((await top()) - from).toBeCloseTo(-80, 0);
  expect(await viewer(page).isVisible()).toBe(true);
  await page.mouse.dblclick(640, 300);
  await expect.poll(() => zoomed(page)).toBe(1);
  const touch = (type: string, pointerId: number, clientX: number) =>
    page.locator(".viewer-stage").dispatchEvent(type, {
      ...{ pointerId, clientX, clientY: 300, pointerType: "touch", isPrimary: pointerId === 1 },
      ...{ buttons: type === "pointerup" ? 0 : 1, bubbles: true },
    });
  for (let tap = 0; tap < 2; tap += 1) {
    await touch("pointerdown", 1, 640);
    await touch("pointerup", 1, 640);
  }
  await expect.poll(() => zoomed(page)).toBe(2.5);
  await page.keyboard.press("0");
  await touch("pointerdown", 1, 600);
  await touch("pointerdown", 2, 680);
  await touch("pointermove", 2, 760);
  await touch("pointerup", 1, 600);
  await touch("pointerup", 2, 760);
  await expect.poll(() => zoomed(page)).toBe(2);
  expect(await position(page)).toMatch(/^3 of/);
  await page.keyboard.press("0");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => position(page)).toMatch(/^4 of/);
});

test.each(["a still", "moving frames", "a video"])(
  "the viewer scrolls a tall picture: %s",
  async (shown) => {
    const size = { width: 120, height: 600 };
    const name = `tall-${shown.replaceAll(" ", "-")}.gif`;
    const path = `/objects/${name}`;
    const bytes = gifOf({ ...size, count: 2 }, (x, y, frame) => (((x + y) >> 3) ^ frame) & 127);
    const video = await readFile("web/ui/spinner/spinner.mp4");
    await writeFile(join(journey.folder, "media/objects", name), bytes);
    await writeFile(join(journey.folder, "media/objects/tall.mp4"), video);
    const made = {
      path: "/objects/tall.mp4",
      ...size,
      byteSize: video.length,
      checksum: "0123456789ab",
    };
    await changeContent(journey, async ({ mediaAsset, project }) => {
      await mediaAsset.create({
        data: {
          ...{ path, ...size, kind: "image", mediaType: "image/gif", byteSize: bytes.length },
          isAnimated: shown !== "a still",
          renditions: JSON.stringify(shown === "a video" ? [made] : []),
          checksum: name,
        },
      });
      await project.create({
        data: { name: shown, slug: name, workImages: { create: { position: 0, src: path } } },
      });
    });
    const page = await journey.open("/work", { viewport: { width: 768, height: 500 } });
    await hydrated(page);
    await page.locator(`.work-tile:has-text("${shown}") .work-tile-picture`).click();
    const stage = page.locator(".viewer-stage");
    await stage.locator(shown === "a video" ? "video" : ".picture-image").waitFor();
    const box = await boxOf(stage.locator(":scope > .video, :scope > .picture .picture-image"));
    expect(box).toMatchObject(size);
    const hidden = () =>
      stage.evaluate(
        ({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop,
      );
    expect(await hidden()).toBeGreaterThan(100);
    await page.keyboard.press("End");
    await expect.poll(hidden).toBeLessThan(1);
    await page.keyboard.press("Home");
    await page.mouse.move(384, 200);
    await page.mouse.wheel(0, 2_000);
    await expect.poll(hidden).toBeLessThan(1);
  },
);

test("the viewer steps on by a swipe", async () => {
  const page = await journey.open("/work?view=3", { hasTouch: true });
  await hydrated(page);
  const before = await position(page);
  const swipe = async (from: number, to: number) => {
    const stage = page.locator(".viewer-stage");
    const at = (clientX: number) => ({
      ...{ clientX, clientY: 300, pointerType: "touch", isPrimary: true },
    });
    await stage.dispatchEvent("pointerdown", at(from));
    await stage.dispatchEvent("pointerup", at(to));
  };
  await swipe(300, 240);
  await expect.poll(() => position(page)).toMatch(/^4 of/);
  await swipe(240, 300);
  await expect.poll(() => position(page)).toBe(before);
  await swipe(300, 260);
  expect(await position(page)).toBe(before);
});

test("the viewer grows out of its tile, and back into it", async () => {
  const page = await journey.open("/work", moving);
  await hydrated(page);
  const growing = () =>
    page.evaluate(() => {
      const running = document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "");
      return running.filter((name) => name.endsWith("(viewed-picture)")).sort();
    });
  await page.evaluate(() => {
    // Makes the transition so slow that the test can observe it.
    const style = document.createElement("style");
    style.textContent = "::view-transition-group(*) { animation-duration: 3s !important }";
    document.head.append(style);
  });
  const both = [
    "::view-transition-group(viewed-picture)",
    "::view-transition-new(viewed-picture)",
    "::view-transition-old(viewed-picture)",
  ];
  await tile(page, 2).click();
  await expect.poll(growing).toEqual(expect.arrayContaining(both));
  await page.keyboard.press("Escape");
  await viewer(page).waitFor({ state: "detached" });
  await expect.poll(growing).toEqual(expect.arrayContaining(both));
});
