import { sectionKeys, sections } from "../../../content/sections.ts";
import { action, idInput } from "../../builder/action.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent, type Transaction } from "../../database/content-change.ts";
import { assertCurrent } from "../../validation/assert-current.ts";
import { UserFault } from "../../validation/user-fault.ts";
import {
  type KnownModules,
  knownModules,
  withNarrowerAudiences,
} from "../case-study/guarded-audiences.ts";
import { columnsOf } from "../fields/json-columns.ts";
import { findProject } from "../find-project.ts";
import { writeWorkImages } from "../images/work-images.ts";
import { projectField } from "../project.ts";
import { moveProject } from "../slug.ts";
import { readRevisionContent } from "./revision-content.ts";
import { storeRevision } from "./store-revision.ts";

action("restoreRevision", {
  description:
    "Makes a project what it was in one of its revisions. What it was before stays a revision, too, so that this can be undone.",
  input: {
    description: "Which revision to bring back.",
    fields: (t) => ({
      id: idInput(t, "ProjectRevision", "The revision."),
      version: t.int({
        required: true,
        description:
          "The project's version as it was seen last. Where it has another one by now, nothing changes and the code is STALE_VERSION.",
      }),
      keepSlug: t.boolean({
        defaultValue: false,
        description:
          "Whether the project stays at the address it has now. Where not, and the former one belongs to another project, the code is SLUG_TAKEN.",
      }),
    }),
  },
  run: ({ id, version, keepSlug }, { database }) =>
    restoreRevision(database, { revisionId: id, version, keepSlug: keepSlug ?? false }),
  payload: {
    description: "The project as it is now.",
    fields: (t) => ({ project: t.field(projectField("Null where nothing was changed.")) }),
  },
});

type Restoration = {
  revisionId: number;
  /** The project's version that the owner saw; a newer one refuses. */
  version: number;
  /** Whether the project stays at the address it has now. */
  keepSlug?: boolean;
};

/**
 * Makes a project what it was in one of its revisions. That is a save like any other: what was there
 * before stays a revision, too. Sections are written as they were, also where they cannot be read; only
 * that no module is for more people than it was last.
 * @throws {UserFault} NOT_FOUND, STALE_VERSION, SLUG_TAKEN.
 */
export function restoreRevision(
  database: Database,
  { revisionId, version, keepSlug = false }: Restoration,
): Promise<Project> {
  return changeContent(database, async (transaction) => {
    const revision = await transaction.projectRevision.findUnique({ where: { id: revisionId } });
    if (!revision) throw revisionNotFound();
    const { projectId: id } = revision;
    const before = await findProject(transaction, id);
    assertCurrent(before, version, "project");
    await storeRevision(transaction, id);
    const { workImages, slug, ...content } = readRevisionContent(revision.content);
    const known = await lastKnownModules(transaction, before, revision.version);
    for (const key of sectionKeys) {
      const { column } = sections[key];
      content[column] = withNarrowerAudiences(content[column], known);
    }
    if (!keepSlug && slug !== before.slug) await moveProject(transaction, before, slug);
    await writeWorkImages(transaction, id, workImages);
    const project = await transaction.project.update({
      where: { id },
      data: { ...columnsOf(content), ...(!keepSlug && { slug }), version: { increment: 1 } },
    });
    await storeRevision(transaction, id, revision.version);
    return project;
  });
}

/** The modules as they are now, and those that are gone as they were last. */
async function lastKnownModules(
  transaction: Transaction,
  project: Project,
  since: number,
): Promise<KnownModules> {
  const later = await transaction.projectRevision.findMany({
    where: { projectId: project.id, version: { gt: since } },
    orderBy: { version: "asc" },
    select: { content: true },
  });
  const states = [...later.map(({ content }) => readRevisionContent(content)), project];
  return knownModules(
    states.flatMap((state) => sectionKeys.map((key) => state[sections[key].column])),
  );
}

function revisionNotFound(): UserFault {
  return new UserFault({
    field: "id",
    message: "This revision is no longer stored.",
    code: "NOT_FOUND",
  });
}
