/** The facts that the headers of a video file contain. */
export type VideoFacts = {
  /** Width and height in pixels, after turning the video upright. */
  width: number;
  height: number;
  /** Null where the file does not contain the duration, as in streamed recordings. */
  durationSeconds: number | null;
  /** The codec as the file names it, such as avc1 or V_VP9. Null where it is unknown. */
  codec: string | null;
  /** The pixel format, such as "4:2:2, 10 bits". Null or undefined where it is unknown. */
  pixelFormat?: string | null;
};

/**
 * Checks the facts of a video. Replaces an impossible duration by null. Returns null for an
 * impossible size.
 */
export function plausibleVideo({
  width,
  height,
  durationSeconds,
  codec,
  pixelFormat = null,
}: VideoFacts): VideoFacts | null {
  const isSize = (size: number) => Number.isInteger(size) && size >= 1 && size <= 16_384;
  if (!isSize(width) || !isSize(height)) return null;
  const isDuration = durationSeconds !== null && durationSeconds > 0 && durationSeconds < 1e6;
  return {
    width,
    height,
    durationSeconds: isDuration ? durationSeconds : null,
    codec,
    pixelFormat,
  };
}
