import type { renditionQueue_video$data } from "../../../__generated__/renditionQueue_video.graphql";

/** What a video is converted to. */
export type ConversionOrder = renditionQueue_video$data["missingRenditions"][number] & {
  file: Blob;
};

export type WorkerOrder = ConversionOrder | "pause" | "resume";

/** What the worker says: how far it is, the converted video in its codecs, or a sentence why there is none. */
export type WorkerNews = { progress: number } | { videos: Blob[] } | { refusal: string };

export const unreadable =
  "This browser cannot read this video. Convert it in Safari on a Mac, which reads HEVC and ProRes, or export it as MP4 with H.264.";
