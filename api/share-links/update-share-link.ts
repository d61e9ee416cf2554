import { hashPassword } from "../access/owner/passwords.ts";
import type { Context } from "../builder/context.ts";
import type { ShareLink } from "../database/__generated__/prisma/client.ts";
import { accept } from "../validation/accept.ts";
import { assertCurrent } from "../validation/assert-current.ts";
import { given } from "../validation/given.ts";
import { changeShareLink } from "./change-share-link.ts";
import { openedRows } from "./opened-projects.ts";
import { type ShareLinkDraft, shareLinkDraft } from "./share-link-input.ts";

const shareLinkChange = shareLinkDraft.partial();

export type ShareLinkChange = { [Key in keyof ShareLinkDraft]?: ShareLinkDraft[Key] | undefined };

/**
 * Changes a link, or what is given of it. Its reader notices with the next request.
 * @throws {UserFault} by field: NOT_FOUND, STALE_VERSION, UNKNOWN, REPEATED among them.
 */
export async function updateShareLink(
  { database, access }: Pick<Context, "database" | "access">,
  id: number,
  change: ShareLinkChange,
  version?: number,
): Promise<ShareLink> {
  const { projects, password, ...fields } = accept(shareLinkChange, given(change));
  const passwordHash = password ? await access.hashing.run(() => hashPassword(password)) : null;
  return changeShareLink(database, id, async (link, transaction) => {
    assertCurrent(link, version, "link");
    const rows = projects && (await openedRows(transaction, projects));
    return transaction.shareLink.update({
      where: { id },
      data: {
        ...given(fields),
        ...(password !== undefined && { passwordHash }),
        ...(rows && { projects: { deleteMany: {}, create: rows } }),
        version: { increment: 1 },
      },
    });
  });
}
