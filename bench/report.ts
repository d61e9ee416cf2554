import { cpus, totalmem, type } from "node:os";
import type { Visit } from "./browser.ts";
import { type Growth, sizes } from "./growth.ts";
import type { Audit } from "./lighthouse.ts";
import { type Cost, type CostBySize, processorSizes } from "./processor.ts";
import type { Start } from "./start.ts";
import type { Throughput, Uncached } from "./throughput.ts";
import type { Writes } from "./writes.ts";

export type Results = {
  throughput: Throughput[];
  uncached: Uncached[];
  writes: Writes;
  growth: Growth[];
  costs: CostBySize[];
  start: Start;
  /** Resident bytes under load. */
  busyMemory: number;
  visits: Visit[];
  audits: Audit[];
};

type Target = { what: string; target: string; found: string; isMet: boolean };

/** The report as Markdown. */
export function reportOf(results: Results, date: Date, minutes: number, database: string): string {
  const { throughput, uncached, writes, growth, costs, start, visits, audits } = results;
  const targets = targetsOf(results);
  return `# Results

Made by \`npm run bench\` on ${date.toISOString().slice(0, 10)} in ${minutes} minutes: ${describeMachine()}; ${database}. The load comes from the same machine, which has to share its processors between the two. Rates are medians of rounds; ratios are taken within a round, the two sides by turns, so that they hold better than the rates do.

## Targets

${table(
  ["", "target", "found", ""],
  targets.map(({ what, target, found, isMet }) => [
    what,
    target,
    found,
    isMet ? "met" : "**missed**",
  ]),
)}

Why a target is missed stands here only once its cause was measured by taking it away.

## Cached responses against a bare \`node:http\` server that sends the same bytes

Twelve projects with four work images each.

${table(
  [
    "",
    "encoding",
    "connections",
    "kB",
    "bare, 1/s",
    "Vitrine, 1/s",
    "ratio",
    "median, ms",
    "p99, ms",
  ],
  throughput.map((row) => [
    row.page,
    row.encoding,
    row.connections,
    (row.bytes / 1000).toFixed(1),
    Math.round(row.bare),
    Math.round(row.cached),
    percent(row.ratio),
    row.median.toFixed(1),
    row.p99.toFixed(1),
  ]),
)}

The same, rendered for each request:

${table(
  ["", "connections", "1/s", "median, ms"],
  uncached.map((row) => [row.page, row.connections, Math.round(row.rate), row.median.toFixed(0)]),
)}

## Reading while the owner writes

The home page over 50 connections: ${Math.round(writes.still)}/s, and ${Math.round(writes.written)}/s with ${writes.writes.toFixed(1)} writes a second. Each write throws the cached page away. The first page after one takes ${writes.firstBusy.toFixed(1)} ms meanwhile, a cached one ${writes.keptBusy.toFixed(1)} ms; for a visitor alone ${writes.firstAlone.toFixed(1)} ms and ${writes.cachedAlone.toFixed(2)} ms.

## One uncached response, by the number of projects

Milliseconds, median and p99, asked for one after another. A hundred projects are on the home page, the work page shows 48 pictures; the REST list is whole by contract.

${table(
  ["", ...sizes.map((size) => size.toLocaleString("en"))],
  growth.map(({ name, medians, p99s }) => [
    name,
    ...medians.map((median, index) => `${median.toFixed(1)} / ${(p99s[index] ?? 0).toFixed(1)}`),
  ]),
)}

## Processor time of one response, by the number of projects

In units of what a bare \`node:http\` server takes to send 13 kB, measured by turns in the same run, and in milliseconds. Rates follow what else a machine does; these do so much less.

${table(
  ["", ...processorSizes.map((size) => size.toLocaleString("en"))],
  costs.map(({ name, bySize }) => [
    name,
    ...bySize.map((cost) => `${Math.round(cost.units)} / ${millisecondsOf(cost)}`),
  ]),
)}

## Starting and memory

From the start of the process to its address: ${Math.round(start.listening)} ms; to the first page: ${Math.round(start.warm)} ms, and ${(start.cold / 1000).toFixed(1)} s on an empty folder, which the demo fills. Resident, where glibc is told to give memory back (README.md): ${megabytes(start.first)} after that first start, ${megabytes(start.idle)} after twenty seconds without a request, ${megabytes(results.busyMemory)} under load.

## Lighthouse, mobile preset

On the demo's content, of pages that were asked for before.

${table(
  [
    "",
    "performance",
    "accessibility",
    "best practices",
    "SEO",
    "largest paint, ms",
    "blocked, ms",
    "layout shift",
  ],
  audits.map(({ page, scores, largestPaint, blocked, shift }) => [
    page,
    scores.performance,
    scores.accessibility,
    scores["best-practices"],
    scores.seo,
    Math.round(largestPaint),
    Math.round(blocked),
    shift.toFixed(3),
  ]),
)}

## First visits of a telephone

390 pixels wide, processor slowed fourfold, 1.6 Mbit/s with 150 ms; a real browser, not a simulation.

${table(
  ["", "largest paint, ms", "blocked, ms", "layout shift", "pictures, kB", "scripts, kB"],
  visits.map((visit) => [
    visit.page,
    Math.round(visit.largestPaint),
    Math.round(visit.blocked),
    visit.shift.toFixed(3),
    Math.round(visit.imageBytes / 1000),
    Math.round(visit.scriptBytes / 1000),
  ]),
)}
`;
}

