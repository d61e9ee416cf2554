/**
 * `npm run bench:nginx`: compares the rate of cached pages with the rate of an nginx that sends the
 * same bytes from files. Requests the two by turns. Writes bench/results/RESULTS-nginx.md. Takes two
 * minutes.
 */
import { writeFile } from "node:fs/promises";
import { startFileServer } from "../e2e/engines/nginx.ts";
import { findNginx } from "../scripts/find-browser.mjs";
import { build, generate, install } from "../scripts/prepare.mjs";
import { chooseDatabases } from "./databases.ts";
import { load, loadProcess, medianOf } from "./load.ts";
import { describeMachine, table } from "./markdown.ts";
import { seedProjects } from "./seed.ts";
import { closeSite, openSite, pages, targetOf } from "./site.ts";
import { measureStart, removeFolder } from "./start.ts";
import { capture } from "./throughput.ts";

const connections = 50;
const rounds = 7;
const seconds = 1;

const nginx = await findNginx().catch((error: unknown) => {
  console.log(`Nothing is measured: ${error instanceof Error ? error.message : error}`);
  process.exit();
});
await install();
await generate();
await build();
const databases = await chooseDatabases([]);
const { demoFolder } = await measureStart(databases);
const site = await openSite(await seedProjects(demoFolder, 12), databases);
const { "GraphQL list": _, ...visited } = pages;
const headers = { "accept-encoding": "br" };
// After twelve seconds of requests, the site has compressed the pages with the best quality.
for (const path of Object.values(visited)) await load(targetOf(site, path, headers), 1, 12);
const files = await Promise.all(
  Object.values(visited).map(async (path) => ({ path, ...(await capture(site, path, "br")) })),
);
const server = await startFileServer(nginx, files);

const rows = [];
for (const [page, path] of Object.entries(visited)) {
  const turns: { rate: number; time: number; ownRate: number; ownTime: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const measure = (port: number, pid: number | undefined) =>
      loadProcess(pid, { port, path, headers }, connections, seconds);
    const own = await measure(site.port, site.process.pid);
    const { rate, processor } = await measure(Number(new URL(server.origin).port), server.pid);
    turns.push({ rate, time: processor, ownRate: own.rate, ownTime: own.processor });
  }
  const median = (read: (turn: (typeof turns)[number]) => number) => medianOf(turns.map(read));
  rows.push([
    page,
    ((files.find((file) => file.path === path)?.body.length ?? 0) / 1000).toFixed(1),
    Math.round(median(({ ownRate }) => ownRate)),
    Math.round(median(({ rate }) => rate)),
    median(({ rate, ownRate }) => ownRate / rate).toFixed(2),
    Math.round(median(({ ownTime }) => ownTime * 1000)),
    Math.round(median(({ time }) => time * 1000)),
    median(({ time, ownTime }) => ownTime / time).toFixed(1),
  ]);
}
await server.stop();
await closeSite(site);
await removeFolder(demoFolder);
await databases.stop();

const head = ["", "kB", "site, 1/s", "nginx, 1/s", "ratio", "site, µs", "nginx, µs", "ratio"];
const report = `# The site beside nginx

Made by \`npm run bench:nginx\` on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}. Cached pages in Brotli over ${connections} connections, and nginx sending the same bytes and headers from files, as it does for a static copy; by turns, medians of ${rounds} rounds of ${seconds} s, each with one process. The load shares the machine, so the processor time of one response says more than the rates.

${table(head, rows)}
`;
await writeFile("bench/results/RESULTS-nginx.md", report);
console.log(report);
