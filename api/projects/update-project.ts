import type { Project } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent, type Transaction } from "../database/content-change.ts";
import { UserFault } from "../graphql/user-errors.ts";
import { accept } from "../validation/accept.ts";
import { given } from "../validation/given.ts";
import { findProject } from "./find-project.ts";
import { type ProjectChanges, projectChanges } from "./project-fields.ts";
import { claimSlug } from "./slug.ts";
import { writeWorkImages } from "./work-images.ts";
import { type SectionChanges, sectionColumns } from "./written-sections.ts";

type ProjectUpdate = {
  id: number;
  fields: ProjectChanges;
  sections?: SectionChanges;
  /** The version that the changes were made from; a newer one refuses them. Undefined for any. */
  version?: number | undefined;
  overwriteUnreadable?: boolean;
};

type UpdatedProject = { project: Project; removedWorkImageIds: number[] };

/**
 * Changes what is given of a project and nothing else.
 * @throws {UserFault} by field; SLUG_TAKEN, STALE_VERSION, UNREADABLE_SECTION and NOT_FOUND among them.
 */
export async function updateProject(
  database: Database,
  { id, fields, sections = {}, version, overwriteUnreadable = false }: ProjectUpdate,
): Promise<UpdatedProject> {
  const { workImages, ...changes } = accept(projectChanges, fields);
  return changeContent(database, async (transaction) => {
    const before = await findProject(transaction, id);
    assertCurrent(before, version);
    const columns = sectionColumns(sections, before, overwriteUnreadable);
    if (changes.slug !== undefined && changes.slug !== before.slug) {
      await moveTo(transaction, before, changes.slug);
    }
    const removedWorkImageIds = workImages
      ? await writeWorkImages(transaction, id, workImages)
      : [];
    const project = await transaction.project.update({
      where: { id },
      data: { ...given(changes), ...columns, version: { increment: 1 } },
    });
    return { project, removedWorkImageIds };
  });
}

function assertCurrent(project: Project, version: number | undefined): void {
  if (version === undefined || version === project.version) return;
  throw new UserFault({
    field: "version",
    message: "This project was changed elsewhere after you opened it.",
    code: "STALE_VERSION",
    currentVersion: project.version,
  });
}

/** The address left behind redirects from now on. */
async function moveTo(transaction: Transaction, project: Project, slug: string): Promise<void> {
  await claimSlug(transaction, slug, project.id);
  await transaction.formerSlug.create({ data: { slug: project.slug, projectId: project.id } });
}
