import type { Redirect } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent, type Transaction } from "../../database/content-change.ts";
import { UserFault } from "../../validation/user-fault.ts";
import { pathOf, redirectPages, redirectPath } from "./redirect-path.ts";

/** How many there may be: each is a line that the owner wrote. */
export const mostRedirects = 1_000;

/**
 * Makes an address that the site does not have lead to a project or a page that it has. A project is
 * meant by its slug of today or a former one, and stays meant when its slug changes.
 * @throws {UserFault} by field: PATH_IN_USE, PATH_TAKEN, TARGET_REDIRECTED, NO_SUCH_PAGE, TOO_MANY.
 */
export async function createRedirect(
  database: Database,
  input: { path: string; target: string },
): Promise<Redirect> {
  const path = redirectPath(input.path);
  return changeContent(database, async (transaction) => {
    if (await transaction.redirect.findUnique({ where: { path } })) {
      throw new UserFault({
        field: "path",
        message: `${path} leads somewhere already; remove that redirect first`,
        code: "PATH_TAKEN",
      });
    }
    const target = await findTarget(transaction, input.target);
    if ((await transaction.redirect.count()) >= mostRedirects) {
      throw new UserFault({
        field: "path",
        message: `There may be at most ${mostRedirects} redirects; remove one first`,
        code: "TOO_MANY",
      });
    }
    return transaction.redirect.create({ data: { path, ...target } });
  });
}

/** What an address of this site stands for. Another redirect is none: it could lead in a circle. */
async function findTarget(
  transaction: Transaction,
  address: string,
): Promise<{ page: string } | { projectId: number }> {
  const path = address.trim() === "" ? null : pathOf(address);
  const page = redirectPages.find((known) => known === path);
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
    ? new UserFault({
        field: "target",
        message: `${path} leads on itself; enter where it leads to`,
        code: "TARGET_REDIRECTED",
      })
    : new UserFault({
        field: "target",
        message:
          "Enter the address of a project or a page of this site, such as /project/passage or /about",
        code: "NO_SUCH_PAGE",
      });
}
