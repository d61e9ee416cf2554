import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
  // The left half is red and the right half blue, so that the colours of a crop show where it was
  // cut.
  const half = { width: 1500, height: 500, channels: 3 as const };
  const right = await sharp({ create: { ...half, background: "#0000ff" } })
    .png()
    .toBuffer();
  const bytes = await sharp({
    create: { ...half, width: 3000, background: "#ff0000" },
  })
    .composite([{ input: right, left: 1500, top: 0 }])
    .png()
    .toBuffer();
  await site.media.storage.write("objects/halves.png", bytes);
  await site.database.mediaAsset.create({
    data: {
      path: "/objects/halves.png",
      kind: "image",
      mediaType: "image/png",
      byteSize: bytes.byteLength,
      width: 3000,
      height: 500,
      checksum: "halves",
    },
  });
  await site.database.project.create({
    data: {
      name: "Closed",
      slug: "closed",
      isPasswordProtected: true,
      whyContent: JSON.stringify([{ type: "hero-image", imageSrc: "/objects/halves.png" }]),
    },
  });
});
afterAll(() => site.close());

const focusOn = (focalX: number) =>
  site.database.mediaAsset.update({
    where: { path: "/objects/halves.png" },
    data: { focalX },
  });

type Hero = { previewSrc: string; asset: { phoneCrop: { focalX: number; sources: Source[] } } };
type Source = { mediaType: string; srcSet: string };

async function readHero() {
  const { data } = await site.graphql<{ project: { heroImage: Hero } }>(
    `{ project(slug: "open") { heroImage {
      previewSrc
      asset { phoneCrop { focalX sources { mediaType srcSet } } }
    } } }`,
  );
  if (!data) throw new Error("There is an open project.");
  return data.project.heroImage;
}

async function readPreview() {
  const { previewSrc: address } = await readHero();
  return { address, response: await site.app.inject({ url: address }) };
}

test.each(["preview.jpeg", "phone-450.webp"])(
  "%s of a picture of a protected case study is not given to visitors",
  async (name) => {
    const response = await site.app.inject({ url: `/objects/halves.png/${name}` });
    expect(response.statusCode).toBe(404);
  },
);

const open = () =>
  site.database.project.create({
    data: { name: "Open", slug: "open", heroImage: "/objects/halves.png" },
  });

test("the preview is 1200 by 630 and keeps the subject in view", async () => {
  await open();
  await focusOn(0.1);
  const left = await readPreview();
  expect(left.response.headers["content-type"]).toBe("image/jpeg");
  const preview = sharp(left.response.rawPayload);
  expect(await preview.metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  expect((await preview.stats()).dominant.r).toBeGreaterThan(200);

  await focusOn(0.9);
  const right = await readPreview();
  expect(right.address).not.toBe(left.address);
  expect((await sharp(right.response.rawPayload).stats()).dominant.b).toBeGreaterThan(200);
});

async function readPhoneCrop() {
  const { focalX, sources } = (await readHero()).asset.phoneCrop;
  const addresses = sources.map(({ srcSet }) => srcSet.split(" ")[0] ?? "");
  const headers = { accept: "image/avif" };
  const responses = await Promise.all(addresses.map((url) => site.app.inject({ url, headers })));
  return { focalX, sources, addresses, responses };
}

test("the crop for telephones has the picture's height, and the subject in its middle", async () => {
  await focusOn(0.3);
  const left = await readPhoneCrop();
  expect(left.sources.map(({ mediaType }) => mediaType)).toEqual([
    "image/avif",
    "image/webp",
    "image/jpeg",
  ]);
  // The crop is no wider than nine tenths of the picture's height.
  expect(left.sources[1]?.srcSet).toBe("/objects/halves.png/phone-450.webp?focus=30-50 450w");
  expect(left.focalX).toBeCloseTo(0.5);
  for (const { rawPayload } of left.responses) {
    const crop = sharp(rawPayload);
    expect(await crop.metadata()).toMatchObject({ width: 450, height: 500 });
    expect((await crop.stats()).dominant.r).toBeGreaterThan(200);
  }

  await focusOn(0.95);
  const right = await readPhoneCrop();
  expect(right.addresses).not.toEqual(left.addresses);
  expect(right.focalX).toBeCloseTo((0.95 * 3000 - 2550) / 450);
  for (const [index, { rawPayload, headers }] of right.responses.entries()) {
    expect(headers.etag).not.toBe(left.responses[index]?.headers.etag);
    expect((await sharp(rawPayload).stats()).dominant.b).toBeGreaterThan(200);
  }
});

test("with the focal point in the middle pages name no crop, and those of before still find theirs", async () => {
  await focusOn(0.5);
  expect((await readHero()).asset.phoneCrop).toBeNull();
  const url = "/objects/halves.png/phone-450.webp?focus=50-50";
  expect((await site.app.inject({ url })).statusCode).toBe(200);
});

test.each(["phone-540.avif", "phone-320.webp", "phone-450.gif", "phone-.webp"])(
  "there is no crop for telephones at %s",
  async (name) => {
    expect((await site.app.inject({ url: `/objects/halves.png/${name}` })).statusCode).toBe(404);
  },
);
