import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page, Request } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { phoneCropOf } from "../../api/media/derivatives/phone-crop.ts";
import { gifOf } from "../../api/testing/animation.ts";
import { openAsOwner } from "../harness/admin.ts";
import { changeContent } from "../harness/change-content.ts";
import { sampleOf } from "../harness/combinations.ts";
import { boxOf, phone } from "../harness/finger.ts";
import { hydrated, moving, openBeside, startJourney } from "../harness/journey.ts";

const journey = startJourney();
const withoutScripts = { javaScriptEnabled: false, expectedProblems: /\.js csp$/ };

const pillOf = (page: Page) => page.getByRole("navigation", { name: "Projects" });
const endingOf = (page: Page) => page.getByRole("navigation", { name: "Next project" });

test.each(
  sampleOf(
    [
      [390, 1],
      [1440, 4],
      [768, 4],
    ],
    2,
  ),
)(
  "at %i pixels hero and ending have their measures, facts %i columns, and the pill its place",
  async (width, columns) => {
    const page = await journey.open("/project/passage", {
      ...withoutScripts,
      viewport: { width, height: 900 },
      // The test need not wait for pictures: they have their places before they load.
      waitUntil: "domcontentloaded",
    });
    const hero = await boxOf(page.locator(".project-hero"));
    // On a phone, the hero picture is not cropped, so that text in the picture is not cut off.
    expect(hero.height).toBeCloseTo(width < 768 ? (hero.width * 9) / 16 : 600, 0);
    const facts = page.locator(".project-fact");
    expect(await facts.count()).toBeGreaterThan(3);
    const places = await facts.evaluateAll((all) =>
      all.map((fact) => Math.round(fact.getBoundingClientRect().x)),
    );
    expect(new Set(places).size).toBe(columns);

    const picture = await boxOf(endingOf(page).locator("img"));
    const footer = await boxOf(page.locator("footer"));
    expect([picture.width, picture.height]).toEqual([
      footer.width,
      width < 768 ? hero.height : 540,
    ]);
    expect(footer.y).toBeCloseTo(picture.y + picture.height, 0);

    if (width < 1024) {
      const pill = await page.locator(".project-pill").evaluate((element) => {
        const { left, right, bottom, top } = element.getBoundingClientRect();
        const inner = element.querySelector("a")?.getBoundingClientRect().top ?? 0;
        return {
          box: [left, right - document.body.getBoundingClientRect().right, bottom],
          isAbove: top <= inner,
          color: getComputedStyle(element).backgroundColor,
        };
      });
      const color = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      expect(pill).toEqual({ box: [0, 0, 900], isAbove: true, color });
      return;
    }
    for (const height of [640, 800, 900]) {
      await page.setViewportSize({ width, height });
      const pill = await boxOf(pillOf(page));
      const name = await boxOf(page.getByRole("heading", { level: 1 }));
      expect(pill.x + pill.width).toBeLessThan(name.x);
    }
  },
);

test("the pill retires where the ending is in view, but not for the keyboard; both lead to the same project, and the ending's picture grows into its hero", async () => {
  const page = await journey.open("/project/passage", {
    ...moving,
    expectedProblems: /Transition was skipped/, // the browser's message if a page is left at once
  });
  await hydrated(page);
  const named = () =>
    page.evaluate(() => {
      const names: string[] = [];
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (callback) => {
        const elements = document.querySelectorAll(".project-hero, .next-project-picture");
        for (const element of elements) {
          if (getComputedStyle(element).viewTransitionName === "project-hero") {
            names.push(String(element.classList[0]));
          }
        }
        return start(callback);
      };
      Object.assign(window, { names });
    });
  const left = () => page.evaluate("window.names");
  await named();
  const pill = pillOf(page);
  const opacity = () => pill.evaluate((element) => getComputedStyle(element).opacity);
  expect(await opacity()).toBe("1");
  await page.evaluate("scrollTo(0, document.body.scrollHeight)");
  await expect.poll(opacity).toBe("0");
  await endingOf(page).getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect.poll(opacity).toBe("1");
  const next = pill.getByRole("link", { name: /^Next project: / });
  const address = await next.getAttribute("href");
  await endingOf(page).getByRole("link").click();
  await page.waitForURL(`**${address}`);
  await expect.poll(left).toEqual(["next-project-picture"]);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Passage" }).waitFor();
  await named();
  await page.evaluate("scrollTo(0, 0)");
  await next.click();
  await page.waitForURL(`**${address}`);
  await expect.poll(left).toEqual(["project-hero"]);
});

