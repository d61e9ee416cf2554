import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { MediaAsset } from "../api/database/__generated__/prisma/client.ts";
import {
  formatsFor,
  type PictureVersion,
  widestPrepared,
  widthsFor,
} from "../api/media/derivatives/derivative-addresses.ts";
import { defaultVersions } from "../api/media/derivatives/derivatives.ts";
import type { ImageJob } from "../api/media/derivatives/image-job.ts";
import type { WorkerJob, WorkerResult } from "../api/media/derivatives/image-worker.ts";
import { type PhoneCrop, phoneCropOf } from "../api/media/derivatives/phone-crop.ts";
import { decisiveBytes, detectMediaType } from "../api/media/inspect/detect-media-type.ts";
import type { JobResult } from "../api/worker/open-worker.ts";
import { stillFiles } from "../e2e/engines/hard-files/still-files.ts";
import { processorTime } from "./processor-time.ts";

/** A picture of 100 megapixels, with as much detail as a photograph of a field. */
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

/** The width of the widest pictures in PDFs, in pixels. */
const printedWidth = 2_000;

/**
 * Checks pictures that are hard to process. Encodes for each picture the versions that a site
 * prepares of a hero picture, the largest version, the version for PDFs and the link preview. The
 * built image process does this work, two jobs at a time, as on a site.
 * @returns the number of pictures (`count`); the greatest memory of the image process in MB
 * (`peak`); and the processor seconds of four versions of a picture of 100 megapixels (`first`), by
 * their width and format
 */
export async function measureProcess() {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-bench-media-"));
  // The site gives its image process these variables, so that glibc returns unused memory.
  const env = { ...process.env, MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" };
  const child = fork("dist/server/image-process.js", { env, serialization: "advanced" });
  const run = runIn(child);
  const first: Record<string, number> = {};
  let count = 0;
  try {
    for (const { name, make } of [photograph, ...stillFiles]) {
      const file = join(folder, "picture");
      const bytes = await make();
      await writeFile(file, bytes);
      const received = await detectMediaType(bytes.subarray(0, decisiveBytes));
      const checked =
        received && (await run({ kind: "check", file: { path: file, type: received } }));
      if (!checked || !("facts" in checked)) continue;
      const { type, facts } = checked;
      const rest = { prefersLossless: false, focalX: 0.5, focalY: 0.5 };
      // `picture` has only the columns on which derivatives depend.
      const picture = { ...facts, ...type, ...rest } as object as MediaAsset;
      const crop = phoneCropOf(picture);
      if (name === photograph.name) {
        for (const width of [640, widestPrepared]) {
          for (const format of ["avif", "webp"] as const) {
            const before = await processorTime(child.pid);
            await run(jobFor(file, { width, format }, null));
            first[`${width}.${format}`] = ((await processorTime(child.pid)) - before) / 1_000;
          }
        }
      }
      const [best] = formatsFor(picture);
      const largest = best && { width: widthsFor(picture).at(-1) ?? 0, format: best };
      const isTransparent = picture.hasAlpha || !best;
      const drawnSize = best ? null : picture.width;
      const pixels = picture.width * picture.height;
      const versions = [...defaultVersions(picture, true), ...(largest ? [largest] : [])];
      const jobs: ImageJob[] = [
        ...versions.map((version) => jobFor(file, version, crop)),
        { kind: "print", file, width: printedWidth, isTransparent, drawnSize, pixels },
        ...(best ? [{ kind: "preview", file, picture } as const] : []),
      ];
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
  { width, format, isMoving, isPhoneCrop }: PictureVersion,
  crop: PhoneCrop | null,
): ImageJob {
  if (isMoving) return { kind: "moving", file, width };
  const rest = { prefersLossless: false, crop: isPhoneCrop ? crop : null };
  return { kind: "derivative", file, width, format, ...rest };
}

function runIn(child: ChildProcess) {
  let last = 0;
  return (job: WorkerJob) =>
    new Promise<WorkerResult>((resolve, reject) => {
      const id = ++last;
      const listen = (message: JobResult<WorkerResult>) => {
        if (message.id !== id) return;
        child.off("message", listen);
        if ("fault" in message) reject(new Error(message.fault));
        else resolve(message.result);
      };
      child.on("message", listen);
      child.send({ id, job });
    });
}
