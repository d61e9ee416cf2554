import { visibilityAt } from "../../access/audience.ts";
import type { Project, Visibility } from "../../database/__generated__/prisma/client.ts";
import { refusal } from "../../validation/accept.ts";

type Schedule = Pick<Project, "visibility" | "publishAt" | "publishZone">;
type Columns = Schedule & Pick<Project, "publishedAt">;
type Stored = Columns & { createdAt: Date | null };

/** The state that a new project starts from. A client that sends no visibility creates a public project. */
const initial: Stored = {
  visibility: "public",
  publishAt: null,
  publishZone: null,
  publishedAt: null,
  createdAt: null,
};

/**
 * The columns that a change of visibility or schedule sets; none where neither is given. Only
 * drafts have a scheduled time, `publishAt`: it is removed if it has passed, or if the project is
 * not a draft any more. `publishedAt`, the time when a project first became public, is set once and
 * stays. A `publishAt` that is equal to the stored one is accepted even if it has passed.
 * @param stored undefined for a new project
 * @throws {UserFault} on publishAt: PAST, or INVALID where the project is no draft
 */
export function visibilityColumns(
  { visibility, publishAt, publishZone }: { [Key in keyof Schedule]?: Schedule[Key] | undefined },
  stored: Stored = initial,
  now: Date,
): Partial<Columns> {
  if (visibility === undefined && publishAt === undefined && publishZone === undefined) return {};
  const current = visibility ?? visibilityAt(stored, now);
  const isNew = publishAt != null && publishAt.getTime() !== stored.publishAt?.getTime();
  if (isNew && publishAt <= now) {
    throw refusal("PAST", "This moment is already past; publish now instead.", "publishAt");
  }
  if (isNew && current !== "draft") {
    throw refusal("INVALID", "Only a draft can be scheduled; make it a draft first.", "publishAt");
  }
  const planned = publishAt === undefined ? stored.publishAt : publishAt;
  if (current !== "draft" || planned === null || planned <= now) {
    const publishedAt = publishedAtAfter(current, stored, now);
    return { visibility: current, publishAt: null, publishZone: null, publishedAt };
  }
  return {
    visibility: current,
    publishAt: planned,
    publishZone: publishZone === undefined ? stored.publishZone : publishZone,
  };
}

function publishedAtAfter(visibility: Visibility, stored: Stored, now: Date): Date | null {
  const { publishAt, publishedAt, createdAt } = stored;
  if (publishedAt) return publishedAt;
  if (publishAt && publishAt <= now) return publishAt;
  if (stored.visibility === "public") return createdAt;
  return visibility === "public" ? now : null;
}