test.each([
  [479, "phone-1080.avif"],
  [480, "2400.avif"],
])("a window of %i px fetches a hero once, as %s", async (width, file) => {
  const fetched: string[] = [];
  const page = await journey.open("/project/lindholm-tramways", {
    viewport: { width, height: 844 },
    deviceScaleFactor: 2,
    waitUntil: "networkidle",
    prepare: async (window) => {
      window.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.includes("/lindholm-hero.")) fetched.push(pathname);
      });
    },
  });
  expect(fetched).toEqual([`/objects/lindholm-hero.webp/${file}`]);
  const hero = page.locator(".project-hero .picture-image");
  const shown = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(new URL(shown).pathname).toBe(fetched[0]);
});

const size = { width: 1600, height: 900 };

/** A white picture with a black square. @param x @param y its centre, as shares of width and height */
function paintSubject(x: number, y: number): Promise<Buffer> {
  const side = 60;
  const square = { width: side, height: side, channels: 3 as const, background: "#000000" };
  const left = Math.round(x * size.width - side / 2);
  const top = Math.round(y * size.height - side / 2);
  return sharp({ create: { ...size, channels: 3, background: "#ffffff" } })
    .composite([{ input: { create: square }, left, top }])
    .png()
    .toBuffer();
}

/** The centre of the black square in a screenshot of an element, as shares of its width and height. */
async function findSubject(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const { data, info } = await sharp(await page.locator(selector).first().screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark: { x: number; y: number }[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = at / info.channels;
    const place = { x: pixel % info.width, y: Math.floor(pixel / info.width) };
    if ((data[at] ?? 255) < 40) dark.push(place);
  }
  const mean = (of: (place: { x: number; y: number }) => number) =>
    dark.reduce((sum, place) => sum + of(place), 0) / dark.length;
  return { x: mean(({ x }) => x) / info.width, y: mean(({ y }) => y) / info.height };
}

/** The part of the picture that the server would send for an address. */
async function cropAt(address: string, picture: Buffer): Promise<Buffer> {
  const [, focus] = /\/phone-.+focus=(\d+)/.exec(address) ?? [];
  const crop = focus === undefined ? null : phoneCropOf({ ...size, focalX: Number(focus) / 100 });
  if (!crop) return picture;
  const { left, width, height } = crop;
  return sharp(picture).extract({ left, top: 0, width, height }).png().toBuffer();
}

test("where a picture is cropped, its subject is as near to the middle as the picture reaches", async () => {
  const [focalX, focalY] = [0.7, 0.9];
  const picture = await paintSubject(focalX, focalY);
  await changeContent(journey, (database) =>
    database.mediaAsset.updateMany({ data: { focalX, focalY, ...size } }),
  );
  const open = async (path: string, width: number) => {
    const page = await journey.open(path, {
      viewport: { width, height: 844 },
      prepare: (window) =>
        window.route("**/objects/**", async (route) => {
          const body = await cropAt(route.request().url(), picture);
          await route.fulfill({ body, contentType: "image/png" });
        }),
    });
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    return page;
  };
  const project = await open("/project/hearten", 390);
  expect((await findSubject(project, ".project-hero")).x).toBeCloseTo(0.5, 1);
  await project.locator(".next-project-picture").scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await findSubject(project, ".next-project-picture")).x)
    .toBeCloseTo(0.5, 1);
  const home = await open("/", 390);
  const card = ".project-grid-item:nth-child(2) .card-picture";
  await expect.poll(async () => (await findSubject(home, card)).x).toBeCloseTo(0.5, 1);
  const wide = await open("/project/hearten", 1440);
  // The window without its scroll bar is 1425 px wide. The picture is therefore 802 px tall, of which
  // the lowest 600 px are visible.
  expect((await findSubject(wide, ".project-hero")).y).toBeCloseTo((0.9 * 802 - 202) / 600, 1);
});

/** The bytes of a response's body; 0 if the window closes before the response ends. */
async function bytesOf(request: Request): Promise<number> {
  const sizes = await request.sizes().catch(() => null);
  return sizes?.responseBodySize ?? 0;
}

