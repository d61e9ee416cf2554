/**
 * Takes the screenshots for the README and the owner's guide from the built product with its demo portfolio:
 * `npm run docs:draw`.
 */

import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { finishAnimations } from "../../e2e/harness/animations.ts";
import { launchBrowser } from "../../e2e/harness/launch-browser.ts";
import { ownerPassword, startServer } from "../../e2e/harness/server.ts";
import { findBrowser } from "../find-browser.mjs";

/** The heights of the window in pixels: the home page shows its first card, the editor its first fields. */
const heights = { site: 1080, editor: 800 };
const width = 1280;

/**
 * The paths of the screens that the guide shows, by the names of their pictures.
 * @param editor the path of a project in the editor
 */
const screens = (editor: string) => ({
  "first-steps": "/admin",
  projects: editor,
  writing: `${editor}#content-sections`,
  showing: "/project/passage/present",
  library: "/admin/library",
  visibility: `${editor}?publish`,
  words: "/admin/settings/words",
  settings: "/admin/settings",
  backups: "/admin/settings/site#backups",
  visitors: "/project/passage",
  links: "/admin/links?create",
  import: "/admin/import",
});

/** Takes a screenshot. A PNG is reduced to few colours, which makes the file small, without a visible difference. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await finishAnimations(page);
  // The width without the scroll bar.
  const width = await page.evaluate(() => document.body.clientWidth);
  const { height = 0 } = page.viewportSize() ?? {};
  const picture = sharp(await page.screenshot({ clip: { x: 0, y: 0, width, height } }));
  const isOfGuide = name.startsWith("guide/");
  if (isOfGuide) await picture.webp({ quality: 70, effort: 6 }).toFile(`docs/${name}.webp`);
  else await picture.png({ palette: true, quality: 85, effort: 10 }).toFile(`docs/${name}.png`);
}

const folder = await mkdtemp(join(tmpdir(), "vitrine-docs-"));
const server = await startServer({ DATA_DIR: folder });
const browser = await launchBrowser(await findBrowser());
try {
  const page = await browser.newPage({
    viewport: { width, height: heights.site },
    reducedMotion: "reduce",
  });
  await page.goto(server.origin);
  await take(page, "site");

  await page.setViewportSize({ width, height: heights.editor });
  await page.getByRole("button", { name: "Admin area" }).click();
  await page.getByLabel("Password", { exact: true }).fill(ownerPassword);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Edit Passage" }).click();
  await page.getByRole("button", { name: "Preview" }).click();
  await page.mouse.move(0, 0);
  const preview = page.frameLocator("iframe").getByRole("heading", { name: "Passage" });
  await preview.waitFor();
  await take(page, "editor");

  const { pathname } = new URL(page.url());
  await mkdir("docs/guide/pictures", { recursive: true });
  for (const [name, address] of Object.entries(screens(pathname))) {
    await page.goto(`${server.origin}${address}`);
    await take(page, `guide/pictures/${name}`);
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
