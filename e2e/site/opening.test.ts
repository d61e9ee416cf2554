import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Voice } from "../../api/database/__generated__/prisma/client.ts";
import { openDatabase } from "../../api/database/client.ts";
import { sampleOf } from "../harness/combinations.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const voices: Voice[] = ["grotesque", "editorial", "technical", "poster", "humanist"];
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function change(
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<unknown>,
) {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  await work(database);
  await database.$disconnect();
}

const open = async (path: string, viewport: { width: number; height: number }) => {
  const page = await journey.open(path, { viewport, reducedMotion: "reduce" });
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  return page;
};

/** How much of an element is in the window, in pixels of its height. */
const seen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });

test.each(sampleOf(voices, 1))(
  "the first view in %s shows words and a picture, at home and of a project",
  async (voice) => {
    await change((database) => database.siteLook.updateMany({ data: { voice } }));
    for (const window of windows) {
      const home = await open("/", window);
      const whole = (await home.locator("h1").boundingBox())?.height ?? 0;
      expect(await seen(home, "h1")).toBeCloseTo(whole, 0);
      expect(await seen(home, ".project-grid img")).toBeGreaterThan(100);
      await home.close();
      const project = await open("/project/passage", window);
      expect(await seen(project, "h1")).toBeGreaterThan(30);
      expect(await seen(project, ".project-hero")).toBeGreaterThan(250);
      await project.close();
    }
    // Nor is a name cut in the window of a small laptop, but by the documented hero.
    if (voice === "grotesque") return;
    const project = await open("/project/passage", { width: 1366, height: 700 });
    const whole = (await project.locator("h1").boundingBox())?.height ?? 0;
    expect(await seen(project, "h1")).toBeCloseTo(whole, 0);
    await project.close();
  },
);

test("every voice keeps the documented measures in every window, unless the owner has them grow", async () => {
  const measure = async (page: Page, selector: string, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.locator(selector).first().waitFor();
    return page
      .locator(selector)
      .evaluateAll((elements) => [
        ...new Set(elements.map((element) => Math.round(element.getBoundingClientRect().height))),
        Math.max(...elements.map(({ clientWidth }) => clientWidth)),
      ]);
  };
  for (const voice of voices) {
    await change((database) =>
      database.siteLook.updateMany({ data: { voice, fillsLargeScreens: false } }),
    );
    const home = await open("/", { width: 1440, height: 900 });
    const project = await open("/project/passage", { width: 1440, height: 900 });
    for (const width of [390, 768, 1440, 2560]) {
      const [header, content] = await measure(home, ".site-header > *", width);
      const [card, ...others] = await measure(home, ".card-picture", width);
      const [hero] = await measure(project, ".project-hero", width);
      expect({ voice, width, header, card, hero }).toEqual({
        ...{ voice, width, header: 80, card: 322, hero: 600 },
      });
      // Nothing but the greatest width: all cards are as tall.
      expect(others).toHaveLength(1);
      expect(content).toBeLessThanOrEqual(1440);
    }
    await home.close();
    await project.close();
  }
  await change((database) => database.siteLook.updateMany({ data: { fillsLargeScreens: true } }));
  const home = await open("/", { width: 1440, height: 900 });
  expect((await measure(home, ".card-picture", 1440))[0]).toBe(322);
  expect((await measure(home, ".card-picture", 2560))[0]).toBe(394);
  expect((await measure(home, ".site-header > *", 2560))[1]).toBe(1760);
  await home.close();
  await change((database) =>
    database.siteLook.updateMany({ data: { voice: "grotesque", fillsLargeScreens: false } }),
  );
});

