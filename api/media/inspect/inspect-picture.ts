import { createHash } from "node:crypto";
import { rgbaToThumbHash } from "thumbhash";
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
};

/**
 * Measures a picture: size upright in pixels, ThumbHash, prevailing colour.
 * Fails where it cannot be decoded as a whole.
 */
export async function inspectPicture(source: string | Uint8Array): Promise<PictureFacts> {
  const picture = openPicture(source, { failOn: "error" });
  const { autoOrient, pages = 1 } = await picture.metadata();
  const small = await picture
    .clone()
    .resize(100, 100, { fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { dominant, isOpaque } = await openPicture(small.data, {
    raw: { width: small.info.width, height: small.info.height, channels: 4 },
  }).stats();
  const hash = rgbaToThumbHash(small.info.width, small.info.height, small.data);
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
  };
}

/** SHA-256 in hexadecimal. */
export function checksumOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
