import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
  // Left half red, right half blue: the crop tells where it was cut.
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

async function readPreview() {
  const { data } = await site.graphql<{ project: { heroImage: { previewSrc: string } } }>(
    '{ project(slug: "open") { heroImage { previewSrc } } }',
  );
  const address = data?.project.heroImage.previewSrc ?? "";
  return { address, response: await site.app.inject({ url: address }) };
}

test("the preview of a picture of a protected case study is not given to visitors", async () => {
  const response = await site.app.inject({ url: "/objects/halves.png/preview.jpeg" });
  expect(response.statusCode).toBe(404);
});

test("the preview is 1200 by 630 and keeps the subject in view", async () => {
  await site.database.project.create({
    data: { name: "Open", slug: "open", heroImage: "/objects/halves.png" },
  });
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
