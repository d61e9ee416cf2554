/**
 * `npm run bench`: measures the built product. Writes bench/results/RESULTS.md, and each figure
 * that has a target into bench/results/TARGETS.md. Takes half an hour, in which nothing else should
 * run on the machine.
 * `npm run bench -- --all` runs all benchmarks, one after another, in some hours.
 * `npm run bench -- --postgresql` uses PostgreSQL for the sites, and writes
 * bench/results/RESULTS-postgresql.md instead.
 * `npm run bench -- --export [FOLDER]` measures only the export as static files. FOLDER may be a
 * data folder with the demo and all smaller versions of its pictures, which saves half an hour.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { startServer } from "../e2e/harness/server.ts";
import { build, generate, install } from "../scripts/prepare.mjs";
import { measureVisits } from "./browser.ts";
import { chooseDatabases, files } from "./databases.ts";
import { measureExports, withExports } from "./export.ts";
import { measureGrowth } from "./growth.ts";
import { auditPages } from "./lighthouse.ts";
import { measureProcessorBySize } from "./processor.ts";
import { reportOf, targetsOf } from "./report.ts";
import { seedProjects } from "./seed.ts";
import { closeSite, openSite } from "./site.ts";
import { measureStart, preparePictures, removeFolder } from "./start.ts";
import { reportTargets } from "./targets.ts";
import { measureThroughput, measureUncached } from "./throughput.ts";
import { measureWrites } from "./writes.ts";

await install();
await generate();
await build();
const [option, preparedFolder] = process.argv.slice(2);
if (option === "--all") {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  for (const name of Object.keys(scripts).filter((each) => /^bench(?!:processor)/.test(each))) {
    console.log(`npm run ${name}`);
    const child = spawn("npm", ["run", "--silent", name], {
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    const [code] = await once(child, "exit");
    if (code !== 0) process.exitCode = 1;
  }
  process.exit();
}
const ownResults = "bench/results/RESULTS.md";
if (option === "--export") {
  const demoFolder = preparedFolder ?? (await measureStart()).demoFolder;
  if (!preparedFolder) await preparePictures(demoFolder);
  const exports = await measureExports(demoFolder);
  const report = await readFile(ownResults, "utf8");
  await writeFile(ownResults, withExports(report, exports, new Date()));
  if (!preparedFolder) await removeFolder(demoFolder);
  process.exit();
}
const databases = await chooseDatabases(process.argv);

const started = performance.now();
const say = (what: string) =>
  console.log(`${Math.round((performance.now() - started) / 1000)} s: ${what}`);

say("starting cold and warm");
const { start, demoFolder } = await measureStart(databases);
say("preparing pictures");
await preparePictures(demoFolder);
const site = await openSite(await seedProjects(demoFolder, 12), databases);
say("cached responses and a bare server by turns");
const { results: throughput, memory } = await measureThroughput(site);
say("uncached responses");
const uncached = await measureUncached(site);
say("reading while the owner writes");
const writes = await measureWrites(site);
say("visits in a browser");
const visits = await measureVisits(site);
await closeSite(site);
say("Lighthouse on the demo");
const demo = await startServer({ DATA_DIR: demoFolder, ...(await databases.open(demoFolder)) });
const audits = await auditPages(demo.origin);
await demo.stop();
say("growing from ten projects to ten thousand");
const growth = await measureGrowth(demoFolder, databases);
say("processor time by turns with a bare server");
const costs = await measureProcessorBySize(demoFolder, databases);
await databases.stop();
say("exporting the site");
const exports = await measureExports(demoFolder);
await removeFolder(demoFolder);

const results = {
  throughput,
  uncached,
  writes,
  growth,
  costs,
  start,
  busyMemory: memory,
  visits,
  audits,
};
const minutes = Math.round((performance.now() - started) / 60_000);
const path = databases === files ? ownResults : "bench/results/RESULTS-postgresql.md";
const report = reportOf(results, new Date(), minutes, databases.name);
await writeFile(path, withExports(report, exports, new Date()));
await reportTargets(`bench${databases === files ? "" : " -- --postgresql"}`, targetsOf(results));
