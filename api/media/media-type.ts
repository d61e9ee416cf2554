import { builder } from "../builder/builder.ts";
import { versionDescription } from "../builder/version.ts";
import { placeholderImage } from "./derivatives/placeholder-image.ts";
import { fileNameOf } from "./file-name.ts";
import { playbackWarning } from "./inspect/playback-warning.ts";
import { assetPath } from "./media-asset-loader.ts";
import { guessMediaKind } from "./media-kind.ts";
import { PhoneCropType, PictureSourceType, phoneCropFor, sourcesOf } from "./picture-sources.ts";
import { previewOf } from "./preview.ts";

export const MediaKindType = builder.enumType("MediaKind", {
  description: "Whether something is looked at or played.",
  values: {
    IMAGE: { value: "image", description: "A still picture." },
    VIDEO: { value: "video", description: "A video." },
  } as const,
});

export const MediaAssetType = builder.prismaNode("MediaAsset", {
  id: { field: "id" },
  nullable: true,
  description:
    "A stored picture or video and what is known about it. Withheld like its bytes from whoever may not see it.",
  authScopes: ({ path }, { viewer, mediaAccess }) => viewer.isOwner || mediaAccess.load(path),
  runScopesOnType: true,
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that REST clients know it by." }),
    version: t.exposeInt("version", { description: versionDescription }),
    path: t.exposeString("path", {
      description: "Where the original is served, such as /objects/3f2a.png.",
    }),
    kind: t.field({
      type: MediaKindType,
      description: "Picture or video.",
      resolve: (asset) => asset.kind,
    }),
    fileName: t.string({
      authScopes: { owner: true },
      description:
        "What it was called where it came from; the end of its path where nobody said. For the owner.",
      resolve: fileNameOf,
    }),
    mediaType: t.exposeString("mediaType", { description: "Such as image/png." }),
    byteSize: t.exposeInt("byteSize", { description: "Size of the original in bytes." }),
    width: t.exposeInt("width", { description: "Width of the original in pixels, upright." }),
    height: t.exposeInt("height", { description: "Height of the original in pixels, upright." }),
    durationSeconds: t.exposeFloat("durationSeconds", {
      nullable: true,
      description: "Length of a video in seconds. Null for pictures.",
    }),
    playbackWarning: t.string({
      nullable: true,
      description:
        "Which browsers do not show the video, and what to export instead. Null for pictures, where every browser shows it, and where its file does not say how it is encoded.",
      resolve: ({ codec, mediaType }) => playbackWarning(codec, mediaType),
    }),
    placeholder: t.exposeString("placeholder", {
      nullable: true,
      description: "ThumbHash of the picture in base64. Null where none could be made.",
    }),
    placeholderImage: t.string({
      nullable: true,
      description:
        "The picture as a blur, to show while it loads: a data: address of some 140 characters that needs no script. Null where parts of it are see-through or there is no ThumbHash.",
      resolve: ({ placeholder, hasAlpha }) =>
        placeholder && !hasAlpha ? placeholderImage(placeholder) : null,
    }),
    dominantColor: t.exposeString("dominantColor", {
      nullable: true,
      description: "The prevailing colour as six-digit hex. Null where unknown.",
    }),
    hasAlpha: t.exposeBoolean("hasAlpha", {
      description: "Whether parts of the picture are see-through.",
    }),
    isAnimated: t.exposeBoolean("isAnimated", {
      description: "Whether the picture moves, as some GIF and WebP files do.",
    }),
    altText: t.exposeString("altText", {
      description:
        "What the picture shows, for those who do not see it. Empty while nobody has said, and where it is decorative.",
    }),
    isDecorative: t.exposeBoolean("isDecorative", {
      description:
        "Whether the owner has said that it shows nothing that needs words. Without a description either.",
    }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      authScopes: { owner: true },
      description: "When it was uploaded. For the owner.",
    }),
    focalX: t.exposeFloat("focalX", {
      description:
        "Where the subject is, from 0 at the left edge to 1 at the right; crops keep it in view.",
    }),
    focalY: t.exposeFloat("focalY", {
      description: "Where the subject is, from 0 at the top to 1 at the bottom.",
    }),
    sources: t.field({
      type: [PictureSourceType],
      description:
        "The picture in the formats it is served in, best first; every browser takes the last. Empty for videos, drawings and moving pictures, which are served as they are.",
      resolve: sourcesOf,
    }),
    phoneCrop: t.field({
      type: PhoneCropType,
      nullable: true,
      description:
        "What of the picture is enough at the head of a page on a telephone. Null where that is most of it, and where `sources` is empty.",
      resolve: phoneCropFor,
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

/** A picture or video as content refers to it: by its address. */
export const MediaType = builder.objectRef<string>("Media");

MediaType.implement({
  description: "A picture or video as content refers to it.",
  fields: (t) => ({
    src: t.string({
      description: "The address as stored, which may carry a ?v= after a replacement.",
      resolve: (source) => source,
    }),
    kind: t.field({
      type: MediaKindType,
      description: "From the stored asset, or guessed from the address where there is none.",
      resolve: async (source, _arguments, context) =>
        (await context.mediaAssets.load(assetPath(source)))?.kind ?? guessMediaKind(source),
    }),
    previewSrc: t.string({
      nullable: true,
      description:
        "A crop of 1200 by 630 pixels for link previews; of a video, its poster. Null where none can be made.",
      resolve: (source, _arguments, { mediaAssets }) => previewOf(source, mediaAssets),
    }),
    asset: t.field({
      type: MediaAssetType,
      nullable: true,
      description:
        "What is stored under the address. Null for addresses that are not of this site.",
      resolve: (source, _arguments, context) => context.mediaAssets.load(assetPath(source)),
    }),
  }),
});
