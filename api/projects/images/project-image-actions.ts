import { z } from "zod";
import { action, idInput, savedAs } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import type { Project, WorkImage } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent, type Transaction } from "../../database/content-change.ts";
import { assetPath } from "../../media/media-asset-loader.ts";
import { accept, refusal, StaleFault } from "../../validation/accept.ts";
import { mediaAddress } from "../../validation/media-address.ts";
import { findProject } from "../find-project.ts";
import { ProjectType } from "../project.ts";
import { storeRevision } from "../revisions/store-revision.ts";

const HeroType = builder.enumType("ProjectHero", {
  description: "One of a project's two heroes.",
  values: {
    HOME: {
      value: "homeHeroImage",
      description: "The picture or video of its card on the home page.",
    },
    PAGE: { value: "heroImage", description: "The picture or video at the head of its page." },
  } as const,
});

const ProjectImageInput = builder.inputType("ProjectImageInput", {
  description: "A picture or video of a project: exactly one of these fields.",
  isOneOf: true,
  fields: (t) => ({
    hero: t.field({ type: HeroType, description: "One of the project's two heroes." }),
    workImageId: t.id({ description: "The id of one of the project's work images." }),
  }),
});

action("replaceProjectImage", {
  description: "Replaces a picture or video of a project.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The picture to replace, and its replacement.",
    fields: (t) => ({
      id: idInput(t, "Project", "The project."),
      image: t.field({
        type: ProjectImageInput,
        required: true,
        description: "The picture to replace.",
      }),
      src: t.string({
        required: true,
        description:
          "The address of the replacement. For a hero, `?v=` with the time is added at its end.",
      }),
      seenSrc: t.string({
        description:
          "The address of the picture to replace, as the caller saw it; null for no picture. Where the project has another picture now, nothing changes and the code is STALE_IMAGE. Unset to replace any picture.",
      }),
    }),
  },
  run: ({ id, image: { hero, workImageId }, ...replacement }, { database }) => {
    const image = hero ?? { workImageId: databaseIdOf("WorkImage", workImageId ?? "") };
    return replaceProjectImage(database, id, image, replacement);
  },
  payload: {
    description: "The project after the change.",
    fields: savedAs(
      "project",
      ProjectType,
      "The project, also where the picture was replaced elsewhere. Null where the change was refused for another reason.",
    ),
  },
});

/** A picture of a project: one of its two heroes, or a work image by id. */
type ProjectImage = "homeHeroImage" | "heroImage" | { workImageId: number };

const replacement = z.object({ src: mediaAddress("Image") });

type Replacement = {
  /** The address of the replacement. */
  src: string;
  /**
   * The address of the picture to replace, as the caller saw it; null for no picture. An outdated
   * address is refused. Undefined to replace any picture.
   */
  seenSrc?: string | null | undefined;
};

/**
 * Replaces a picture or video of a project. The new address of a hero gets a `?v=` with the time,
 * so that no cache returns the old file.
 * @throws {UserFault} by field, such as STALE_IMAGE and NOT_FOUND
 */
export function replaceProjectImage(
  database: Database,
  id: number,
  image: ProjectImage,
  { src: address, seenSrc }: Replacement,
): Promise<Project> {
  const { src } = accept(replacement, { src: address });
  return changeContent(database, async (transaction) => {
    const before = await findProject(transaction, id);
    const isHero = typeof image === "string";
    const current = isHero ? before[image] : (await findWorkImage(transaction, id, image)).src;
    if (seenSrc !== undefined && seenSrc !== (current || null)) throw staleImage(before);
    await storeRevision(transaction, id);
    if (!isHero) {
      await transaction.workImage.update({ where: { id: image.workImageId }, data: { src } });
    }
    const project = await transaction.project.update({
      where: { id },
      data: {
        ...(isHero && { [image]: `${assetPath(src)}?v=${Date.now()}` }),
        version: { increment: 1 },
      },
    });
    await storeRevision(transaction, id);
    return project;
  });
}

async function findWorkImage(
  transaction: Transaction,
  projectId: number,
  { workImageId }: { workImageId: number },
): Promise<WorkImage> {
  const found = await transaction.workImage.findFirst({ where: { id: workImageId, projectId } });
  if (found) return found;
  throw refusal("NOT_FOUND", "This work image does not exist any more.", "workImageId");
}

function staleImage(project: Project): StaleFault {
  return new StaleFault(project, {
    field: "seenSrc",
    message: "This picture was replaced elsewhere after you opened it.",
    code: "STALE_IMAGE",
  });
}
