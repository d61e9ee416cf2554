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
  image: "A still picture.",
  video: "A video.",
});

export const MediaAssetType = builder.prismaNode("MediaAsset", {
  id: { field: "id" },
  nullable: true,
  description: "A stored picture or video. It is as private as its bytes.",
  authScopes: ({ path }, { viewer, mediaAccess }) =>
    mayAs(viewer, ["MEDIA"]) || viewer.isOwner || mediaAccess.load(path),
  runScopesOnType: true,
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id in the REST API." }),
    ...columns(t, {
      version: versionDescription,
      path: "The address of the original, such as /objects/3f2a.png.",
      mediaType: "Such as image/png.",
      byteSize: "Size of the original in bytes.",
      width: "Width of the original in pixels, upright.",
      height: "Height of the original in pixels, upright.",
      durationSeconds: "Length of a video in seconds. Null for pictures.",
      placeholder: "ThumbHash of the picture in base64. Null where none could be made.",
      dominantColor: "The most frequent colour as six-digit hex. Null where unknown.",
      hasAlpha: "Whether parts of the picture are transparent.",
      isAnimated: "Whether the picture is animated, as some GIF, WebP, PNG and AVIF files are.",
      altText:
        "A description for those who cannot see it. Empty where it is missing or decorative.",
      isDecorative: "Whether the owner has marked it as decorative. Then it has no description.",
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
        "The name of the uploaded file; the end of its path where it had none. For the owner.",
      resolve: fileNameOf,
    }),
    offeredDescription: t.string({
      nullable: true,
      authScopes: { owner: ["READ"] },
      description:
        "How the uploaded file was described in its own XMP, IPTC, EXIF or PNG text, to be offered as altText. Null where it was not, or was uploaded before such texts were read. For the owner.",
      resolve: ({ offeredDescription }) => offeredDescription || null,
    }),
    playbackWarning: t.string({
      nullable: true,
      description:
        "Which browsers do not show the video, and what to export instead; the same for an animated picture that cannot be made smaller, and for a video that is too large to be converted. Null for other pictures, where every browser shows it or a converted version, and where its codec is unknown.",
      resolve: playbackWarning,
    }),
    placeholderImage: t.string({
      nullable: true,
      description:
        "A blurred preview to show while the picture loads: a data: address of some 140 characters that needs no script. Null for a picture with transparent parts or without ThumbHash.",
      resolve: ({ placeholder, hasAlpha }) =>
        placeholder && !hasAlpha ? placeholderImage(placeholder) : null,
    }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      authScopes: { owner: ["READ"] },
      description: "When it was uploaded. For the owner.",
    }),
    sources: t.field({
      type: [PictureSourceType],
      extensions: { length: formatCount },
      description:
        "The picture in its formats, best first; every browser supports the last. The first frame of an animated one. Empty for videos and drawings, which are served unchanged.",
      resolve: sourcesOf,
    }),
    motion: t.field({
      type: MotionType,
      nullable: true,
      description:
        "The animated picture with all its frames, for where it moves and can be stopped. Null for others.",
      resolve: motionOf,
    }),
    phoneCrop: t.field({
      type: PhoneCropType,
      nullable: true,
      description:
        "The crop of the picture for the head of a page on phones. Null where it would be most of the picture, for an animated one, and where `sources` is empty.",
      resolve: phoneCropSources,
    }),
    poster: t.field({
      type: MediaType,
      nullable: true,
      description:
        "The still shown before a video plays. Null for pictures and where there is none.",
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
      description: "The stored address, which may have a ?v= after a replacement.",
      resolve: (source) => source,
    }),
    kind: t.field({
      type: MediaKindType,
      description: "From the stored asset, or guessed from the address without one.",
      resolve: async (source, _arguments, context) =>
        (await context.mediaAssets.load(assetPath(source)))?.kind ?? guessMediaKind(source),
    }),
    previewSrc: t.string({
      nullable: true,
      description:
        "A crop of 1200 by 630 pixels for link previews; for a video, its poster's. Null where there is none.",
      resolve: (source, _arguments, { mediaAssets }) => previewOf(source, mediaAssets),
    }),
    asset: t.field({
      type: MediaAssetType,
      nullable: true,
      description: "The stored file of this address. Null for addresses of other sites.",
      resolve: (source, _arguments, context) => context.mediaAssets.load(assetPath(source)),
    }),
  }),
});

/** The address of a small still. Null for a video without a poster. */
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

const videoExtension = /\.(mp4|m4v|webm|mov|avi)$/i;
const imageExtension = /\.(jpe?g|png|webp|avif|gif|svg)$/i;
const videoWords = /mp4|webm|mov|avi|quicktime|video\//i;

/**
 * Guesses whether an address without an asset is that of a picture or a video: by its file extension, or else
 * by the documented rule. It is a video with any of mp4, webm, mov, avi, quicktime or video/ in its path, or
 * below /objects/; pages show a picture where the video does not load.
 */
export function guessMediaKind(address: string): MediaKind {
  const path = address.replace(/[?#].*/s, "");
  if (videoExtension.test(path)) return "video";
  if (imageExtension.test(path)) return "image";
  return videoWords.test(path) || path.startsWith("/objects/") ? "video" : "image";
}
