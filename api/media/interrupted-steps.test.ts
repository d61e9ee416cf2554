import files, { readdir } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { MediaAsset } from "../database/__generated__/prisma/client.ts";
import { gifOf } from "../testing/animation.ts";
import { checksumOf } from "../testing/checksum-of.ts";
import { owner } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { noise, type UploadSteps, uploadSteps } from "../testing/upload-steps.ts";
import { videoOf } from "../testing/video.ts";
import type { Derivatives } from "./derivatives/derivatives.ts";
import { inspectPicture } from "./inspect/inspect-picture.ts";
import { findLeftovers } from "./sweep.ts";
import { sweepUploads } from "./uploads/sweep-uploads.ts";

const full = () => Object.assign(new Error("no space left on device"), { code: "ENOSPC" });

const { writeFile } = files;

/** Makes writing files fail as on a full disk, also in modules that are already loaded. */
function setDiskFull(isFull: boolean): void {
  const refuse = () => Promise.reject(full());
  Object.assign(files, { writeFile: isFull ? refuse : writeFile });
  syncBuiltinESMExports();
}

let site: TestSite;
let cookie: string;
let steps: UploadSteps;

beforeAll(async () => {
  site = await openTestSite({ PREPARE_PICTURES: "0" });
  cookie = await site.signIn();
  steps = uploadSteps(site, cookie);
});
afterAll(() => site.close());
afterEach(() => {
  setDiskFull(false);
  vi.restoreAllMocks();
});

