import { cutTo } from "../../content/storable-text.ts";
import { tooManyRequests } from "../access/throttle.ts";
import { action, savedAs } from "../builder/action.ts";
import type { Context } from "../builder/context.ts";
import { type MessageInput, receiveMessage } from "../contact/receive-message.ts";
import { UserFault } from "../validation/accept.ts";

/** The maximum number of undecided requests in the inbox, from all senders together. */
export const maxWaiting = 100;

/** The Retry-After header of a request that is refused because of `maxWaiting`, in seconds. */
const pause = 60 * 60;

/** The maximum length of a stored slug, in characters. No slug of a project is longer. */
const longestSlug = 200;

action("requestAccess", {
  description:
    "Asks the designer for access to withheld content. Open to everyone, rate limited (TOO_MANY_REQUESTS).",
  openTo: "everyone",
  input: {
    description: "A request for access: its sender, its subject and its reason.",
    fields: (t) => ({
      name: t.string({ required: true, description: "The sender's name." }),
      email: t.string({ required: true, description: "The address for the reply." }),
      company: t.string({ required: true, description: "The sender's organization." }),
      message: t.string({ required: true, description: "The reason, in 10 to 2000 characters." }),
      project: t.string({
        description:
          "The slug of the requested project. Unset for all projects. A slug that no project has is accepted, too.",
      }),
      website: t.string({
        description:
          "A field that forms hide, so that only spam programs fill it in. Must be unset or empty.",
      }),
      fillTime: t.int({
        description: "How long the form was open, in milliseconds. Unset without a form.",
      }),
    }),
  },
  run: (input, context) => requestAccess(context, input),
  payload: {
    description: "The time at which the request was received.",
    fields: savedAs(
      "receivedAt",
      "DateTime",
      "When the request was received. Null where it was refused.",
    ),
  },
});

/**
 * Stores a visitor's request for access. The slug is stored as it was sent, and no project is
 * looked up, so that the response does not reveal which projects exist.
 * @returns when the request was received
 * @throws {UserFault} with every invalid field; NOT_OFFERED where the owner accepts no requests
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

/**
 * Cleans a slug for storage: replaces control characters, line breaks and lone surrogates by
 * spaces, trims the slug, and cuts it to the maximum length.
 */
function slugOf(project: string): string {
  const line = project.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]+/gu, " ").trim();
  return cutTo(line, longestSlug);
}
