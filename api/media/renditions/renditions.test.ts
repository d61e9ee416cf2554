import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listMediaFiles } from "../../backup/media-files.ts";
import { owner, runMutation } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { type UploadSteps, uploadSteps } from "../../testing/upload-steps.ts";
import { videoOf } from "../../testing/video.ts";
import { findLeftovers, findUnusedAssets, removeAssets } from "../sweep.ts";
import { sweepUploads } from "../uploads/sweep-uploads.ts";
import { videoSourcesOf } from "./renditions.ts";

let site: TestSite;
let cookie: string;
let steps: UploadSteps;

beforeAll(async () => {
  site = await openTestSite();
  cookie = await site.signIn();
  steps = uploadSteps(site, cookie);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.project.deleteMany();
  await site.database.mediaAsset.deleteMany();
});

const inThreeDays = () => Date.now() + 3 * 24 * 60 * 60 * 1000;
const h264 = (content: string) => videoOf([], { codec: "avc1", content: Buffer.from(content) });

/** Stores a video. @param columns columns of its asset, in place of those that the file has */
async function storeVideo(columns: object = {}, codec = "avc1") {
  const url = await steps.request();
  await steps.put(url, videoOf([], { codec, content: Buffer.from(`original ${Math.random()}`) }));
  const done = await steps.finalize(`http://localhost${url}`);
  const data = { width: 1920, height: 1080, byteSize: 400_000, ...columns };
  return site.database.mediaAsset.update({ where: { path: done?.objectPath ?? "" }, data });
}

const globalId = (id: number) => Buffer.from(`MediaAsset:${id}`).toString("base64");
const fields =
  "asset { path missingRenditions { shortSide } playbackWarning videoSources { src codecs width isForPhones } }";

type Sources = {
  missingRenditions: { shortSide: number }[];
  playbackWarning: string | null;
  videoSources: { src: string; codecs: string | null; width: number; isForPhones: boolean }[];
};

async function sendRendition(
  id: number,
  bytes: Buffer,
  columns?: { width?: number; height?: number; byteSize?: number },
) {
  const url = await steps.request();
  expect((await steps.put(url, bytes)).statusCode).toBe(201);
  if (columns) {
    const upload = await site.database.upload.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
    const facts = JSON.stringify({ ...JSON.parse(upload.facts ?? "{}"), ...columns });
    await site.database.upload.update({ where: { id: upload.id }, data: { facts } });
  }
  const store = () =>
    runMutation(
      site,
      "storeVideoRendition",
      { id: globalId(id), uploadURL: `http://localhost${url}` },
      fields,
    );
  const payload = await store();
  return { store, payload, asset: payload.asset as Sources }; // `fields` selects these fields
}

const statusOf = async (url: string, headers = {}) =>
  (await site.app.inject({ url, headers })).statusCode;

async function lacking(): Promise<number> {
  const { data } = await site.graphql<{ mediaAssets: { totalCount: number } }>(
    "{ mediaAssets(first: 9, lacksRendition: true) { totalCount } }",
    {},
    owner,
  );
  return data?.mediaAssets.totalCount ?? -1;
}

test("a version for phones stands beside the original, as private as that", async () => {
  const { id, path } = await storeVideo();
  expect(await lacking()).toBe(1);
  const files = (await steps.filesOnDisk()).length;
  const { store, payload, asset } = await sendRendition(id, h264("small"));
  const [phone, original] = asset.videoSources;
  expect(asset.videoSources).toEqual([
    {
      src: expect.stringMatching(/\.mp4\/video-[0-9a-f]{12}\.mp4$/),
      codecs: null,
      width: 320,
      isForPhones: true,
    },
    { src: path, codecs: null, width: 1920, isForPhones: false },
  ]);
  expect([
    asset.missingRenditions,
    await lacking(),
    await site.database.mediaAsset.count(),
  ]).toEqual([[], 0, 1]);
  expect(await store()).toEqual(payload);

  const src = phone?.src ?? "";
  const { renditions } = await site.database.mediaAsset.findUniqueOrThrow({ where: { id } });
  const [file] = JSON.parse(renditions) as { path: string }[]; // written above
  const addresses = [src, original?.src ?? "", file?.path ?? "", `${path}/video-0.mp4`];
  const statuses = (headers = {}) => Promise.all(addresses.map((url) => statusOf(url, headers)));
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  expect(await statuses({ cookie })).toEqual([200, 200, 404, 404]);
  const whyContent = JSON.stringify([{ type: "hero-image", imageSrc: path }]);
  await site.database.project.create({ data: { name: "A", slug: "a", whyContent } });
  expect(await statuses()).toEqual([200, 200, 404, 404]);
  expect(await statusOf(src, { range: "bytes=5-9" })).toBe(206);
  await site.database.project.updateMany({ data: { isPasswordProtected: true } });
  expect(await statuses()).toEqual([404, 404, 404, 404]);

  const key = file?.path.slice(1);
  expect((await listMediaFiles(site.database)).map((each) => each.key)).toContain(key);
  const stores = { database: site.database, ...site.media };
  await sweepUploads(stores, inThreeDays());
  expect((await findLeftovers(stores, inThreeDays())).keys).toEqual([]);
  expect(await steps.filesOnDisk()).toHaveLength(files + 1);

  await sendRendition(id, h264("smaller"));
  expect(await statusOf(src, { cookie })).toBe(404);
  expect(await steps.filesOnDisk()).toHaveLength(files + 1);
  await site.database.project.deleteMany();
  await removeAssets(stores, (transaction) =>
    findUnusedAssets(transaction, new Date(inThreeDays())),
  );
  expect(await steps.filesOnDisk()).toHaveLength(files - 1);
});

