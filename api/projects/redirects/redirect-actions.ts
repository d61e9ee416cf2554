import { openPaths } from "../../../pages/paths.ts";
import { stripSiteAddress } from "../../base-path.ts";
import { action, deletedId, idInput, savedAs } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import { byNumber } from "../../builder/expose.ts";
import type { Redirect } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent, type Transaction } from "../../database/content-change.ts";
import { refusal, requireRecord } from "../../validation/accept.ts";
import { slugBeforeTrash } from "../trash/trash.ts";
import { pathOf, redirectPath } from "./redirect-path.ts";

/** The maximum number of redirects. More are not needed, because the owner enters each redirect by hand. */
const maxRedirects = 1_000;

const RedirectType = builder.prismaNode("Redirect", {
  ...byNumber,
  authScopes: { owner: ["READ"] },
  description: "A redirect from an address of a former site to a project or page of this site.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id in the REST API." }),
    path: t.exposeString("path", {
      description: "The path on the former site, from which visitors are redirected.",
    }),
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
    authScopes: { owner: ["READ"] },
    totalCount: (_root, _arguments, { database }) => database.redirect.count(),
    description: "The redirects from a former site, sorted by path. Not available to visitors.",
    resolve: (query, _root, _arguments, { database }) =>
      database.redirect.findMany({ ...query, orderBy: [{ path: "asc" }, { id: "asc" }] }),
  }),
);

action("createRedirect", {
  description: "Redirects an address of a former site to a project or page of this site.",
  scopes: ["SETTINGS", "PUBLISH"],
  input: {
    description: "The source and the target.",
    fields: (t) => ({
      path: t.string({
        required: true,
        description:
          "The old address: a path that this site does not have, such as `/portfolio/passage.html`, or one with parameters, such as `/?p=123`. The host of a full URL and campaign parameters are ignored.",
      }),
      target: t.string({
        required: true,
        description: "A project or page of this site, such as `/project/passage` or `/about`.",
      }),
    }),
  },
  run: ({ path, target }, { database, caller: { origin } }) =>
    createRedirect(database, {
      path: stripSiteAddress(path.trim(), origin),
      target: stripSiteAddress(target.trim(), origin),
    }),
  payload: {
    description: "The new redirect.",
    fields: savedAs("redirect", RedirectType, "The redirect. Null where it was not accepted."),
  },
});

action("deleteRedirect", {
  description: "Removes a redirect.",
  scopes: ["SETTINGS", "PUBLISH"],
  input: {
    description: "The redirect to remove.",
    fields: (t) => ({ id: idInput(t, "Redirect", "The redirect.") }),
  },
  run: ({ id }, { database }) => deleteRedirect(database, id),
  payload: {
    description: "The removed redirect.",
    fields: (t) => ({
      deletedRedirectId: deletedId(
        t,
        "Redirect",
        "The id of the removed redirect. Null where nothing was removed.",
      ),
    }),
  },
});

/**
 * Redirects an address that the site does not have to an existing project or page. The project is found by
 * its present or a former slug, and remains the target when its slug changes.
 * @throws {UserFault} by field: PATH_IN_USE for an address of this site, PATH_TAKEN for the source of another
 * redirect, TARGET_REDIRECTED for a target that is such a source, NO_SUCH_PAGE, TOO_MANY, and the faults of
 * redirectPath
 */
export async function createRedirect(
  database: Database,
  input: { path: string; target: string },
): Promise<Redirect> {
  const path = redirectPath(input.path);
  return changeContent(database, async (transaction) => {
    if (await transaction.redirect.findUnique({ where: { path } })) {
      const message = `${path} leads somewhere already; remove that redirect first`;
      throw refusal("PATH_TAKEN", message, "path");
    }
    const target = await findTarget(transaction, input.target);
    if ((await transaction.redirect.count()) >= maxRedirects) {
      const message = `There may be at most ${maxRedirects} redirects; remove one first`;
      throw refusal("TOO_MANY", message, "path");
    }
    return transaction.redirect.create({ data: { path, ...target } });
  });
}

/** Removes a redirect. @throws {UserFault} NOT_FOUND */
export function deleteRedirect(database: Database, id: number): Promise<Redirect> {
  return changeContent(database, async (transaction) => {
    requireRecord(await transaction.redirect.findUnique({ where: { id } }), "redirect");
    return transaction.redirect.delete({ where: { id } });
  });
}

/**
 * The page or project at an address of this site. The source of another redirect is refused, so that
 * redirects form no loops.
 * @throws {UserFault} on target: TARGET_REDIRECTED, NO_SUCH_PAGE
 */
async function findTarget(
  transaction: Transaction,
  address: string,
): Promise<{ page: string } | { projectId: number }> {
  const path = address.trim() === "" ? null : pathOf(address);
  const page = Object.values(openPaths).find((known) => known === path);
  if (page !== undefined) return { page };
  const [, slug] = /^\/(?:project\/)?([^/]+)$/.exec(path ?? "") ?? [];
  const project =
    slug === undefined
      ? null
      : await transaction.project.findFirst({
          where: { deletedAt: null, OR: [{ slug }, { formerSlugs: { some: { slug } } }] },
          select: { id: true },
        });
  if (project) return { projectId: project.id };
  const isRedirect = path !== null && (await transaction.redirect.findUnique({ where: { path } }));
  throw isRedirect
    ? refusal("TARGET_REDIRECTED", `${path} leads on itself; enter where it leads to`, "target")
    : refusal(
        "NO_SUCH_PAGE",
        "Enter the address of a project or a page of this site, such as /project/passage or /about",
        "target",
      );
}
