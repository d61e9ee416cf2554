import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { animatedAvif, animatedPng, gifOf } from "../../testing/animation.ts";
import { owner } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { uploadSteps } from "../../testing/upload-steps.ts";
import { inspectPicture } from "../inspect/inspect-picture.ts";
import { parseDerivative } from "./derivative-addresses.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  cookie = await site.signIn();
});
afterAll(() => site.close());

type Source = { mediaType: string; srcSet: string };
type Media = {
  thumbnail: string;
  previewSrc: string;
  asset: {
    isAnimated: boolean;
    playbackWarning: string | null;
    sources: Source[];
    phoneCrop: object | null;
    motion: (Source & { phoneSrc: string | null }) | null;
  };
};

/** Uploads a picture, makes it the hero of a project, and reads it from the project. */
async function upload(bytes: Buffer) {
  const steps = uploadSteps(site, cookie);
  const url = await steps.request();
  await steps.put(url, bytes);
  const path = (await steps.finalize(`http://localhost${url}`))?.objectPath ?? "";
  await site.database.project.create({ data: { name: "Moving", slug: path, heroImage: path } });
  const { data } = await site.graphql<{ project: { heroImage: Media } }>(
    `query ($slug: String!) { project(slug: $slug) { heroImage {
      thumbnail
      previewSrc
      asset {
        isAnimated playbackWarning
        sources { mediaType srcSet }
        phoneCrop { focalX }
        motion { mediaType srcSet phoneSrc }
      }
    } } }`,
    { slug: path },
    owner,
  );
  if (!data) throw new Error("The project was not read.");
  return { path, ...data.project.heroImage };
}

const fetched = (url: string) =>
  site.app.inject({ url, headers: { cookie, accept: "image/avif,image/webp,*/*" } });

/** The response of an address after its derivative is encoded. */
async function encoded(url: string) {
  const [path = "", name = ""] = url.split(/\/(?=moving)/);
  const asset = await site.database.mediaAsset.findUniqueOrThrow({ where: { path } });
  const version = parseDerivative(asset, name);
  if (!version) throw new Error(`${url} does not exist`);
  await site.media.derivatives.ensure(asset, version);
  const { headers, rawPayload } = await fetched(url);
  expect(headers["cache-control"]).not.toContain("no-store");
  return rawPayload;
}

const addressesOf = ({ srcSet }: Source) =>
  srcSet.split(", ").map((one) => one.split(" ")[0] ?? "");
const readFrames = (bytes: Buffer) => sharp(bytes, { animated: true }).metadata();

const square = { width: 1_000, height: 500, count: 4 };
const sweep = (x: number, _y: number, frame: number) => (x >> 4) + frame * 8;

// This test comes first, because uploads delay background work.
test("what moves is prepared after a start, also of files that were stored before", async () => {
  const path = "/objects/before.gif";
  const bytes = gifOf({ width: 300, height: 200, count: 2 }, sweep);
  await site.media.storage.write(path.slice(1), bytes);
  const { width, height, isAnimated } = await inspectPicture(bytes);
  const file = { kind: "image", mediaType: "image/gif", byteSize: bytes.length } as const;
  const data = { path, width, height, isAnimated, ...file, checksum: "before" };
  await site.media.prepare([await site.database.mediaAsset.create({ data })]);
  expect(await site.media.storage.stat(`derivatives${path}/moving-300.webp`)).not.toBeNull();
});

test("a GIF moves in three widths, as fast as it was, and its original stays", async () => {
  const original = gifOf(square, sweep);
  const { path, asset } = await upload(original);
  expect(asset).toMatchObject({ isAnimated: true, phoneCrop: null, playbackWarning: null });
  const { motion } = asset;
  if (!motion) throw new Error("It should move.");
  expect(motion).toEqual({
    mediaType: "image/webp",
    srcSet: [480, 960, 1000].map((width) => `${path}/moving-${width}.webp ${width}w`).join(", "),
    phoneSrc: `${path}/moving-480.webp`,
  });
  const first = await fetched(motion.phoneSrc ?? "");
  expect(first.headers["cache-control"]).toContain("no-store");
  expect((await readFrames(first.rawPayload)).pages ?? 1).toBe(1);
  for (const [place, address] of addressesOf(motion).entries()) {
    expect(await readFrames(await encoded(address))).toMatchObject({
      format: "webp",
      width: [480, 960, 1000][place],
      pages: 4,
      loop: 0,
      delay: [50, 50, 50, 50],
    });
  }
  expect((await fetched(path)).rawPayload.equals(original)).toBe(true);
});

test("its still serves lists, previews, and those who want less motion", {
  tags: "long",
}, async () => {
  const { asset, thumbnail, previewSrc } = await upload(gifOf({ ...square, count: 3 }, sweep));
  expect(asset.sources.map(({ mediaType }) => mediaType)).toContain("image/webp");
  for (const address of [thumbnail, previewSrc, ...asset.sources.flatMap(addressesOf)]) {
    const { statusCode, rawPayload } = await fetched(address);
    expect(statusCode).toBe(200);
    expect((await readFrames(rawPayload)).pages ?? 1).toBe(1);
  }
});

test("a picture that does not move has no motion, and none can be asked for", async () => {
  const still = await sharp({
    create: { width: 600, height: 400, channels: 3, background: "#369" },
  })
    .png()
    .toBuffer();
  const { path, asset } = await upload(still);
  expect(asset).toMatchObject({ isAnimated: false, motion: null });
  expect((await fetched(`${path}/moving-480.webp`)).statusCode).toBe(404);
});

test.each([
  ["PNG", animatedPng],
  ["AVIF", animatedAvif],
])("an animated %s moves as it was uploaded, and the owner is told", async (name, make) => {
  const { path, asset } = await upload(await make());
  const mediaType = `image/${name.toLowerCase()}`;
  expect(asset).toMatchObject({
    isAnimated: true,
    motion: { mediaType, srcSet: expect.stringContaining(`${path} `), phoneSrc: path },
  });
  expect(asset.playbackWarning).toContain(`an animated ${name}`);
  expect(asset.sources.length).toBeGreaterThan(0);
});

test("of a GIF of 10 MB noise a phone gets 0.6 MB at most, and all frames", {
  tags: "long",
}, async () => {
  let seed = 7;
  const noise = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    return seed >>> 25;
  };
  const original = gifOf({ width: 640, height: 420, count: 40 }, noise);
  expect(original.length).toBeGreaterThan(10 * 2 ** 20);
  const { asset } = await upload(original);
  if (!asset.motion) throw new Error("It should move.");
  const bytes = await encoded(asset.motion.phoneSrc ?? "");
  expect(bytes.length).toBeLessThanOrEqual(600_000);
  expect((await readFrames(bytes)).pages).toBe(40);
});