/** The names of all stored and incoming files of the site. */
async function everyFile(): Promise<string[]> {
  const folder = site.environment.dataFolder;
  const inFolder = async (name: string) =>
    readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(() => []);
  const entries = [...(await inFolder("media")), ...(await inFolder("incoming"))];
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function upload(bytes: Buffer): Promise<MediaAsset> {
  const url = await steps.request();
  expect((await steps.put(url, bytes)).statusCode).toBe(201);
  const done = await steps.finalize(`http://localhost${url}`);
  return site.database.mediaAsset.findUniqueOrThrow({ where: { path: done?.objectPath ?? "" } });
}

const storedBytes = (path: string) => buffer(site.media.storage.read(path.slice(1)));

/** Makes the disk full when half of the next file is written. */
function fillInNextFile(): void {
  const { storage } = site.media;
  const write = storage.write;
  vi.spyOn(storage, "write").mockImplementationOnce((key, bytes) => {
    if (bytes instanceof Readable) throw new Error("Derivatives come whole.");
    const halves = async function* () {
      yield bytes.subarray(0, bytes.length / 2);
      throw full();
    };
    return write(key, Readable.from(halves()));
  });
}

// This test comes first, because uploads delay background work.
test("what preparing could not store is stored by the next start", async () => {
  const path = "/objects/before.jpg";
  const bytes = await noise(330, 60);
  await site.media.storage.write(path.slice(1), bytes);
  const facts = { ...(await inspectPicture(bytes)), mediaType: "image/jpeg", checksum: "before" };
  const data = { ...facts, path, kind: "image", byteSize: bytes.length } as const;
  const asset = await site.database.mediaAsset.create({ data });
  fillInNextFile();
  await site.media.prepare([asset]);
  await site.media.prepare([asset]);
  await sharp(await storedBytes(`/derivatives${path}/330.avif`)).stats();
  expect((await everyFile()).filter((name) => name.startsWith("."))).toEqual([]);
});

const lettering = { path: "M0 0H400V-70H0Z", width: 400, size: 100 };
const derivatives: [string, (all: Derivatives, asset: MediaAsset) => Promise<string>][] = [
  ["a size", (all, asset) => all.ensure(asset, { width: 320, format: "webp" })],
  ["all frames", (all, asset) => all.ensure(asset, { width: 480, format: "webp", isMoving: true })],
  [
    "the crop for phones",
    (all, asset) => all.ensure(asset, { width: 203, format: "webp", isPhoneCrop: true }),
  ],
  ["the link preview", (all, asset) => all.ensurePreview(asset)],
  ["the picture for print", (all, asset) => all.ensureForPrint(asset, 300, true)],
  ["the icon", (all, asset) => all.ensureIcon(asset, 32, null)],
  [
    "the marked picture",
    (all, asset) =>
      all.ensureMarked(
        asset,
        { width: 320, format: "webp" },
        { linkId: 1, name: "Ana", lettering },
      ),
  ],
];

test.each(derivatives)(
  "while the disk is full half of %s is nowhere, and later it is whole",
  async (name, make) => {
    const isMoving = name === "all frames";
    const original = isMoving
      ? gifOf({ width: 480, height: 100, count: 2 }, (x, y, frame) => (x ^ y ^ frame) & 127)
      : await noise(500, 225);
    const asset = await upload(original);
    const before = await everyFile();
    fillInNextFile();
    await expect(make(site.media.derivatives, asset)).rejects.toMatchObject({ code: "ENOSPC" });
    expect(await everyFile()).toEqual(before);
    const key = await make(site.media.derivatives, asset);
    await sharp(await storedBytes(`/${key}`), { animated: true }).stats();
    expect(checksumOf(await storedBytes(asset.path))).toBe(asset.checksum);
  },
);

test("who asks for a picture while the disk is full is told, and gets it afterwards", async () => {
  const { path } = await upload(await noise(400, 300));
  const get = () => site.app.inject({ url: `${path}/320.jpeg`, headers: { cookie } });
  fillInNextFile();
  expect((await get()).statusCode).toBe(507);
  const { statusCode, rawPayload } = await get();
  expect(statusCode).toBe(200);
  await sharp(rawPayload).stats();
});

const tiff = () => sharp({ create: { width: 30, height: 20, channels: 3, background: "#369" } });

test.each([
  ["is converted", () => tiff().tiff().toBuffer()],
  [
    "loses its metadata",
    () =>
      tiff()
        .withExif({ IFD0: { Model: "A" } })
        .jpeg()
        .toBuffer(),
  ],
])(
  "while the disk is full a file that %s is refused for that, and taken later",
  async (_, make) => {
    const bytes = await make();
    const before = await everyFile();
    const url = await steps.request();
    setDiskFull(true);
    const refused = await steps.put(url, bytes);
    expect([refused.statusCode, refused.json().code]).toEqual([507, "STORAGE_FULL"]);
    expect(await everyFile()).toEqual(before);
    setDiskFull(false);
    expect((await steps.put(url, bytes)).statusCode).toBe(201);
    expect((await steps.finalize(`http://localhost${url}`))?.userErrors).toEqual([]);
  },
);

test("a checked file that finds no room in the storage leaves nothing, and is taken later", async () => {
  const bytes = await noise();
  const before = await everyFile();
  const url = await steps.request();
  vi.spyOn(site.media.storage, "adopt").mockRejectedValueOnce(full());
  expect((await steps.put(url, bytes)).statusCode).toBe(507);
  expect(await everyFile()).toEqual(before);
  expect((await steps.put(url, bytes)).statusCode).toBe(201);
});

/** Uploads a video, and sends a version of it to an upload address. */
async function sendRendition() {
  const h264 = () =>
    videoOf([], { codec: "avc1", content: Buffer.from(`a version ${Math.random()}`) });
  const { id, path } = await upload(h264());
  const send = async () => {
    const url = await steps.request();
    expect((await steps.put(url, h264())).statusCode).toBe(201);
    return `http://localhost${url}`;
  };
  const store = async (uploadURL: string) => {
    const query =
      "mutation ($input: StoreVideoRenditionInput!) { storeVideoRendition(input: $input) { asset { videoSources { src } } userErrors { code } } }";
    const input = { id: Buffer.from(`MediaAsset:${id}`).toString("base64"), uploadURL };
    const { data, errors } = await site.graphql<{
      storeVideoRendition: { asset: { videoSources: { src: string }[] } };
    }>(query, { input }, owner);
    return errors ? errors[0]?.extensions?.code : data?.storeVideoRendition.asset.videoSources;
  };
  const statuses = async () => {
    const { renditions } = await site.database.mediaAsset.findUniqueOrThrow({ where: { id } });
    const stored: { path: string; checksum: string }[] = JSON.parse(renditions);
    const addresses = stored.map(({ checksum }) => `${path}/video-${checksum.slice(0, 12)}.mp4`);
    const responses = [path, ...addresses].map((url) =>
      site.app.inject({ url, headers: { cookie } }),
    );
    return (await Promise.all(responses)).map(({ statusCode }) => statusCode);
  };
  const inThreeDays = Date.now() + 3 * 24 * 60 * 60 * 1_000;
  const findAll = async () =>
    (await findLeftovers({ database: site.database, ...site.media }, inThreeDays)).keys;
  const before = await findAll();
  const leftovers = async () => (await findAll()).filter((key) => !before.includes(key));
  return { store, send, statuses, leftovers };
}

test("a version that could not be listed is shown nowhere, and listed by the same call later", async () => {
  const { store, send, statuses } = await sendRendition();
  const address = await send();
  vi.spyOn(site.database, "$transaction").mockRejectedValueOnce(full());
  expect(await store(address)).toBe("STORAGE_FULL");
  expect(await statuses()).toEqual([200]);
  expect(await store(address)).toHaveLength(2);
  expect(await statuses()).toEqual([200, 200]);
});

test("a version whose call broke off behind its listing is listed once", async () => {
  const { store, send, statuses, leftovers } = await sendRendition();
  const address = await send();
  vi.spyOn(site.database.upload, "update").mockRejectedValueOnce(full());
  expect(await store(address)).toBe("STORAGE_FULL");
  expect(await statuses()).toEqual([200, 200]);
  expect(await store(address)).toHaveLength(2);
  expect(await statuses()).toEqual([200, 200]);
  expect(await leftovers()).toEqual([]);
});

test("a version takes the place of another whose file could not be removed, which the sweep does", async () => {
  const { store, send, statuses, leftovers } = await sendRendition();
  await store(await send());
  const address = await send();
  vi.spyOn(site.media.storage, "remove").mockRejectedValueOnce(full());
  await store(address);
  expect(await store(address)).toHaveLength(2);
  expect(await statuses()).toEqual([200, 200]);
  expect(await leftovers()).toHaveLength(1);
});

test("an abandoned file that could not be removed is removed by the next sweep", async () => {
  const stores = { database: site.database, ...site.media };
  const later = Date.now() + 3 * 24 * 60 * 60 * 1000;
  await sweepUploads(stores, later);
  const before = await everyFile();
  expect((await steps.put(await steps.request(), await noise())).statusCode).toBe(201);
  vi.spyOn(site.media.storage, "remove").mockRejectedValueOnce(new Error("away"));
  await expect(sweepUploads(stores, later)).rejects.toThrow("away");
  await sweepUploads(stores, later);
  expect(await everyFile()).toEqual(before);
});
