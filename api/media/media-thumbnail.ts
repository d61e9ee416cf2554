import { builder } from "../builder/builder.ts";
import { derivativeAddress, formatsFor, widthsFor } from "./derivatives/derivative-addresses.ts";
import { assetPath, type MediaAssetLoader } from "./media-asset-loader.ts";
import { guessMediaKind } from "./media-kind.ts";
import { MediaAssetType, MediaType } from "./media-type.ts";

/** Enough for a picture 240 px wide at twice the density. */
const thumbnailWidth = 480;

/** The address of a small still. Null for a video without a poster. */
async function thumbnailOf(source: string, assets: MediaAssetLoader): Promise<string | null> {
  const asset = await assets.load(assetPath(source));
  const kind = asset?.kind ?? guessMediaKind(source);
  if (kind === "video") {
    return asset?.posterPath ? thumbnailOf(asset.posterPath, assets) : null;
  }
  if (!asset) return source;
  const format = formatsFor(asset).find((known) => known === "webp");
  const widths = widthsFor(asset.width);
  const width = widths.find((offered) => offered >= thumbnailWidth) ?? widths.at(-1);
  return format && width ? derivativeAddress(asset.path, width, format) : source;
}

builder.objectField(MediaType, "thumbnail", (t) =>
  t.string({
    nullable: true,
    description:
      "The address of a small still, for lists. Null where there is none, as for a video without a poster.",
    resolve: (source, _arguments, context) => thumbnailOf(source, context.mediaAssets),
  }),
);

builder.objectField(MediaAssetType, "thumbnail", (t) =>
  t.string({
    nullable: true,
    description: "The address of a small still of a stored file, which content need not use.",
    resolve: ({ path }, _arguments, context) => thumbnailOf(path, context.mediaAssets),
  }),
);
