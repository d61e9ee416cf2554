import fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { owner } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { uploadSteps } from "../../testing/upload-steps.ts";
import { parseDerivative } from "./derivative-addresses.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite({ PREPARE_PICTURES: "0" });
  cookie = await site.signIn();
});
afterAll(() => site.close());

/**
 * Uploads a picture as the hero of a project.
 * @returns its path, and the data that pages read of it, as JSON
 */
async function show(bytes: Buffer): Promise<[path: string, told: string]> {
  const steps = uploadSteps(site, cookie);
  const url = await steps.request();
  expect((await steps.put(url, bytes)).statusCode).toBe(201);
  const path = (await steps.finalize(`http://localhost${url}`))?.objectPath ?? "";
  await site.database.project.upsert({
    where: { slug: path },
    create: { name: "Picture", slug: path, heroImage: path },
    update: {},
  });
  const { data } = await site.graphql(
    `query ($slug: String!) { project(slug: $slug) { heroImage {
      src thumbnail previewSrc
      asset { sources { srcSet } phoneCrop { sources { srcSet } } motion { srcSet phoneSrc } }
    } } }`,
    { slug: path },
    owner,
  );
  return [path, JSON.stringify(data)];
}

const formats: Record<string, (drawn: Sharp) => Sharp> = {
  png: (drawn) => drawn.png({ compressionLevel: 1 }),
  webp: (drawn) => drawn.webp({ effort: 0 }),
  avif: (drawn) => drawn.avif({ effort: 0 }),
  jpeg: (drawn) => drawn.jpeg(),
  gif: (drawn) => drawn.gif({ effort: 1 }),
  tiff: (drawn) => drawn.tiff({ compression: "deflate" }),
};

/**
 * A picture: the length of one side, and the share of the maximum length that the other side has.
 */
const picture = fc.record({
  long: fc.oneof(fc.integer({ min: 1, max: 700 }), fc.integer({ min: 1, max: 60_000 })),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
  isUpright: fc.boolean(),
  isTransparent: fc.boolean(),
  format: fc.constantFrom(...Object.keys(formats)),
});
const maxPixels = 120_000;
const screenshot = { long: 17_000, part: 1, isUpright: true, isTransparent: false, format: "png" };
const line = { long: 27_963, part: 0, isUpright: true, isTransparent: false, format: "png" };

test("every address that a page names of a picture answers 200 and decodes, whatever its size, format and transparency", {
  tags: "long",
}, async () => {
  await fc.assert(
    fc.asyncProperty(picture, async ({ long, part, isUpright, isTransparent, format }) => {
      const short = Math.max(1, Math.round(part * Math.min(long, maxPixels / long)));
      const [width, height] = isUpright ? [short, long] : [long, short];
      const background = { r: 200, g: 90, b: 40, alpha: isTransparent ? 0.4 : 1 };
      const drawn = sharp({ create: { width, height, channels: 4, background } });
      // No other format in `formats` can store such a long side.
      const encode = formats[long > 16_383 ? "png" : format];
      const bytes = await encode?.(drawn).toBuffer();
      const [path, told] = await show(bytes ?? Buffer.alloc(0));
      const addresses = new Set(told.match(/\/objects\/[^" ]+/g));
      expect(addresses.size).toBeGreaterThan(2);
      const asset = await site.database.mediaAsset.findUniqueOrThrow({ where: { path } });
      for (const address of addresses) {
        const [name = ""] = address.slice(path.length + 1).split("?");
        const version = parseDerivative(asset, name);
        // Without this, the response to an AVIF's address would be WebP at first.
        if (version) await site.media.derivatives.ensure(asset, version);
        const { statusCode, headers, rawPayload } = await site.app.inject({
          url: address,
          headers: { cookie, accept: "image/avif,image/webp,*/*" },
        });
        expect([address, statusCode]).toEqual([address, 200]);
        const { format: decoded = "" } = await sharp(rawPayload).metadata();
        await sharp(rawPayload).stats();
        const mediaType = decoded === "heif" ? "image/avif" : `image/${decoded}`;
        expect([address, headers["content-type"]]).toEqual([address, mediaType]);
      }
    }),
    { numRuns: 6, examples: [[screenshot], [line]] },
  );
});
