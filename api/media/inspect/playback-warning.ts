import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";

/** Codecs that every browser plays, as MP4, MOV and WebM name them. */
const shownEverywhere = new Set(["avc1", "avc3", "vp08", "vp09", "V_VP8", "V_VP9"]);

/** Codecs that some browsers do not play. `blankIn` is a part of a sentence that names these browsers. */
const shownHere: { codecs: string[]; name: string; blankIn: string }[] = [
  {
    codecs: ["hvc1", "hev1", "dvh1", "dvhe"],
    name: "HEVC (H.265)",
    blankIn: "Firefox, and Chrome and Edge on many computers, do not show it",
  },
  {
    codecs: ["av01", "V_AV1"],
    name: "AV1",
    blankIn: "Safari does not show it on iPhones and Macs that are a few years old",
  },
  {
    codecs: ["apch", "apcn", "apcs", "apco", "ap4h", "ap4x"],
    name: "ProRes",
    blankIn: "Chrome, Edge and Firefox do not show it, and Safari does on a Mac only",
  },
];

/** Animated pictures whose frames sharp does not decode. */
const unreadAnimations = new Map([
  ["image/png", "an animated PNG"],
  ["image/avif", "an animated AVIF"],
]);

const advice =
  "Visitors there see an empty tile. Export it as MP4 with H.264 and put that in its place, or leave it as it is.";

/** The only pixel format that every browser plays. */
const plainFormat = "4:2:0, 8 bits";

type Encoded = Pick<MediaAsset, "codec" | "pixelFormat" | "mediaType">;
type Measured = Pick<MediaAsset, "width" | "height" | "durationSeconds">;
type Played = Encoded & Measured & Pick<MediaAsset, "kind" | "isAnimated" | "renditions">;

/**
 * A warning for the owner: that some browsers do not play a video, and what to export instead; that
 * a video is too large to be converted; or that an animated picture is sent unchanged, because
 * sharp does not decode its frames. Null for all other files.
 */
export function playbackWarning(asset: Played): string | null {
  const unread = asset.isAnimated && unreadAnimations.get(asset.mediaType);
  if (unread && asset.renditions === "[]") {
    return `This picture is ${unread}, which cannot be made smaller here: it is sent as it is, and a large one stands still on phones. Export it as GIF, WebP or MP4 and put that in its place, or leave it as it is.`;
  }
  const fault = faultOf(asset);
  if (!fault && asset.kind === "video" && isTooLarge(asset)) return tooLarge;
  // Where a rendition (a converted version) exists, browsers that do not show the original get the rendition.
  return fault && asset.renditions === "[]" ? `${fault} ${advice}` : null;
}

/** The maximum length of a video that is converted, in seconds, and the maximum pixels of a frame: cinema 4K. */
const maxConverted = { seconds: 20 * 60, pixels: 4096 * 2304 };

const tooLarge = `This video is longer than ${maxConverted.seconds / 60} minutes or larger than 4K, so no version for phones is made: they get it as it is. Export it with 1080 pixels, or in parts, where that is too much for them.`;

/** Whether converting a video would take too long. */
export function isTooLarge({ width, height, durationSeconds }: Measured): boolean {
  return width * height > maxConverted.pixels || (durationSeconds ?? 0) > maxConverted.seconds;
}

/** Whether every browser plays a video. True for a video whose codec could not be read, unless it is an AVI. */
export function isPlayedEverywhere(video: Encoded): boolean {
  return faultOf(video) === null;
}

function faultOf({ codec, pixelFormat, mediaType }: Encoded): string | null {
  if (mediaType === "video/x-msvideo") return "This video is an AVI, which no browser shows.";
  if (!codec) return null;
  const colours = pixelFormat && pixelFormat !== plainFormat ? ` with ${pixelFormat}` : "";
  if (shownEverywhere.has(codec)) {
    return colours
      ? `This video is encoded as H.264${colours}: Safari, and browsers on phones, do not show it.`
      : null;
  }
  const some = shownHere.find(({ codecs }) => codecs.includes(codec));
  if (some) return `This video is encoded as ${some.name}${colours}: ${some.blankIn}.`;
  return `This video is encoded in a way that no common browser shows (“${codec}”).`;
}
