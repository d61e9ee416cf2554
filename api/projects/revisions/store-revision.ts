import type { Transaction } from "../../database/content-change.ts";
import { changedParts, readRevisionContent, revisionContentOf } from "./revision-content.ts";

/** How many revisions of a project are stored; older ones are deleted. */
const maxRevisions = 50;

/**
 * Keeps a project as it is in this transaction, as the revision of its version. Called before a change
 * too, it keeps states that came about otherwise; where the version is kept already, or is as the last one
 * that was, nothing happens.
 * @param restoredVersion the version that this one brought back
 */
export async function storeRevision(
  transaction: Transaction,
  projectId: number,
  restoredVersion?: number,
): Promise<void> {
  const project = await transaction.project.findUniqueOrThrow({
    where: { id: projectId },
    include: { workImages: { orderBy: [{ position: "asc" }, { id: "asc" }] } },
  });
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
      // Until its first save, what moves the latter is no content, such as its place in an order.
      createdAt: !previous && project.version === 1 ? project.createdAt : project.updatedAt,
    },
  });
  await dropOldest(transaction, projectId);
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
