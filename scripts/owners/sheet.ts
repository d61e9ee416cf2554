/**
 * `npm run sheet -- [voices]`: writes contact sheets of each named voice (type style), or of all,
 * to ./sheets: one with the demo, and one with content that is hard to lay out. A sheet shows the
 * top and the bottom of each screen in three widths.
 */
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp, { type OverlayOptions } from "sharp";
import { openDatabase } from "../../api/database/client.ts";
import { demoPortfolio } from "../../api/demo/portfolio.ts";
import { finishAnimations } from "../../e2e/harness/animations.ts";
import { launchBrowser } from "../../e2e/harness/launch-browser.ts";
import { startServer } from "../../e2e/harness/server.ts";
import { findBrowser } from "../find-browser.mjs";
import { fillOwner } from "./fill-owner.ts";
import type { DemoOwner } from "./owner.ts";
import { demoOwner, owners } from "./owners.ts";
import { unevenOwner } from "./uneven.ts";

const target = "sheets";
const windows = [
  { width: 390, height: 844, across: 200 },
  { width: 1440, height: 900, across: 640 },
  { width: 2560, height: 1440, across: 640 },
];
const gap = 16;
const rowHeight = 434;

/** The paths of the screens, one for each row of the sheet. */
function screensOf({ projects }: DemoOwner): string[] {
  const shown = projects.length > 0 ? projects : demoPortfolio.projects;
  const slugOf = (isProtected: boolean) =>
    shown.find((project) => !!project.isPasswordProtected === isProtected)?.slug;
  const caseStudies = [`/project/${slugOf(false)}`, `/project/${slugOf(true)}`];
  return ["/", ...caseStudies, "/about", "/connect", "/nowhere"];
}

async function picture(page: Page, across: number): Promise<Buffer> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    // No named function: tsx makes named functions call a helper that the page does not have.
    const inView = [...document.images].filter((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      // A lazy picture outside of the window, such as in a horizontal strip, is never loaded.
      const isWithin = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return isWithin && image.checkVisibility();
    });
    await Promise.allSettled(inView.map((image) => image.decode()));
  });
  await finishAnimations(page);
  return sharp(await page.screenshot())
    .resize({ width: across })
    .png()
    .toBuffer();
}

async function drawSheet(browser: Browser, origin: string, screens: string[], path: string) {
  const tiles: OverlayOptions[] = [];
  let left = 0;
  for (const { across, ...viewport } of windows) {
    const isPhone = viewport.width < 1000;
    const context = await browser.newContext({
      viewport,
      reducedMotion: "reduce",
      hasTouch: isPhone,
      isMobile: isPhone,
    });
    const page = await context.newPage();
    for (const [row, screen] of screens.entries()) {
      const top = row * (rowHeight + gap);
      await page.goto(origin + screen);
      tiles.push({ input: await picture(page, across), left, top });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      tiles.push({ input: await picture(page, across), left: left + across + gap, top });
    }
    await context.close();
    left += 2 * (across + gap);
  }
  const [width, height] = [left - gap, screens.length * (rowHeight + gap) - gap];
  await sharp({ create: { width, height, channels: 3, background: "#8a8a8a" } })
    .composite(tiles)
    .png()
    .toFile(path);
  console.log(path);
}

await mkdir(target, { recursive: true });
const wanted = process.argv.slice(2);
const browser = await launchBrowser(await findBrowser());
try {
  for (const owner of [demoOwner, unevenOwner]) {
    const content = owner === demoOwner ? "demo" : owner.key;
    const folder = join(target, `.${content}`);
    if (!existsSync(folder)) await fillOwner(owner, folder);
    for (const { key, look, colors } of owners) {
      if (wanted.length > 0 && !wanted.includes(key)) continue;
      const database = await openDatabase(`file:${join(folder, "vitrine.db")}`);
      await database.siteLook.updateMany({ data: look });
      await database.siteColors.updateMany({ data: colors });
      await database.$disconnect();
      const server = await startServer({ DATA_DIR: folder });
      try {
        const path = join(target, `${key}-${content}.png`);
        await drawSheet(browser, server.origin, screensOf(owner), path);
      } finally {
        await server.stop();
      }
    }
  }
} finally {
  await browser.close();
}
