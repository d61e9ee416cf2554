import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import type { MediaAssetLoader } from "../media-asset-loader.ts";
import { readColors } from "./color-share.ts";
import { deriveLight, type Light } from "./derive-light.ts";

/**
 * The light of a picture; for a video, its poster's. Null where it has no colours, or they are not
 * extracted yet.
 */
export async function readLight(
  { colors, posterPath }: Pick<MediaAsset, "colors" | "posterPath">,
  assets: MediaAssetLoader,
): Promise<Light | null> {
  const poster = posterPath ? await assets.load(posterPath) : null;
  return deriveLight(readColors(poster ? poster.colors : colors));
}
