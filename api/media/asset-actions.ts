import { z } from "zod";
import { maxDescription } from "../../content/media-description.ts";
import { whereShown } from "../access/audience.ts";
import { mayAs } from "../access/viewer.ts";
import { action, idInput, savedAs } from "../builder/action.ts";
import { versionInput } from "../builder/version.ts";
import type { MediaAsset, Prisma } from "../database/__generated__/prisma/client.ts";
import { changeContent, type Transaction } from "../database/content-change.ts";
import { accept, assertCurrent, givenNotNull, refusal, UserFault } from "../validation/accept.ts";
import { CaptionInput, storeCaptions } from "./captions.ts";
import { assetPath } from "./media-asset-loader.ts";
import { MediaAssetType } from "./media-type.ts";
import { settledUses } from "./settled-uses.ts";

/**
 * Finds an asset by its id.
 * @param field the input field of the id
 * @throws {UserFault} NOT_FOUND
 */
export async function requireAsset(
  transaction: Transaction,
  id: number,
  field = "id",
): Promise<MediaAsset> {
  const asset = await transaction.mediaAsset.findUnique({ where: { id } });
  if (asset) return asset;
  throw new UserFault({ field, message: "There is no such file.", code: "NOT_FOUND" });
}

const share = z.number().min(0, "Give a share from 0 to 1.").max(1, "Give a share from 0 to 1.");

const changes = z.object({
  altText: z
    .string()
    .trim()
    .max(maxDescription, `The description may be at most ${maxDescription} characters long.`)
    .nullish(),
  isDecorative: z.boolean().nullish(),
  focalX: share.nullish(),
  focalY: share.nullish(),
  posterPath: z.string().nullish(),
  durationSeconds: z.number().positive("A video lasts longer than that.").max(1e6).nullish(),
});

action("updateMediaAsset", {
  description:
    "Changes the data of a picture or video. For a file that others see, a token without the scope PUBLISH can only suggest a description to the owner, where the file has none. Other changes are refused with NEEDS_PUBLISH.",
  scopes: ["MEDIA"],
  input: {
    description: "The changes to a picture or video. Omitted fields stay unchanged.",
    fields: (t) => ({
      id: idInput(t, "MediaAsset", "The picture or video."),
      version: versionInput(t),
      altText: t.string({
        description: "A description for those who cannot see the picture or video.",
      }),
      isDecorative: t.boolean({
        description:
          "Whether the picture or video is decorative and needs no description. True removes altText; a later altText sets isDecorative to false.",
      }),
      focalX: t.float({ description: "The focal point, from 0 at the left to 1 at the right." }),
      focalY: t.float({ description: "The focal point, from 0 at the top to 1 at the bottom." }),
      posterPath: t.string({
        description: "The path of the still that is shown before a video plays.",
      }),
      durationSeconds: t.float({ description: "Length of a video in seconds." }),
      captions: t.field({
        type: [CaptionInput],
        description: "All captions of a video. They replace its present captions.",
      }),
    }),
  },
  run: async ({ id, version, captions, ...input }, context) => {
    const { posterPath, ...fields } = accept(changes, input);
    await settledUses(context);
    return changeContent(context.database, async (transaction) => {
      const asset = await requireAsset(transaction, id);
      assertCurrent(asset, version, asset.kind === "image" ? "picture" : "video");
      if (!mayAs(context.viewer, ["PUBLISH"]) && (await isShown(transaction, asset))) {
        const offer = { offeredDescription: offeredOf(asset, { captions, ...input }) };
        return transaction.mediaAsset.update({ where: { id }, data: offer });
      }
      const data: Prisma.MediaAssetUpdateInput = {
        ...givenNotNull(fields),
        ...answerOf(asset, fields),
      };
      if (posterPath) data.posterPath = await requirePoster(transaction, asset, posterPath);
      if (captions) await storeCaptions(transaction, asset, captions);
      return transaction.mediaAsset.update({
        where: { id },
        data: { ...data, version: { increment: 1 } },
      });
    });
  },
  payload: {
    description: "The picture or video after the change.",
    fields: savedAs(
      "asset",
      MediaAssetType,
      "The picture or video, also where the change was refused because it was changed elsewhere. Null where the change was refused for another reason.",
    ),
  },
});

