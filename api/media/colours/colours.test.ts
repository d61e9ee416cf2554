import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { difference, labOf } from "../../testing/colour-difference.ts";
import { chart, colourSamples, damagedColours, patch } from "../../testing/colour-samples.ts";
import { formatsFor } from "../derivatives/derivative-addresses.ts";
import { type ImageJob, runPictureJob } from "../derivatives/image-job.ts";
import { inspectPicture } from "../inspect/inspect-picture.ts";

/** The colours of the test chart's patches, in Display P3 and on white. */
async function patchesOf(bytes: Uint8Array): Promise<number[][]> {
  const picture = sharp(bytes).flatten({ background: "#ffffff" });
  const { hasProfile } = await picture.metadata();
  // With 8 bits, libvips would convert colours with a profile to sRGB first.
  const { data, info } = await (hasProfile ? picture.pipelineColourspace("rgb16") : picture)
    .withIccProfile("p3")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: 12 }, (_, n) => {
    const [x, y] = [(n % 4) * patch + patch / 2, Math.floor(n / 4) * patch + patch / 2];
    const at = (y * chart.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  });
}

function compare(patches: number[][], drawn: number[][]) {
  const all = patches.map((values, n) => difference(labOf(values), labOf(drawn[n] ?? [])));
  return { mean: all.reduce((sum, each) => sum + each) / all.length, largest: Math.max(...all) };
}

const parse = (drawn: string) =>
  drawn.split(" ").map((hex) => [...Buffer.from(hex, "hex")].map(Number));

async function withJobs<Result>(
  bytes: Buffer,
  use: (run: (job: Partial<ImageJob>) => Promise<Uint8Array>) => Promise<Result>,
) {
  const file = join(tmpdir(), `vitrine-colours-${process.pid}`);
  await writeFile(file, bytes);
  try {
    return await use(async (job) => (await runPictureJob({ ...job, file } as ImageJob)) ?? bytes);
  } finally {
    await rm(file);
  }
}

test.each(Object.entries(colourSamples))(
  "each derivative has the colours that Chromium draws: %s",
  { tags: "long" },
  async (name, [make, drawn]) => {
    const bytes = await make();
    const { isOpaque } = await sharp(bytes).stats();
    const file = { kind: "image", mediaType: "image/png", isAnimated: false } as const;
    const facts = { ...chart, ...file, hasAlpha: !isOpaque };
    await withJobs(bytes, async (run) => {
      for (const prefersLossless of [false, true]) {
        for (const format of formatsFor({ ...facts, prefersLossless })) {
          const job = { kind: "derivative", width: chart.width, crop: null } as const;
          const derivative = await run({ ...job, format, prefersLossless });
          const { mean, largest } = compare(await patchesOf(derivative), parse(drawn));
          expect(mean, format).toBeLessThan(2);
          expect(largest, format).toBeLessThan(8);
          // A declared gamma becomes sRGB without a profile, because WebKitGTK ignores the profile
          // of an AVIF.
          const { hasProfile } = await sharp(derivative).metadata();
          if (name === "gamma.png") expect(hasProfile, format).toBe(false);
        }
      }
    });
  },
);

test.each(["16 bits, P3.png", "coded P3.png", "PQ.avif"])(
  "an icon and a link preview are in sRGB, which all programs show: %s",
  async (name) => {
    const [make] = colourSamples[name] ?? [];
    await withJobs(Buffer.from((await make?.()) ?? []), async (run) => {
      const picture = { ...chart, focalX: 0, focalY: 0 };
      const icon = { kind: "icon", size: patch, background: "#ffffff", drawnSize: null } as const;
      for (const bytes of [await run({ kind: "preview", picture }), await run(icon)]) {
        expect(await sharp(bytes).metadata()).toMatchObject({ hasProfile: false, depth: "uchar" });
        const first = { left: 1, top: 3, width: 1, height: 1 };
        const [red = 0, green = 0] = await sharp(bytes).extract(first).raw().toBuffer();
        expect(red).toBeGreaterThan(0xee);
        expect(green).toBeLessThan(0x50);
      }
    });
  },
);

test.each(damagedColours)("a picture with %s is shown", async (_, bytes) => {
  expect(await inspectPicture(bytes)).toMatchObject(chart);
  await withJobs(bytes, async (run) => {
    const job = { kind: "derivative", width: 32, crop: null, prefersLossless: false } as const;
    expect(await sharp(await run({ ...job, format: "webp" })).metadata()).toMatchObject({
      width: 32,
    });
  });
});

test("the cover of a sequence has the colours of the same still", { tags: "long" }, async () => {
  const still = await colourSamples["PQ.avif"]?.[0]();
  const sequence = Buffer.from(still ?? []);
  sequence.write("avis", 8, "latin1");
  const job = { kind: "derivative", width: chart.width, crop: null, format: "png" } as const;
  const encode = (bytes: Buffer) =>
    withJobs(bytes, (run) => run({ ...job, prefersLossless: true }));
  expect(await encode(sequence)).toEqual(await encode(Buffer.from(still ?? [])));
});
