import { builder } from "../graphql/builder.ts";
import { derivativeAddress, formatsFor, widthsFor } from "./derivative-addresses.ts";
import { assetPath, type MediaAssetLoader } from "./media-asset-loader.ts";
import { guessMediaKind } from "./media-kind.ts";
import { MediaType } from "./media-type.ts";

/** Enough for a picture 240 px wide on a screen of twice the density. */
const thumbnailWidth = 480;

/** Enough for a film in the width of a page. */
const stillWidth = 1280;

/** Address of a still in a width. Null where there is none: for a film without a poster. */
async function stillOf(
  source: string,
  wantedWidth: number,
  assets: MediaAssetLoader,
): Promise<string | null> {
  const asset = await assets.load(assetPath(source));
  const kind = asset?.kind ?? guessMediaKind(source);
  if (kind === "video") {
    return asset?.posterPath ? stillOf(asset.posterPath, wantedWidth, assets) : null;
  }
  if (!asset) return source;
  const format = formatsFor(asset).find((known) => known === "webp");
  const widths = widthsFor(asset.width);
  const width = widths.find((offered) => offered >= wantedWidth) ?? widths.at(-1);
  return format && width ? derivativeAddress(asset.path, width, format) : source;
}

builder.objectField(MediaType, "thumbnail", (t) =>
  t.string({
    nullable: true,
    description:
      "Address of a small still, for lists. Null where there is none, as for a film without a poster.",
    resolve: (source, _arguments, context) => stillOf(source, thumbnailWidth, context.mediaAssets),
  }),
);

builder.objectField(MediaType, "still", (t) =>
  t.string({
    nullable: true,
    description:
      "Address of a still in the width of a page, as for the poster of a film. Null where there is none, as for a film without a poster.",
    resolve: (source, _arguments, context) => stillOf(source, stillWidth, context.mediaAssets),
  }),
);
