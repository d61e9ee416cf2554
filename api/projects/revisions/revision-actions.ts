import { sectionKeys, sections } from "../../../content/sections.ts";
import { action, idInput } from "../../builder/action.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent, type Transaction } from "../../database/content-change.ts";
import { assertCurrent, refusal } from "../../validation/accept.ts";
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
    "Restores a revision. The present state is stored as a revision, too, so that this can be undone.",
  input: {
    description: "The revision to restore.",
    fields: (t) => ({
      id: idInput(t, "ProjectRevision", "The revision."),
      version: t.int({
        required: true,
        description:
          "The project's version that the caller saw. Where it is outdated, nothing changes and the code is STALE_VERSION.",
      }),
      keepSlug: t.boolean({
        defaultValue: false,
        description:
          "Whether the project keeps its present address. Otherwise, where another project has the former one, the code is SLUG_TAKEN.",
      }),
    }),
  },
  run: ({ id, version, keepSlug }, { database }) =>
    restoreRevision(database, { revisionId: id, version, keepSlug: keepSlug ?? false }),
  payload: {
    description: "The project after the change.",
    fields: (t) => ({ project: t.field(projectField("Null where nothing was changed.")) }),
  },
});

type Restoration = {
  revisionId: number;
  /** The project's version that the caller saw; a newer one refuses the change. */
  version: number;
  /** Whether the project keeps its present address. */
  keepSlug?: boolean;
};

/**
 * Restores a revision. This is an ordinary save: the present state is stored as a revision, too. Sections
 * are written as they were, even if they cannot be read, but no module gets a wider audience than it last
 * had.
 * @throws {UserFault} NOT_FOUND, STALE_VERSION, SLUG_TAKEN
 */
export function restoreRevision(
  database: Database,
  { revisionId, version, keepSlug = false }: Restoration,
): Promise<Project> {
  return changeContent(database, async (transaction) => {
    const revision = await transaction.projectRevision.findUnique({ where: { id: revisionId } });
    if (!revision) throw refusal("NOT_FOUND", "This revision is no longer stored.", "id");
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

/** The present modules, and removed ones as they last were. */
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
