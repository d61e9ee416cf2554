import { tooManyRequests } from "../access/throttle.ts";
import type { Context } from "../builder/context.ts";
import { type MessageInput, receiveMessage } from "../contact/receive-message.ts";
import { UserFault } from "../validation/user-fault.ts";

/** How many requests may wait in the inbox for the owner, whoever sent them. */
export const mostWaiting = 100;

/** When it makes sense to try again where so many wait, in seconds. */
const pause = 60 * 60;

/** How much of an address is stored. No slug is longer. */
const longestSlug = 200;

/**
 * Takes a visitor's request for access. It is the same for every project, also for one that is not there:
 * nobody looks for it, and what was asked for is stored as it was sent.
 * @returns when it was received.
 * @throws {UserFault} with every field that is wrong; NOT_OFFERED where the owner takes none.
 * @throws {GraphQLError} TOO_MANY_REQUESTS
 */
export async function requestAccess(
  context: Pick<Context, "database" | "messageMail" | "access" | "caller">,
  { project, ...input }: MessageInput & { project?: string | null | undefined },
): Promise<Date> {
  const { database, access } = context;
  const { takesAccessRequests } = await database.siteIdentity.findFirstOrThrow({
    select: { takesAccessRequests: true },
  });
  if (!takesAccessRequests) {
    throw new UserFault({ message: "Access cannot be asked for here.", code: "NOT_OFFERED" });
  }
  return receiveMessage(context, input, {
    longest: 2_000,
    throttle: access.throttles.accessRequest,
    store: async () => {
      const waiting = await database.accessRequest.count({
        where: { decision: "waiting", message: { archivedAt: null } },
      });
      if (waiting >= mostWaiting) throw tooManyRequests(pause);
      return { accessRequest: { create: { slug: slugOf(project ?? "") } } };
    },
  });
}

/** What was sent as the last part of an address, in one line. */
function slugOf(project: string): string {
  return project
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]+/gu, " ")
    .trim()
    .slice(0, longestSlug);
}
