import type { Transaction } from "../../database/content-change.ts";
import {
  changedParts,
  type RevisionContent,
  readRevisionContent,
  revisionContentOf,
} from "./project-revision.ts";

/** How many revisions of a project are stored. */
const maxRevisions = 50;

/**
 * Stores the present state of a project as the revision of its version. Callers do so before a change and
 * after it: the state before may have no revision yet, because some writes, such as the creation of a
 * project, store none. Does nothing if a revision of this version exists, or if the content equals that of
 * the last revision and no version is restored. Deletes the oldest revisions beyond `maxRevisions`.
 * @param restoredVersion the version that the present state restores
 */
export async function storeRevision(
  transaction: Transaction,
  projectId: number,
  restoredVersion?: number,
): Promise<void> {
  const project = await readWhole(transaction, projectId);
  const previous = await transaction.projectRevision.findFirst({
    where: { projectId },
    orderBy: { version: "desc" },
  });
  if (previous && previous.version >= project.version) return;
  const content = revisionContentOf(project);
  const changed = previous ? changedParts(readRevisionContent(previous.content), content) : [];
  if (previous && changed.length === 0 && restoredVersion === undefined) return;
  await transaction.projectRevision.create({
    data: {
      projectId,
      version: project.version,
      content: JSON.stringify(content),
      changedParts: JSON.stringify(changed),
      restoredVersion: restoredVersion ?? null,
      // Until the first save, the content is that of the creation, but `updatedAt` may be later, for example
      // because the project was moved in a list.
      createdAt: !previous && project.version === 1 ? project.createdAt : project.updatedAt,
    },
  });
  await dropOldest(transaction, projectId);
}

async function readWhole(transaction: Transaction, projectId: number) {
  return transaction.project.findUniqueOrThrow({
    where: { id: projectId },
    include: { workImages: { orderBy: [{ position: "asc" }, { id: "asc" }] } },
  });
}

/** The content of a project as a revision would store it now. */
export async function presentContent(
  transaction: Transaction,
  projectId: number,
): Promise<RevisionContent> {
  return revisionContentOf(await readWhole(transaction, projectId));
}

async function dropOldest(transaction: Transaction, projectId: number): Promise<void> {
  const tooOld = await transaction.projectRevision.findFirst({
    where: { projectId },
    orderBy: { version: "desc" },
    skip: maxRevisions,
    select: { version: true },
  });
  if (!tooOld) return;
  await transaction.projectRevision.deleteMany({
    where: { projectId, version: { lte: tooOld.version } },
  });
}
