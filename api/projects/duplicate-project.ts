import { projectFields } from "../../content/project-fields.ts";
import { cutTo } from "../../content/storable-text.ts";
import type { Project } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";
import { findProject } from "./find-project.ts";
import { findFreeSlug } from "./slug.ts";

const ending = " (Copy)";

/**
 * Copies a project with all its content. The copy is a draft, is protected if the original is, and is the
 * last project in the home order and in the work order. It has no card on the home page, and is not on the
 * page of briefs.
 * @throws {UserFault} NOT_FOUND
 */
export function duplicateProject(database: Database, id: number): Promise<Project> {
  return changeContent(database, async (transaction) => {
    const original = await findProject(transaction, id);
    const images = await transaction.workImage.findMany({
      where: { projectId: id },
      orderBy: [{ position: "asc" }, { id: "asc" }],
    });
    const { _max } = await transaction.project.aggregate({
      where: { deletedAt: null },
      _max: { homeOrder: true, workOrder: true },
    });
    const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...content } = original;
    return transaction.project.create({
      data: {
        ...content,
        name: `${cutTo(original.name, projectFields.name.max - ending.length)}${ending}`,
        slug: await findFreeSlug(transaction, `${original.slug}-copy`),
        version: 1,
        isDemo: false,
        briefOrder: null,
        showOnHome: false,
        visibility: "draft",
        publishAt: null,
        publishZone: null,
        publishedAt: null,
        homeOrder: following(_max.homeOrder),
        workOrder: following(_max.workOrder),
        workImages: { create: images.map(({ src }, position) => ({ src, position })) },
      },
    });
  });
}

/**
 * The position after the last project, at most the largest integer of the database. 0 if there are no
 * projects.
 */
function following(last: number | null): number {
  return Math.min((last ?? -1) + 1, 2 ** 31 - 1);
}
