/**
 * `npm run bench:dashboard`: measures the processor time that the dashboard and the editor take
 * with 60 projects and 1,200 work images, and with 10 projects and 200 work images, on the built
 * product in a real browser. Writes bench/results/RESULTS-dashboard.md, and ends with code 1 if a
 * target is missed.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { type Database, openDatabase } from "../api/database/client.ts";
import { launchBrowser } from "../e2e/harness/launch-browser.ts";
import { startServer } from "../e2e/harness/server.ts";
import { findBrowser } from "../scripts/find-browser.mjs";
import { medianOf } from "./load.ts";
import { measureColdDashboard, measureTyping, openAsOwner, watchMainThread } from "./owner.ts";
import { processorTime } from "./processor-time.ts";
import { atMost, reportTargets } from "./targets.ts";

const sizes = [10, 60];
const imagesEach = 20;
const rounds = 5;

/**
 * The limit for the time with 60 projects, divided by the time with 10 projects. The ratio would be
 * 6 if the time grew in proportion to the number of projects.
 */
const max = 5;

type Cost = { name: string; browser: number; server: number };

const folder = await mkdtemp(join(tmpdir(), "vitrine-bench-"));
const server = await startServer({ DATA_DIR: folder });
const browser = await launchBrowser(await findBrowser());
const results: Cost[][] = [];
let cold: Awaited<ReturnType<typeof measureColdDashboard>>;
let typing: number;
try {
  const database = await openDatabase(`file:${join(folder, "vitrine.db")}`);
  for (const size of sizes) {
    await fill(database, size);
    const context = await openAsOwner(browser, server.origin);
    const page = await context.newPage();
    const mainThread = await watchMainThread(page);
    // The first visit is not counted: during it, the server encodes the smaller pictures and the
    // browser compiles the scripts, which later visits reuse.
    await measure(page, mainThread);
    const seen: Cost[][] = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await measure(page, mainThread));
    results.push(middleOf(seen));
    await context.close();
  }
  cold = await measureColdDashboard(browser, server.origin);
  const { id } = await database.project.create({
    data: { name: "Long", slug: "long", ...sectionsOf(60) },
  });
  await database.$disconnect();
  const page = await (await openAsOwner(browser, server.origin)).newPage();
  await page.goto(`/admin/edit/${id}#why.module-1`);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.getByRole("region", { name: "Why" }).getByRole("textbox").last().click();
  typing = await measureTyping(page);
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
const [small = [], large = []] = results;
const rows = large.map((cost, index) => {
  const base = small[index] ?? cost;
  const whole = ({ browser, server }: Cost) => browser + server;
  return { cost, base, ratio: whole(cost) / whole(base) };
});
const report = table();
await writeFile("bench/results/RESULTS-dashboard.md", report);
console.log(report);
await reportTargets("bench:dashboard", [
  atMost("dashboard usable, first load, processor slowed fourfold", 1_200, cold.usable, "ms"),
  atMost("scripts of the dashboard", 350, cold.scripts / 1_000, "kB"),
  atMost("a key typed in a project of 60 modules, 95th percentile", 16, typing, "ms"),
  ...rows.map(({ cost, ratio }) =>
    atMost(`${cost.name}, ${sizes.join(" to ")} projects`, max, ratio, "×"),
  ),
]);

/** The columns of a case study that has `count` modules of text. */
function sectionsOf(count: number) {
  const sections = ["whyContent", "processContent", "solutionContent"];
  const share = count / sections.length;
  const texts = (section: string) =>
    Array.from({ length: share }, (_, index) => ({
      ...{ id: `${section}-${index}`, type: "text", title: `Part ${index}` },
      content: "A few sentences of text about the work. ".repeat(8),
    }));
  return Object.fromEntries(
    sections.map((section) => [section, JSON.stringify(texts(section))] as const),
  );
}

/**
 * Gives all projects work images with the demo's pictures, and adds projects until the site has
 * `size` projects.
 */