action("deleteMediaAsset", {
  description:
    "Removes an unused picture or video from the library. It can be restored for 30 days; then it is removed permanently, unless a draft or an earlier version of a project shows it.",
  scopes: ["MEDIA", "PUBLISH"],
  input: {
    description: "The file to delete.",
    fields: (t) => ({ id: idInput(t, "MediaAsset", "The picture or video.") }),
  },
  run: async ({ id }, context) => {
    await settledUses(context);
    return changeContent(context.database, async (transaction) => {
      const { path } = await requireAsset(transaction, id);
      const [uses, videos] = [
        await transaction.mediaUse.count({ where: { path } }),
        await transaction.mediaAsset.count({ where: { posterPath: path, deletedAt: null } }),
      ];
      if (uses + videos > 0) {
        const message = "This file is still shown. Remove it from its places first.";
        throw new UserFault({ field: "id", message, code: "IN_USE" });
      }
      return transaction.mediaAsset.update({ where: { id }, data: { deletedAt: new Date() } });
    });
  },
  payload: {
    description: "The deleted file.",
    fields: savedAs("asset", MediaAssetType, "The file. Null where nothing was changed."),
  },
});

action("restoreMediaAsset", {
  description: "Restores a deleted picture or video.",
  scopes: ["MEDIA", "PUBLISH"],
  input: {
    description: "The file to restore.",
    fields: (t) => ({ id: idInput(t, "MediaAsset", "The picture or video.") }),
  },
  run: ({ id }, { database }) =>
    changeContent(database, async (transaction) => {
      const { posterPath } = await requireAsset(transaction, id);
      const data = { deletedAt: null };
      if (posterPath)
        await transaction.mediaAsset.updateMany({ where: { path: posterPath }, data });
      return transaction.mediaAsset.update({ where: { id }, data });
    }),
  payload: {
    description: "The restored file.",
    fields: savedAs("asset", MediaAssetType, "The file. Null where nothing was changed."),
  },
});

/**
 * Whether a file is visible to anybody except the owner, now or at a scheduled time. The poster of any video
 * (the picture before it plays) counts as visible.
 */
async function isShown(transaction: Transaction, { path }: MediaAsset): Promise<boolean> {
  const places = { OR: [{ projectId: null }, { project: whereShown }] };
  const [uses, videos] = [
    await transaction.mediaUse.count({ where: { path, ...places } }),
    await transaction.mediaAsset.count({ where: { posterPath: path } }),
  ];
  return uses + videos > 0;
}

/**
 * Returns the description that a token wants to set, to be stored as a suggestion for the owner.
 * @throws {UserFault} NEEDS_PUBLISH for a change of anything else, and for a file that is described or
 *   decorative
 */
function offeredOf({ altText, isDecorative }: MediaAsset, change: Record<string, unknown>): string {
  const { altText: offered, ...others } = givenNotNull(change);
  const isOffer = typeof offered === "string" && Object.keys(others).length === 0;
  if (isOffer && !altText && !isDecorative) return offered.trim();
  const message =
    "Visitors see this file. A token needs the scope PUBLISH to change it; without it, it can offer a description where there is none.";
  throw refusal("NEEDS_PUBLISH", message);
}

type Answer = { altText?: string | null | undefined; isDecorative?: boolean | null | undefined };

/**
 * Returns further fields to change, because a decorative file has no description: marking a file as
 * decorative removes its description, and a new description removes the mark.
 * @throws {UserFault} INVALID for a change that sets a description and marks the file as decorative
 */
function answerOf(before: MediaAsset, { altText, isDecorative }: Answer) {
  if (altText && isDecorative) {
    const message = "Describe it, or say that it is decorative.";
    throw new UserFault({ field: "isDecorative", message, code: "INVALID" });
  }
  if (isDecorative) return { altText: "", isDecorative: true };
  return altText && before.isDecorative ? { isDecorative: false } : {};
}

async function requirePoster(transaction: Transaction, video: MediaAsset, path: string) {
  const poster = await transaction.mediaAsset.findUnique({ where: { path: assetPath(path) } });
  if (video.kind === "video" && poster?.kind === "image") return poster.path;
  throw refusal("INVALID", "A poster is a stored picture, and only videos have one.", "posterPath");
}
