import { builder } from "../../builder/builder.ts";
import { databaseNumber } from "../../builder/global-id.ts";
import { slugBeforeTrash } from "../trash/trash.ts";

/** The maximum number of redirects: the owner wrote each of them. */
export const maxRedirects = 1_000;

export const RedirectType = builder.prismaNode("Redirect", {
  id: { field: "id" },
  nullable: true,
  authScopes: { owner: true },
  findUnique: (id) => ({ id: databaseNumber(id) }),
  description: "A redirect from an address of a former site to a project or page of this one.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id in the REST API." }),
    path: t.exposeString("path", { description: "The source." }),
    target: t.string({
      description: "The present address of the target.",
      select: { page: true, project: { select: { slug: true } } },
      resolve: ({ page, project }) =>
        page ?? `/project/${encodeURIComponent(slugBeforeTrash(project?.slug ?? ""))}`,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
  }),
});

builder.queryField("redirects", (t) =>
  t.prismaConnection({
    type: RedirectType,
    cursor: "id",
    maxSize: maxRedirects,
    defaultSize: maxRedirects,
    authScopes: { owner: true },
    totalCount: (_root, _arguments, { database }) => database.redirect.count(),
    description: "The redirects from a former site, sorted by source. For the owner.",
    resolve: (query, _root, _arguments, { database }) =>
      database.redirect.findMany({ ...query, orderBy: [{ path: "asc" }, { id: "asc" }] }),
  }),
);
