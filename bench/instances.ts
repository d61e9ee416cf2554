/**
 * `npm run bench:instances`: measures the rates and the processor times of one, two and four
 * instances (server processes of one site) behind nginx. The instances share one PostgreSQL database
 * and one data folder. Writes bench/results/RESULTS-instances.md. `-- --quick` checks in a minute or
 * two that the measurement works, and prints the report instead.
 */
import { writeFile } from "node:fs/promises";
import { findNginx } from "../scripts/find-browser.mjs";
import { build, generate, install } from "../scripts/prepare.mjs";
import { openServer } from "./databases.ts";
import { openGroup } from "./instances/group.ts";
import { counts, measureFirstPages, measureGrowing } from "./instances/growth.ts";
import { reportInstances } from "./instances/report.ts";
import { load } from "./load.ts";
import { type CostBySize, measureSizes } from "./processor.ts";
import { seedProjects } from "./seed.ts";
import { pages, targetOf } from "./site.ts";
import { measureStart, removeFolder } from "./start.ts";

const isQuick = process.argv.includes("--quick");
const sizes = isQuick ? [12] : [12, 1_000, 10_000];
const started = performance.now();

const nginx = await findNginx().catch((error: unknown) => {
  console.log(`Nothing is measured: ${error instanceof Error ? error.message : error}`);
  process.exit();
});
await install();
await generate();
await build();
const databases = await openServer();
const { start, demoFolder } = await measureStart(databases);

const group = await openGroup(nginx, databases, await seedProjects(demoFolder, 12), counts);
const idle = await group.memory();
const growing = await measureGrowing(group, isQuick ? 1 : 3, isQuick ? 0.5 : 1.5);
const firstPages = await measureFirstPages(group, isQuick ? 5 : 30);
await load(targetOf(await group.behind(4), pages.Home), 50, 2);
const busy = await group.memory();
await group.close();

const costs: CostBySize[] = [];
for (const [index, size] of sizes.entries()) {
  const ofSize = await measureSizes([size], async (_, measure) => {
    const two = await openGroup(nginx, databases, await seedProjects(demoFolder, size), [2]);
    await measure(await two.behind(2));
    await two.close();
  });
  for (const [row, { name, bySize }] of ofSize.entries()) {
    costs[row] = { name, bySize: [...(costs[row]?.bySize ?? []), ...bySize] };
  }
  // Written after each size, so that an interrupted run leaves a report.
  const report = reportInstances(
    { start, idle, busy, growing, firstPages, costs, sizes: sizes.slice(0, index + 1) },
    new Date(),
    Math.round((performance.now() - started) / 60_000),
  );
  if (isQuick) console.log(report);
  else await writeFile("bench/results/RESULTS-instances.md", report);
}
await removeFolder(demoFolder);
await databases.stop();
