/**
 * `npm run bench:mixed -- [minutes]`: a hundred visitors and owners at once, one request in ten a write.
 * Fails where anything is answered with 5xx, an acknowledged write is missing, or memory grows.
 */
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../e2e/harness/server.ts";
import { build, generate, install } from "../scripts/prepare.mjs";
import { seedProjects } from "./seed.ts";
import { closeSite, openSite, pages, residentMemory, type Site } from "./site.ts";
import { removeFolder } from "./start.ts";

const [minutes = 15] = process.argv.slice(2).map(Number);
const clients = 100;
const writeShare = 0.1;
const paths = [
  ...Object.values(pages),
  "/about",
  "/connect",
  "/project/project-7",
  "/api/banner",
  "/api/projects/slug/project-2",
  "/sitemap.xml",
];

await install();
await generate();
await build();
const demoFolder = await mkdtemp(join(tmpdir(), "vitrine-demo-"));
await (await startServer({ DATA_DIR: demoFolder })).stop();
const site = await openSite(await seedProjects(demoFolder, clients));
await removeFolder(demoFolder);

const end = performance.now() + minutes * 60_000;
const statuses: Record<string, number> = {};
/** The last name of each project that was acknowledged. */
const acknowledged = new Map<number, number>();
const memory: number[] = [];

const watching = setInterval(async () => {
  memory.push(Math.round((await residentMemory(site.process.pid)) / 1e6));
}, 10_000);
await Promise.all(Array.from({ length: clients }, (_, index) => visit(site, index + 1)));
clearInterval(watching);

const missing: string[] = [];
for (const [id, count] of acknowledged) {
  const { name } = Object(await (await fetch(`${site.origin}/api/projects/${id}`)).json());
  if (name !== `Name ${count}`) missing.push(`project ${id} says ${name}, not Name ${count}`);
}
await closeSite(site);

const settled = memory.slice(12);
const growth = Math.max(...settled.slice(-6)) / Math.max(...settled.slice(0, 6));
console.log(`${minutes} minutes, ${clients} connections:`, statuses);
console.log(`memory every ten seconds, MB: ${memory.join(" ")}`);
console.log(`${acknowledged.size} projects written, ${missing.length} writes missing`, missing);
const failures = Object.keys(statuses).filter((status) => Number(status) >= 500);
if (failures.length > 0 || missing.length > 0 || growth > 1.15) process.exitCode = 1;

/** One client, that asks for one thing after another; its writes go to a project of its own. */
async function visit({ origin, ownerCookie }: Site, id: number): Promise<void> {
  for (let count = 0; performance.now() < end; count++) {
    const isWrite = Math.random() < writeShare;
    const path = paths[Math.floor(Math.random() * paths.length)] ?? "/";
    const response = isWrite
      ? await fetch(`${origin}/api/projects/${id}`, {
          method: "PATCH",
          headers: { "content-type": "application/json", cookie: ownerCookie },
          body: JSON.stringify({ name: `Name ${count}` }),
        })
      : await fetch(origin + path);
    await response.arrayBuffer();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (isWrite && response.ok) acknowledged.set(id, count);
  }
}