export function targetsOf({ throughput, writes, growth, start, busyMemory, audits }: Results) {
  const isList = ({ page }: Throughput) => page === "GraphQL list";
  const lowest = (rows: Throughput[]) => Math.min(...rows.map(({ ratio }) => ratio));
  const pages = lowest(throughput.filter((row) => !isList(row)));
  const list = lowest(throughput.filter(isList));
  const firstRender = writes.firstBusy / writes.keptBusy;
  const projectP99s = growth.find(({ name }) => name === "Project")?.p99s ?? [];
  const flatness = Math.max(...projectP99s) / (projectP99s[0] ?? Number.NaN);
  const worst = (read: (audit: Audit) => number) => Math.max(...audits.map(read));
  const atLeast = (what: string, share: number, found: number): Target => ({
    what,
    target: `≥ ${percent(share)}`,
    found: percent(found),
    isMet: found >= share,
  });
  const atMost = (what: string, max: number, found: number, unit: string): Target => ({
    what,
    target: `≤ ${max} ${unit}`.trim(),
    found: `${found.toFixed(found < 10 && !Number.isInteger(found) ? 2 : 0)} ${unit}`.trim(),
    isMet: found <= max,
  });
  return [
    atLeast("cached pages, of the bare server's rate", 0.6, pages),
    atLeast("GraphQL list by id, of the bare server's rate", 0.3, list),
    atLeast("home with ten writes a second, of its rate without", 0.5, writes.ratio),
    atMost("first page after a write, cached ones' median under load", 40, firstRender, "×"),
    atMost("p99 of a project page, 10 to 10,000 projects", 1.5, flatness, "×"),
    atMost("warm start to first response", 600, start.warm, "ms"),
    atMost("resident, idle", 160, start.idle / 1e6, "MB"),
    atMost("resident, under load", 320, busyMemory / 1e6, "MB"),
    {
      what: "Lighthouse, lowest score for performance",
      target: "100",
      found: String(-worst(({ scores }) => -scores.performance)),
      isMet: audits.every(({ scores }) => scores.performance === 100),
    },
    atMost(
      "Lighthouse, largest paint",
      1_500,
      worst(({ largestPaint }) => largestPaint),
      "ms",
    ),
    atMost(
      "Lighthouse, total blocking time",
      100,
      worst(({ blocked }) => blocked),
      "ms",
    ),
    atMost("Lighthouse, layout shift", 0, Number(worst(({ shift }) => shift).toFixed(3)), ""),
  ] satisfies Target[];
}

export function table(head: string[], rows: (string | number)[][]): string {
  const lines = [head, head.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

export function describeMachine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() || process.arch;
  return `Node ${process.versions.node}, ${type()}, ${processors.length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB`;
}

/** All of it, and of it what others than the site's own processes took. */
export function millisecondsOf({ milliseconds, times }: Cost): string {
  const others = Object.entries(times).filter(([name]) => name !== "Vitrine");
  const shares = others.map(([name, time]) => `${name} ${time.toFixed(2)}`);
  return milliseconds.toFixed(2) + (shares.length > 0 ? ` (${shares.join(", ")})` : "");
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
export const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
