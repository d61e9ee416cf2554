import { tooManyRequests } from "../access/throttle.ts";
import { action, saved } from "../builder/action.ts";
import type { Context } from "../builder/context.ts";
import { type MessageInput, receiveMessage } from "../contact/receive-message.ts";
import { UserFault } from "../validation/user-fault.ts";

/** How many requests may wait in the inbox for the owner, whoever sent them. */
export const maxWaiting = 100;

/** When it makes sense to try again where so many wait, in seconds. */
const pause = 60 * 60;

/** How much of an address is stored. No slug is longer. */
const longestSlug = 200;

action("requestAccess", {
  description:
    "Asks the designer for access to what is withheld. Open to everyone, a few times in a while (TOO_MANY_REQUESTS).",
  openTo: "everyone",
  input: {
    description: "Who asks the designer for access, to what and why.",
    fields: (t) => ({
      name: t.string({ required: true, description: "Who asks." }),
      email: t.string({ required: true, description: "Where a reply goes." }),
      company: t.string({ required: true, description: "For whom they ask." }),
      message: t.string({ required: true, description: "Why, in 10 to 2000 characters." }),
      project: t.string({
        description:
          "The slug of the project that access is asked for. Unset for all. Whether there is such a project makes no difference.",
      }),
      website: t.string({
        description: "Leave it out. Forms hide it from people; whoever fills it in is a program.",
      }),
      fillTime: t.int({
        description: "How long the form was open, in milliseconds. Unset where there was no form.",
      }),
    }),
  },
  run: (input, context) => requestAccess(context, input),
  payload: {
    description: "Whether the request has arrived.",
    fields: (t) => ({
      receivedAt: t.field(saved("DateTime", "When it was stored. Null where it was not accepted.")),
    }),
  },
});

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
      if (waiting >= maxWaiting) throw tooManyRequests(pause);
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
