import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { load, loadProcess, medianOf, onlyGood } from "./load.ts";
import { pages, pastTheCache, residentMemory, type Site, targetOf } from "./site.ts";

const encodings = ["br", "gzip"] as const;
const rounds = 3;
const seconds = 1;

export type Throughput = {
  page: string;
  encoding: string;
  connections: number;
  bytes: number;
  /** Responses a second of the bare server, and of the site. */
  bare: number;
  cached: number;
  /**
   * The site's rate divided by the bare server's (`ratio`), and the bare server's processor time of
   * one response divided by the site's (`processorRatio`): medians over the rounds.
   */
  ratio: number;
  processorRatio: number;
  /** Milliseconds of a cached response. */
  median: number;
  p99: number;
};

export type Uncached = { page: string; connections: number; rate: number; median: number };

/** Compares cached pages with a server that only sends the same bytes. Measures the two by turns. */
export async function measureThroughput(site: Site) {
  const bare = await openBareServer(site);
  const results: Throughput[] = [];
  let memory = 0;
  try {
    for (const [page, path] of Object.entries(pages)) {
      for (const encoding of encodings) {
        const headers = { "accept-encoding": encoding };
        const { length } = (await capture(site, path, encoding)).body;
        for (const connections of [50, 200]) {
          const turns: Record<"bare" | "cached", Awaited<ReturnType<typeof loadProcess>>>[] = [];
          for (let round = 0; round < rounds; round++) {
            const ofBare = { port: bare.port, path, headers };
            const ofSite = targetOf(site, path, headers);
            turns.push({
              bare: await loadProcess(bare.pid, ofBare, connections, seconds),
              cached: await loadProcess(site.process.pid, ofSite, connections, seconds),
            });
          }
          memory = Math.max(memory, await residentMemory(site.process.pid));
          results.push({
            page,
            encoding,
            connections,
            bytes: length,
            bare: medianOf(turns.map((turn) => turn.bare.rate)),
            cached: medianOf(turns.map((turn) => turn.cached.rate)),
            ratio: medianOf(turns.map((turn) => turn.cached.rate / turn.bare.rate)),
            processorRatio: medianOf(
              turns.map((turn) => turn.bare.processor / turn.cached.processor),
            ),
            median: medianOf(turns.map((turn) => turn.cached.median)),
            p99: medianOf(turns.map((turn) => turn.cached.p99)),
          });
        }
      }
    }
  } finally {
    bare.stop();
  }
  return { results, memory };
}

/** Measures the pages without the response cache: the site renders them for each request. */
export async function measureUncached(site: Site): Promise<Uncached[]> {
  const results: Uncached[] = [];
  for (const [page, path] of Object.entries(pages)) {
    for (const connections of [50, 200]) {
      const headers = { "accept-encoding": "br", ...pastTheCache };
      const { rate, median } = onlyGood(
        await load(targetOf(site, path, headers), connections, seconds),
      );
      results.push({ page, connections, rate, median });
    }
  }
  return results;
}

async function openBareServer(site: Site) {
  const responses: Record<string, { headers: string[]; body: string }> = {};
  for (const path of Object.values(pages)) {
    for (const encoding of encodings) {
      const { headers, body } = await capture(site, path, encoding);
      responses[`${path} ${encoding}`] = { headers, body: body.toString("base64") };
    }
  }
  const child = spawn(process.execPath, ["bench/bare-server.mjs"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify(responses));
  const [line] = await once(child.stdout, "data");
  return { pid: child.pid, port: Number(String(line)), stop: () => child.kill() };
}

/** A response of the site, still compressed, without the headers that Node adds to each response. */
export function capture(site: Site, path: string, encoding: string) {
  return new Promise<{ headers: string[]; body: Buffer }>((resolve, reject) => {
    const headers = { "accept-encoding": encoding };
    const asking = request({ port: site.port, path, headers }, async (response) => {
      const body = await buffer(response);
      const pairs = response.rawHeaders;
      const given = pairs.filter((_, index) => {
        const name = pairs[index - (index % 2)]?.toLowerCase() ?? "";
        return !["date", "connection", "keep-alive"].includes(name);
      });
      if (response.statusCode === 200) resolve({ headers: given, body });
      else reject(new Error(`${path} answered ${response.statusCode}`));
    });
    asking.on("error", reject);
    asking.end();
  });
}
