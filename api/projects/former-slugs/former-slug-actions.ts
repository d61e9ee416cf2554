import { z } from "zod";
import { action, idInput } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import type { FormerSlug } from "../../database/__generated__/prisma/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { accept, refusal } from "../../validation/accept.ts";
import { findProject } from "../find-project.ts";
import { ProjectType, projectField } from "../project.ts";
import { slugText } from "../slug.ts";

const address = z.object({ slug: slugText });

action("keepFormerSlug", {
  description:
    "Adds a former address to a project, for example one that was removed. The address then redirects to the project.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The address to add.",
    fields: (t) => ({
      id: idInput(t, "Project", "The project."),
      slug: t.string({
        required: true,
        description:
          "The last part of the address. An address that a project has now, or that another project had, is refused (SLUG_TAKEN).",
      }),
    }),
  },
  run: (input, { database }) =>
    changeContent(database, async (transaction) => {
      const { id } = input;
      const { slug } = accept(address, input);
      const project = await findProject(transaction, id);
      const former = await transaction.formerSlug.findUnique({ where: { slug } });
      if (former?.projectId === id) return project;
      if (former || (await transaction.project.findUnique({ where: { slug } }))) {
        throw refusal("SLUG_TAKEN", "A project is at this address, or was before.", "slug");
      }
      await transaction.formerSlug.create({ data: { slug, projectId: id } });
      return project;
    }),
  payload: {
    description: "The project with its present addresses.",
    fields: (t) => ({ project: t.field(projectField("Null where the change was not accepted.")) }),
  },
});

action("freeFormerSlug", {
  description:
    "Removes a former address of a project. The address no longer redirects, and any project can use it.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The address to remove.",
    fields: (t) => ({
      id: idInput(t, "Project", "The project."),
      slug: t.string({ required: true, description: "The former address." }),
    }),
  },
  run: ({ id, slug }, { database }) =>
    changeContent(database, async (transaction) => {
      const project = await findProject(transaction, id);
      const { count } = await transaction.formerSlug.deleteMany({ where: { slug, projectId: id } });
      if (count === 0) {
        throw refusal("NOT_FOUND", "This is no former address of the project any more.", "slug");
      }
      return project;
    }),
  payload: {
    description: "The project with its present addresses.",
    fields: (t) => ({ project: t.field(projectField("Null where the change was not accepted.")) }),
  },
});

const FormerSlugType = builder.objectRef<FormerSlug>("FormerSlug").implement({
  description: "A former address of a project. It redirects to the present address.",
  authScopes: { owner: ["READ"] },
  fields: (t) => ({
    slug: t.exposeString("slug", { description: "The last part of the address." }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      description: "When the project stopped using the address, or when the address was added.",
    }),
  }),
});

builder.prismaObjectField(ProjectType, "formerSlugs", (t) =>
  t.field({
    type: [FormerSlugType],
    authScopes: { owner: ["READ"] },
    description:
      "Its former addresses that still redirect, latest first. Not available to visitors.",
    resolve: ({ id }, _arguments, { database }) =>
      database.formerSlug.findMany({
        where: { projectId: id },
        orderBy: [{ createdAt: "desc" }, { slug: "asc" }],
      }),
  }),
);
