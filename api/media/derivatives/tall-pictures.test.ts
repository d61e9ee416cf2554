import fc from "fast-check";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checksumOf } from "../../testing/checksum-of.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { inspectPicture } from "../inspect/inspect-picture.ts";
import { sourcesOf } from "../picture-sources.ts";
import { parseDerivative, stillOf } from "./derivative-addresses.ts";
import { defaultVersions, derivativeKey } from "./derivatives.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

/** Stores a picture with a stripe, so that its encodings differ from those of an empty picture. */
async function store(width: number, height: number, background = "#204060") {
  const stripe = await sharp({ create: { width, height: 9, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: stripe, top: height - 20, left: 0 }])
    .png()
    .toBuffer();
  const path = "/objects/tall.png";
  await site.media.storage.write(path.slice(1), bytes);
  return site.database.mediaAsset.create({
    data: {
      ...(await inspectPicture(bytes)),
      path,
      kind: "image",
      mediaType: "image/png",
      byteSize: bytes.length,
      checksum: checksumOf(bytes),
    },
  });
}

const addressesOf = (asset: Parameters<typeof sourcesOf>[0]) =>
  sourcesOf(asset).flatMap(({ srcSet }) =>
    srcSet.split(", ").map((one) => one.split(" ")[0] ?? ""),
  );

test.each([
  ["a screenshot", 330, 17_000, "#204060", ["jpeg"]],
  ["one with transparent parts", 90, 17_000, "#20406080", ["png"]],
  ["a strip that no format holds at its own width", 30, 70_000, "#204060", ["jpeg"]],
])(
  "every address of a tall picture decodes: %s",
  { tags: "long" },
  async (_, width, height, ground, formats) => {
    const asset = await store(width, height, ground);
    expect(sourcesOf(asset).map(({ format }) => format)).toEqual(formats);
    for (const address of addressesOf(asset)) {
      const version = parseDerivative(asset, address.slice(address.lastIndexOf("/") + 1));
      if (!version) throw new Error(`${address} does not exist`);
      const key = await site.media.derivatives.ensure(asset, version);
      const made = await site.media.storage.withFile(key, (file) => sharp(file).stats());
      expect(made.channels.length).toBeGreaterThanOrEqual(3);
    }
  },
);

test("after a tall picture was prepared, the next start finds nothing missing", {
  tags: "long",
}, async () => {
  const asset = await store(330, 17_000);
  await site.media.prepare([asset]);
  const keys = defaultVersions(asset, true).map((version) => derivativeKey(asset, version));
  expect(keys.length).toBeGreaterThan(1);
  for (const key of keys) expect(await site.media.storage.stat(key)).not.toBeNull();
});

test("no format is named for a size that it cannot hold, and each address exists", () => {
  const side = fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 99_000 }));
  const picture = fc.record({
    width: side,
    height: side,
    hasAlpha: fc.boolean(),
    prefersLossless: fc.boolean(),
  });
  fc.assert(
    fc.property(picture, (facts) => {
      const asset = {
        ...facts,
        path: "/objects/a.png",
        kind: "image",
        mediaType: "image/png",
        isAnimated: false,
        focalX: 0.5,
      } as Parameters<typeof sourcesOf>[0]; // the fields on which the addresses depend
      const addresses = addressesOf(asset);
      expect(addresses.length > 0).toBe(facts.height <= 65_500 * facts.width);
      if (addresses.length === 0) return;
      const { width, format } = stillOf(asset);
      for (const address of [...addresses, `/${width}.${format}`]) {
        const version = parseDerivative(asset, address.slice(address.lastIndexOf("/") + 1));
        if (!version) throw new Error(`${address} does not exist`);
        const height = Math.round((facts.height * version.width) / facts.width);
        expect(height).toBeLessThanOrEqual(version.format === "webp" ? 16_383 : 65_500);
        if (version.format === "avif") expect(height).toBeLessThanOrEqual(16_384);
      }
    }),
  );
});

test.each([
  ["of 5K", 5120, 2880, [2560, 3840]],
  ["of a telephone", 4032, 3024, [2560, 3840]],
  ["a little wider than the prepared ones", 3000, 2000, [2560, 3000]],
  ["that stands upright, which would take too much memory", 4000, 6000, [1920, 2560]],
])(
  "a large picture has a width for large windows at twice the density: %s",
  (_, width, height, last) => {
    const asset = { width, height, kind: "image", mediaType: "image/jpeg", path: "/objects/a.jpg" };
    const [source] = sourcesOf(asset as Parameters<typeof sourcesOf>[0]); // the fields it reads
    const widths = source?.srcSet
      .split(", ")
      .map((one) => Number.parseInt(one.split(" ")[1] ?? "", 10));
    expect(widths?.slice(-2)).toEqual(last);
    const prepared = defaultVersions(asset as Parameters<typeof defaultVersions>[0], false);
    expect(Math.max(...prepared.map((version) => version.width))).toBe(2560);
  },
);
