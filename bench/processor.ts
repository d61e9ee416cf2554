/**
 * Measures the processor time of one response, in units of the time that a bare `node:http` server
 * needs to send 13 kB. The site and the bare server are measured by turns, so that the result
 * depends little on the machine and on its other work.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Databases } from "./databases.ts";
import { countOf, load, loadProcess, medianOf, onlyGood, type Target } from "./load.ts";
import { seedProjects } from "./seed.ts";
import { closeSite, openSite, pages, pastTheCache, type Site, targetOf, write } from "./site.ts";

/** The size of the bare server's response in bytes, which defines the unit. */
const bareBytes = 13_000;
const rounds = 5;

export const processorSizes = [12, 1_000, 10_000] as const;

/** `milliseconds` is the processor time of all processes together, `times` that of each process by name. */
export type Cost = { units: number; milliseconds: number; times: Record<string, number> };

/** The cost of one kind of response, for each number of projects that was measured. */
export type CostBySize = { name: string; bySize: Cost[] };

/** The site that is measured: one server process, or several instances behind one address. */
export type Asked = Pick<Site, "origin" | "port" | "ownerCookie" | "times">;

type Row =
  | {
      name: string;
      /** Seconds of one round. */
      seconds: number;
      connections: number;
      target: (site: Asked) => Target;
    }
  | {
      name: string;
      /** The number of requests of one round, one after another. */
      times: number;
      ask: (site: Asked, count: number) => Promise<Response>;
    };

const rendered = (path: string) => (site: Asked) =>
  targetOf(site, path, { "accept-encoding": "br", ...pastTheCache });

/** A query for twelve projects with their pictures, as another developer might write it. */
export const plainList = JSON.stringify({
  query: `{ projects(first: 12) { edges { node {
    id name slug showOnHome heroImage { src } workImages { position media { src } }
  } } } }`,
});

const rows: Row[] = [
  {
    name: "Home, cached",
    seconds: 1,
    connections: 50,
    target: (site) => targetOf(site, pages.Home, { "accept-encoding": "br" }),
  },
  { name: "Home, rendered", seconds: 2, connections: 10, target: rendered(pages.Home) },
  { name: "Work, rendered", seconds: 2, connections: 10, target: rendered(pages.Work) },
  { name: "Project, rendered", seconds: 2, connections: 10, target: rendered(pages.Project) },
  {
    name: "Plain GraphQL list, ad hoc",
    seconds: 2,
    connections: 10,
    target: (site) => ({ ...targetOf(site, "/graphql"), body: plainList }),
  },
  {
    name: "Banner saved, then home",
    times: 10,
    ask: async (site, count) => {
      await write(site, `Words ${count}`);
      return fetch(site.origin, { headers: { "accept-encoding": "br" } });
    },
  },
  { name: "REST list, whole", seconds: 0, connections: 1, target: rendered("/api/projects") },
  { name: "Sitemap", seconds: 0.5, connections: 1, target: rendered("/sitemap.xml") },
];

/** Measures all kinds of responses on a new site with each number of projects. */
export function measureProcessorBySize(
  demoFolder: string,
  databases: Databases,
): Promise<CostBySize[]> {
  return measureSizes(processorSizes, async (size, measure) => {
    const site = await openSite(await seedProjects(demoFolder, size), databases);
    await measure(site);
    await closeSite(site);
  });
}

/** @param withSite opens a site with `size` projects, calls `measure` with the site, and closes it */
export async function measureSizes(
  sizes: readonly number[],
  withSite: (size: number, measure: (site: Asked) => Promise<void>) => Promise<void>,
): Promise<CostBySize[]> {
  const bySize: Cost[][] = [];
  for (const size of sizes) {
    await withSite(size, async (site) => void bySize.push(await measureProcessor(site)));
  }
  return rows.map(({ name }, index) => ({
    name,
    bySize: bySize.flatMap((costs) => costs[index] ?? []),
  }));
}

async function measureProcessor(site: Asked): Promise<Cost[]> {
  const bare = await openBareServer();
  const costs: Cost[] = [];
  try {
    const askBare = () => loadProcess(bare.pid, bare, 50, 0.5);
    await askBare();
    for (const row of rows) {
      await askAll(site, row);
      const turns: Cost[] = [];
      for (let round = 0; round < rounds; round++) {
        const { processor: unit } = await askBare();
        const times = await timesOfOne(site.times, () => askAll(site, row));
        const milliseconds = sumOf(times);
        turns.push({ units: milliseconds / unit, milliseconds, times });
      }
      costs.push({
        units: medianOf(turns.map(({ units }) => units)),
        milliseconds: medianOf(turns.map(({ milliseconds }) => milliseconds)),
        times: mapValues(site.times, (_, name) =>
          medianOf(turns.map(({ times }) => times[name] ?? 0)),
        ),
      });
    }
  } finally {
    bare.stop();
  }
  return costs;
}

/** Sends the requests of one round. @returns the number of responses */
async function askAll(site: Asked, row: Row): Promise<number> {
  if ("target" in row) {
    return countOf(onlyGood(await load(row.target(site), row.connections, row.seconds)));
  }
  for (let count = 0; count < row.times; count++) {
    const response = await row.ask(site, count);
    if (!response.ok) throw new Error(`${row.name} was answered with ${response.status}`);
    await response.arrayBuffer();
  }
  return row.times;
}

/**
 * The processor time in milliseconds that each process takes for one response.
 * @param work sends requests and returns the number of responses
 */
export async function timesOfOne(
  times: Record<string, () => Promise<number>>,
  work: () => Promise<number>,
): Promise<Record<string, number>> {
  const readAll = async () =>
    new Map(
      await Promise.all(
        Object.entries(times).map(async ([name, read]) => [name, await read()] as const),
      ),
    );
  const before = await readAll();
  const count = await work();
  const after = await readAll();
  return mapValues(times, (_, name) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / count);
}

export function sumOf(times: Record<string, number>): number {
  return Object.values(times).reduce((sum, time) => sum + time, 0);
}

function mapValues<Value, Result>(
  values: Record<string, Value>,
  map: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, map(value, name)]),
  );
}

const bareServer = `
  const body = Buffer.alloc(${bareBytes}, "x");
  const headers = { "content-type": "text/html", "content-length": body.length };
  const server = require("node:http").createServer((request, response) => {
    response.writeHead(200, headers).end(body);
  });
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;

/** Starts a server that sends 13 kB, and nothing else. */
export async function openBareServer() {
  const child = spawn(process.execPath, ["-e", bareServer], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  return { pid: child.pid, port: Number(String(line)), path: "/", stop: () => child.kill() };
}
