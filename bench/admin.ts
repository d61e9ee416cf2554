/**
 * `npm run bench:admin`: measures how long the owner waits in the admin area with 10, 100 and 200
 * projects of five work images each, on the built product in a real browser. Writes
 * bench/results/RESULTS-admin.md, and ends with code 1 if a target is missed.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { type Database, openDatabase } from "../api/database/client.ts";
import { launchBrowser } from "../e2e/harness/launch-browser.ts";
import { ownerPassword, startServer } from "../e2e/harness/server.ts";
import { findBrowser } from "../scripts/find-browser.mjs";
import { observeInteractions, slowestInteraction } from "./interactions.ts";
import { medianOf } from "./load.ts";
import { atMost, reportTargets } from "./targets.ts";

const sizes = [10, 100, 200];
const rounds = 5;
const imagesEach = 5;

/**
 * The targets in milliseconds: for the response to an interaction, and for the preview of a change.
 */
const promises = { interaction: 200, preview: 300 };

const names = {
  dashboard: "dashboard opened",
  toggle: "protection switched",
  dialog: "project dialog opened, typed in, closed",
  order: "order panel scrolled to and filled",
  reorder: "work image moved by keyboard",
  typing: "typing in the editor beside the preview",
  preview: "preview follows a change",
};

type Measures = Record<string, number>;

const folder = await mkdtemp(join(tmpdir(), "vitrine-bench-"));
const server = await startServer({ DATA_DIR: folder });
const browser = await launchBrowser(await findBrowser());
const results: { size: number; measures: Measures }[] = [];
try {
  const database = await openDatabase(`file:${join(folder, "vitrine.db")}`);
  for (const size of sizes) {
    await fill(database, size);
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await page.addInitScript(observeInteractions);
    await page.request.post("/api/session", {
      headers: { origin: server.origin },
      data: { password: ownerPassword },
    });
    // The first visit is not counted: during it, the server encodes the smaller pictures and the
    // browser compiles the scripts, which later visits reuse.
    await measure(page);
    const seen: Measures[] = [];
    for (let round = 0; round < rounds; round++) seen.push(await measure(page));
    results.push({ size, measures: middleOf(seen) });
    await context.close();
  }
  await database.$disconnect();
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
const report = table();
await writeFile("bench/results/RESULTS-admin.md", report);
console.log(report);
const slowest = (key: keyof typeof names) =>
  Math.max(...results.map(({ measures }) => measures[key] ?? Number.NaN));
await reportTargets("bench:admin", [
  ...(["toggle", "dialog", "reorder", "typing"] as const).map((key) =>
    atMost(names[key], promises.interaction, slowest(key), "ms"),
  ),
  atMost(names.preview, promises.preview, slowest("preview"), "ms"),
]);

/** Adds projects with the demo's pictures, until the site has `size` projects. */
async function fill(database: Database, size: number): Promise<void> {
  const assets = await database.mediaAsset.findMany({ where: { kind: "image" } });
  const picture = (index: number) => assets[index % assets.length]?.path ?? "";
  const count = await database.project.count();
  for (let index = count; index < size; index += 1) {
    await database.project.create({
      data: {
        name: `Project ${index + 1}`,
        slug: `project-${index + 1}`,
        showOnHome: true,
        homeOrder: index,
        workOrder: index,
        homeHeroImage: picture(index),
        heroImage: picture(index + 1),
        workImages: {
          create: Array.from({ length: imagesEach }, (_, position) => ({
            position,
            src: picture(index + position),
          })),
        },
      },
    });
  }
}

function middleOf(seen: readonly Measures[]): Measures {
  const names = Object.keys(seen[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, medianOf(seen.map((measures) => measures[name] ?? Number.NaN))]),
  );
}

async function measure(page: Page): Promise<Measures> {
  const dashboard = await timed(async () => {
    await page.goto("/admin");
    await page.getByRole("article").first().waitFor();
    await hydrated(page);
  });
  const toggle = await slowestInteraction(page, async () => {
    const answered = page.waitForResponse("**/graphql");
    await page.getByRole("switch").first().click();
    await answered;
  });
  const dialog = await slowestInteraction(page, async () => {
    await page.getByRole("button", { name: "Create Project" }).click();
    await page.getByLabel("Project Name").pressSequentially("Measured");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });
  const order = await timed(async () => {
    await page.getByRole("heading", { name: "Project Order Management" }).scrollIntoViewIfNeeded();
    await page.getByRole("grid", { name: "Work order" }).getByRole("row").first().waitFor();
  });
  const reorder = await slowestInteraction(page, async () => {
    await page.getByRole("grid", { name: "Work order" }).getByRole("row").first().focus();
    for (const key of ["ArrowRight", "Tab", "Enter", "End", "Home", "Enter"]) {
      await page.keyboard.press(key, { delay: 50 });
      await page.waitForTimeout(100); // about as fast as a person
    }
    await page.getByText("Project order updated successfully!").waitFor();
  });
  return { dashboard, toggle, dialog, order, reorder, ...(await measureEditor(page)) };
}

/** Waits until the page is hydrated, so that its handlers receive the clicks. */
function hydrated(page: Page): Promise<void> {
  return page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

async function measureEditor(page: Page): Promise<Measures> {
  await page.goto("/admin/edit/1");
  await hydrated(page);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const title = page.frameLocator(".preview-frame").getByRole("heading", { level: 1 });
  await title.waitFor();
  const name = page.getByLabel("Project Name");
  const typing = await slowestInteraction(page, async () => {
    await name.fill("");
    await name.pressSequentially("Typed at some length");
  });
  const preview = await page.evaluate(previewDelay);
  return { typing, preview };
}

/** Milliseconds from a change in the form until the preview shows the change. Runs in the page. */
async function previewDelay(): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('input[name="name"]');
  const heading = document
    .querySelector<HTMLIFrameElement>(".preview-frame")
    ?.contentDocument?.querySelector("h1");
  if (!field || !heading) throw new Error("there is nothing to measure");
  const start = performance.now();
  const shown = new Promise<number>((resolve) => {
    new MutationObserver(() => {
      if (heading.textContent?.endsWith("!")) resolve(performance.now() - start);
    }).observe(heading, { characterData: true, childList: true, subtree: true });
  });
  field.focus();
  document.execCommand("insertText", false, "!");
  return Math.round(await shown);
}

async function timed(action: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await action();
  return Math.round(performance.now() - start);
}

function table(): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return `# The admin area with many projects

Milliseconds in a window of 1440 × 900, made by \`npm run bench:admin\` on ${cpus().length} × ${cpus()[0]?.model.trim() ?? "?"}. Every project has ${imagesEach} work images. Medians of ${rounds} rounds; in each, of interactions the slowest counts, from the press to the next picture on the screen; up to ${promises.interaction} ms feel instant, and the preview follows within ${promises.preview} ms.

${[
  line(["", ...results.map(({ size }) => `${size} projects`)]),
  line(["---", ...results.map(() => "---:")]),
  ...Object.entries(names).map(([key, name]) =>
    line([name, ...results.map(({ measures }) => measures[key] ?? "–")]),
  ),
].join("\n")}
`;
}
