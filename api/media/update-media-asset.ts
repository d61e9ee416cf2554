import { z } from "zod";
import type { MediaAsset, Prisma } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent, type Transaction } from "../database/content-change.ts";
import { accept } from "../validation/accept.ts";
import { assertCurrent } from "../validation/assert-current.ts";
import { givenNotNull } from "../validation/given.ts";
import { UserFault } from "../validation/user-fault.ts";
import { assetPath } from "./media-asset-loader.ts";

const share = z.number().min(0, "Give a share from 0 to 1.").max(1, "Give a share from 0 to 1.");

const changes = z.object({
  altText: z
    .string()
    .trim()
    .max(1_000, "The description may be at most 1000 characters long.")
    .nullish(),
  isDecorative: z.boolean().nullish(),
  focalX: share.nullish(),
  focalY: share.nullish(),
  posterPath: z.string().nullish(),
  durationSeconds: z.number().positive("A video lasts longer than that.").max(1e6).nullish(),
});

/**
 * Changes what is known about a file; what is not given stays.
 * @param version that the change was made from; a newer one refuses it. Undefined for any.
 * @throws {UserFault} by field; STALE_VERSION and NOT_FOUND among them
 */
export async function updateMediaAsset(
  database: Database,
  id: number,
  input: z.input<typeof changes>,
  version?: number,
): Promise<MediaAsset> {
  const { posterPath, ...fields } = accept(changes, input);
  return changeContent(database, async (transaction) => {
    const asset = await transaction.mediaAsset.findUnique({ where: { id } });
    if (!asset) {
      throw new UserFault({ field: "id", message: "This file is not there.", code: "NOT_FOUND" });
    }
    assertCurrent(asset, version, asset.kind === "image" ? "picture" : "video");
    const data: Prisma.MediaAssetUpdateInput = {
      ...givenNotNull(fields),
      ...answerOf(asset, fields),
    };
    if (posterPath) data.posterPath = await requirePoster(transaction, asset, posterPath);
    return transaction.mediaAsset.update({
      where: { id },
      data: { ...data, version: { increment: 1 } },
    });
  });
}

type Answer = { altText?: string | null | undefined; isDecorative?: boolean | null | undefined };

/** What a file is said to show is words or that it needs none, never both. */
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
  throw new UserFault({
    field: "posterPath",
    message: "A poster is a stored picture, and only videos have one.",
    code: "INVALID",
  });
}
