import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { type UploadSteps, uploadSteps } from "../../testing/upload-steps.ts";
import { box } from "../../testing/video.ts";

let site: TestSite;
let cookie: string;
let steps: UploadSteps;

beforeAll(async () => {
  site = await openTestSite();
  cookie = await site.signIn();
  steps = uploadSteps(site, cookie);
});
afterAll(() => site.close());

const create = { width: 60, height: 30, channels: 3 as const, background: "#336699" };

/** Uploads a file. @returns the response of its address, or the refusal */
async function upload(bytes: Buffer) {
  const url = await steps.request();
  const sent = await steps.put(url, bytes);
  if (sent.statusCode !== 201)
    return { ...sent.json<{ error: string }>(), status: sent.statusCode };
  const done = await steps.finalize(`http://localhost${url}`);
  const path = done?.objectPath ?? "";
  const { rawPayload, headers } = await site.app.inject({ url: path, headers: { cookie } });
  return { path, bytes: rawPayload, mediaType: headers["content-type"] };
}

test("a TIFF becomes a JPEG, upright, in its colours and without its metadata", async () => {
  const tiff = await sharp({ create })
    .withIccProfile("p3")
    .withExif({ IFD0: { Model: "Spy camera" } })
    .withMetadata({ orientation: 6 })
    .tiff()
    .toBuffer();
  const kept = await upload(tiff);
  expect(kept).toMatchObject({ mediaType: "image/jpeg", path: expect.stringMatching(/\.jpg$/) });
  const { format, width, height, icc, exif } = await sharp(kept.bytes).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: "jpeg",
    width: 30,
    height: 60,
    exif: undefined,
  });
  expect(icc).toBeDefined();
  const asset = await site.database.mediaAsset.findFirst({ where: { path: kept.path ?? "" } });
  expect(asset).toMatchObject({ kind: "image", width: 30, height: 60 });
  const [red, , blue] = await sharp(kept.bytes).toColourspace("srgb").raw().toBuffer();
  expect(Math.abs((red ?? 0) - 0x33)).toBeLessThan(4);
  expect(Math.abs((blue ?? 0) - 0x99)).toBeLessThan(4);
});

test("one that is see-through becomes a PNG", async () => {
  const channels = 4 as const;
  const tiff = await sharp({ create: { ...create, channels, background: "#33669980" } })
    .tiff({ compression: "deflate" })
    .toBuffer();
  const kept = await upload(tiff);
  expect(kept.mediaType).toBe("image/png");
  expect(await sharp(kept.bytes).metadata()).toMatchObject({ format: "png", hasAlpha: true });
});

test("one for print comes in colours of the screen", async () => {
  const tiff = await sharp({ create }).toColourspace("cmyk").tiff().toBuffer();
  const kept = await upload(tiff);
  expect(await sharp(kept.bytes).metadata()).toMatchObject({ format: "jpeg", space: "srgb" });
});

test("half a TIFF is refused, and nothing of it is left", async () => {
  const before = await steps.filesOnDisk();
  const noise = { type: "gaussian" as const, mean: 120, sigma: 30 };
  const tiff = await sharp({ create: { ...create, width: 400, height: 300, noise } })
    .tiff({ compression: "none" })
    .toBuffer();
  expect(await upload(tiff.subarray(0, tiff.length / 2))).toMatchObject({ status: 415 });
  expect(await steps.filesOnDisk()).toEqual(before);
});

test("a HEIF picture in the encoding of AVIF becomes a JPEG", async () => {
  const heif = await sharp({ create }).avif({ effort: 0 }).toBuffer();
  heif.write("mif1", 8, "latin1");
  const kept = await upload(heif);
  expect(kept.mediaType).toBe("image/jpeg");
  expect(await sharp(kept.bytes).metadata()).toMatchObject({ width: 60, height: 30 });
});

test("HEIC of a phone is refused with the way to export it, and nothing of it is left", async () => {
  const before = await steps.filesOnDisk();
  const heic = Buffer.concat([
    box("ftyp", Buffer.from("heic\0\0\0\0mif1heic", "latin1")),
    box("meta", Buffer.alloc(40)),
  ]);
  const refused = await upload(heic);
  expect(refused).toMatchObject({ status: 415, error: expect.stringContaining("HEIC") });
  expect(refused).toMatchObject({ error: expect.stringContaining("Export this one as JPEG") });
  expect(await steps.filesOnDisk()).toEqual(before);
});

test("how a file was described is offered to the owner, also where the same bytes came before", async () => {
  const plain = sharp({ create: { ...create, background: "#993366" } });
  const first = await upload(await plain.jpeg().toBuffer());
  const offered = async () => {
    const { data } = await site.graphql<{ mediaAsset: { altText: string } }>(
      "query ($path: String!) { mediaAsset(path: $path) { altText offeredDescription } }",
      { path: first.path },
      { isOwner: true, hasPortfolioAccess: true },
    );
    return data?.mediaAsset;
  };
  expect(await offered()).toEqual({ altText: "", offeredDescription: null });
  const described = await plain
    .withExif({ IFD0: { ImageDescription: "Low tide" } })
    .jpeg()
    .toBuffer();
  expect((await upload(described)).path).toBe(first.path);
  expect(await offered()).toEqual({ altText: "", offeredDescription: "Low tide" });
});

test("the description of a TIFF outlives its conversion", async () => {
  const tiff = sharp({ create })
    .withXmp("<x:xmpmeta><dc:description>High tide</dc:description></x:xmpmeta>")
    .tiff();
  const { path = "" } = await upload(await tiff.toBuffer());
  const asset = await site.database.mediaAsset.findUnique({ where: { path } });
  expect(asset?.offeredDescription).toBe("High tide");
});
