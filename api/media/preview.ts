import { hasDerivatives, previewAddress } from "./derivatives/derivative-addresses.ts";
import { assetPath, type MediaAssetLoader } from "./media-asset-loader.ts";

/**
 * Address of a crop of 1200 by 630 pixels for link previews; of a video, its poster's. Null where none
 * can be made.
 * @param source the address as content stores it
 */
export async function previewOf(source: string, assets: MediaAssetLoader): Promise<string | null> {
  const asset = await assets.load(assetPath(source));
  const picture =
    asset?.kind === "video" && asset.posterPath ? await assets.load(asset.posterPath) : asset;
  return picture && hasDerivatives(picture) ? previewAddress(picture) : null;
}
