import type { MediaKind } from "../database/__generated__/prisma/client.ts";

const videoExtension = /\.(mp4|m4v|webm|mov|avi)$/i;
const imageExtension = /\.(jpe?g|png|webp|avif|gif|svg)$/i;
const videoWords = /mp4|webm|mov|avi|quicktime|video\//i;

/**
 * Guesses the kind of an address without an asset: by its file extension; without one by the documented
 * rule: any of mp4, webm, mov, avi, quicktime or video/ in the address, and below /objects/ a video first.
 * Pages fall back to a picture.
 */
export function guessMediaKind(address: string): MediaKind {
  const path = address.replace(/[?#].*/s, "");
  if (videoExtension.test(path)) return "video";
  if (imageExtension.test(path)) return "image";
  return videoWords.test(path) || path.startsWith("/objects/") ? "video" : "image";
}