test("no two voices arrange the About page alike", { tags: "matrix" }, async () => {
  const arrangements: string[] = [];
  for (const voice of voices) {
    await change((database) => database.siteLook.updateMany({ data: { voice } }));
    const page = await open("/about", { width: 1440, height: 900 });
    const [portrait, heading] = await Promise.all(
      [".about-portrait", "h1"].map((selector) => page.locator(selector).boundingBox()),
    );
    if (!portrait || !heading) throw new Error("the page has no head");
    const isUnder = portrait.y >= heading.y + heading.height;
    const isOver = portrait.y + portrait.height <= heading.y;
    const middle = portrait.x + portrait.width / 2;
    const side = middle < 480 ? "at the start" : middle > 960 ? "at the end" : "in the middle";
    arrangements.push(`${isUnder ? "under" : isOver ? "over" : "beside"} the heading, ${side}`);
    await page.close();
  }
  expect(arrangements).toEqual([
    "beside the heading, at the start",
    "beside the heading, at the end",
    "under the heading, at the start",
    "under the heading, at the end",
    "over the heading, in the middle",
  ]);
});

test.each([
  ["tall", 1200, 1800],
  ["square", 1500, 1500],
  ["panorama", 2800, 1000],
] as const)(
  "in voices of its own measures a %s hero has the name where its shape leaves room",
  { tags: "matrix" },
  async (shape, width, height) => {
    await change(async (database) => {
      await database.siteLook.updateMany({ data: { voice: "editorial" } });
      const where = { path: "/objects/hearten-hero.webp" };
      await database.mediaAsset.updateMany({ where, data: { width, height } });
    });
    const page = await open("/project/hearten", { width: 1440, height: 900 });
    const [hero, name, header] = await Promise.all(
      [".project-hero", "h1", ".site-header"].map((selector) =>
        page.locator(selector).boundingBox(),
      ),
    );
    if (!hero || !name || !header) throw new Error("the page has no head");
    const isOver =
      name.y > hero.y && name.y + name.height <= hero.y + hero.height && name.x > hero.x;
    const isBeside = name.x + name.width <= hero.x && hero.y >= header.y + header.height;
    expect({ isOver, isBeside }).toEqual({
      isOver: shape === "panorama",
      isBeside: shape !== "panorama",
    });
    await change((database) => database.siteLook.updateMany({ data: { voice: "grotesque" } }));
    const documented = await open("/project/hearten", { width: 1440, height: 900 });
    expect((await documented.locator(".project-hero").boundingBox())?.height).toBe(600);
  },
);

const luminance = (channels: number[]) => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The least contrast of a header's words with what a screenshot shows behind them, and its veil. */
async function measureHeader(page: Page) {
  const color = await page
    .locator(".site-header")
    .evaluate((header) => getComputedStyle(header).color.match(/\d+/g)?.map(Number) ?? []);
  const boxes = await page
    .locator(".site-header-link, .site-header-logo > span")
    .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().toJSON()));
  await page.addStyleTag({ content: ".site-header a { opacity: 0 !important; }" });
  const contrasts: number[] = [];
  for (const { x, y, width, height } of boxes as DOMRect[]) {
    const clip = { x, y: y + height * 0.25, width, height: height * 0.5 };
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) {
      const pair = [luminance([...data.subarray(at, at + 3)]) + 0.05, luminance(color) + 0.05];
      contrasts.push(Math.max(...pair) / Math.min(...pair));
    }
  }
  const veil = await page
    .locator(".project-hero")
    .evaluate((hero) => Number(getComputedStyle(hero, "::before").getPropertyValue("--strength")));
  return { contrast: Math.min(...contrasts), veil };
}

test.each([
  ["passage", true],
  ["hearten", true],
  ["lindholm-tramways", false],
  ["morrow-doses", true],
])(
  "the navigation over %s is read, with no more of a veil than the picture needs",
  { tags: "matrix" },
  async (slug, hasNone) => {
    await change((database) => database.siteLook.updateMany({ data: { voice: "grotesque" } }));
    const veils: number[] = [];
    for (const lightModeNav of [true, false]) {
      await change((database) =>
        database.project.updateMany({ where: { slug }, data: { lightModeNav } }),
      );
      for (const window of windows) {
        const page = await open(`/project/${slug}`, window);
        const { contrast, veil } = await measureHeader(page);
        expect(contrast).toBeGreaterThan(4.4);
        veils.push(veil);
        await page.close();
      }
    }
    expect(Math.max(...veils)).toBeLessThan(0.65);
    expect(veils.includes(0)).toBe(hasNone);
  },
);
