import { z } from "zod";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import type { LibraryRow } from "../../database/queries/library.ts";
import { parseJson } from "../../parse-json.ts";
import { hasDerivatives, movingByteLimit } from "../derivatives/derivative-addresses.ts";
import { isPlayedEverywhere, isTooLarge } from "../inspect/playback-warning.ts";
import { byteLimit } from "../uploads/byte-limit.ts";

/** The limits for a rendition (a converted version of a video) that the owner's browser still has to make. */
export type MissingRendition = {
  /** The length of the shorter side in pixels. */
  shortSide: number;
  /** The maximum number of bits per second, including the sound. */
  bitrate: number;
  byteLimit: number;
};

/**
 * The versions of a video that the owner's browser makes in addition to the original: one for phones, and, where
 * browsers do not show the original, one for all other devices.
 */
const videoRenditions = [
  { shortSide: 720, bitrate: 2_500_000, byteLimit },
  { shortSide: 1080, bitrate: 8_000_000, byteLimit },
] as const satisfies MissingRendition[];

const [forPhones, forOthers] = videoRenditions;

/** The video of an animated picture, for all devices. Its bytes are limited because it plays automatically. */
const movingRendition = { ...forPhones, byteLimit: movingByteLimit() };

/**
 * A version of a video, or the video of an animated picture, that the owner's browser has made. The
 * file of a rendition is stored like an original, but is not an asset.
 */
export type Rendition = z.infer<typeof rendition>;

const rendition = z.object({
  path: z.string(),
  width: z.number(),
  height: z.number(),
  byteSize: z.number(),
  checksum: z.string(),
  /** The codecs for the `type` attribute of the HTML element `source`. Undefined for H.264. */
  codecs: z.string().optional(),
});

const storedRenditions = z.array(rendition).catch(() => []);

/** The renditions of a video or animated picture, the smallest first. */
export function readRenditions({ renditions }: Pick<MediaAsset, "renditions">): Rendition[] {
  return storedRenditions.parse(parseJson(renditions));
}

const shortSideOf = ({ width, height }: Pick<Rendition, "width" | "height">) =>
  Math.min(width, height);

/** The entry of `videoRenditions` for a video of this size. Undefined where the video is larger than all of them. */
function kindOf(size: Pick<Rendition, "width" | "height">) {
  return videoRenditions.find(({ shortSide }) => shortSideOf(size) <= shortSide);
}

/**
 * The renditions of an asset after `added` is added, as JSON. A rendition of the same kind and codecs is
 * replaced.
 */
export function withRendition(asset: Pick<MediaAsset, "renditions">, added: Rendition): string {
  const others = readRenditions(asset).filter(
    (each) => kindOf(each) !== kindOf(added) || each.codecs !== added.codecs,
  );
  const all = [...others, rendition.parse(added)];
  return JSON.stringify(all.sort((one, other) => shortSideOf(one) - shortSideOf(other)));
}

/**
 * Removes the record of a rendition whose file is lost, so that pages do not refer to the file, and
 * the library offers to make the rendition again.
 */
export function forgetRendition(database: Database, id: number, lost: Rendition): Promise<void> {
  return changeContent(database, async (transaction) => {
    const asset = await transaction.mediaAsset.findUnique({ where: { id } });
    const found = asset ? readRenditions(asset) : [];
    const left = found.filter(({ path }) => path !== lost.path);
    if (left.length === found.length) return;
    await transaction.mediaAsset.update({
      where: { id },
      data: { renditions: JSON.stringify(left) },
    });
  });
}

/** The last part of a rendition's address. It changes with the bytes of the rendition. */
export function renditionName({ checksum }: Rendition): string {
  return `video-${checksum.slice(0, 12)}.mp4`;
}

export type VideoSource = Omit<Rendition, "path" | "checksum"> & {
  src: string;
  mediaType: string;
  isForPhones: boolean;
};

/** The columns of an asset that the list of all files reads, and that decide about its renditions. */
type Video = Pick<MediaAsset, keyof MediaAsset & keyof LibraryRow>;

/** Whether a video may replace an animated picture. A video cannot have transparent parts. */
function becomesVideo(asset: Video): boolean {
  return asset.isAnimated && !asset.hasAlpha && hasDerivatives(asset);
}

/** Whether a file may be stored as a rendition of an asset, by its size and codecs. */
export function fitsAsRendition(
  asset: Video,
  made: Pick<Rendition, "width" | "height" | "byteSize" | "codecs">,
): boolean {
  const kind = kindOf(made);
  if (asset.kind === "video") return kind !== undefined && !made.codecs;
  // A version with AV1 is accepted only beside a stored version with H.264, which older devices
  // need, and only if it is no larger.
  const other = readRenditions(asset).find(({ codecs }) => !codecs);
  const limit = made.codecs ? (other?.byteSize ?? 0) : movingRendition.byteLimit;
  return becomesVideo(asset) && kind === forPhones && made.byteSize <= limit;
}

/**
 * Whether visitors get renditions of a video in place of its original, because some browsers do not
 * show it.
 */
export function isReplaced(video: Video): boolean {
  return !isPlayedEverywhere(video) && readRenditions(video).length > 0;
}

/**
 * The files of a video that a page refers to, the file for phones first. For an animated picture,
 * the videos that replace it, the smallest first.
 */
export function videoSourcesOf(video: Video): VideoSource[] {
  const original = { ...video, src: video.path, isForPhones: false };
  const made = readRenditions(video).map((each) => ({
    ...each,
    src: `${video.path}/${renditionName(each)}`,
    mediaType: "video/mp4",
    isForPhones: kindOf(each) === forPhones,
  }));
  if (video.kind === "image") {
    // The smallest file is first, because browsers choose the first file that they can play.
    const all = made.toSorted((one, other) => one.byteSize - other.byteSize);
    return all.map((each) => ({ ...each, isForPhones: false }));
  }
  const smaller = made.filter(({ isForPhones }) => isForPhones);
  const all = isReplaced(video) ? made : [...smaller, original];
  return all.length > 1 ? all : all.map((each) => ({ ...each, isForPhones: false }));
}

/**
 * The limits up to which phones play the original well: phones need no rendition of a video with at most 720
 * pixels on its shorter side and at most this bitrate (in bits per second), or of any file of at most this
 * size (in bytes).
 */
const goodForPhones = { bitrate: 3_000_000, byteSize: 256 * 1024 };

/**
 * The renditions that a video or animated picture should have and does not have. Empty where the
 * file is too large to be converted.
 */
export function missingRenditionsOf(video: Video): MissingRendition[] {
  const { kind, mediaType, durationSeconds, byteSize } = video;
  if (kind === "image") {
    const isWanted = becomesVideo(video) && byteSize > goodForPhones.byteSize;
    return isWanted && !isTooLarge(video) && readRenditions(video).every(({ codecs }) => codecs)
      ? [movingRendition]
      : [];
  }
  if (mediaType === "video/x-msvideo" || isTooLarge(video)) return [];
  const shortSide = shortSideOf(video);
  const isPlayed = isPlayedEverywhere(video);
  const rate = durationSeconds ? (byteSize * 8) / durationSeconds : 0;
  const isLarge = shortSide > forPhones.shortSide || rate > goodForPhones.bitrate;
  const wanted = [
    (!isPlayed || (isLarge && byteSize > goodForPhones.byteSize)) && forPhones,
    !isPlayed && shortSide > forPhones.shortSide && forOthers,
  ].filter((each) => each !== false);
  const present = new Set(readRenditions(video).map(kindOf));
  return wanted.filter((each) => !present.has(each));
}