test("a version whose file is lost is named no longer, and offered to be made again", async () => {
  const { id } = await storeVideo();
  const { asset } = await sendRendition(id, h264("lost"));
  const src = asset.videoSources[0]?.src ?? "";
  expect([await statusOf(src, { cookie }), await lacking()]).toEqual([200, 0]);
  const stored = await site.database.mediaAsset.findUniqueOrThrow({ where: { id } });
  const [file] = JSON.parse(stored.renditions) as { path: string }[]; // written above
  await site.media.storage.remove(file?.path.slice(1) ?? "");
  const original = stored.path.slice(1);
  const bytes = await buffer(site.media.storage.read(original));
  await site.media.storage.remove(original);
  // If the original is missing, too, the whole disk may be unmounted, so the record stays.
  expect([await statusOf(src, { cookie }), await lacking()]).toEqual([404, 0]);
  await site.media.storage.write(original, bytes);
  expect([await statusOf(src, { cookie }), await lacking()]).toEqual([404, 1]);
  const { renditions } = await site.database.mediaAsset.findUniqueOrThrow({ where: { id } });
  expect(renditions).toBe("[]");
});

test("an animated picture is replaced by a small video, one with transparent parts never", async () => {
  const still = { ...{ kind: "image", mediaType: "image/png" }, isAnimated: true };
  const { id, path } = await storeVideo(still);
  const sticker = await storeVideo({ ...still, hasAlpha: true });
  const other = await storeVideo({ ...still, isAnimated: false });
  await storeVideo({ ...still, byteSize: 200_000 });
  expect(await lacking()).toBe(1);
  const refused = [
    await sendRendition(id, h264("large"), { width: 1920, height: 1080 }),
    await sendRendition(id, h264("heavy"), { byteSize: 600_001 }),
    await sendRendition(sticker.id, h264("sticker")),
    await sendRendition(other.id, h264("other")),
  ];
  expect(refused.map(({ payload }) => payload.userErrors[0]?.code)).toEqual(
    Array(4).fill("INVALID"),
  );
  const whyContent = JSON.stringify([{ type: "hero-image", imageSrc: path }]);
  const project = { name: "A", slug: "a", whyContent, withholdsOriginals: true };
  await site.database.project.create({ data: project });
  // sharp cannot decode its frames, so the original is sent although originals are withheld.
  expect(await statusOf(path)).toBe(200);
  const { asset } = await sendRendition(id, h264("loop"));
  expect(asset).toMatchObject({
    missingRenditions: [],
    playbackWarning: null,
    videoSources: [
      { src: expect.stringMatching(/\/video-[0-9a-f]{12}\.mp4$/), isForPhones: false },
    ],
  });
  expect(await statusOf(asset.videoSources[0]?.src ?? "")).toBe(200);
  expect(await statusOf(path)).toBe(404);
  const files = (await steps.filesOnDisk()).length;
  const store = (byteSize: number, to = id) =>
    sendRendition(to, videoOf([], { codec: "av01", content: Buffer.from(`${byteSize}`) }), {
      byteSize,
    });
  const { payload: large } = await store(400_000);
  const { payload: alone } = await store(100, other.id);
  expect([large, alone].map(({ userErrors }) => userErrors[0]?.code)).toEqual([
    "INVALID",
    "INVALID",
  ]);
  await store(120);
  const both = (await store(100)).asset.videoSources;
  expect(both.map(({ codecs }) => codecs)).toEqual(["av01.0.08M.08", null]);
  expect(await Promise.all(both.map(({ src }) => statusOf(src)))).toEqual([200, 200]);
  expect(await steps.filesOnDisk()).toHaveLength(files + 3);
});

