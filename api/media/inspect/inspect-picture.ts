import type { Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { defaultDensity } from "../derivatives/load-sharp.ts";
import { findColors, type Pixels } from "../light/color-share.ts";
import { measureTones } from "../light/tone-grid.ts";
import { hasDeclaredColours, openInColour, openPicture } from "./open-picture.ts";

/** The data that decoding a picture yields. Sizes are in pixels, after turning the picture upright. */
export type PictureFacts = {
  width: number;
  height: number;
  /** Whether the picture has transparent parts. */
  hasAlpha: boolean;
  isAnimated: boolean;
  hasDeclaredColours: boolean;
  /** The ThumbHash in base64. */
  placeholder: string;
  /** The most frequent colour as six-digit hex. */
  dominantColor: string;
  /** Colours and tones in their stored form, see color-share.ts and tone-grid.ts. */
  colors: string;
  tones: string;
};

/** The pixels of a picture, scaled to fit 100 by 100. */
async function readSmall(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .resize(100, 100, { fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The maximum number of pixels at which a drawing (an SVG) is decoded for its colours. */
const drawnPixels = 1_000_000;

/**
 * Opens a picture and reads its metadata. Opens a large drawing at a smaller scale, at which its
 * colours are the same.
 */
async function openMeasured(source: string | Uint8Array) {
  // Reading the metadata decodes no pixels, so it needs no limit.
  const metadata = await openPicture(source, { limitInputPixels: false }).metadata();
  const { format, width, height } = metadata;
  const scale = format === "svg" ? Math.sqrt(drawnPixels / (width * height)) : 1;
  const density = Math.max(1, defaultDensity * scale);
  const isReduced = density < defaultDensity;
  const picture = await openInColour(source, isReduced ? { density } : {}, true);
  return { metadata, picture };
}

/** Extracts the most frequent colours of a picture, and the tones of its fields, in their stored form. */
export async function inspectLight(
  source: string | Uint8Array,
): Promise<Pick<PictureFacts, "colors" | "tones">> {
  const { picture } = await openMeasured(source);
  return lightOf(await readSmall(picture));
}

async function lightOf(small: Pixels) {
  return { colors: JSON.stringify(await findColors(small)), tones: measureTones(small) };
}

/**
 * Measures a picture: its upright size in pixels, ThumbHash, colours and tones.
 * Rejects where it cannot be decoded completely.
 */
export async function inspectPicture(source: string | Uint8Array): Promise<PictureFacts> {
  const { metadata, picture } = await openMeasured(source);
  const { autoOrient, pages = 1 } = metadata;
  const small = await readSmall(picture);
  const { data, width, height } = small;
  const { dominant, isOpaque } = await openPicture(data, {
    raw: { width, height, channels: 4 },
  }).stats();
  const hash = rgbaToThumbHash(width, height, data);
  const hex = [dominant.r, dominant.g, dominant.b].map((channel) =>
    channel.toString(16).padStart(2, "0"),
  );
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    hasAlpha: !isOpaque,
    isAnimated: pages > 1,
    hasDeclaredColours: await hasDeclaredColours(source),
    placeholder: Buffer.from(hash).toString("base64"),
    dominantColor: `#${hex.join("")}`,
    ...(await lightOf(small)),
  };
}
