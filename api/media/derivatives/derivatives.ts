import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import type { Coordination } from "../../database/instances/coordination.ts";
import { log } from "../../log.ts";
import { Interrupted } from "../../worker/open-worker.ts";
import { noSuchOriginal } from "../media-fault.ts";
import type { Storage } from "../storage/storage.ts";
import {
  focusName,
  formatsFor,
  movingWidthsFor,
  type PictureVersion,
  phoneCropWidthsFor,
  stillOf,
  widestPrepared,
  widthsFor,
} from "./derivative-addresses.ts";
import type { MarkLettering } from "./draw-mark.ts";
import type { ImageJob } from "./image-job.ts";
import type { ImageWorker } from "./image-worker.ts";
import { phoneCropOf } from "./phone-crop.ts";
import { QueueClosed, type WorkQueue } from "./work-queue.ts";

/**
 * Encodes and stores the derivatives of pictures: smaller versions and crops in several formats. Each
 * derivative is encoded once, by one of the site's server processes.
 */
export type Derivatives = {
  /** Returns the storage key of a derivative. Encodes a missing derivative first. */
  ensure: (asset: MediaAsset, version: PictureVersion, isUrgent?: boolean) => Promise<string>;
  /**
   * Returns a version that can be sent soon. For an AVIF or an animation that is not encoded yet, encodes and
   * returns a WebP or a still, because that takes a fraction of the time, and encodes the requested version
   * in the background. Returns any other version unchanged, even if it is not encoded yet.
   */
  ensureSoon: (asset: MediaAsset, version: PictureVersion) => Promise<PictureVersion>;
  /** Returns the storage key of the crop for link previews. Encodes a missing crop first. */
  ensurePreview: (asset: MediaAsset) => Promise<string>;
  /**
   * Returns the storage key of a picture with a name as its watermark, for the readers of one share link.
   * Encodes a missing picture first. A drawing (an SVG) or an animated picture becomes a still.
   */
  ensureMarked: (asset: MediaAsset, version: PictureVersion, mark: LinkMark) => Promise<string>;
  /** Removes all watermarked pictures of a share link. */
  removeMarked: (linkId: number) => Promise<void>;
  /**
   * Returns the storage key of the picture for print: a JPEG, or a PNG where the picture may be transparent.
   * Encodes a missing version first. Drawings have a version for print, too.
   */
  ensureForPrint: (asset: MediaAsset, width: number, isUrgent: boolean) => Promise<string>;
  /**
   * Returns the storage key of the picture as an icon, a PNG of `size` by `size` pixels. Encodes a missing
   * icon first.
   * @param background the colour behind the picture, as hex; null for a transparent background
   */
  ensureIcon: (asset: MediaAsset, size: number, background: string | null) => Promise<string>;
};

/**
 * The watermark for the readers of a share link: the name that the watermark shows, and the outlines of its
 * letters.
 */
export type LinkMark = { linkId: number; name: string; lettering: MarkLettering };

type Options = {
  storage: Storage;
  queue: WorkQueue;
  maker: ImageWorker;
  coordination: Pick<Coordination, "once">;
  times?: typeof defaultTimes;
};

/** Times in milliseconds. */
const defaultTimes = {
  /** How often to check whether another instance has encoded a picture. */
  interval: 100,
  /**
   * How long this instance waits until another one has encoded a picture. Then this instance encodes it,
   * because the other one may have stopped.
   */
  timeout: 5_000,
};

/** The storage folder of a file's derivatives. @param path the path of the original, with a leading slash */
export function derivativesFolder(path: string): string {
  return `derivatives${path}`;
}

/**
 * The folder of a share link's watermarked pictures. Without an id, the folder of all watermarked
 * pictures.
 */
export function markedFolder(linkId?: number): string {
  return linkId === undefined ? "marked/" : `marked/${linkId}/`;
}

/**
 * The file name of a watermarked picture, without its extension. It contains a hash of the name in the
 * watermark, so that a changed name gets a new file.
 */
