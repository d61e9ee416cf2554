import { mayAs } from "../access/viewer.ts";
import { builder } from "../builder/builder.ts";
import { enumOf } from "../builder/enum-of.ts";
import { columns } from "../builder/expose.ts";
import { versionDescription } from "../builder/version.ts";
import type { MediaKind } from "../database/__generated__/prisma/client.ts";
import { derivativeAddress, hasDerivatives, stillOf } from "./derivatives/derivative-addresses.ts";
import { placeholderImage } from "./derivatives/placeholder-image.ts";
import { fileNameOf } from "./file-name.ts";
import { playbackWarning } from "./inspect/playback-warning.ts";
import { assetPath, type MediaAssetLoader } from "./media-asset-loader.ts";
import {
  formatCount,
  MotionType,
  motionOf,
  PhoneCropType,
  PictureSourceType,
  phoneCropSources,
  sourcesOf,
} from "./picture-sources.ts";
import { previewOf } from "./preview.ts";

export const MediaKindType = enumOf("MediaKind", "Whether a file is a picture or a video.", {
  image: "A picture, still or animated.",
  video: "A video.",
});

export const MediaAssetType = builder.prismaNode("MediaAsset", {
  id: { field: "id" },
  nullable: true,
  description: "A stored picture or video, for those who may read the file.",
  authScopes: ({ path }, { viewer, mediaAccess }) =>
    mayAs(viewer, ["MEDIA"]) || viewer.isOwner || mediaAccess.load(path),
  runScopesOnType: true,
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id in the REST API." }),
    ...columns(t, {
      version: versionDescription,
      path: "The address of the original, such as `/objects/3f2a.png`.",
      mediaType: "The media type, such as `image/png`.",
      byteSize: "Size of the original in bytes.",
      width: "Width of the original in pixels, after turning it upright.",
      height: "Height of the original in pixels, after turning it upright.",
      durationSeconds: "Length of a video in seconds. Null for pictures.",
      placeholder:
        "ThumbHash of the picture (a hash from which a blurred preview is drawn), in base64. Null where it could not be computed.",
      dominantColor: "The most frequent colour as six-digit hex. Null where unknown.",
      hasAlpha: "Whether parts of the picture are transparent.",
      isAnimated: "Whether the picture is animated, as some GIF, WebP, PNG and AVIF files are.",
      altText:
        "A description for those who cannot see the picture or video. Empty without a description, and for decorative pictures.",
      isDecorative:
        "Whether the owner has marked the picture or video as decorative. Then altText is empty.",
      focalX: "The focal point, from 0 at the left edge to 1 at the right; crops keep it visible.",
      focalY: "The focal point, from 0 at the top to 1 at the bottom.",
    }),
    kind: t.field({
      type: MediaKindType,
      description: "Picture or video.",
      resolve: (asset) => asset.kind,
    }),
    fileName: t.string({
      authScopes: { owner: ["READ"] },
      description:
        "The name of the uploaded file. Where the file had no name, the end of its path. Not available to visitors.",
      resolve: fileNameOf,
    }),
    offeredDescription: t.string({
      nullable: true,
      authScopes: { owner: ["READ"] },
      description:
        "A suggestion for altText: the description in the file's own XMP, IPTC, EXIF or PNG text, or one that a token suggested. Null where there is no suggestion, for example for files that were uploaded before the site read such texts. Not available to visitors.",
      resolve: ({ offeredDescription }) => offeredDescription || null,
    }),
    playbackWarning: t.string({
      nullable: true,
      description:
        "A warning, with what to export instead: about browsers that do not show the video, about a video that is too large to be converted, or about an animated picture that cannot be made smaller. Null for all other files. No warning about browsers for a video with a converted version, or whose codec could not be read (except an AVI).",
      resolve: playbackWarning,
    }),
    placeholderImage: t.string({
      nullable: true,
      description:
        "A blurred preview to show while the picture loads: a `data:` address of about 140 characters that needs no script. Null for a picture with transparent parts or without ThumbHash.",
      resolve: ({ placeholder, hasAlpha }) =>
        placeholder && !hasAlpha ? placeholderImage(placeholder) : null,
    }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      authScopes: { owner: ["READ"] },
      description: "When the file was uploaded. Not available to visitors.",
    }),
    sources: t.field({
      type: [PictureSourceType],
      extensions: { length: formatCount },
      description:
        "The picture in its formats, best first; every browser supports the last. For an animated picture, its first frame. Empty for videos, and for SVG drawings and extremely tall pictures, because these pictures are served unchanged.",
      resolve: sourcesOf,
    }),
    motion: t.field({
      type: MotionType,
      nullable: true,
      description:
        "The animated picture with all its frames, for places where it plays and can be stopped. Null for other files.",
      resolve: motionOf,
    }),
    phoneCrop: t.field({
      type: PhoneCropType,
      nullable: true,
      description:
        "The crop of the picture for the head of a page on phones. Null where focalX is 0.5, where the crop would show nearly the whole picture, for an animated picture, and where `sources` is empty.",
      resolve: phoneCropSources,
    }),
    poster: t.field({
      type: MediaType,
      nullable: true,
      description:
        "The picture that is shown before a video plays. Null for pictures, and for a video without a poster.",
      resolve: (asset) => asset.posterPath,
    }),
  }),
});

