import { hasDerivatives, previewAddress } from "./derivatives/derivative-addresses.ts";
import { assetPath, type MediaAssetLoader } from "./media-asset-loader.ts";

/**
 * The address of a crop of 1200 by 630 pixels for link previews. For a video, a crop of its poster. Null where
 * there is no such crop.
 * @param source the address in content
 */
export async function previewOf(source: string, assets: MediaAssetLoader): Promise<string | null> {
  const asset = await assets.load(assetPath(source));
  const picture =
    asset?.kind === "video" && asset.posterPath ? await assets.load(asset.posterPath) : asset;
  return picture && hasDerivatives(picture) ? previewAddress(picture) : null;
}
