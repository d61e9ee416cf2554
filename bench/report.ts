import type { Visit } from "./browser.ts";
import { type Growth, sizes } from "./growth.ts";
import type { Audit } from "./lighthouse.ts";
import { describeMachine, megabytes, table } from "./markdown.ts";
import { type Cost, type CostBySize, processorSizes } from "./processor.ts";
import type { Start } from "./start.ts";
import { atLeast, atMost, type Target } from "./targets.ts";
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

/** The report as Markdown. */
export function reportOf(results: Results, date: Date, minutes: number, database: string): string {
  const { throughput, uncached, writes, growth, costs, start, visits, audits } = results;
  return `# Results

Made by \`npm run bench\` on ${date.toISOString().slice(0, 10)} in ${minutes} minutes: ${describeMachine()}; ${database}. The load comes from the same machine, which has to share its processors between the two. Rates are medians of rounds; ratios are taken within a round, the two sides by turns, so that they hold better than the rates do.

[TARGETS.md](TARGETS.md) has what was asked.

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
    "by processor time",
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
    percent(row.processorRatio),
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

The home page over 50 connections: ${Math.round(writes.still)}/s, and ${Math.round(writes.written)}/s with ${writes.writes.toFixed(1)} writes a second. Each write invalidates the cached page. The first page after one takes ${writes.firstBusy.toFixed(1)} ms meanwhile, a cached one ${writes.keptBusy.toFixed(1)} ms; for a visitor alone ${writes.firstAlone.toFixed(1)} ms and ${writes.cachedAlone.toFixed(2)} ms.

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

In units of what a bare \`node:http\` server takes to send 13 kB, measured by turns in the same run, and in milliseconds. Rates depend on what else the machine does; these ratios depend on it much less.

${table(
  ["", ...processorSizes.map((size) => size.toLocaleString("en"))],
  costs.map(({ name, bySize }) => [
    name,
    ...bySize.map((cost) => `${Math.round(cost.units)} / ${millisecondsOf(cost)}`),
  ]),
)}

## Starting and memory

From the start of the process to its address: ${Math.round(start.listening)} ms; to the first page: ${Math.round(start.warm)} ms, where a bare server needs ${Math.round(start.bare)}, and ${(start.cold / 1000).toFixed(1)} s on an empty folder, which the demo fills. Resident, where glibc is told to give memory back (README.md): ${megabytes(start.first)} after that first start, ${megabytes(start.idle)} after twenty seconds without a request, ${megabytes(results.busyMemory)} under load.

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

/** The measured figures that have a target, each with its target. */
export function targetsOf(results: Results): Target[] {
  const { throughput, writes, growth, costs, start, busyMemory, audits } = results;
  const isList = ({ page }: Throughput) => page === "GraphQL list";
  const pages = throughput.filter((row) => !isList(row));
  const lowest = (shares: number[]) => Math.min(...shares);
  const p99s = growth.find(({ name }) => name === "Project")?.p99s ?? [];
  const costOf = (name: string, size: (typeof processorSizes)[number]) =>
    costs.find((cost) => cost.name === name)?.bySize[processorSizes.indexOf(size)];
  const unitsOf = (...cost: Parameters<typeof costOf>) => costOf(...cost)?.units ?? Number.NaN;
  const saved = "Banner saved, then home";
  return [
    atLeast(
      "cached pages, of a bare server by its processor time",
      0.6,
      lowest(pages.map(({ processorRatio }) => processorRatio)),
      "%",
    ),
    atLeast("the same by rate", 0.8, lowest(pages.map(({ ratio }) => ratio)), "%"),
    atLeast(
      "GraphQL list by id, of a bare server by rate",
      0.3,
      lowest(throughput.filter(isList).map(({ ratio }) => ratio)),
      "%",
    ),
    atMost("Home, rendered", 160, unitsOf("Home, rendered", 12), "units"),
    atMost("Work, rendered", 260, unitsOf("Work, rendered", 12), "units"),
    atMost("Project, rendered", 180, unitsOf("Project, rendered", 12), "units"),
    atMost("ad hoc GraphQL list", 45, unitsOf("Plain GraphQL list, ad hoc", 12), "units"),
    atMost("save, then home, with 1,000 projects", 400, unitsOf(saved, 1_000), "units"),
    atMost(
      "the same with 10,000 projects, of that with 12",
      1.5,
      (costOf(saved, 10_000)?.milliseconds ?? 0) / (costOf(saved, 12)?.milliseconds ?? 0),
      "×",
    ),
    atMost(
      "p99 of a project's page, 10 to 10,000 projects",
      1.5,
      Math.max(...p99s) / (p99s[0] ?? Number.NaN),
      "×",
    ),
    atLeast("home with ten writes a second, of its rate without", 0.5, writes.ratio, "%"),
    atMost(
      "first page after a write, of cached ones under load",
      40,
      writes.firstBusy / writes.keptBusy,
      "×",
    ),
    atMost("start to the first page, of a bare server's", 7.5, start.warm / start.bare, "×"),
    atMost("resident, idle", 130, start.idle / 1e6, "MB"),
    atMost("resident, under load", 320, busyMemory / 1e6, "MB"),
    ...auditTargets("", audits),
  ];
}

/**
 * The targets for Lighthouse's results.
 * @param where a prefix of each target's name, such as `poster: `
 */
export function auditTargets(where: string, audits: readonly Audit[]): Target[] {
  const worst = (read: (audit: Audit) => number) => Math.max(...audits.map(read));
  return [
    atLeast(
      `${where}Lighthouse, lowest score for performance`,
      100,
      -worst(({ scores }) => -scores.performance),
    ),
    atMost(
      `${where}Lighthouse, largest paint`,
      1_500,
      worst(({ largestPaint }) => largestPaint),
      "ms",
    ),
    atMost(
      `${where}Lighthouse, total blocking time`,
      30,
      worst(({ blocked }) => blocked),
      "ms",
    ),
    atMost(`${where}Lighthouse, layout shift`, 0, Number(worst(({ shift }) => shift).toFixed(3))),
  ];
}

/**
 * The milliseconds as text: the sum, and in parentheses the time of each process that is not of
 * the site itself.
 */
export function millisecondsOf({ milliseconds, times }: Cost): string {
  const others = Object.entries(times).filter(([name]) => name !== "Vitrine");
  const shares = others.map(([name, time]) => `${name} ${time.toFixed(2)}`);
  return milliseconds.toFixed(2) + (shares.length > 0 ? ` (${shares.join(", ")})` : "");
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
