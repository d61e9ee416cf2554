import type { Sharp } from "sharp";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import { openInColour, openPicture, tolerance } from "../inspect/open-picture.ts";
import {
  type DerivativeFormat,
  movingByteLimit,
  previewSize,
  widestPrepared,
} from "./derivative-addresses.ts";
import { drawMark, type MarkLettering } from "./draw-mark.ts";
import { defaultDensity, loadSharp } from "./load-sharp.ts";
import { cropStart, type PhoneCrop } from "./phone-crop.ts";

/**
 * Encodes a picture for visitors: without EXIF, location and other metadata. The benchmark bench/media.ts
 * checks that the result has a structural similarity (SSIM) of at least 0.98 to the original.
 */
export async function encodePicture(
  picture: Sharp,
  format: DerivativeFormat,
  prefersLossless: boolean,
  width: number,
): Promise<Buffer> {
  switch (format) {
    case "avif": {
      // Above this width, encoding the full colour resolution would take 500 MB of memory, and nobody would
      // see the difference on the dense screens that request such widths.
      const chromaSubsampling = width > widestPrepared ? "4:2:0" : "4:4:4";
      return picture.avif({ quality: 60, effort: 3, chromaSubsampling }).toBuffer();
    }
    case "webp":
      return prefersLossless ? smallestWebp(picture) : lossyWebp(picture);
    case "jpeg":
      return picture
        .flatten({ background: "#ffffff" })
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer();
    case "png":
      return prefersLossless
        ? picture.png({ palette: true, quality: 95, effort: 7 }).toBuffer()
        : picture.png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();
  }
}

async function smallestWebp(picture: Sharp): Promise<Buffer> {
  const [lossless, lossy] = await Promise.all([nearLosslessWebp(picture), lossyWebp(picture)]);
  return lossless.length <= lossy.length ? lossless : lossy;
}

function nearLosslessWebp(picture: Sharp): Promise<Buffer> {
  return picture.clone().webp({ nearLossless: true, quality: 60, effort: 4 }).toBuffer();
}

function lossyWebp(picture: Sharp): Promise<Buffer> {
  return picture.clone().webp({ quality: 82, smartSubsample: true }).toBuffer();
}

/** The width at which lossy and lossless encoding are compared, in pixels. */
export const trialWidth = 960;

/** A job that encodes the picture in the local file `file`. `width` is that of the result, in pixels. */
export type ImageJob =
  | {
      kind: "derivative";
      file: string;
      width: number;
      format: DerivativeFormat;
      prefersLossless: boolean;
      /** Null for the whole picture. */
      crop: PhoneCrop | null;
    }
  /** Encodes all frames of an animated picture as an animated WebP. */
  | { kind: "moving"; file: string; width: number }
  /** Draws a name over a derivative as a watermark. Of an animated picture, takes the first frame. */
  | {
      kind: "marked";
      file: string;
      width: number;
      /** The height of the whole picture at this width, in pixels. Ignored for a crop. */
      height: number;
      format: DerivativeFormat;
      prefersLossless: boolean;
      /** Null for the whole picture. */
      crop: PhoneCrop | null;
      /** The default width of a drawing (an SVG) in pixels. Null for other pictures. */
      drawnSize: number | null;
      lettering: MarkLettering;
    }
  /** Encodes an AVIF at `trialWidth`. The result is null where lossless WebP has no more bytes. */
  | { kind: "trial"; file: string }
  | {
      kind: "preview";
      file: string;
      picture: Pick<MediaAsset, "width" | "height" | "focalX" | "focalY">;
    }
  /** Encodes a picture for print: as a JPEG in sRGB, or as a PNG where the picture may be transparent. */
  | {
      kind: "print";
      file: string;
      width: number;
      isTransparent: boolean;
      /** The default width of a drawing (an SVG) in pixels. Null for other pictures. */
      drawnSize: number | null;
      /** How many pixels the original has. */
      pixels: number;
    }
  | {
      kind: "icon";
      file: string;
      size: number;
      /** The background colour as hex. Null for a transparent background. */
      background: string | null;
      /** The default size of a drawing (an SVG) in pixels. Null for other pictures. */
      drawnSize: number | null;
    };