/** A picture or video in content, by its address. */
export const MediaType = builder.objectRef<string>("Media");

MediaType.implement({
  description: "A picture or video in content.",
  fields: (t) => ({
    src: t.string({
      description: "The stored address, which may end in `?v=…` after a replacement.",
      resolve: (source) => source,
    }),
    kind: t.field({
      type: MediaKindType,
      description:
        "Picture or video: from the stored file, or guessed from the address where there is no file.",
      resolve: async (source, _arguments, context) =>
        (await context.mediaAssets.load(assetPath(source)))?.kind ?? guessMediaKind(source),
    }),
    previewSrc: t.string({
      nullable: true,
      description:
        "The address of a crop of 1200 by 630 pixels for link previews; for a video, a crop of its poster. Null where there is no such crop.",
      resolve: (source, _arguments, { mediaAssets }) => previewOf(source, mediaAssets),
    }),
    asset: t.field({
      type: MediaAssetType,
      nullable: true,
      description:
        "The stored file at this address. Null where this site has no such file, for example for addresses of other sites.",
      resolve: (source, _arguments, context) => context.mediaAssets.load(assetPath(source)),
    }),
  }),
});

/**
 * The address of a small still: of a picture, or of the poster of a video. Returns `source` itself for a
 * picture without derivatives, and null for a video without a poster.
 */
async function thumbnailOf(source: string, assets: MediaAssetLoader): Promise<string | null> {
  const asset = await assets.load(assetPath(source));
  const kind = asset?.kind ?? guessMediaKind(source);
  if (kind === "video") {
    return asset?.posterPath ? thumbnailOf(asset.posterPath, assets) : null;
  }
  if (!asset || !hasDerivatives(asset)) return source;
  const { width, format } = stillOf(asset);
  return derivativeAddress(asset.path, width, format);
}

builder.objectField(MediaType, "thumbnail", (t) =>
  t.string({
    nullable: true,
    description:
      "The address of a small still, for lists; the address of the picture itself where it has no smaller version. Null for a video without a poster.",
    resolve: (source, _arguments, context) => thumbnailOf(source, context.mediaAssets),
  }),
);

builder.objectField(MediaAssetType, "thumbnail", (t) =>
  t.string({
    nullable: true,
    description:
      "The address of a small still, as in Media.thumbnail. Also available for a file that no content shows.",
    resolve: ({ path }, _arguments, context) => thumbnailOf(path, context.mediaAssets),
  }),
);

const videoExtension = /\.(mp4|m4v|webm|mov|avi)$/i;
const imageExtension = /\.(jpe?g|png|webp|avif|gif|svg)$/i;
const videoWords = /mp4|webm|mov|avi|quicktime|video\//i;

/**
 * Guesses whether an address without an asset is that of a picture or a video: by its file extension, or else
 * by its path. A path that contains mp4, webm, mov, avi, quicktime or video/, or begins with /objects/,
 * counts as that of a video. If such a file does not load as a video, pages show it as a picture.
 */
export function guessMediaKind(address: string): MediaKind {
  const path = address.replace(/[?#].*/s, "");
  if (videoExtension.test(path)) return "video";
  if (imageExtension.test(path)) return "image";
  return videoWords.test(path) || path.startsWith("/objects/") ? "video" : "image";
}
