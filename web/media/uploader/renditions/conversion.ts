import type { renditionQueue_video$data } from "../../../__generated__/renditionQueue_video.graphql";

/** A video, and the version that it is converted to. */
export type ConversionOrder = renditionQueue_video$data["missingRenditions"][number] & {
  file: Blob;
};

export type WorkerOrder = ConversionOrder | "pause" | "resume";

/**
 * A message of the worker: the progress from 0 to 1, the converted video in each codec, or a sentence why
 * there is none.
 */
export type WorkerNews = { progress: number } | { videos: Blob[] } | { refusal: string };

/** The refusal of a video whose picture or sound the browser cannot decode. */
export function describeUnread(part: "picture" | "sound"): string {
  return `This browser cannot read the ${part} of this video. Convert it in Safari on a Mac, which reads HEVC, ProRes and their sound, or export it as MP4 with H.264 and AAC.`;
}
