/**
 * `npm run bench:slides`: measures how long the built product takes to make PDFs of a project of 40
 * modules and to change its slides, and how long visitors wait while PDFs are made. The modules are
 * from the demo, with pictures and video. Writes bench/results/RESULTS-slides.md, and ends with code
 * 1 if a limit is exceeded.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { openDatabase } from "../api/database/client.ts";
import { demoPortfolio } from "../api/demo/portfolio.ts";
import { launchBrowser } from "../e2e/harness/launch-browser.ts";
import { ownerPassword, startServer } from "../e2e/harness/server.ts";
import { findBrowser } from "../scripts/find-browser.mjs";
import { observeInteractions, slowestInteraction } from "./interactions.ts";
import { processorTimeOfAll } from "./processor-time.ts";
import { atMost, reportTargets } from "./targets.ts";

const moduleCount = 40;
const sections = ["whyContent", "resultContent", "processContent", "solutionContent"] as const;

/**
 * Limits in milliseconds: for a PDF at its first request (`pdf`), and from a key press until the
 * next slide is painted (`slide`).
 */
const limits = { pdf: 3_000, slide: 100 };

type Row = { what: string; time: number; processor?: number; limit?: number };

const folder = await mkdtemp(join(tmpdir(), "vitrine-bench-"));
const server = await startServer({ DATA_DIR: folder });
const browser = await launchBrowser(await findBrowser());
const rows: Row[] = [];
try {
  const slug = await writeLongProject();
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 1280, height: 720 },
  });
  const page = await context.newPage();
  await page.request.post("/api/session", {
    headers: { origin: server.origin },
    data: { password: ownerPassword },
  });
  for (const address of [`/project/${slug}.pdf`, `/project/${slug}/slides.pdf`]) {
    rows.push({ ...(await timePdf(page, address, "the first time")), limit: limits.pdf });
    rows.push(await timePdf(page, address, "again"));
  }
  rows.push({ ...(await timeSlides(page, slug)), limit: limits.slide });
  rows.push(...(await timePages(page)));
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
const report = table();
await writeFile("bench/results/RESULTS-slides.md", report);
console.log(report);
await reportTargets(
  "bench:slides",
  rows.flatMap(({ what, time, limit }) => (limit ? atMost(what, limit, time, "ms") : [])),
);

/** Makes a project with the first 40 modules of the demo's case studies. @returns its slug */
async function writeLongProject(): Promise<string> {
  const database = await openDatabase(`file:${join(folder, "vitrine.db")}`);
  const projects = await database.project.findMany();
  const modules = projects
    .flatMap((project) => sections.flatMap((section) => JSON.parse(project[section] ?? "[]")))
    .slice(0, moduleCount)
    .map((module, index) => ({ ...module, id: `long-${index}` }));
  if (modules.length < moduleCount) throw new Error(`the demo has only ${modules.length} modules`);
  const share = moduleCount / sections.length;
  const contents = sections.map((section, index) => [
    section,
    JSON.stringify(modules.slice(index * share, (index + 1) * share)),
  ]);
  const slug = "long";
  const place = { homeOrder: 99, workOrder: 99, visibility: "public" };
  const hero = projects[0]?.heroImage ?? null;
  await database.project.create({
    data: { name: "Long", slug, heroImage: hero, ...place, ...Object.fromEntries(contents) },
  });
  await database.$disconnect();
  return slug;
}

async function timePdf(page: Page, address: string, when: string): Promise<Row> {
  const before = await processorTimeOfAll(server.process.pid);
  const start = performance.now();
  const response = await page.request.get(address);
  const bytes = (await response.body()).length;
  const time = performance.now() - start;
  if (response.status() !== 200) throw new Error(`${address} answered ${response.status()}`);
  const processor = (await processorTimeOfAll(server.process.pid)) - before;
  return { what: `${address}, ${when}: ${(bytes / 1e6).toFixed(1)} MB`, time, processor };
}

/** Goes through all slides with the arrow key, once their pictures and videos are fetched. */
async function timeSlides(page: Page, slug: string): Promise<Row> {
  await page.addInitScript(observeInteractions);
  await page.goto(`/project/${slug}/present`);
  await page.locator(".deck[data-fetched=ready]").waitFor();
  const count = await page.locator(".deck-slide").count();
  const time = await slowestInteraction(page, async () => {
    for (let slide = 2; slide <= count; slide += 1) {
      await page.keyboard.press("ArrowRight");
      await page.locator(`.deck-slide:nth-child(${slide})[data-current]`).waitFor();
    }
  });
  return { what: `the slowest of ${count - 1} changes of slides`, time };
}

/**
 * Measures how long visitors wait for the home page, with one request after another: first while
 * the server does nothing else, then while it makes the demo's PDFs.
 */
async function timePages(page: Page): Promise<Row[]> {
  const visitors = await browser.newContext({ baseURL: server.origin });
  const read = async (meanwhile: Promise<unknown>) => {
    const times: number[] = [];
    let isOver = false;
    void meanwhile.finally(() => {
      isOver = true;
    });
    while (!isOver || times.length < 200) {
      const start = performance.now();
      await visitors.request.get("/");
      times.push(performance.now() - start);
      // Visitors pause between requests, too. PDFs are made with low priority, in such pauses.
      await setTimeout(20);
    }
    return times.toSorted((one, other) => one - other);
  };
  const slugs = demoPortfolio.projects.map((project) => project.slug);
  const rowsOf = (when: string, times: readonly number[]): Row[] =>
    (
      [
        ["median", 0.5],
        ["95 of 100", 0.95],
      ] as const
    ).map(([name, share]) => ({
      what: `the home page, ${when}, ${name}`,
      time: times[Math.floor(times.length * share)] ?? 0,
    }));
  await read(Promise.resolve());
  const alone = await read(Promise.resolve());
  const makeAll = async () => {
    const timeout = 300_000;
    for (const each of slugs) await page.request.get(`/project/${each}.pdf`, { timeout });
  };
  const beside = await read(makeAll());
  await visitors.close();
  return [...rowsOf("alone", alone), ...rowsOf("while PDFs are made", beside)];
}

function table(): string {
  const number = (value: number | undefined) =>
    value === undefined ? "–" : value < 10 ? value.toFixed(1) : Math.round(value);
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return `# A project of ${moduleCount} modules as PDF and as slides

Made by \`npm run bench:slides\` on ${cpus().length} × ${cpus()[0]?.model.trim() ?? "?"}; the demo's modules, its pictures never asked for before. Milliseconds by the clock, and of the processor for the site and its processes; for slides, in a window of 1280 × 720, from the key to the next picture on the screen.

${[
  line(["", "milliseconds", "of the processor", "at most"]),
  line(["---", "---:", "---:", "---:"]),
  ...rows.map(({ what, time, processor, limit }) =>
    line([what, number(time), number(processor), number(limit)]),
  ),
].join("\n")}
`;
}
