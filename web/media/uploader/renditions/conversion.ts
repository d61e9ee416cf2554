/** What a video is converted to. */
export type ConversionOrder = {
  file: Blob;
  /** The shorter side in pixels; a smaller video keeps its size. */
  shortSide: number;
  /** The most bits per second. */
  bitrate: number;
  /** The most bytes. */
  byteLimit: number;
};

export type WorkerOrder = ConversionOrder | "pause" | "resume";

/** What the worker says: how far it is, the converted video, or a sentence why there is none. */
export type WorkerNews = { progress: number } | { video: Blob } | { refusal: string };

export const unreadable =
  "This browser cannot read this video. Convert it in Safari on a Mac, which reads HEVC and ProRes, or export it as MP4 with H.264.";
