import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { chart, colourSamples, damagedColours, patch } from "../../testing/colour-samples.ts";
import { formatsFor } from "../derivatives/derivative-addresses.ts";
import { type ImageJob, runPictureJob } from "../derivatives/image-job.ts";
import { inspectPicture } from "../inspect/inspect-picture.ts";

/** The colours of the patches in Display P3, on white. */
async function patchesOf(bytes: Uint8Array): Promise<number[][]> {
  const picture = sharp(bytes).flatten({ background: "#ffffff" });
  const { hasProfile } = await picture.metadata();
  // With 8 bits, colours with a profile would be reduced to sRGB first.
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

type Lab = [lightness: number, a: number, b: number];

/** The CIE Lab of a colour in Display P3, from 0 to 255 each. */
function labOf(values: number[]): Lab {
  const [r = 0, g = 0, b = 0] = values.map((value) =>
    value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const root = (light: number) =>
    light > 216 / 24_389 ? Math.cbrt(light) : ((24_389 / 27) * light + 16) / 116;
  const x = root((0.48657 * r + 0.26567 * g + 0.19822 * b) / 0.95046);
  const y = root(0.22897 * r + 0.69174 * g + 0.07929 * b);
  const z = root((0.04511 * g + 1.04394 * b) / 1.08906);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000. */
function difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const power = (value: number) => value ** 7 / (value ** 7 + 25 ** 7);
  const stretch = 1.5 - Math.sqrt(power((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2)) / 2;
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [Math.atan2(b1, a1 * stretch), Math.atan2(b2, a2 * stretch)];
  const turn = Math.atan2(Math.sin(h2 - h1), Math.cos(h2 - h1));
  const [l, c, h] = [(l1 + l2) / 2, (c1 + c2) / 2, h1 + turn / 2];
  const degrees = (n: number, offset: number) => Math.cos(n * h + (offset * Math.PI) / 180);
  const tint =
    1 -
    0.17 * degrees(1, -30) +
    0.24 * degrees(2, 0) +
    0.32 * degrees(3, 6) -
    0.2 * degrees(4, -63);
  const hue = (((h * 180) / Math.PI + 360) % 360) - 275;
  const twist = -Math.sin((Math.PI / 3) * Math.exp(-((hue / 25) ** 2))) * 2 * Math.sqrt(power(c));
  const dl = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin(turn / 2)) / (1 + 0.015 * c * tint);
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + twist * dc * dh);
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
  async (_, [make, drawn]) => {
    const bytes = await make();
    const facts = {
      ...(await inspectPicture(bytes)),
      kind: "image",
      mediaType: "image/png",
    } as const;
    await withJobs(bytes, async (run) => {
      for (const prefersLossless of [false, true]) {
        for (const format of formatsFor({ ...facts, prefersLossless })) {
          const job = { kind: "derivative", width: chart.width, crop: null } as const;
          const derivative = await run({ ...job, format, prefersLossless });
          const { mean, largest } = compare(await patchesOf(derivative), parse(drawn));
          expect(mean, format).toBeLessThan(2);
          expect(largest, format).toBeLessThan(8);
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
