import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { widestPrepared } from "../api/media/derivatives/derivative-addresses.ts";
import { defaultVersions } from "../api/media/derivatives/derivatives.ts";
import type { ImageJob } from "../api/media/derivatives/image-job.ts";
import { inspectPicture } from "../api/media/inspect/inspect-picture.ts";
import { stillFiles } from "../e2e/engines/hard-files/still-files.ts";
import { processorTime } from "./processor-time.ts";

/** As much detail as in a photograph of a field, on 100 megapixels. */
const photograph = {
  name: "photograph",
  make: () =>
    sharp({
      create: {
        ...{ width: 2_875, height: 2_150, channels: 3, background: "#7a8c5c" },
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer()
      .then((noise) => sharp(noise).resize(11_500, 8_600).jpeg({ quality: 90 }).toBuffer()),
};

/**
 * Encodes what a site prepares of the hard files in the built process for it, two jobs at a time, as a site
 * does.
 * @returns the most memory of that process in MB, and the processor seconds of the first files of a picture
 *   of 100 megapixels
 */
export async function measureProcess() {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-bench-media-"));
  // As the site gives them to its process, so that memory is returned.
  const env = { ...process.env, MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" };
  const child = fork("dist/server/image-process.js", { env, serialization: "advanced" });
  const run = runIn(child);
  const first: Record<string, number> = {};
  let count = 0;
  try {
    for (const { name, make } of [photograph, ...stillFiles]) {
      const file = join(folder, "picture");
      await writeFile(file, await make());
      const facts = await inspectPicture(file).catch(() => null);
      // What is converted when it arrives, and drawings.
      if (!facts || /\.(tiff|ico|HEIC|svg)$/.test(name)) continue;
      const mediaType = `image/${/\.(gif|webp)$/.exec(name)?.[1] ?? "png"}`;
      const picture = { ...facts, kind: "image", mediaType, prefersLossless: false } as const;
      if (name === photograph.name) {
        for (const width of [640, widestPrepared]) {
          for (const format of ["avif", "webp"] as const) {
            const before = await processorTime(child.pid);
            await run(jobFor(file, { width, format }));
            first[`${width}.${format}`] = ((await processorTime(child.pid)) - before) / 1_000;
          }
        }
      }
      const versions = defaultVersions({ ...picture, focalX: 0.5, focalY: 0.5 } as never, false);
      const jobs = versions.map((version) => jobFor(file, version));
      for (let at = 0; at < jobs.length; at += 2)
        await Promise.all(jobs.slice(at, at + 2).map(run));
      count += 1;
    }
    const status = await readFile(`/proc/${child.pid}/status`, "utf8");
    const peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_000;
    return { count, peak, first };
  } finally {
    child.disconnect();
    await rm(folder, { recursive: true });
  }
}

function jobFor(
  file: string,
  { width, format, isMoving }: ReturnType<typeof defaultVersions>[number],
): ImageJob {
  if (isMoving) return { kind: "moving", file, width };
  return { kind: "derivative", file, width, format, prefersLossless: false, crop: null };
}

function runIn(child: ChildProcess) {
  let last = 0;
  return (job: ImageJob) =>
    new Promise<void>((resolve, reject) => {
      const id = ++last;
      const listen = (result: { id: number; fault?: string }) => {
        if (result.id !== id) return;
        child.off("message", listen);
        if (result.fault) reject(new Error(result.fault));
        else resolve();
      };
      child.on("message", listen);
      child.send({ id, job });
    });
}
