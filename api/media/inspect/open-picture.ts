import pLimit from "p-limit";
import type { Sharp, SharpOptions } from "sharp";
import { withDeclaredColours } from "../colours/declared-colours.ts";
import { loadSharp } from "../derivatives/load-sharp.ts";

/** The maximum number of pixels, checked before decoding, against decompression bombs. */
const pixelLimit = 100_000_000;

/** Limits decoding in this process: it takes memory, and many files may arrive at once. */
export const oneByOne = pLimit(1);

/** Opens a picture, turned upright. Decoding begins with the first output. */
export function openPicture(source: string | Uint8Array, options: SharpOptions = {}): Sharp {
  return loadSharp()(source, { limitInputPixels: pixelLimit, ...options }).autoOrient();
}

/**
 * Opens a picture so that its output has the colours that browsers show of it: with its profile, or in sRGB
 * where the profile is one of grey or of inks. HDR becomes Display P3 for screens without HDR.
 * @param isForSrgb whether the output has no profile
 */
export async function openInColour(
  source: string | Uint8Array,
  options: SharpOptions = {},
  isForSrgb = false,
): Promise<Sharp> {
  // Reading the size decodes nothing.
  const metadata = await openPicture(source, { limitInputPixels: false }).metadata();
  const declared = await withDeclaredColours(source, metadata);
  const picture = openPicture(declared?.bytes ?? source, options);
  const { space, hasProfile } = metadata;
  if (space === "cmyk" || space === "b-w") return picture;
  // Libvips ignores the profile of a grey picture with 16 bits.
  if (space === "grey16") return picture.pipelineColourspace("b-w");
  if (!declared && !hasProfile) return picture;
  if (isForSrgb) return picture.withIccProfile("srgb", { attach: false });
  return declared?.isHdr ? picture.withIccProfile("p3") : picture.keepIccProfile();
}
