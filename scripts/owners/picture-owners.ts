/**
 * `npm run demo:owners:pictures`: takes pictures of the five owners' sites, side by side, at three
 * widths, of the built product. Fill their folders first. Run with the folder, and where pictures go.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { finishAnimations } from "../../e2e/harness/animations.ts";
import { launchBrowser } from "../../e2e/harness/launch-browser.ts";
import { startServer } from "../../e2e/harness/server.ts";
import { openPaths } from "../../pages/paths.ts";
import { findBrowser } from "../find-browser.mjs";
import { owners } from "./owners.ts";

const [folder = "owners", target = join(folder, "pictures")] = process.argv.slice(2);
const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const screens = ["home", "work", "project", "middle", "ending", "about", "connect"] as const;

async function take(browser: Browser, origin: string, key: string, project: string) {
  for (const { width, height } of windows) {
    const isPhone = width < 1000;
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: "reduce",
      hasTouch: isPhone,
      isMobile: isPhone,
    });
    const page = await context.newPage();
    for (const screen of screens) {
      const caseStudy = `/project/${project}`;
      const path = {
        ...openPaths,
        ...{ project: caseStudy, middle: caseStudy, ending: caseStudy },
      };
      await page.goto(origin + path[screen]);
      if (screen === "middle")
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      if (screen === "ending") await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      await finishAnimations(page);
      await page.screenshot({ path: join(target, `${key}-${screen}-${width}.png`) });
    }
    await context.close();
  }
}

/** The five beside each other. */
async function lay(screen: string, width: number): Promise<void> {
  const across = width < 500 ? 390 : 640;
  const tiles = await Promise.all(
    owners.map(({ key }) =>
      sharp(join(target, `${key}-${screen}-${width}.png`))
        .resize({ width: across })
        .png()
        .toBuffer(),
    ),
  );
  const { height = 0 } = await sharp(tiles[0]).metadata();
  await sharp({
    create: {
      width: owners.length * (across + 16) - 16,
      height,
      channels: 3,
      background: "#8a8a8a",
    },
  })
    .composite(tiles.map((input, at) => ({ input, left: at * (across + 16), top: 0 })))
    .png()
    .toFile(join(target, `sheet-${screen}-${width}.png`));
}

await mkdir(target, { recursive: true });
const browser = await launchBrowser(await findBrowser());
try {
  for (const { key, projects } of owners) {
    const server = await startServer({ DATA_DIR: join(folder, key) });
    try {
      await take(browser, server.origin, key, projects[0]?.slug ?? "passage");
    } finally {
      await server.stop();
    }
  }
} finally {
  await browser.close();
}
for (const screen of screens) for (const { width } of windows) await lay(screen, width);
