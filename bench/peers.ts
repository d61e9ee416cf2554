/**
 * `npm run bench:peers`: compares Vitrine with Keystone and Payload. Fills all three with the same
 * amount of content, and sends them the same requests, by turns. Writes
 * bench/results/RESULTS-peers.md and the table of the README. Keystone and Payload are installed
 * into a temporary folder at the first run.
 */
import { readFile, writeFile } from "node:fs/promises";
import { startServer } from "../e2e/harness/server.ts";
import { build, generate, install } from "../scripts/prepare.mjs";
import { loadProcess, medianOf, type Target } from "./load.ts";
import { describeMachine, megabytes, table } from "./markdown.ts";
import {
  keystone,
  type Peer,
  type PeerServer,
  payload,
  peersFolder,
  preparePeer,
  startPeer,
} from "./peers/peer.ts";
import { plainList } from "./processor.ts";
import { seedProjects } from "./seed.ts";
import { pages, pastTheCache, residentMemory } from "./site.ts";
import { measureStart, removeFolder } from "./start.ts";
import { atMost, reportTargets } from "./targets.ts";

const rounds = 5;
const seconds = 2;
const connections = 10;

const requests = ["GraphQL list, ad hoc", "Home, rendered", "Home, as visitors get it"] as const;

type Side = {
  name: string;
  /** Starts the product and waits for its first response. */
  open: () => Promise<PeerServer>;
  /** The requests in the order of `requests`. Undefined if the product has no such page. */
  targets: (Omit<Target, "port"> | undefined)[];
};

const compressed = { "accept-encoding": "br, gzip" };

function sideOf(peer: Peer, version: string, home?: { rendered: string; cached: string }): Side {
  return {
    name: `${peer.name} ${version}`,
    open: () => startPeer(peer),
    targets: [
      { path: "/api/graphql", body: JSON.stringify({ query: peer.list }) },
      home && { path: home.rendered, headers: compressed },
      home && { path: home.cached, headers: compressed },
    ],
  };
}

function vitrineSide(folder: string): Side {
  return {
    name: "Vitrine",
    open: async () => {
      const server = await startServer({
        DATA_DIR: folder,
        LOG_LEVEL: "info",
        OPEN_GRAPHQL: "1",
      });
      const response = await fetch(`${server.origin}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: plainList,
      });
      await response.arrayBuffer();
      return {
        process: server.process,
        port: Number(new URL(server.origin).port),
        stop: async () => void (await server.stop()),
      };
    },
    targets: [
      { path: "/graphql", body: plainList },
      { path: pages.Home, headers: { ...compressed, ...pastTheCache } },
      { path: pages.Home, headers: compressed },
    ],
  };
}

type StartFigures = { time: number; idle: number };

async function measureStarts(sides: Side[]): Promise<StartFigures[]> {
  const turns: StartFigures[][] = sides.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, side] of sides.entries()) {
      const started = performance.now();
      const server = await side.open();
      const time = performance.now() - started;
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      turns[index]?.push({ time, idle: await residentMemory(server.process.pid) });
      await server.stop();
    }
  }
  return turns.map((starts) => ({
    time: medianOf(starts.map(({ time }) => time)),
    idle: medianOf(starts.map(({ idle }) => idle)),
  }));
}

type LoadFigures = { rate: number; milliseconds: number } | undefined;

async function measureLoad(sides: Side[]) {
  const servers: PeerServer[] = [];
  for (const side of sides) servers.push(await side.open());
  const results: LoadFigures[][] = [];
  try {
    for (const index of requests.keys()) {
      results.push(await measureRequest(servers, (side) => sides[side]?.targets[index]));
    }
    const busy = await Promise.all(servers.map(({ process }) => residentMemory(process.pid)));
    return { results, busy };
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Sends one kind of request to the servers by turns. The first round is not counted. */
async function measureRequest(
  servers: PeerServer[],
  targetOf: (side: number) => Omit<Target, "port"> | undefined,
): Promise<LoadFigures[]> {
  const turns: NonNullable<LoadFigures>[][] = servers.map(() => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { process, port }] of servers.entries()) {
      const target = targetOf(index);
      if (!target) continue;
      const of = { ...target, port };
      const { rate, processor } = await loadProcess(process.pid, of, connections, seconds);
      if (round > 0) turns[index]?.push({ rate, milliseconds: processor });
    }
  }
  return turns.map((figures) =>
    figures.length === 0
      ? undefined
      : {
          rate: medianOf(figures.map(({ rate }) => rate)),
          milliseconds: medianOf(figures.map(({ milliseconds }) => milliseconds)),
        },
  );
}

await install();
await generate();
await build();
const { demoFolder } = await measureStart();
const folder = await seedProjects(demoFolder, 12);
const sides = [
  vitrineSide(folder),
  sideOf(keystone, await preparePeer(keystone)),
  sideOf(payload, await preparePeer(payload), { rendered: "/rendered", cached: "/" }),
];
const starts = await measureStarts(sides);
const { results, busy } = await measureLoad(sides);
await removeFolder(demoFolder);
await removeFolder(folder);

const report = table(
  ["", ...sides.map(({ name }) => name)],
  [
    ...requests.map((request, index) => [
      `${request}: 1/s, ms of processor time for one`,
      ...(results[index] ?? []).map((figures) =>
        figures ? `${Math.round(figures.rate)}, ${figures.milliseconds.toFixed(2)}` : "–",
      ),
    ]),
    ["start to first GraphQL response, ms", ...starts.map(({ time }) => Math.round(time))],
    ["resident, idle", ...starts.map(({ idle }) => megabytes(idle))],
    ["resident, after the load", ...busy.map(megabytes)],
  ],
);
const day = new Date().toISOString().slice(0, 10);
const readme = await readFile("README.md", "utf8");
const dated = readme.replace(/(?<=in one run, )[\d-]+/, day);
await writeFile(
  "README.md",
  dated.replace(/^\| {2}\| Vitrine \|.*?\n(?=\n)/ms, () => `${report}\n`),
);
await writeFile(
  "bench/results/RESULTS-peers.md",
  `# Beside other products

Made by \`npm run bench:peers\` on ${day}: ${describeMachine()}. Twelve projects with four work images each; ${connections} connections; each request to each product by turns, ${rounds} rounds, the middle one. SQLite through libSQL on all sides. Keystone serves no pages. The home page of Payload is a plain list of twelve names and pictures without styles; Vitrine's is its own.

${report}
`,
);
const [ownBusy = 0, , payloadBusy = 0] = busy;
await reportTargets("bench:peers", [
  atMost("resident, after the load", 235, ownBusy / 1e6, "MB"),
  atMost("the same, of Payload's", 1, ownBusy / payloadBusy, "%"),
]);
console.log(report);
console.log(`The other products stay in ${peersFolder} for the next time.`);
