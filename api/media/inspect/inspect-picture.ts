import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { findColors, type Pixels } from "../light/color-share.ts";
import { measureTones } from "../light/tone-grid.ts";
import { openPicture } from "./open-picture.ts";

/** What can be read off a picture's bytes. */
export type PictureFacts = {
  width: number;
  height: number;
  /** Whether any of it is see-through. */
  hasAlpha: boolean;
  isAnimated: boolean;
  placeholder: string;
  dominantColor: string;
  /** As an asset stores them, see color-share.ts and tone-grid.ts. */
  colors: string;
  tones: string;
};

/** A picture that is small enough to be looked at pixel by pixel. */
async function readSmall(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .resize(100, 100, { fit: "inside" })
    .ensureAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The light of a picture: its colours, and how dark and light it is where. */
export async function inspectLight(
  source: string | Uint8Array,
): Promise<Pick<PictureFacts, "colors" | "tones">> {
  return lightOf(await readSmall(openPicture(source)));
}

async function lightOf(small: Pixels) {
  return { colors: JSON.stringify(await findColors(small)), tones: measureTones(small) };
}

/**
 * Measures a picture: size upright in pixels, ThumbHash, colours and tones.
 * Fails where it cannot be decoded as a whole.
 */
export async function inspectPicture(source: string | Uint8Array): Promise<PictureFacts> {
  const picture = openPicture(source, { failOn: "error" });
  const { autoOrient, pages = 1 } = await picture.metadata();
  const small = await readSmall(picture.clone());
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
    placeholder: Buffer.from(hash).toString("base64"),
    dominantColor: `#${hex.join("")}`,
    ...(await lightOf(small)),
  };
}

/** SHA-256 in hexadecimal. */
export function checksumOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