/**
 * Runs a job in this process.
 * @returns the encoded bytes; null for a trial in which the lossless WebP had no more bytes than the AVIF
 */
export async function runPictureJob(job: ImageJob): Promise<Uint8Array | null> {
  if (job.kind === "preview") return cropPreview(job.file, job.picture);
  if (job.kind === "icon") return renderIcon(job);
  if (job.kind === "print") return encodeForPrint(job);
  if (job.kind === "moving") return encodeMoving(job);
  if (job.kind === "marked") return markPicture(job);
  if (job.kind === "derivative") {
    const picture = await openInColour(job.file);
    const scaled = job.crop
      ? cropForPhones(picture, job.crop, job.width)
      : scale(picture, job.width);
    return encodePicture(scaled, job.format, job.prefersLossless, job.width);
  }
  const picture = scale(await openInColour(job.file), trialWidth);
  const lossless = await nearLosslessWebp(picture);
  const lossy = await encodePicture(picture.clone(), "avif", false, trialWidth);
  return lossless.length <= lossy.length ? null : lossy;
}

/**
 * Above this number of pixels, encoding for print takes much memory. Therefore no other job runs at the same
 * time (see `isLargeJob`), and the encoder makes only one pass.
 */
export const manyPixels = 20_000_000;

async function encodeForPrint(job: Extract<ImageJob, { kind: "print" }>): Promise<Buffer> {
  const { file, width, isTransparent, drawnSize, pixels } = job;
  const scaled = scale(await openDrawn(file, width, drawnSize, true), width);
  if (isTransparent) return scaled.png().toBuffer();
  // With optimised Huffman codes, the encoder makes two passes and stores the whole picture in memory.
  const optimiseCoding = pixels <= manyPixels;
  return scaled.jpeg({ quality: 82, chromaSubsampling: "4:4:4", optimiseCoding }).toBuffer();
}

async function markPicture(job: Extract<ImageJob, { kind: "marked" }>): Promise<Buffer> {
  const { file, width, crop, lettering, drawnSize } = job;
  const picture = await openDrawn(file, width, drawnSize, false);
  const height = crop ? Math.floor((crop.height * width) / crop.width) : job.height;
  const scaled = crop ? cropForPhones(picture, crop, width) : picture.resize({ width });
  const input = drawMark(lettering, width, Math.max(1, height));
  const marked = scaled.composite([{ input, tile: true, blend: "over" }]);
  return encodePicture(marked, job.format, job.prefersLossless, width);
}

/** Crops a picture after scaling it: then sharp can decode a JPEG at a smaller size. */
function cropForPhones(picture: Sharp, crop: PhoneCrop, width: number): Sharp {
  const factor = width / crop.width;
  const height = Math.round(crop.height * factor);
  const scaledWidth = Math.round(crop.pictureWidth * factor);
  const left = Math.min(Math.round(crop.left * factor), scaledWidth - width);
  return picture
    .resize({ width: scaledWidth, height, fit: "fill" })
    .extract({ left, top: 0, width, height });
}

/**
 * The maximum number of pixels of all frames of an animation together: of the original, because decoding
 * takes time; and of the result, because encoding also takes memory.
 */
const maxDecoded = 1_000_000_000;
const maxEncoded = 100_000_000;

/**
 * Encodings of an animated picture, tried in this order until one is small enough. `scale` multiplies the
 * width. `part` is the expected number of bytes as a share of the bytes of the first encoding.
 */
const movingTrials = [
  { quality: 70, scale: 1, part: 1 },
  { quality: 50, scale: 0.8, part: 0.5 },
  { quality: 35, scale: 0.6, part: 0.22 },
  { quality: 20, scale: 0.4, part: 0.07 },
];

/**
 * Encodes all frames as an animated WebP, narrower than `width` if it would have too many bytes. Returns a
 * still (a WebP of the first frame) where every encoding is too large, or where decoding fails.
 */
