import { builder } from "../../builder/builder.ts";
import { columns } from "../../builder/expose.ts";
import type { Prisma } from "../../database/__generated__/prisma/client.ts";
import { ProjectType } from "../project.ts";

const newestFirst = [
  { updatedAt: "desc" },
  { editor: "asc" },
] satisfies Prisma.ProjectDraftOrderByWithRelationInput[];

export const ProjectDraftType = builder.prismaObject("ProjectDraft", {
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "What one open editor holds of a project and has not saved. For the owner.",
  fields: (t) => ({
    ...columns(t, {
      editor: "The name that the editor gave itself; every window has its own.",
      sequence: "Rises with every change that the editor sends.",
      content: "JSON of the editor's own making: what it started from, and what it holds.",
      dismissedAt: "When the owner did not want it. Null for one that is offered.",
      updatedAt: "When it was stored.",
    }),
  }),
});

builder.prismaObjectField(ProjectType, "drafts", (t) =>
  t.relation("drafts", {
    authScopes: { owner: true },
    description: "Edits of it that are not saved, the last one first. For the owner.",
    query: { where: { dismissedAt: null }, orderBy: newestFirst },
  }),
);

builder.prismaObjectField(ProjectType, "dismissedDrafts", (t) =>
  t.relation("drafts", {
    authScopes: { owner: true },
    description:
      "Edits of it that the owner did not want, of the last thirty days, the last one first. For the owner.",
    query: { where: { dismissedAt: { not: null } }, orderBy: newestFirst },
  }),
);

builder.prismaObjectField(ProjectType, "draftCount", (t) =>
  t.relationCount("drafts", {
    authScopes: { owner: true },
    where: { dismissedAt: null },
    description: "How many drafts it has that are offered. For the owner.",
  }),
);
