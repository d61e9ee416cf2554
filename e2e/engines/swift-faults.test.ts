import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../harness/eventually.ts";
import { type Server, startServer } from "../harness/server.ts";
import { checksumOf, type Owner, signIn } from "../torture/owner.ts";
import { type BucketLine, openBucketLine, type Trouble } from "./bucket-line.ts";
import { openSwift, type Swift, variablesOf } from "./swift.ts";

let swift: Swift;
let line: BucketLine;
let folder: string;
let server: Server;
let owner: Owner;
beforeAll(async () => {
  swift = await openSwift();
  line = await openBucketLine(swift.endpoint);
  const bucket = await swift.makeBucket("media", line.endpoint);
  folder = await mkdtemp(join(tmpdir(), "vitrine-swift-faults-"));
  server = await startServer({ DATA_DIR: folder, DEMO_CONTENT: "0", ...variablesOf(bucket) });
  owner = await signIn(server.origin);
});
afterAll(async () => {
  line.set(undefined);
  swift.thaw();
  await server?.stop();
  await line?.close();
  await swift?.stop();
  await rm(folder, { recursive: true, force: true });
});

type Acknowledged = { path: string; checksum: string }[];
const all: Acknowledged = [];
const height = 100;

/** Uploads files one after another until `isOver`. @returns the errors of refused uploads */
async function uploadUntil(isOver: () => boolean): Promise<string[]> {
  const refused: string[] = [];
  while (!isOver()) {
    try {
      all.push(await owner.upload(await drawNoise(30_000)));
    } catch (error) {
      refused.push(String(error));
    }
  }
  return refused;
}

/** A PNG of random noise. @param size the approximate number of bytes */
function drawNoise(size: number): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const width = Math.ceil(size / (3 * height));
  return sharp({ create: { width, height, channels: 3, background: "#888", noise } })
    .png()
    .toBuffer();
}

/**
 * Requests a page, a file and the two health checks at the same time.
 * @returns the status of each response, and the milliseconds until all responses have arrived
 */
async function ask(path: string) {
  const started = performance.now();
  const responses = await Promise.all([
    fetch(`${server.origin}/work`),
    owner.ask(path),
    fetch(`${server.origin}/api/health/ready`),
    fetch(`${server.origin}/api/health/live`),
  ]);
  const [page, file, ready, live] = await Promise.all(
    responses.map(async (response) => {
      await response.arrayBuffer();
      return response.status;
    }),
  );
  const retry = responses[1].headers.get("retry-after");
  return { page, file, ready, live, retry, taken: performance.now() - started };
}

async function expectAllPresent(): Promise<void> {
  for (const { path, checksum } of all) {
    const response = await owner.ask(path);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([path, response.status, checksumOf(bytes)]).toEqual([path, 200, checksum]);
  }
}

const troubles: [string, () => void | Promise<void>, () => void | Promise<void>][] = [
  ["the line is cut", () => line.set("down"), () => line.set(undefined)],
  ["the line is frozen", () => line.set("frozen"), () => line.set(undefined)],
  ["it answers with 500", () => line.set("failing"), () => line.set(undefined)],
  ["it is killed", () => swift.kill(), () => swift.goOn()],
  ["it is stopped in the midst", () => swift.freeze(), () => swift.thaw()],
];

test.each(troubles)(
  "while %s: 503 soon, pages go on, nothing acknowledged is lost, and it goes on by itself",
  async (_name, begin, end) => {
    const { path } = await owner.upload(await drawNoise(30_000));
    let isOver = false;
    const uploading = Promise.all([1, 2].map(() => uploadUntil(() => isOver)));
    await eventually(() => all.length).toBeGreaterThan(3);
    await begin();
    expect(await ask(path)).toMatchObject({
      page: 200,
      file: 503,
      retry: "10",
      ready: 503,
      live: 200,
    });
    expect((await ask(path)).taken).toBeLessThan(10_000);
    const before = all.length;
    await end();
    await eventually(async () => (await ask(path)).ready).toBe(200);
    await eventually(() => all.length).toBeGreaterThan(before + 2);
    isOver = true;
    const refused = (await uploading).flat();
    expect(refused.length).toBeGreaterThan(0);
    for (const each of refused) expect(each).toMatch(/a file: 503 .*STORAGE_UNREACHABLE/);
    await expectAllPresent();
    expect(server.process.exitCode).toBeNull();
  },
  180_000,
);

test("uploads that break off half-way to the bucket are refused, or sent again; none is there in part", async () => {
  const breaking: Trouble = { breaksAfter: 20_000 };
  line.set(breaking);
  const picture = await drawNoise(200_000);
  expect(picture.length).toBeGreaterThan(100_000);
  await expect(owner.upload(picture)).rejects.toThrow(/503 .*STORAGE_UNREACHABLE/);
  expect(line.broken()).toBeGreaterThan(0);
  line.set(undefined);
  const stored = await owner.upload(picture);
  all.push(stored);
  await expectAllPresent();
});

test("a slow line is waited for: files arrive, and pictures in other sizes are stored", async () => {
  // The transfers take longer than the site's timeout for the beginning of a bucket's response.
  line.set({ bytesPerSecond: 30_000 });
  const stored = await owner.upload(await drawNoise(150_000));
  const response = await owner.ask(stored.path);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([response.status, checksumOf(bytes)]).toEqual([200, stored.checksum]);
  line.set({ bytesPerSecond: 6_000 });
  const smaller = await owner.ask(`${stored.path}/500.webp`);
  expect(smaller.status).toBe(200);
  expect((await smaller.arrayBuffer()).byteLength).toBeGreaterThan(5 * 6_000);
}, 180_000);
