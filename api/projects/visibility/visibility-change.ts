import { visibilityAt } from "../../access/audience.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import { UserFault } from "../../validation/user-fault.ts";

type Schedule = Pick<Project, "visibility" | "publishAt" | "publishZone">;

/** What a new project is where nothing else is said: clients that know no visibility rely on it. */
const initial: Schedule = { visibility: "public", publishAt: null, publishZone: null };

/**
 * The columns that a change of visibility or schedule is written to; none where neither is given. Only
 * drafts have a moment of publication. One that has passed is removed, and so is that of a project that
 * is no draft any more. A moment sent back as it is stored is as good as left out, past or not.
 * @param stored undefined for a new project
 * @throws {UserFault} on publishAt: PAST, or INVALID where the project is no draft.
 */
export function visibilityColumns(
  { visibility, publishAt, publishZone }: { [Key in keyof Schedule]?: Schedule[Key] | undefined },
  stored: Schedule = initial,
  now: Date,
): Partial<Schedule> {
  if (visibility === undefined && publishAt === undefined && publishZone === undefined) return {};
  const current = visibility ?? visibilityAt(stored, now);
  const isNew = publishAt != null && publishAt.getTime() !== stored.publishAt?.getTime();
  if (isNew && publishAt <= now) {
    throw fault("PAST", "This moment is already past; publish now instead.");
  }
  if (isNew && current !== "draft") {
    throw fault("INVALID", "Only a draft can be scheduled; make it a draft first.");
  }
  const planned = publishAt === undefined ? stored.publishAt : publishAt;
  if (current !== "draft" || planned === null || planned <= now) {
    return { visibility: current, publishAt: null, publishZone: null };
  }
  return {
    visibility: current,
    publishAt: planned,
    publishZone: publishZone === undefined ? stored.publishZone : publishZone,
  };
}

function fault(code: string, message: string): UserFault {
  return new UserFault({ field: "publishAt", message, code });
}
