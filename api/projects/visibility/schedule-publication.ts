import { z } from "zod";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { accept } from "../../validation/accept.ts";
import { projectFields } from "../fields/project-fields.ts";
import { findProject } from "../find-project.ts";
import { visibilityColumns } from "./visibility-change.ts";

/** When a draft is to become public, and the time zone that the owner meant. */
export type Publication = { publishAt: Date; publishZone: string | null };

const publication = z.object({
  publishAt: projectFields.publishAt.rule,
  publishZone: projectFields.publishZone.rule,
});

/**
 * Has a draft become public by itself at a moment to come.
 * @throws {UserFault} by field; PAST and NOT_FOUND among them, and INVALID for a project that is no draft.
 */
export function schedulePublication(
  database: Database,
  id: number,
  given: Publication,
  now = new Date(),
): Promise<Project> {
  const accepted = accept(publication, given);
  return changeContent(database, async (transaction) => {
    const stored = await findProject(transaction, id);
    return transaction.project.update({
      where: { id },
      data: visibilityColumns(accepted, stored, now),
    });
  });
}
