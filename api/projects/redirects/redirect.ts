import { builder } from "../../builder/builder.ts";
import { databaseNumber } from "../../builder/global-id.ts";
import { slugBeforeTrash } from "../trash/trash.ts";

/** How many there may be: each is a line that the owner wrote. */
export const maxRedirects = 1_000;

export const RedirectType = builder.prismaNode("Redirect", {
  id: { field: "id" },
  nullable: true,
  authScopes: { owner: true },
  findUnique: (id) => ({ id: databaseNumber(id) }),
  description: "An address of a former site that leads to a project or page of this one.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that REST clients know it by." }),
    path: t.exposeString("path", { description: "The address that is asked for." }),
    target: t.string({
      description: "The address that it leads to now.",
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
    description: "The redirects from a former site, by their address. For the owner.",
    resolve: (query, _root, _arguments, { database }) =>
      database.redirect.findMany({ ...query, orderBy: [{ path: "asc" }, { id: "asc" }] }),
  }),
);
