import { builder } from "../../builder/builder.ts";
import type { FormerSlug } from "../../database/__generated__/prisma/client.ts";
import { ProjectType } from "../project.ts";

const FormerSlugType = builder.objectRef<FormerSlug>("FormerSlug").implement({
  description: "A former address of a project, which redirects to the present one.",
  authScopes: { owner: true },
  fields: (t) => ({
    slug: t.exposeString("slug", { description: "The last part of the address." }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      description: "When the project stopped using it.",
    }),
  }),
});

builder.prismaObjectField(ProjectType, "formerSlugs", (t) =>
  t.field({
    type: [FormerSlugType],
    authScopes: { owner: true },
    description: "Its former addresses that still redirect, latest first. For the owner.",
    resolve: ({ id }, _arguments, { database }) =>
      database.formerSlug.findMany({
        where: { projectId: id },
        orderBy: [{ createdAt: "desc" }, { slug: "asc" }],
      }),
  }),
);
