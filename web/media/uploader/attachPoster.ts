import type { IEnvironment } from "relay-runtime";
import { capturePoster } from "./capturePoster";
import { describeVideo, finalizeUpload, sendBlob, type UploadedAsset } from "./uploadMutations";
import { withRetries } from "./withRetries";

/**
 * Makes and stores a still of a stored video, and stores the duration of the video.
 * @param source the video, or its address on this site
 * @returns the changed fields of the asset, among them `missingRenditions`; empty if this browser cannot
 * play the video
 */
export async function attachPoster(
  environment: IEnvironment,
  source: Blob | string,
  id: string,
): Promise<Partial<UploadedAsset>> {
  const poster = await capturePoster(source);
  if (!poster) return {};
  const { picture, durationSeconds } = poster;
  const address = await withRetries((signal) => sendBlob(environment, picture, signal));
  const { path: posterPath } = (await withRetries(() => finalizeUpload(environment, address)))
    .asset;
  return withRetries(() =>
    describeVideo(environment, { id, posterPath, ...(durationSeconds && { durationSeconds }) }),
  );
}
