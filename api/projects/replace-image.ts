import { z } from "zod";
import type { Project } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";
import { UserFault } from "../graphql/user-errors.ts";
import { assetPath } from "../media/media-asset-loader.ts";
import { accept } from "../validation/accept.ts";
import { mediaAddress } from "../validation/media-address.ts";
import { findProject } from "./find-project.ts";
import { keepRevision } from "./keep-revision.ts";

/** Which picture of a project: one of its two heroes, or a work image by id. */
export type ProjectImage = "homeHeroImage" | "heroImage" | { workImageId: number };

const replacement = z.object({ src: mediaAddress("Image") });

/**
 * Shows another picture or film in the place of one. A hero's address gets a `?v=` with the time, so
 * that no cache shows the former one. @throws {UserFault} by field, NOT_FOUND among them.
 */
export function replaceProjectImage(
  database: Database,
  id: number,
  image: ProjectImage,
  address: string,
): Promise<Project> {
  const { src } = accept(replacement, { src: address });
  return changeContent(database, async (transaction) => {
    await findProject(transaction, id);
    await keepRevision(transaction, id);
    const isHero = typeof image === "string";
    if (!isHero) {
      const { count } = await transaction.workImage.updateMany({
        where: { id: image.workImageId, projectId: id },
        data: { src },
      });
      if (count === 0) throw workImageNotFound();
    }
    const project = await transaction.project.update({
      where: { id },
      data: {
        ...(isHero && { [image]: `${assetPath(src)}?v=${Date.now()}` }),
        version: { increment: 1 },
      },
    });
    await keepRevision(transaction, id);
    return project;
  });
}

function workImageNotFound(): UserFault {
  return new UserFault({
    field: "workImageId",
    message: "This work image does not exist any more.",
    code: "NOT_FOUND",
  });
}
