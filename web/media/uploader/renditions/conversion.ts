import type { renditionQueue_video$data } from "../../../__generated__/renditionQueue_video.graphql";

/** A video, and the version that it is converted to. */
export type ConversionOrder = renditionQueue_video$data["missingRenditions"][number] & {
  file: Blob;
};

export type WorkerOrder = ConversionOrder | "pause" | "resume";

/**
 * A message of the worker: the progress from 0 to 1, the converted video in each codec, or the reason why the
 * video was not converted, as a sentence for the owner.
 */
export type WorkerNews = { progress: number } | { videos: Blob[] } | { refusal: string };

/** The message about a video that is not converted, because the browser cannot decode its picture or sound. */
export function describeUnread(part: "picture" | "sound"): string {
  return `This browser cannot read the ${part} of this video. Convert it in Safari on a Mac, which reads HEVC, ProRes and their sound, or export it as MP4 with H.264 and AAC.`;
}
