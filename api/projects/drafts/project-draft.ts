import { builder } from "../../builder/builder.ts";
import { ProjectType } from "../project.ts";

export const ProjectDraftType = builder.prismaObject("ProjectDraft", {
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "What one open editor holds of a project and has not saved. For the owner.",
  fields: (t) => ({
    editor: t.exposeString("editor", {
      description: "The name that the editor gave itself; every window has its own.",
    }),
    sequence: t.exposeInt("sequence", {
      description: "Rises with every change that the editor sends.",
    }),
    content: t.exposeString("content", {
      description: "JSON of the editor's own making: what it started from, and what it holds.",
    }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was stored." }),
  }),
});

builder.prismaObjectField(ProjectType, "drafts", (t) =>
  t.relation("drafts", {
    authScopes: { owner: true },
    description: "Edits of it that are not saved, the last one first. For the owner.",
    query: { orderBy: [{ updatedAt: "desc" }, { editor: "asc" }] },
  }),
);

builder.prismaObjectField(ProjectType, "draftCount", (t) =>
  t.relationCount("drafts", {
    authScopes: { owner: true },
    description: "How many drafts it has. For the owner.",
  }),
);