async function fill(database: Database, size: number): Promise<void> {
  const assets = await database.mediaAsset.findMany({ where: { kind: "image" } });
  const picture = (index: number) => assets[index % assets.length]?.path ?? "";
  const imagesOf = (place: number) =>
    Array.from({ length: imagesEach }, (_, position) => ({
      position,
      src: picture(place + position),
    }));
  await database.workImage.deleteMany();
  for (const { id } of await database.project.findMany()) {
    await database.project.update({
      where: { id },
      data: { workImages: { create: imagesOf(id) } },
    });
  }
  for (let index = await database.project.count(); index < size; index += 1) {
    await database.project.create({
      data: {
        name: `Project ${index + 1}`,
        slug: `project-${index + 1}`,
        homeOrder: index,
        workOrder: index,
        tags: JSON.stringify([index % 3 ? "Maps" : "Type"]),
        homeHeroImage: picture(index),
        workImages: { create: imagesOf(index) },
      },
    });
  }
}

async function measure(page: Page, mainThread: () => Promise<number>): Promise<Cost[]> {
  const costs: Cost[] = [];
  const cost = async (name: string, action: () => Promise<void>) => {
    const before = await processorOf(mainThread);
    await action();
    // The cost includes the work that the action causes later, such as painting and requests.
    await page.waitForLoadState("networkidle");
    const after = await processorOf(mainThread);
    costs.push({
      name,
      browser: after.browser - before.browser,
      server: after.server - before.server,
    });
  };
  // The page is opened from the empty page, so that no work of the page before it is counted.
  await page.goto("about:blank");
  // Measured together, because with few projects the order list is in view as the dashboard opens.
  await cost("dashboard opened, and order of work images scrolled to", async () => {
    await page.goto("/admin");
    await page.getByRole("article").first().waitFor();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.getByRole("heading", { name: "Project Order Management" }).scrollIntoViewIfNeeded();
    await page.getByRole("grid", { name: "Work order" }).getByRole("row").first().waitFor();
  });
  const search = page.getByRole("searchbox", { name: "Search projects" });
  await cost("searched for a name, letter by letter", async () => {
    await search.pressSequentially("Hearten", { delay: 30 });
    await page.locator(".admin-card-name").nth(1).waitFor({ state: "detached" });
  });
  await cost("search cleared", async () => {
    await search.fill("");
    await page.locator(".admin-card-name").nth(5).waitFor();
  });
  await page.goto("about:blank");
  await cost("editor opened", async () => {
    await page.goto("/admin/edit/1");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.getByRole("grid", { name: "Work Images" }).getByRole("row").first().waitFor();
  });
  await cost("work image moved in the editor by keyboard", async () => {
    await page.getByRole("button", { name: "Drag Work image 4" }).focus();
    for (const key of ["Enter", "ArrowLeft", "ArrowLeft", "Enter"]) {
      await page.keyboard.press(key, { delay: 30 });
    }
  });
  return costs;
}

/** Milliseconds of processor time so far: of the page's main thread, and of the server. */
async function processorOf(mainThread: () => Promise<number>) {
  return { browser: await mainThread(), server: await processorTime(server.process.pid) };
}

function middleOf(seen: readonly Cost[][]): Cost[] {
  return (seen[0] ?? []).map(({ name }, index) => {
    const middle = (part: "browser" | "server") =>
      medianOf(seen.map((costs) => costs[index]?.[part] ?? Number.NaN));
    return { name, browser: middle("browser"), server: middle("server") };
  });
}

function table(): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  const figures = ({ browser, server }: Cost) => `${Math.round(browser)} + ${Math.round(server)}`;
  return `# The dashboard with 60 projects and 1,200 work images

Milliseconds of processor time, of the page's main thread and of the server, made by \`npm run bench:dashboard\`: medians of ${rounds} rounds. The last column is the ratio of the sums in one run, which a busy machine changes little. Six times as many projects may take ${max} times as long.

${[
  line(["", ...sizes.map((size) => `${size} projects, ${size * imagesEach} images`), "ratio"]),
  line(["---", ...sizes.map(() => "---:"), "---:"]),
  ...rows.map(({ cost, base, ratio }) =>
    line([cost.name, figures(base), figures(cost), ratio.toFixed(1)]),
  ),
].join("\n")}
`;
}
