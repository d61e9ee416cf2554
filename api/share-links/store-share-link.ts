import type { z } from "zod";
import { hashLinkToken } from "../access/links/link-token.ts";
import type { Context } from "../builder/context.ts";
import type { ShareLink } from "../database/__generated__/prisma/client.ts";
import type { Transaction } from "../database/content-change.ts";
import { UserFault } from "../validation/accept.ts";
import { maxShareLinks } from "./share-link.ts";
import type { OpenedProjects, shareLinkDraft } from "./share-link-input.ts";

type NewLink = Omit<z.output<typeof shareLinkDraft>, "password"> & {
  passwordHash?: string | null;
  /** The last part of its address. */
  token: string;
};

/** Stores a link within a transaction. @throws {UserFault} TOO_MANY, UNKNOWN */
export async function storeShareLink(
  transaction: Transaction,
  { projects, token, ...fields }: NewLink,
): Promise<ShareLink> {
  if ((await transaction.shareLink.count()) >= maxShareLinks) {
    throw new UserFault({
      message: `There may be at most ${maxShareLinks} links; remove some that have ended first`,
      code: "TOO_MANY",
    });
  }
  const rows = await openedRows(transaction, projects);
  return transaction.shareLink.create({
    data: { ...fields, tokenHash: hashLinkToken(token), projects: { create: rows } },
  });
}

/** The address of a link, for its reader. */
export function linkAddress({ origin }: Context["caller"], token: string): string {
  return `${origin}/for/${token}`;
}

/**
 * The rows of the projects that a link opens, in its order. @throws {UserFault} UNKNOWN where a project
 * does not exist
 */
export async function openedRows(transaction: Transaction, projects: OpenedProjects) {
  const ids = projects.map(({ projectId }) => projectId);
  const known = await transaction.project.count({ where: { id: { in: ids }, deletedAt: null } });
  if (known < ids.length) {
    throw new UserFault({
      field: "projects",
      message: "One of these projects does not exist any more. Take it out of the link.",
      code: "UNKNOWN",
    });
  }
  return projects.map(({ moduleIds, ...project }, position) => ({
    ...project,
    position,
    moduleIds: moduleIds && JSON.stringify(moduleIds),
  }));
}
