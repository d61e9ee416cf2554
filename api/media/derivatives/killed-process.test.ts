import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { gifOf } from "../../testing/animation.ts";
import { checksumOf } from "../../testing/checksum-of.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { noise, type UploadSteps, uploadSteps } from "../../testing/upload-steps.ts";
import type { PictureVersion } from "./derivative-addresses.ts";
import { type ImageWorker, openImageWorker } from "./image-worker.ts";

/**
 * The real image process, with faults that the content of the file `fault` selects: the process is
 * killed by the next job, or when it has written half of a file, or it finds the disk full then.
 */
const script = (fault: string, program: string) => `
import { existsSync, readFileSync } from "node:fs";
import files from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { register } from ${JSON.stringify(import.meta.resolve("tsx/esm/api"))};
const fault = ${JSON.stringify(fault)};
const faultNow = () => existsSync(fault) && readFileSync(fault, "utf8");
const die = () => process.kill(process.pid, "SIGKILL");
const { on } = process;
process.on = function (event, listen) {
  const listenAndDie = (message) => {
    if (faultNow() === "job") setImmediate(die);
    return listen(message);
  };
  return on.call(this, event, event === "message" ? listenAndDie : listen);
};
const { writeFile } = files;
files.writeFile = async (path, bytes) => {
  const now = faultNow();
  if (!now) return writeFile(path, bytes);
  await writeFile(path, bytes.subarray(0, bytes.length / 2));
  if (now === "write") die();
  throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
};
syncBuiltinESMExports();
register();
await import(${JSON.stringify(program)});
`;

let folder: string;
let fault: string;
let worker: ImageWorker;
let site: TestSite;
let cookie: string;
let steps: UploadSteps;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-killed-"));
  fault = join(folder, "fault");
  const program = import.meta.resolve("./image-process.ts");
  await writeFile(join(folder, "process.mjs"), script(fault, program));
  site = await openTestSite({ PREPARE_PICTURES: "0" });
  cookie = await site.signIn();
  steps = uploadSteps(site, cookie);
  worker = openImageWorker(join(folder, "process.mjs"));
  vi.spyOn(site.media.maker, "make").mockImplementation(worker.make);
  vi.spyOn(site.media.maker, "check").mockImplementation(worker.check);
});
afterAll(async () => {
  worker.close();
  vi.restoreAllMocks();
  await site.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => rm(fault, { force: true }));

async function everyFile(): Promise<string[]> {
  const list = (name: string) =>
    readdir(join(site.environment.dataFolder, name), { recursive: true, withFileTypes: true });
  const entries = [...(await list("media")), ...(await list("incoming"))];
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function upload(bytes: Buffer) {
  const url = await steps.request();
  expect((await steps.put(url, bytes)).statusCode).toBe(201);
  const done = await steps.finalize(`http://localhost${url}`);
  return site.database.mediaAsset.findUniqueOrThrow({ where: { path: done?.objectPath ?? "" } });
}

const storedBytes = (key: string) => buffer(site.media.storage.read(key));

test("a size whose process is killed while it encodes is nowhere, and the next request makes it", {
  tags: "long",
}, async () => {
  const version: PictureVersion = { width: 480, format: "webp", isMoving: true };
  const asset = await upload(
    gifOf({ width: 480, height: 100, count: 2 }, (x, y, frame) => (x ^ y ^ frame) & 127),
  );
  const before = await everyFile();
  await writeFile(fault, "job");
  const { derivatives } = site.media;
  await expect(derivatives.ensure(asset, version)).rejects.toThrow("has ended");
  expect(await everyFile()).toEqual(before);
  await rm(fault);
  const key = await derivatives.ensure(asset, version);
  await sharp(await storedBytes(key), { animated: true }).stats();
  expect(checksumOf(await storedBytes(asset.path.slice(1)))).toBe(asset.checksum);
});

const withMetadata = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "#369" } })
    .withExif({ IFD0: { Model: "A" } })
    .jpeg()
    .toBuffer();

test.each([
  ["is killed while it checks a file", "job", 500],
  ["is killed when half of a cleaned file is written", "write", 500],
  ["finds the disk full then", "full", 507],
])(
  "where the process %s, the file is refused for now and leaves nothing, and its address takes it whole",
  { tags: "long" },
  async (_name, when, status) => {
    const bytes = await withMetadata();
    await upload(await noise());
    const before = await everyFile();
    const url = await steps.request();
    await writeFile(fault, when);
    expect((await steps.put(url, bytes)).statusCode).toBe(status);
    expect(await everyFile()).toEqual(before);
    expect(await site.database.mediaAsset.count({ where: { width: 300 } })).toBe(0);
    await rm(fault);
    expect((await steps.put(url, bytes)).statusCode).toBe(201);
    const done = await steps.finalize(`http://localhost${url}`);
    const stored = await storedBytes(String(done?.objectPath).slice(1));
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    await sharp(stored).stats();
    await site.database.mediaAsset.deleteMany();
  },
);
