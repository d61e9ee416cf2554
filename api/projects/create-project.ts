import type { Project } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";
import { accept } from "../validation/accept.ts";
import { given } from "../validation/given.ts";
import { type SectionChanges, sectionColumns } from "./case-study/written-sections.ts";
import { columnsOf } from "./fields/json-columns.ts";
import { type NewProject, newProject } from "./fields/project-fields.ts";
import { writeWorkImages } from "./images/work-images.ts";
import { claimSlug } from "./slug.ts";
import { visibilityColumns } from "./visibility/visibility-change.ts";

/** Makes a project. @throws {UserFault} by field; SLUG_TAKEN and PAST among them. */
export async function createProject(
  database: Database,
  input: NewProject,
  sections: SectionChanges = {},
  now = new Date(),
): Promise<Project> {
  const { workImages = [], name, slug, ...fields } = accept(newProject, input);
  const visibility = visibilityColumns(fields, undefined, now);
  const columns = sectionColumns(sections);
  return changeContent(database, async (transaction) => {
    await claimSlug(transaction, slug);
    const project = await transaction.project.create({
      data: { name, slug, ...columnsOf(given(fields)), ...visibility, ...columns },
    });
    await writeWorkImages(transaction, project.id, workImages);
    return project;
  });
}