export function markedName(asset: Named, version: PictureVersion, { name }: LinkMark): string {
  const hash = createHash("sha256").update(name).digest("base64url").slice(0, 12);
  return `${hash}-${versionName(asset, version)}`;
}

type Named = Pick<MediaAsset, "prefersLossless" | "hasDeclaredColours" | "focalX" | "focalY">;

/**
 * The file name of a derivative, without its extension: a different one for each size, encoding and
 * crop.
 */
export function versionName(asset: Named, version: PictureVersion): string {
  const { width, isPhoneCrop, isMoving } = version;
  const colours = coloursName(asset);
  if (isMoving) return `${colours}moving-${width}`;
  const way = asset.prefersLossless ? "lossless-" : "";
  return `${colours}${way}${isPhoneCrop ? `phone-${focusName(asset)}-` : ""}${width}`;
}

/**
 * The prefix in the names of derivatives of a picture with declared colours (see `hasDeclaredColours` of
 * open-picture.ts). Older releases stored such derivatives with wrong colours, under names without the
 * prefix.
 */
function coloursName({ hasDeclaredColours }: Pick<MediaAsset, "hasDeclaredColours">): string {
  return hasDeclaredColours ? "colours-" : "";
}

/** Whether a key belongs to a derivative that an older release stored with wrong colours. */
export function hasFormerColours(
  asset: Pick<MediaAsset, "path" | "hasDeclaredColours">,
  key: string,
): boolean {
  return !key.startsWith(`${derivativesFolder(asset.path)}/${coloursName(asset)}`);
}

/** The storage key of a derivative. */
export function derivativeKey(
  asset: Named & Pick<MediaAsset, "path">,
  version: PictureVersion,
): string {
  return `${derivativesFolder(asset.path)}/${versionName(asset, version)}.${version.format}`;
}