describe("a project with a GIF of 4 MB", () => {
  const address = "/project/moving";
  const pictureOf = (page: Page) =>
    page.locator(".project-hero img").evaluate((image: HTMLImageElement) => image.currentSrc);

  beforeAll(async () => {
    const size = { width: 640, height: 420 };
    const bytes = gifOf({ ...size, count: 16 }, (x, y, frame) => ((x + y + 4 * frame) >> 4) & 127);
    expect(bytes.length).toBeGreaterThan(4 * 2 ** 20);
    await writeFile(join(journey.folder, "media/objects/moving.gif"), bytes);
    const path = "/objects/moving.gif";
    await changeContent(journey, async ({ mediaAsset, project }) => {
      const file = { kind: "image", mediaType: "image/gif", byteSize: bytes.length } as const;
      await mediaAsset.create({
        data: { path, ...size, ...file, isAnimated: true, checksum: "moving" },
      });
      await project.create({ data: { name: "Moving", slug: "moving", heroImage: path } });
    });
    // Encodes the WebP in advance: a request that accepts no WebP waits until the file is encoded.
    const headers = { accept: "image/gif" };
    await fetch(`${journey.server.origin}${path}/moving-480.webp`, { headers });
  });

  test("sends a phone 1 MB at most; what moves is stopped and started by keys", async () => {
    const sizes: Promise<number>[] = [];
    const page = await journey.open(address, {
      ...moving,
      ...phone,
      deviceScaleFactor: 3,
      waitUntil: "networkidle",
      prepare: async (window) => {
        window.on("requestfinished", (request) => sizes.push(bytesOf(request)));
      },
    });
    expect(await pictureOf(page)).toMatch(/\/moving-480\.webp$/);
    const sent = (await Promise.all(sizes)).reduce((all, bytes) => all + bytes, 0);
    expect(sent).toBeGreaterThan(20_000);
    expect(sent).toBeLessThan(1_000_000);
    await page.getByRole("button", { name: "Pause videos" }).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => pictureOf(page)).toMatch(/\/\d+\.(avif|webp)$/);
    await page.keyboard.press("Enter");
    await expect.poll(() => pictureOf(page)).toMatch(/\/moving-480\.webp$/);
    await page.getByRole("button", { name: "Pause videos" }).waitFor();
  });

  test("stands still where less motion is wanted, until it is started, and without scripts", async () => {
    const still = await journey.open(address);
    expect(await pictureOf(still)).toMatch(/\/\d+\.(avif|webp)$/);
    await still.getByRole("button", { name: "Play videos" }).click();
    await expect.poll(() => pictureOf(still)).toMatch(/\/moving-\d+\.webp$/);
    const plain = await journey.open(address, withoutScripts);
    expect(await pictureOf(plain)).toMatch(/\/\d+\.(avif|webp)$/);
    expect(await plain.locator(".video-switch").isVisible()).toBe(false);
  });

  // This test is last, because the project keeps the video.
  test("is a small looping video once the owner's browser has made it, which stops as the GIF did", async () => {
    const library = await openAsOwner(journey, "/admin/library");
    await library.getByText("moving.gif has no version for phones.").waitFor();
    await library.getByRole("button", { name: "Prepare It for Phones" }).click();
    const work = library.getByRole("region", { name: "Videos in work" });
    await work.waitFor();
    await work.waitFor({ state: "detached" });
    await library.getByRole("row", { name: "moving.gif" }).click();
    await library.getByText(/^Browsers get 640 × 420, /).waitFor();

    const received = new Map<string, Promise<number>>();
    const page = await journey.open(address, {
      ...moving,
      ...phone,
      deviceScaleFactor: 3,
      prepare: async (window) => {
        window.on("requestfinished", (request) => {
          received.set(new URL(request.url()).pathname, bytesOf(request));
        });
      },
    });
    const video = page.locator(".project-hero video");
    const isPlaying = () =>
      video.evaluate((each: HTMLVideoElement) => !each.paused && each.currentTime > 0);
    await expect.poll(isPlaying).toBe(true);
    const { currentSrc, videoWidth, videoHeight, duration, loop } = await video.evaluate(
      ({ currentSrc, videoWidth, videoHeight, duration, loop }: HTMLVideoElement) => ({
        ...{ currentSrc, videoWidth, videoHeight, duration, loop },
      }),
    );
    expect(currentSrc).toMatch(/\/moving\.gif\/video-[0-9a-f]{12}\.mp4$/);
    expect({ videoWidth, videoHeight, loop }).toEqual({
      videoWidth: 640,
      videoHeight: 420,
      loop: true,
    });
    expect(duration).toBeCloseTo(16 * 0.05, 1);
    await page.waitForLoadState("networkidle");
    expect([...received.keys()].filter((name) => /moving-|\.gif$/.test(name))).toEqual([]);
    const sum = (await Promise.all(received.values())).reduce((all, bytes) => all + bytes, 0);
    expect(sum).toBeGreaterThan(20_000);
    expect(sum).toBeLessThan(1_000_000);
    await page.getByRole("button", { name: "Pause videos" }).click();
    await expect.poll(isPlaying).toBe(false);
    await page.getByRole("button", { name: "Play videos" }).click();
    await expect.poll(isPlaying).toBe(true);
  });
});