async function encodeMoving({ file, width }: { file: string; width: number }): Promise<Buffer> {
  const open = () =>
    loadSharp()(file, { ...tolerance, animated: true, limitInputPixels: maxDecoded });
  const still = async () => lossyWebp(scale(await openInColour(file), width));
  const byteLimit = movingByteLimit(width);
  try {
    const { width: ownWidth, pageHeight, pages = 1 } = await open().metadata();
    const shape = (pageHeight ?? ownWidth) / ownWidth;
    const widest = Math.sqrt(maxEncoded / (pages * shape));
    let whole = 0;
    for (const { quality, scale: share, part } of movingTrials) {
      // An encoding that is expected to be far too large is skipped.
      if (whole * part > 2 * byteLimit) continue;
      const tried = Math.max(1, Math.round(Math.min(width * share, widest)));
      const picture = open().keepIccProfile().resize({ width: tried });
      const bytes = await picture.webp({ quality }).toBuffer();
      if (bytes.length <= byteLimit) return bytes;
      whole = bytes.length / part;
    }
  } catch {
    return still();
  }
  return still();
}

function scale(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, withoutEnlargement: true });
}

/** The maximum resolution at which a drawing (an SVG) is rendered, in dots per inch. */
const highestDensity = 2_400;

/**
 * Opens a picture. Opens a drawing (an SVG) at the resolution at which it has the given size.
 * @param size the wanted size of a drawing, in pixels
 * @param drawnSize the default size of a drawing, in pixels; null for other pictures
 */
async function openDrawn(
  file: string,
  size: number,
  drawnSize: number | null,
  isForSrgb: boolean,
): Promise<Sharp> {
  if (!drawnSize) return openInColour(file, {}, isForSrgb);
  const factor = Math.min(size / drawnSize, highestDensity / defaultDensity);
  const widthAt = async (density: number) =>
    (await openPicture(file, { density, limitInputPixels: false }).metadata()).width;
  // If the size of a drawing is in units such as mm, its pixels grow with the square of the resolution; the
  // pixels of other drawings grow in proportion to the resolution.
  const grown = (await widthAt(defaultDensity * 2)) / (await widthAt(defaultDensity));
  const density = Math.max(1, defaultDensity * factor ** (1 / Math.max(1, Math.log2(grown))));
  return openInColour(file, { density }, isForSrgb);
}

/** Encodes a picture as a square icon, with margins instead of a crop. */
async function renderIcon(job: Extract<ImageJob, { kind: "icon" }>): Promise<Buffer> {
  const { file, size, background, drawnSize } = job;
  const picture = await openDrawn(file, size, drawnSize, true);
  const icon = picture.resize(size, size, {
    fit: "contain",
    background: background ?? "#00000000",
  });
  return (background ? icon.flatten({ background }) : icon).png().toBuffer();
}

type Picture = Pick<MediaAsset, "width" | "height" | "focalX" | "focalY">;

/** Crops a picture for link previews around its focal point. */
async function cropPreview(file: string, picture: Picture): Promise<Buffer> {
  const scale = Math.max(previewSize.width / picture.width, previewSize.height / picture.height);
  const opened = await openInColour(file, {}, true);
  // The picture is cropped before it is enlarged: a very narrow picture, enlarged as a whole, would have
  // thousands of megapixels.
  const cropped =
    scale > 1
      ? opened.extract(partOf(picture, 1 / scale)).resize({ ...previewSize, fit: "fill" })
      : cropScaled(opened, picture, scale);
  return cropped.flatten({ background: "#ffffff" }).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

/** Crops a picture after scaling it: then sharp can decode a JPEG at a smaller size. */
function cropScaled(opened: Sharp, picture: Picture, scale: number): Sharp {
  const width = Math.max(previewSize.width, Math.round(picture.width * scale));
  const height = Math.max(previewSize.height, Math.round(picture.height * scale));
  return opened
    .resize({ width, height, fit: "fill" })
    .extract(partOf({ ...picture, width, height }, 1));
}

/**
 * The part of a picture that its crop for link previews shows.
 * @param scale the size of the part divided by the size of the crop
 */
function partOf({ width, height, focalX, focalY }: Picture, scale: number) {
  const part = {
    width: Math.max(1, Math.min(width, Math.round(previewSize.width * scale))),
    height: Math.max(1, Math.min(height, Math.round(previewSize.height * scale))),
  };
  return {
    left: Math.round(cropStart(focalX, width, part.width)),
    top: Math.round(cropStart(focalY, height, part.height)),
    ...part,
  };
}