export function createDerivatives({
  storage,
  queue,
  maker,
  coordination,
  times = defaultTimes,
}: Options): Derivatives {
  const underWay = new Map<string, Promise<void>>();

  /**
   * Runs a job on the original and stores the result under the key. Does nothing if the result is stored
   * already; waits if the job is running already.
   * @returns the key
   * @throws {MediaFault} where the original is missing
   */
  const ensureMade = async (
    { path }: MediaAsset,
    key: string,
    isUrgent: boolean,
    describeJob: (file: string) => ImageJob,
  ) => {
    if (await storage.stat(key)) return key;
    const make = async () => {
      // Another instance may have stored the result meanwhile.
      if (await storage.stat(key)) return true;
      if (!(await storage.stat(path.slice(1)))) throw noSuchOriginal();
      const bytes = await storage.withFile(path.slice(1), (file) =>
        maker.make(describeJob(file), isUrgent),
      );
      if (bytes) await storage.write(key, bytes);
      return true;
    };
    // The key contains `isUrgent`, because an urgent request must not wait for a background job, which may be
    // paused.
    const place = `${isUrgent} ${key}`;
    const makeForAll = async () => {
      const limit = performance.now() + times.timeout;
      while (!(await coordination.once(`picture ${place}`, make))) {
        await wait(times.interval);
        if (await storage.stat(key)) return;
        if (performance.now() > limit) {
          await make();
          return;
        }
      }
    };
    const pending =
      underWay.get(place) ?? queue.run(makeForAll, isUrgent).finally(() => underWay.delete(place));
    underWay.set(place, pending);
    await pending;
    return key;
  };

  const ensure: Derivatives["ensure"] = (asset, version, isUrgent = true) => {
    const { width, format, isPhoneCrop, isMoving } = version;
    return ensureMade(asset, derivativeKey(asset, version), isUrgent, (file) =>
      isMoving
        ? { kind: "moving", file, width }
        : {
            kind: "derivative",
            ...{ file, width, format },
            prefersLossless: asset.prefersLossless,
            crop: isPhoneCrop ? phoneCropOf(asset) : null,
          },
    );
  };

  return {
    ensure,
    ensureSoon: async (asset, version) => {
      const isSlow = version.format === "avif" || version.isMoving;
      if (!isSlow || (await storage.stat(derivativeKey(asset, version)))) return version;
      const standIn: PictureVersion = version.isMoving
        ? stillOf(asset, version.width)
        : { ...version, format: "webp" };
      await ensure(asset, standIn);
      ensure(asset, version, false).catch((error: unknown) => {
        if (error instanceof Interrupted || error instanceof QueueClosed) return;
        log.warn({ err: error, path: asset.path, ...version }, "a derivative was not made");
      });
      return standIn;
    },
    ensureMarked: (asset, version, mark) => {
      const name = `${markedName(asset, version, mark)}.${version.format}`;
      const key = `${markedFolder(mark.linkId)}${asset.path.slice(1)}/${name}`;
      const { width, format, isPhoneCrop } = version;
      const { prefersLossless } = asset;
      return ensureMade(asset, key, true, (file) => ({
        kind: "marked",
        ...{ file, width, format, prefersLossless },
        crop: isPhoneCrop ? phoneCropOf(asset) : null,
        height: Math.floor((asset.height * width) / asset.width),
        drawnSize: drawnSizeOf(asset, asset.width),
        lettering: mark.lettering,
      }));
    },
    removeMarked: async (linkId) => {
      try {
        for await (const { key } of storage.list(markedFolder(linkId))) await storage.remove(key);
      } catch (error) {
        log.warn({ err: error, linkId }, "the marked pictures of a link were not removed");
      }
    },
    ensurePreview: (asset) => {
      const key = `${derivativesFolder(asset.path)}/${coloursName(asset)}preview-${focusName(asset)}.jpeg`;
      const { width, height, focalX, focalY } = asset;
      return ensureMade(asset, key, true, (file) => ({
        kind: "preview",
        file,
        picture: { width, height, focalX, focalY },
      }));
    },
    ensureForPrint: (asset, width, isUrgent) => {
      const drawnSize = drawnSizeOf(asset, asset.width);
      const isTransparent = asset.hasAlpha || drawnSize !== null;
      const name = `${coloursName(asset)}print-${width}.${isTransparent ? "png" : "jpg"}`;
      return ensureMade(asset, `${derivativesFolder(asset.path)}/${name}`, isUrgent, (file) => ({
        kind: "print",
        ...{ file, width, isTransparent, drawnSize },
        pixels: asset.width * asset.height,
      }));
    },
    ensureIcon: (asset, size, background) => {
      const ground = background ? `-on-${background.slice(1).toLowerCase()}` : "";
      const key = `${derivativesFolder(asset.path)}/${coloursName(asset)}icon-${size}${ground}.png`;
      return ensureMade(asset, key, true, (file) => ({
        kind: "icon",
        ...{ file, size, background },
        drawnSize: drawnSizeOf(asset, Math.min(asset.width, asset.height)),
      }));
    },
  };
}

/** The given size of a drawing (an SVG) in pixels, but at least 1. Null for other pictures. */
function drawnSizeOf({ mediaType }: MediaAsset, size: number): number | null {
  return mediaType === "image/svg+xml" ? Math.max(1, size) : null;
}

/**
 * The derivatives that most browsers and the admin area request: the best format in all widths up to
 * `widestPrepared`, a small still, and animations; for heroes (pictures at the head of a page) also the crop
 * for phones.
 */
export function defaultVersions(asset: MediaAsset, isHero: boolean): PictureVersion[] {
  const [best] = formatsFor(asset);
  if (!best) return [];
  const widths = widthsFor(asset).filter((width) => width <= widestPrepared);
  const still = stillOf(asset);
  const crops = isHero ? phoneCropWidthsFor(asset) : [];
  const versions: PictureVersion[] = [
    ...widths.map((width) => ({ width, format: best })),
    ...crops.map((width) => ({ width, format: best, isPhoneCrop: true })),
    ...movingWidthsFor(asset).map((width) => ({ width, format: "webp", isMoving: true }) as const),
  ];
  return still.format === best ? versions : [...versions, still];
}
