import { storedBrief } from "../../../content/brief.ts";
import { sectionKeys, sections } from "../../../content/sections.ts";
import { action, idInput } from "../../builder/action.ts";
import type { MediaAsset, Prisma } from "../../database/__generated__/prisma/client.ts";
import { changeContent, type Transaction } from "../../database/content-change.ts";
import { requireAsset } from "../../media/asset-actions.ts";
import { handCaptionsOn } from "../../media/captions.ts";
import { assetPath } from "../../media/media-asset-loader.ts";
import { MediaAssetType } from "../../media/media-type.ts";
import { refusal } from "../../validation/accept.ts";
import { heroes, identityPictures } from "../derive-media-uses.ts";
import { storeRevision } from "../revisions/store-revision.ts";

const sectionColumns = sectionKeys.map((key) => sections[key].column);

// Every changed record gets a new version, so that open editors merge their edits with the
// replacement.
action("replaceMedia", {
  description:
    "Replaces a file in all its uses, in one transaction: in projects, also those in the trash, in the site's identity, and as the poster of videos. Each changed project gets a new version and a revision. The former file is kept. Its description and its captions are copied to the new file, unless the new file already has its own.",
  scopes: ["MEDIA", "PUBLISH"],
  input: {
    description: "The file to replace, and its replacement.",
    fields: (t) => ({
      id: idInput(t, "MediaAsset", "The picture or video that is shown now."),
      replacementId: idInput(
        t,
        "MediaAsset",
        "The file to show in its place: a picture for a picture, a video for a video.",
      ),
    }),
  },
  run: ({ id, replacementId }, { database }) =>
    changeContent(database, async (transaction) => {
      const asset = await requireAsset(transaction, id);
      const replacement = await requireAsset(transaction, replacementId, "replacementId");
      assertFitting(asset, replacement);
      const { path: from } = asset;
      const { path: to } = replacement;
      await replaceInProjects(transaction, from, to);
      await replaceInIdentity(transaction, from, to);
      await transaction.mediaAsset.updateMany({
        where: { posterPath: from },
        data: { posterPath: to, version: { increment: 1 } },
      });
      await handCaptionsOn(transaction, asset.id, replacement.id);
      return { asset, replacement: await handDescriptionOn(transaction, asset, replacement) };
    }),
  payload: {
    description: "Both files after the change.",
    fields: (t) => ({
      asset: t.field({
        type: MediaAssetType,
        nullable: true,
        description: "The replaced file. Null where nothing was changed.",
        resolve: ({ result }) => result?.asset,
      }),
      replacement: t.field({
        type: MediaAssetType,
        nullable: true,
        description: "The replacement. Null where nothing was changed.",
        resolve: ({ result }) => result?.replacement,
      }),
    }),
  },
});

/**
 * Asserts that the files differ, and that both are pictures or both are videos: some places accept
 * only pictures, and how a module shows a video does not apply to a picture.
 * @throws {UserFault} INVALID
 */
function assertFitting(asset: MediaAsset, replacement: MediaAsset): void {
  const field = "replacementId";
  if (asset.id === replacement.id) {
    throw refusal("INVALID", "Choose another file than the one to replace.", field);
  }
  if (asset.kind !== replacement.kind) {
    throw refusal("INVALID", "A picture is replaced by a picture, and a video by a video.", field);
  }
}

async function replaceInProjects(transaction: Transaction, from: string, to: string) {
  const mentions = { contains: from };
  const projects = await transaction.project.findMany({
    where: {
      // Uses are known only for modules that can be parsed, so the columns are searched, too.
      OR: [
        { mediaUses: { some: { path: from } } },
        ...[...heroes, "brief" as const, ...sectionColumns].map((column) => ({
          [column]: mentions,
        })),
      ],
    },
    include: { workImages: true },
  });
  for (const project of projects) {
    const data: Prisma.ProjectUpdateInput = {};
    for (const hero of heroes) if (isAt(project[hero], from)) data[hero] = to;
    for (const column of sectionColumns) {
      const text = replaceInSection(project[column], from, to);
      if (text !== project[column]) data[column] = text;
    }
    const brief = storedBrief(project.brief);
    if (brief?.pictures.some((source) => isAt(source, from))) {
      const pictures = brief.pictures.map((source) => (isAt(source, from) ? to : source));
      data.brief = JSON.stringify({ ...brief, pictures });
    }
    const workImages = project.workImages.filter(({ src }) => isAt(src, from));
    if (workImages.length === 0 && Object.keys(data).length === 0) continue;
    await storeRevision(transaction, project.id);
    for (const { id } of workImages) {
      await transaction.workImage.update({ where: { id }, data: { src: to } });
    }
    await transaction.project.update({
      where: { id: project.id },
      data: { ...data, version: { increment: 1 } },
    });
    await storeRevision(transaction, project.id);
  }
}

async function replaceInIdentity(transaction: Transaction, from: string, to: string) {
  const identity = await transaction.siteIdentity.findUnique({ where: { id: 1 } });
  const places = identityPictures.filter((place) => isAt(identity?.[place] ?? null, from));
  if (places.length === 0) return;
  const data: Prisma.SiteIdentityUpdateInput = { version: { increment: 1 } };
  for (const place of places) data[place] = to;
  await transaction.siteIdentity.update({ where: { id: 1 }, data });
}

async function handDescriptionOn(
  transaction: Transaction,
  { altText, isDecorative }: MediaAsset,
  replacement: MediaAsset,
): Promise<MediaAsset> {
  const isDescribed = replacement.altText !== "" || replacement.isDecorative;
  if (isDescribed || (altText === "" && !isDecorative)) return replacement;
  return transaction.mediaAsset.update({
    where: { id: replacement.id },
    data: { altText, isDecorative, version: { increment: 1 } },
  });
}

function isAt(source: string | null, path: string): boolean {
  return source !== null && assetPath(source) === path;
}

/**
 * Replaces a file in the stored text of a section, under every key that ends in "src" in any case: all keys
 * of media do so, also in modules of unknown types. Text that is not JSON is returned unchanged.
 */
export function replaceInSection(text: string, from: string, to: string): string {
  let hasChanged = false;
  const replaced = (key: string, value: unknown) => {
    if (typeof value !== "string" || !/src$/i.test(key) || !isAt(value, from)) return value;
    hasChanged = true;
    return to;
  };
  try {
    const changed = JSON.stringify(JSON.parse(text, replaced));
    return hasChanged ? changed : text;
  } catch {
    return text;
  }
}