test("slides are shown in two windows that keep in step, one loaded again, and go on without a network", async () => {
  const films: string[] = [];
  const wall = await openAsOwner(journey, "/project/Passage/present", {
    ...{ ...phone, viewport: { width: 844, height: 390 } },
    prepare: async (page) => {
      page.context().on("request", (request) => {
        if (request.url().endsWith(".mp4")) films.push(request.url());
      });
    },
  });
  const ready = (page: Page) => page.getByText("Ready", { exact: true }).waitFor();
  const current = (page: Page) =>
    page.locator("[data-current]").evaluate((slide) => slide.getAttribute("aria-label"));
  await ready(wall);
  // An address in capital letters leads to that of the slug.
  expect(new URL(wall.url()).pathname).toBe("/project/passage/present");
  await wall.getByRole("button", { name: "Start" }).click();
  await wall.keyboard.press("PageDown");
  // The bar with the controls is hidden, although the mouse is on it.
  const bar = wall.locator(".deck-bar");
  await expect.poll(() => bar.evaluate((shown) => getComputedStyle(shown).opacity)).toBe("0");
  await wall.keyboard.press("ArrowRight");
  await expect.poll(() => new URL(wall.url()).searchParams.get("slide")).toBe("3");
  const place = (await current(wall))?.replace(/^\d+/, "") ?? "";
  const last = Number(/\d+$/.exec(place)?.[0]);

  // A window that is opened later shows the current slide at once.
  const own = await openBeside(wall.context(), "/project/passage/present/notes");
  await ready(own);
  await expect.poll(() => current(own)).toBe(`3${place}`);
  await own.keyboard.press("End");
  await expect.poll(() => current(wall)).toBe(await current(own));

  // Simulates a swipe by a scroll, as which the browser treats swipes.
  await wall.locator(".deck-slides").evaluate((list) => list.scrollBy(-list.clientWidth, 0));
  await expect.poll(() => current(own)).toBe(`${last - 1}${place}`);

  // A window that was frozen in the background shows the current slide when it is visible again.
  const session = await wall.context().newCDPSession(wall);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await own.keyboard.press("Home");
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await expect.poll(() => current(wall)).toBe(`1${place}`);

  // A video has the same position in both windows, also after a reload, and is fetched only once for
  // both windows.
  const film = (page: Page) => page.locator(".deck-slide[data-current] video");
  while ((await film(own).count()) === 0) await own.keyboard.press("ArrowRight");
  const timeOf = (page: Page) =>
    film(page).evaluate((video) => (video as HTMLVideoElement).currentTime);
  await film(own).evaluate((video) => Object.assign(video, { currentTime: 2 }));
  await expect.poll(() => timeOf(wall)).toBeCloseTo(2, 1);
  await own.keyboard.press("b");
  await wall.locator(".deck[data-blank=black]").waitFor();
  await wall.reload();
  await ready(wall);
  await wall.locator(".deck[data-blank=black]").waitFor();
  expect(await current(wall)).toBe(await current(own));
  await expect.poll(() => timeOf(wall)).toBeCloseTo(2, 1);
  expect(films).toHaveLength(1);

  await wall.context().setOffline(true);
  await own.keyboard.press("Home");
  await expect.poll(() => current(wall)).toBe(`1${place}`);
  for (let slide = 2; slide <= last; slide += 1) {
    await wall.keyboard.press(" ");
    await expect.poll(() => current(own)).toBe(`${slide}${place}`);
  }
  const broken = () =>
    wall
      .locator(".deck img")
      .evaluateAll(
        (all) => all.filter((each) => (each as HTMLImageElement).naturalWidth === 0).length,
      );
  expect(await broken()).toBe(0);
  const tooFull = wall.locator(".slide[data-full]");
  expect(await tooFull.count()).toBe(0);
  await wall.context().setOffline(false);
});