test("what is no version of the video is refused, and the original stays as it was", async () => {
  const { id } = await storeVideo();
  const short = await storeVideo({ durationSeconds: 60 });
  const picture = await storeVideo({ kind: "image" });
  const refused = [
    await sendRendition(id, videoOf([], { codec: "hvc1" })),
    await sendRendition(id, videoOf([], { codec: "avc1", brand: "qt  " })),
    await sendRendition(id, h264("4K"), { width: 3840, height: 2160 }),
    await sendRendition(short.id, h264("cut short")),
    await sendRendition(picture.id, h264("of a picture")),
    await sendRendition(99_999, h264("of nothing")),
  ];
  expect(refused.map(({ payload }) => payload.userErrors[0]?.code)).toEqual([
    ...Array(5).fill("INVALID"),
    "NOT_FOUND",
  ]);
  const assets = await site.database.mediaAsset.findMany();
  expect(assets.map(({ renditions }) => renditions)).toEqual(["[]", "[]", "[]"]);
});

test("a version that arrived in full, while the browser or the server died before it was listed, is shown nowhere and removed later", async () => {
  const { id, path } = await storeVideo();
  const files = await steps.filesOnDisk();
  await steps.put(await steps.request(), h264("never listed"));
  const arrived = (await steps.filesOnDisk()).filter((name) => !files.includes(name));
  const stores = { database: site.database, ...site.media };
  const { keys } = await findLeftovers(stores, inThreeDays());
  expect(keys.filter((key) => arrived.some((name) => key.endsWith(name)))).toHaveLength(1);
  await sweepUploads(stores, inThreeDays());
  expect(await steps.filesOnDisk()).not.toContain(arrived[0]);
  const asset = await site.database.mediaAsset.findUniqueOrThrow({ where: { id } });
  expect(videoSourcesOf(asset).map(({ src }) => src)).toEqual([path]);
  expect(await statusOf(path, { cookie })).toBe(200);
});

test("a video that browsers do not show is replaced by its versions for visitors, and warned of until then", async () => {
  const { id, path } = await storeVideo({}, "apcn");
  const whyContent = JSON.stringify([{ type: "hero-image", imageSrc: path }]);
  const withholdsOriginals = true;
  await site.database.project.create({
    data: { name: "A", slug: "a", whyContent, withholdsOriginals },
  });
  expect(await statusOf(path)).toBe(200);
  expect((await sendRendition(id, h264("small"))).asset).toMatchObject({
    missingRenditions: [{ shortSide: 1080 }],
    playbackWarning: null,
    videoSources: [{ width: 320, isForPhones: false }],
  });
  const size = { width: 1920, height: 1080 };
  const { asset } = await sendRendition(id, h264("large"), size);
  expect(asset).toMatchObject({
    missingRenditions: [],
    videoSources: [
      { width: 320, isForPhones: true },
      { width: 1920, isForPhones: false },
    ],
  });
  expect(await statusOf(path)).toBe(404);
  expect(await statusOf(asset.videoSources[1]?.src ?? "")).toBe(200);
});

test("only a video that is large for phones needs a version, and none that is too large to be converted", async () => {
  const missingOf = async (columns: object, codec?: string) => {
    const { path } = await storeVideo(columns, codec);
    const { data } = await site.graphql<{ mediaAsset: Sources }>(
      "query ($path: String!) { mediaAsset(path: $path) { missingRenditions { shortSide } playbackWarning } }",
      { path },
      owner,
    );
    const sides = data?.mediaAsset.missingRenditions.map(({ shortSide }) => shortSide);
    return [sides, data?.mediaAsset.playbackWarning];
  };
  expect(await missingOf({})).toEqual([[720], null]);
  expect(await missingOf({ byteSize: 200_000 })).toEqual([[], null]);
  expect(await missingOf({ width: 720, height: 1280 })).toEqual([[], null]);
  expect(await missingOf({ width: 640, height: 360, byteSize: 9_000_000 })).toEqual([[720], null]);
  expect(await missingOf({}, "apcn")).toEqual([[720, 1080], expect.stringContaining("ProRes")]);
  expect(await missingOf({ durationSeconds: 3_000 })).toEqual([
    [],
    expect.stringContaining("longer than 20 minutes"),
  ]);
  expect(await missingOf({ kind: "image" })).toEqual([[], null]);
});

test("an upload that became a version is not made an asset", async () => {
  const { id } = await storeVideo();
  const url = await steps.request();
  await steps.put(url, h264("small"));
  const uploadURL = `http://localhost${url}`;
  await runMutation(site, "storeVideoRendition", { id: globalId(id), uploadURL }, fields);
  const refused = { objectPath: null, userErrors: [{ code: "ALREADY_USED" }] };
  expect(await steps.finalize(uploadURL)).toEqual(refused);
});
