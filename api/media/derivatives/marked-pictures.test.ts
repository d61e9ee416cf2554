import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runPictureJob } from "./image-job.ts";
import type { PhoneCrop } from "./phone-crop.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-marks-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The lettering of a watermark: a bar instead of a name. */
const lettering = { path: "M0 0H400V-70H0Z", width: 400, size: 100 };

/** The mean difference between a picture with and without a watermark, in levels of grey. */
async function differenceOf(
  bytes: Buffer,
  width: number,
  crop: PhoneCrop | null = null,
): Promise<number> {
  const file = join(folder, "picture");
  await writeFile(file, bytes);
  const { autoOrient } = await sharp(bytes).metadata();
  const height = Math.floor((autoOrient.height * width) / autoOrient.width);
  const encoded = {
    file,
    width,
    format: "png",
    prefersLossless: false,
    crop,
  } as const;
  const made = await Promise.all([
    runPictureJob({ kind: "marked", height, drawnSize: null, lettering, ...encoded }),
    runPictureJob({ kind: "derivative", ...encoded }),
  ]);
  const [marked, plain] = await Promise.all(
    made.map((each) =>
      sharp(each ?? undefined)
        .flatten()
        .greyscale()
        .raw()
        .toBuffer(),
    ),
  );
  if (!marked || !plain) throw new Error("nothing was encoded");
  expect(marked.length).toBe(plain.length);
  return (
    marked.reduce((sum, level, at) => sum + Math.abs(level - (plain[at] ?? 0)), 0) / plain.length
  );
}

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } });

test.each([
  ["a light one", picture(400, 300, "#fff").png()],
  ["a dark one", picture(400, 300, "#000").png()],
  ["a see-through one", picture(400, 300, "#00000000").png()],
  ["one of grey", picture(400, 300, "#777").greyscale().png()],
  ["one of 16 bits", picture(400, 300, "#777").toColourspace("rgb16").png()],
  ["one of inks", picture(400, 300, "#777").toColourspace("cmyk").jpeg()],
  ["one that lies on its side", picture(400, 300, "#777").jpeg().withMetadata({ orientation: 6 })],
  ["a tiny one", picture(24, 24, "#777").png()],
  ["a line", picture(600, 3, "#777").png()],
  ["a column", picture(3, 600, "#777").png()],
] as [string, Sharp][])("%s bears the mark, quietly", async (_name, source) => {
  const bytes = await source.toBuffer();
  const { autoOrient } = await sharp(bytes).metadata();
  const difference = await differenceOf(bytes, Math.min(320, autoOrient.width));
  expect(difference).toBeGreaterThan(0.1);
  expect(difference).toBeLessThan(30);
});

test("the crop for phones bears the mark", async () => {
  const bytes = await picture(1200, 400, "#777").png().toBuffer();
  const crop = { pictureWidth: 1200, left: 300, width: 360, height: 400, focalX: 0.5 };
  expect(await differenceOf(bytes, 360, crop)).toBeGreaterThan(0.1);
});

test("a wide marked picture is encoded with as little memory as one without a mark", async () => {
  const file = join(folder, "wide");
  await writeFile(file, await picture(2_600, 8, "#369").png().toBuffer());
  const made = await runPictureJob({
    kind: "marked",
    file,
    width: 2_600,
    height: 8,
    format: "avif",
    prefersLossless: false,
    crop: null,
    drawnSize: null,
    lettering,
  });
  const bytes = Buffer.from(made ?? []);
  // The AV1 profile: 0 for 4:2:0, 1 for 4:4:4.
  expect((bytes[bytes.indexOf("av1C") + 5] ?? 255) >> 5).toBe(0);
});
