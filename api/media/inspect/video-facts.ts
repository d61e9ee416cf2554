/** What can be read off the head of a video. */
export type VideoFacts = {
  /** In pixels, upright. */
  width: number;
  height: number;
  /** Null where the file does not say, as in recordings that were streamed. */
  durationSeconds: number | null;
  /** How the pictures are encoded, as the file names it: avc1, V_VP9. Null where it does not say. */
  codec: string | null;
};

/** Facts, or null for sizes that no video has. */
export function plausibleVideo({
  width,
  height,
  durationSeconds,
  codec,
}: VideoFacts): VideoFacts | null {
  const isSize = (size: number) => Number.isInteger(size) && size >= 1 && size <= 16_384;
  if (!isSize(width) || !isSize(height)) return null;
  const isDuration = durationSeconds !== null && durationSeconds > 0 && durationSeconds < 1e6;
  return { width, height, durationSeconds: isDuration ? durationSeconds : null, codec };
}
