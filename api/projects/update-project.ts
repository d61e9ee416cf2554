import type { Project } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";
import { accept } from "../validation/accept.ts";
import { assertCurrent } from "../validation/assert-current.ts";
import { given } from "../validation/given.ts";
import { type SectionChanges, sectionColumns } from "./case-study/written-sections.ts";
import { columnsOf } from "./fields/json-columns.ts";
import { type ProjectChanges, projectChanges } from "./fields/project-fields.ts";
import { findProject } from "./find-project.ts";
import { writeWorkImages } from "./images/work-images.ts";
import { moveProject } from "./order/move-project.ts";
import { storeRevision } from "./revisions/store-revision.ts";
import { visibilityColumns } from "./visibility/visibility-change.ts";

type ProjectUpdate = {
  id: number;
  fields: ProjectChanges;
  sections?: SectionChanges;
  /** The version that the changes were made from; a newer one refuses them. Undefined for any. */
  version?: number | undefined;
  /** The same for changes that are no saves, such as those of its order. */
  updatedAt?: Date | undefined;
  overwriteUnreadable?: boolean;
  now?: Date;
};

type UpdatedProject = { project: Project; removedWorkImageIds: number[] };

/**
 * Changes what is given of a project and nothing else. Every save stays a revision.
 * @throws {UserFault} by field; SLUG_TAKEN, PAST, STALE_VERSION, UNREADABLE_SECTION and NOT_FOUND among them.
 */
export async function updateProject(
  database: Database,
  update: ProjectUpdate,
): Promise<UpdatedProject> {
  const { id, fields, sections = {}, version, updatedAt, overwriteUnreadable = false } = update;
  const { workImages, ...changes } = accept(projectChanges, fields);
  return changeContent(database, async (transaction) => {
    const before = await findProject(transaction, id);
    assertCurrent(before, version, "project", updatedAt);
    const columns = sectionColumns(sections, before, overwriteUnreadable);
    const visibility = visibilityColumns(changes, before, update.now ?? new Date());
    await storeRevision(transaction, id);
    if (changes.slug !== undefined && changes.slug !== before.slug) {
      await moveProject(transaction, before, changes.slug);
    }
    const removedWorkImageIds = workImages
      ? await writeWorkImages(transaction, id, workImages)
      : [];
    const project = await transaction.project.update({
      where: { id },
      data: { ...columnsOf(given(changes)), ...visibility, ...columns, version: { increment: 1 } },
    });
    await storeRevision(transaction, id);
    return { project, removedWorkImageIds };
  });
}
