import type { IEnvironment } from "relay-runtime";
import { capturePoster } from "./capturePoster";
import {
  describeVideo,
  finalizeUpload,
  requestAddress,
  type UploadedAsset,
} from "./uploadMutations";
import { withRetries } from "./withRetries";

/**
 * Gives an uploaded video a still of its own.
 * @returns the address of a small one; null for a video that this browser cannot play, which stays without
 */
export async function attachPoster(
  environment: IEnvironment,
  video: Blob,
  { id }: UploadedAsset,
): Promise<string | null> {
  const poster = await capturePoster(video);
  if (!poster) return null;
  const { picture, durationSeconds } = poster;
  const posterPath = await withRetries((signal) => sendPoster(environment, picture, signal));
  return withRetries(() =>
    describeVideo(environment, { id, posterPath, ...(durationSeconds && { durationSeconds }) }),
  );
}

async function sendPoster(
  environment: IEnvironment,
  picture: Blob,
  signal: AbortSignal,
): Promise<string> {
  const address = await requestAddress(environment, { byteSize: picture.size });
  const response = await fetch(address, { method: "PUT", body: picture, signal }).catch(() => null);
  if (!response?.ok) {
    const source = { status: response?.status ?? 0 };
    throw Object.assign(new Error("Failed to upload file to cloud storage"), { source });
  }
  return (await finalizeUpload(environment, address)).path;
}
