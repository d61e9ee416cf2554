/**
 * `npm run bench:requests`: measures the most expensive requests that anyone can send to the built
 * product: their processor time, and how long another client (a neighbour) waits meanwhile. Ends
 * with code 1 if a limit is exceeded.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixedWork, maxPieces, send } from "../api/testing/costly-request.ts";
import { costlyRequests, plainRequests } from "../api/testing/costly-requests.ts";
import { startServer } from "../e2e/harness/server.ts";
import { build } from "../scripts/prepare.mjs";
import { medianOf } from "./load.ts";
import { processorTime } from "./processor-time.ts";
import { residentMemory } from "./site.ts";
import { atMost, reportTargets } from "./targets.ts";

/** How long a neighbour may wait, in durations of `fixedWork`: one second on a quiet processor. */
const maxPiecesOfNeighbour = 4 * maxPieces;
/**
 * How many connections one person holds in the test, and how many bytes of memory these may take
 * together.
 */
const stalledReaders = 60;
const maxMemory = 200 * 1024 * 1024;

await build();
const folder = await mkdtemp(join(tmpdir(), "vitrine-requests-"));
const server = await startServer({ DATA_DIR: folder, TRUST_PROXY: "1" });
const port = Number(new URL(server.origin).port);
const { pid } = server.process;

const pieces = Array.from({ length: 9 }, () => {
  const before = process.cpuUsage();
  fixedWork();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
});
const piece = medianOf(pieces);

const found: string[] = [];
const costs: { name: string; time: number; each: number; wait: number }[] = [];

/**
 * How long `fixedWork` takes now, in milliseconds. On a busy machine, `fixedWork` and a neighbour's
 * requests both take longer.
 */
function lengthOfPiece(): number {
  const begun = performance.now();
  fixedWork();
  return performance.now() - begun;
}

/** Measures the processor time of requests, and the longest wait of another client meanwhile. */
async function measure(name: string, count: number, work: () => Promise<unknown>): Promise<void> {
  const before = await processorTime(pid);
  let isOver = false;
  let wait = 0;
  const neighbour = async () => {
    do {
      const begun = performance.now();
      await send(port, { name: "neighbour", method: "GET", url: "/" });
      wait = Math.max(wait, performance.now() - begun);
    } while (!isOver);
  };
  const asking = neighbour();
  await work();
  isOver = true;
  await asking;
  const time = (await processorTime(pid)) - before;
  costs.push({ name, time, each: time / count, wait });
  if (time > count * maxPieces * piece)
    found.push(`${name}: ${Math.round(time)} ms of the processor`);
  if (wait > maxPiecesOfNeighbour * piece && wait > maxPiecesOfNeighbour * lengthOfPiece()) {
    found.push(`${name}: a neighbour waits for ${Math.round(wait)} ms`);
  }
}

for (const plain of plainRequests()) await send(port, plain);
const candidates = Object.values(costlyRequests()).flat();
for (const candidate of candidates) {
  await measure(candidate.name, 1, async () => {
    const status = await send(port, candidate);
    if (status >= 500) found.push(`${candidate.name}: ${status}`);
  });
}

/** Sends a request, and reads nothing of the response. */
function stall(url: string) {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.pause();
  socket.write(`GET ${url} HTTP/1.1\r\nhost: a\r\n\r\n`);
  return socket;
}

for (const { url } of plainRequests().filter(({ method }) => method === "GET")) {
  const before = await residentMemory(pid);
  const name = `${stalledReaders} readers of ${url} who do not read`;
  const sockets: ReturnType<typeof stall>[] = [];
  await measure(name, stalledReaders, async () => {
    sockets.push(...Array.from({ length: stalledReaders }, () => stall(url)));
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  const taken = (await residentMemory(pid)) - before;
  if (taken > maxMemory) found.push(`${name}: ${Math.round(taken / 1024 / 1024)} MB`);
  for (const socket of sockets) socket.destroy();
}

await server.stop();
await rm(folder, { recursive: true, force: true });
const dearest = costs.sort((one, other) => other.time - one.time).slice(0, 20);
console.log(`${candidates.length} requests; a piece of the fixed work took ${piece.toFixed(0)} ms`);
for (const { name, time, wait } of dearest) {
  console.log(`${time.toFixed(0)} ms, a neighbour ${wait.toFixed(0)} ms: ${name}`);
}
for (const line of found) console.error(line);
const highest = (figures: number[]) => Math.max(...figures) / piece;
await reportTargets("bench:requests", [
  atMost("most expensive request", maxPieces, highest(costs.map(({ each }) => each)), "pieces"),
  atMost(
    "longest wait of a neighbour",
    maxPiecesOfNeighbour,
    highest(costs.map(({ wait }) => wait)),
    "pieces",
  ),
]);
process.exit(found.length > 0 ? 1 : 0);
