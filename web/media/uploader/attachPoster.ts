import type { IEnvironment } from "relay-runtime";
import { capturePoster } from "./capturePoster";
import {
  describeFilm,
  finalizeUpload,
  requestAddress,
  type UploadedAsset,
} from "./uploadMutations";

/** Gives an uploaded film a still of its own. A film that this browser cannot play stays without. */
export async function attachPoster(
  environment: IEnvironment,
  film: Blob,
  { id }: UploadedAsset,
): Promise<void> {
  const poster = await capturePoster(film);
  if (!poster) return;
  const address = await requestAddress(environment, poster.picture.size);
  const sent = await fetch(address, { method: "PUT", body: poster.picture });
  if (!sent.ok) return;
  const { path } = await finalizeUpload(environment, address);
  const { durationSeconds } = poster;
  await describeFilm(environment, {
    id,
    posterPath: path,
    ...(durationSeconds && { durationSeconds }),
  });
}
