import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import type { Storage } from "../storage/storage.ts";
import { type DerivativeFormat, focusName, formatsFor, widthsFor } from "./derivative-addresses.ts";
import type { ImageJob } from "./image-job.ts";
import type { ImageWorker } from "./image-worker.ts";
import type { WorkQueue } from "./work-queue.ts";

/** The smaller versions of pictures: each is made once, and stored. */
export type Derivatives = {
  /** The storage key of the picture in this width and format, made now where it is missing. */
  ensure: (
    asset: MediaAsset,
    width: number,
    format: DerivativeFormat,
    isUrgent?: boolean,
  ) => Promise<string>;
  /** The storage key of the crop for link previews, made now where it is missing. */
  ensurePreview: (asset: MediaAsset) => Promise<string>;
};

type Options = { storage: Storage; queue: WorkQueue; maker: ImageWorker };

/** The folder of everything made from a file. */
export function derivativesFolder(path: string): string {
  return `derivatives${path}`;
}

type Version = { path: string; prefersLossless: boolean };

/** Where a version of a picture is stored. */
export function derivativeKey(
  { path, prefersLossless }: Version,
  width: number,
  format: DerivativeFormat,
): string {
  return `${derivativesFolder(path)}/${prefersLossless ? "lossless-" : ""}${width}.${format}`;
}

export function createDerivatives({ storage, queue, maker }: Options): Derivatives {
  const underWay = new Map<string, Promise<void>>();

  /** Writes what the job makes of the original under the key, unless it is there or under way. */
  const ensureMade = async (
    { path }: MediaAsset,
    key: string,
    isUrgent: boolean,
    describeJob: (file: string) => ImageJob,
  ) => {
    if (await storage.stat(key)) return key;
    const make = async () => {
      const bytes = await storage.withFile(path.slice(1), (file) =>
        maker.make(describeJob(file), isUrgent),
      );
      if (bytes) await storage.write(key, bytes);
    };
    // Who waits for a picture does not wait for work that may be held up.
    const place = `${isUrgent} ${key}`;
    const pending =
      underWay.get(place) ?? queue.run(make, isUrgent).finally(() => underWay.delete(place));
    underWay.set(place, pending);
    await pending;
    return key;
  };

  return {
    ensure: (asset, width, format, isUrgent = true) =>
      ensureMade(asset, derivativeKey(asset, width, format), isUrgent, (file) => ({
        kind: "derivative",
        file,
        width,
        format,
        prefersLossless: asset.prefersLossless,
      })),
    ensurePreview: (asset) => {
      const key = `${derivativesFolder(asset.path)}/preview-${focusName(asset)}.jpeg`;
      const { width, height, focalX, focalY } = asset;
      return ensureMade(asset, key, true, (file) => ({
        kind: "preview",
        file,
        picture: { width, height, focalX, focalY },
      }));
    },
  };
}

/** What most browsers and the lists of the admin area ask for: the best format in all widths, and stills. */
export function usualVersions(asset: MediaAsset): { width: number; format: DerivativeFormat }[] {
  const [best] = formatsFor(asset);
  if (!best) return [];
  const widths = widthsFor(asset.width);
  const still = widths.find((width) => width >= 480) ?? asset.width;
  const versions = widths.map((width) => ({ width, format: best }));
  return best === "webp" ? versions : [...versions, { width: still, format: "webp" }];
}
