import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";

/** Codecs that every browser plays, as MP4, MOV and WebM name them. */
const shownEverywhere = new Set(["avc1", "avc3", "vp08", "vp09", "V_VP8", "V_VP9"]);

/** Codecs that only some browsers play: their name, and where they fail. */
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

type Played = Pick<MediaAsset, "codec" | "mediaType" | "isAnimated">;

/**
 * The warning about browsers that do not play a video, and what to export instead. Also that an animated
 * picture is sent whole, because its frames cannot be decoded.
 */
export function playbackWarning({ codec, mediaType, isAnimated }: Played): string | null {
  const unread = isAnimated && unreadAnimations.get(mediaType);
  if (unread) {
    return `This picture is ${unread}, which cannot be made smaller here: it is sent as it is, and a large one stands still on phones. Export it as GIF, WebP or MP4 and put that in its place, or leave it as it is.`;
  }
  if (mediaType === "video/x-msvideo")
    return `This video is an AVI, which no browser shows. ${advice}`;
  if (!codec || shownEverywhere.has(codec)) return null;
  const some = shownHere.find(({ codecs }) => codecs.includes(codec));
  if (some) return `This video is encoded as ${some.name}: ${some.blankIn}. ${advice}`;
  return `This video is encoded in a way that no common browser shows (“${codec}”). ${advice}`;
}
