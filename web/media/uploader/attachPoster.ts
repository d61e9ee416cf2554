import type { IEnvironment } from "relay-runtime";
import { capturePoster } from "./capturePoster";
import { describeVideo, finalizeUpload, sendBlob } from "./uploadMutations";
import { withRetries } from "./withRetries";

/**
 * Stores a still of a stored video.
 * @param source the video, or its address on this site
 * @returns the address of a small one; null for a video that this browser cannot play
 */
export async function attachPoster(
  environment: IEnvironment,
  source: Blob | string,
  id: string,
): Promise<string | null> {
  const poster = await capturePoster(source);
  if (!poster) return null;
  const { picture, durationSeconds } = poster;
  const address = await withRetries((signal) => sendBlob(environment, picture, signal));
  const { path: posterPath } = (await withRetries(() => finalizeUpload(environment, address)))
    .asset;
  return withRetries(() =>
    describeVideo(environment, { id, posterPath, ...(durationSeconds && { durationSeconds }) }),
  );
}
