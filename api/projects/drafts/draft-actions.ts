import { z } from "zod";
import { action, idInput, savedAs } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import { columns } from "../../builder/expose.ts";
import type { Prisma } from "../../database/__generated__/prisma/client.ts";
import { parseJson } from "../../parse-json.ts";
import { accept, requireRecord } from "../../validation/accept.ts";
import { wholeNumber } from "../../validation/whole-number.ts";
import { ProjectType } from "../project.ts";

const newestFirst = [
  { updatedAt: "desc" },
  { editor: "asc" },
] satisfies Prisma.ProjectDraftOrderByWithRelationInput[];

const ProjectDraftType = builder.prismaObject("ProjectDraft", {
  authScopes: { owner: ["READ"] },
  runScopesOnType: true,
  description: "The unsaved state of a project in one open editor. Not available to visitors.",
  fields: (t) => ({
    ...columns(t, {
      editor:
        "The name of the editor that stored the draft: every window of the edit page has its own. `token-` with an id for a change that an API token proposed.",
      sequence: "Rises with every change that the editor sends.",
      content:
        "JSON in the editor's own format: the saved state from which the edits started, and the edited state.",
      dismissedAt: "When the owner dismissed it. Null for a draft that is still offered.",
      updatedAt: "When it was last stored.",
    }),
  }),
});

builder.prismaObjectField(ProjectType, "drafts", (t) =>
  t.relation("drafts", {
    authScopes: { owner: ["READ"] },
    description:
      "The drafts of the project that the owner has not dismissed, latest first. Not available to visitors.",
    query: { where: { dismissedAt: null }, orderBy: newestFirst },
  }),
);

builder.prismaObjectField(ProjectType, "dismissedDrafts", (t) =>
  t.relation("drafts", {
    authScopes: { owner: ["READ"] },
    description:
      "The drafts of the project that the owner dismissed in the last thirty days, latest first. Not available to visitors.",
    query: { where: { dismissedAt: { not: null } }, orderBy: newestFirst },
  }),
);

builder.prismaObjectField(ProjectType, "draftCount", (t) =>
  t.relationCount("drafts", {
    authScopes: { owner: ["READ"] },
    where: { dismissedAt: null },
    description: "The number of its drafts, without dismissed ones. Not available to visitors.",
  }),
);

const draft = z.object({
  editor: z
    .string()
    .regex(/^[\w-]{8,40}$/, "Editor must be 8 to 40 letters, digits, hyphens or underscores"),
  sequence: wholeNumber("Sequence"),
  content: z
    .string()
    .max(1_000_000, "A draft may be 1,000,000 characters long")
    .refine((text) => parseJson(text) !== undefined, "A draft must be JSON"),
});

// Every editor has its own draft, so that no editor replaces the draft of another editor. Of the states that
// an editor sends, the one with the highest sequence is stored, even if another state arrives later. Projects
// in the trash may have drafts, too.
action("saveProjectDraft", {
  description:
    "Stores the unsaved changes of an open editor, so that they survive a crash and can be continued in another browser. The project itself does not change.",
  isUnlogged: true,
  input: {
    description: "The unsaved state of a project in an open editor.",
    fields: (t) => ({
      projectId: idInput(t, "Project", "The project."),
      editor: t.string({
        required: true,
        description:
          "A name that the editor chooses, and keeps as long as it is open: 8 to 40 letters, digits, hyphens or underscores.",
      }),
      sequence: t.int({
        required: true,
        description:
          "A number that is higher than in the editor's earlier requests. A state that is not newer than the stored one is ignored.",
      }),
      content: t.string({ required: true, description: "JSON in the editor's own format." }),
      isDismissed: t.boolean({
        required: true,
        defaultValue: false,
        description:
          "Whether the owner dismissed the draft. It is then no longer offered, but kept for thirty days.",
      }),
    }),
  },
  run: async ({ projectId, isDismissed, ...given }, { database, clock }) => {
    const { editor, sequence, content } = accept(draft, given);
    const project = await database.project.findUnique({
      where: { id: projectId },
      select: { id: true },
    });
    requireRecord(project, "project");
    const dismissedAt = isDismissed ? clock() : null;
    const where = { projectId_editor: { projectId, editor } };
    const known = await database.projectDraft.upsert({
      where,
      create: { projectId, editor, sequence, content, dismissedAt },
      // The upsert only creates a missing record. The update below stores the state if it is newer.
      update: {},
    });
    await database.projectDraft.updateMany({
      where: { projectId, editor, sequence: { lt: sequence } },
      data: { sequence, content, dismissedAt },
    });
    // If another window has discarded the draft in the meantime, the draft as it was found above is returned.
    return (await database.projectDraft.findUnique({ where })) ?? known;
  },
  payload: {
    description: "The draft as it is stored now.",
    fields: savedAs(
      "draft",
      ProjectDraftType,
      "The draft of this editor. Null where it was not accepted.",
    ),
  },
});

action("discardProjectDraft", {
  description: "Deletes the draft of an editor whose changes were saved.",
  isUnlogged: true,
  input: {
    description: "The draft to delete.",
    fields: (t) => ({
      projectId: idInput(t, "Project", "The project."),
      editor: t.string({
        required: true,
        description: "The editor that wrote it, as in saveProjectDraft.",
      }),
      sequence: t.int({
        required: true,
        description: "The last known sequence of the draft; a draft with a higher one stays.",
      }),
    }),
  },
  run: async ({ projectId, editor, sequence }, { database }) => {
    await database.projectDraft.deleteMany({
      where: { projectId, editor, sequence: { lte: sequence } },
    });
    return (await database.projectDraft.count({ where: { projectId, editor } })) === 0;
  },
  payload: {
    description: "Whether the draft is gone.",
    fields: (t) => ({
      isDiscarded: t.boolean({
        nullable: true,
        description:
          "Whether the editor has no stored draft any more. False where it has sent a newer draft. Null where the request was refused.",
        resolve: ({ result }) => result,
      }),
    }),
  },
});
