import type { Sharp } from "sharp";
import type { DerivativeFormat } from "./derivative-addresses.ts";

/**
 * Encodes a picture for visitors: without EXIF, location and other metadata, with its colour profile.
 * A benchmark checks that these qualities have a structural similarity of 0.98.
 */
export async function encodePicture(
  picture: Sharp,
  format: DerivativeFormat,
  prefersLossless: boolean,
): Promise<Buffer> {
  const profiled = picture.keepIccProfile();
  switch (format) {
    case "avif":
      return profiled.avif({ quality: 60, effort: 3 }).toBuffer();
    case "webp":
      return prefersLossless ? smallestWebp(profiled) : lossyWebp(profiled);
    case "jpeg":
      return profiled
        .flatten({ background: "#ffffff" })
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer();
    case "png":
      return prefersLossless
        ? profiled.png({ palette: true, quality: 95, effort: 7 }).toBuffer()
        : profiled.png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();
  }
}

async function smallestWebp(picture: Sharp): Promise<Buffer> {
  const [lossless, lossy] = await Promise.all([nearLosslessWebp(picture), lossyWebp(picture)]);
  return lossless.length <= lossy.length ? lossless : lossy;
}

export function nearLosslessWebp(picture: Sharp): Promise<Buffer> {
  return picture.clone().webp({ nearLossless: true, quality: 60, effort: 4 }).toBuffer();
}

function lossyWebp(picture: Sharp): Promise<Buffer> {
  return picture.clone().webp({ quality: 82, smartSubsample: true }).toBuffer();
}
