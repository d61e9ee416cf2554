import { action, idInput, savedAs } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { refusal } from "../../validation/accept.ts";
import { requireAsset } from "../asset-actions.ts";
import { isPlayedEverywhere } from "../inspect/playback-warning.ts";
import { MediaAssetType } from "../media-type.ts";
import type { StoredFile } from "../uploads/store-file.ts";
import {
  fitsAsRendition,
  type MissingRendition,
  missingRenditionsOf,
  type Rendition,
  readRenditions,
  type VideoSource,
  videoSourcesOf,
  withRendition,
} from "./renditions.ts";

const VideoSourceType = builder.objectRef<VideoSource>("VideoSource").implement({
  description:
    "One version of a video, for a `source` element of HTML. Only those who may watch the video can load it.",
  fields: (t) => ({
    src: t.exposeString("src", { description: "The address of this version." }),
    mediaType: t.exposeString("mediaType", { description: "The media type, such as `video/mp4`." }),
    codecs: t.exposeString("codecs", {
      nullable: true,
      description: "The codecs for the `type` attribute. Null for H.264, and for the original.",
    }),
    width: t.exposeInt("width", { description: "The width in pixels." }),
    height: t.exposeInt("height", { description: "The height in pixels." }),
    byteSize: t.exposeInt("byteSize", { description: "The size of the file in bytes." }),
    isForPhones: t.exposeBoolean("isForPhones", {
      description: "Whether this version is the smaller one for phones.",
    }),
  }),
});

const MissingRenditionType = builder.objectRef<MissingRendition>("MissingRendition").implement({
  description: "A version that a video or animated picture should have and does not have yet.",
  fields: (t) => ({
    shortSide: t.exposeInt("shortSide", {
      description: "The shorter side of the version in pixels. A smaller video keeps its size.",
    }),
    bitrate: t.exposeInt("bitrate", {
      description: "The maximum number of bits per second, including the sound.",
    }),
    byteLimit: t.exposeInt("byteLimit", { description: "The maximum number of bytes." }),
  }),
});

builder.objectFields(MediaAssetType, (t) => ({
  videoSources: t.field({
    type: [VideoSourceType],
    description:
      "The files that a page offers for a video: a version for phones where there is one, then the original, or a converted version where browsers do not show the original. For an animated picture, the looping video that replaces it, in one or two encodings; empty while it has no such video. Empty for other pictures.",
    resolve: videoSourcesOf,
  }),
  missingRenditions: t.field({
    type: [MissingRenditionType],
    authScopes: { owner: true },
    description:
      "The versions that a video still needs, for phones or because browsers do not show it; the video that an animated picture still needs. Empty for other pictures, for animated pictures with transparent parts, for AVI videos, and for files that are too long or too large to be converted. Not available to visitors.",
    resolve: missingRenditionsOf,
  }),
}));

action("storeVideoRendition", {
  description:
    "Stores a file that was sent to an upload address as a smaller or converted version of a video, or as the video of an animated picture. The original is not changed. It replaces an earlier version of the same kind (up to 720 or up to 1080 pixels) and codec. Repeated calls have the same result.",
  input: {
    description: "The converted file, and its video or animated picture.",
    fields: (t) => ({
      id: idInput(t, "MediaAsset", "The video or animated picture."),
      uploadURL: t.string({
        required: true,
        description:
          "The address from requestUpload to which the version was sent: an MP4 with H.264, its shorter side up to 1080 pixels. With up to 720 pixels it is the version for phones. The version of an animated picture has up to 720 pixels and 600 kB; a smaller one with AV1 may be added.",
      }),
    }),
  },
  run: async ({ id, uploadURL }, { media, database, caller }) => {
    let replaced: string[] = [];
    const result = await media.uploads.claim(uploadURL, caller.origin, (stored) =>
      changeContent(database, async (transaction) => {
        const asset = await requireAsset(transaction, id);
        if (!stored) return asset;
        const made = { ...stored, codecs: stored.codec === "av01" ? codecsOfAv1 : undefined };
        assertFits(asset, made);
        const renditions = withRendition(asset, made);
        replaced = readRenditions(asset)
          .map((each) => each.path)
          .filter((each) => !renditions.includes(each));
        return transaction.mediaAsset.update({ where: { id }, data: { renditions } });
      }),
    );
    for (const path of replaced) await media.storage.remove(path.slice(1));
    return result;
  },
  payload: {
    description: "The video or animated picture with its versions.",
    fields: savedAs("asset", MediaAssetType, "The file. Null where nothing was stored."),
  },
});

/** The value of `codecs` in the `type` attribute for an AV1 video of 1080p or less. */
const codecsOfAv1 = "av01.0.08M.08";

/**
 * How much longer or shorter than the original a version may be, for example by one frame or by the end of
 * the sound: by `seconds`, or by `part`, a share of the original's length, whichever allows more.
 */
const tolerance = { seconds: 1, part: 0.02 };

function assertFits(asset: MediaAsset, made: StoredFile & Pick<Rendition, "codecs">): void {
  const refuse = (message: string) => refusal("INVALID", message, "uploadURL");
  const { codec = null, pixelFormat = null, codecs } = made;
  const isPlayed = codec !== null && isPlayedEverywhere({ ...made, codec, pixelFormat });
  if (made.mediaType !== "video/mp4" || !(isPlayed || codecs) || !fitsAsRendition(asset, made)) {
    throw refuse(
      "A version of a video is an MP4 with H.264, of 1080 pixels at most; that of an animated picture has 720 pixels and 600 kB at most, and may be followed by a smaller one with AV1. Other pictures have none.",
    );
  }
  const { durationSeconds } = asset;
  const difference = Math.abs((durationSeconds ?? 0) - (made.durationSeconds ?? 0));
  const allowed = Math.max(tolerance.seconds, (durationSeconds ?? 0) * tolerance.part);
  if (durationSeconds && made.durationSeconds && difference > allowed) {
    throw refuse("This is not the whole video.");
  }
}
