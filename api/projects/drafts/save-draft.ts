import { z } from "zod";
import type { ProjectDraft } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { accept } from "../../validation/accept.ts";
import { wholeNumber } from "../../validation/whole-number.ts";
import { projectNotFound } from "../find-project.ts";

/** Which state of which open editor. */
export type DraftState = { projectId: number; editor: string; sequence: number };

const draft = z.object({
  editor: z
    .string()
    .regex(/^[\w-]{8,40}$/, "Editor must be 8 to 40 letters, digits, hyphens or underscores"),
  sequence: wholeNumber("Sequence"),
  content: z
    .string()
    .max(1_000_000, "A draft may be 1,000,000 characters long")
    .refine(isJson, "A draft must be JSON"),
});

/**
 * Stores what an open editor holds. Every editor has its own draft, so that none replaces another's; of
 * one editor's states the latest stays, in whatever order they arrive. Also for projects in the trash.
 * @returns the draft as it is stored now
 * @throws {UserFault} by field, NOT_FOUND among them.
 */
export async function saveDraft(
  database: Database,
  { projectId, ...given }: DraftState & { content: string },
): Promise<ProjectDraft> {
  const { editor, sequence, content } = accept(draft, given);
  const project = await database.project.findUnique({
    where: { id: projectId },
    select: { id: true },
  });
  if (!project) throw projectNotFound();
  const where = { projectId_editor: { projectId, editor } };
  await database.projectDraft.upsert({
    where,
    create: { projectId, editor, sequence, content },
    // Makes the record where there is none; the condition below decides about what it holds.
    update: {},
  });
  await database.projectDraft.updateMany({
    where: { projectId, editor, sequence: { lt: sequence } },
    data: { sequence, content },
  });
  return database.projectDraft.findUniqueOrThrow({ where });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
