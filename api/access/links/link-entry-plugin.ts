import type { FastifyInstance, FastifyReply } from "fastify";
import { GraphQLError } from "graphql";
import { z } from "zod";
import { entryPaths } from "../../../pages/paths.ts";
import { basePathOf, stripBasePath } from "../../base-path.ts";
import type { MakeContext } from "../../builder/context.ts";
import { acceptForms } from "../../validation/accept-forms.ts";
import { unmeasuredCookie } from "../measuring.ts";
import { enterByLink, giveLinkPassword, leaveLink } from "./enter-by-link.ts";

const form = z.object({
  password: z.string().default(""),
  leave: z.string().optional(),
  /** The reader's choice: to hide what is read in this browser from the owner, or to share it. */
  reading: z.enum(["hide", "share"]).optional().catch(undefined),
});

/** The lifetime of `unmeasuredCookie`, in seconds: the longest that browsers allow. */
const longestRefusal = 400 * 24 * 60 * 60;
const parameters = z.object({ "*": z.string() });

/**
 * Serves the addresses of links, and the form for their password. Each response redirects to an
 * address without the token, also where the link does not work, so that no page can leak the token
 * in its address.
 */
export async function linkEntryPlugin(
  app: FastifyInstance,
  { makeContext }: { makeContext: MakeContext },
): Promise<void> {
  acceptForms(app);

  const leadTo = (reply: FastifyReply, address: string) =>
    reply
      .header("cache-control", "private, no-store")
      .header("referrer-policy", "no-referrer")
      .header("x-robots-tag", "noindex")
      .redirect(address, 303);

  app.get(`${entryPaths.link}/*`, async (request, reply) => {
    const { "*": token } = parameters.parse(request.params);
    const entrance = await enterByLink(await makeContext(request, reply), token);
    return leadTo(reply, entrance.startsWith("/") ? entrance : entryPaths.link);
  });

  app.post(entryPaths.link, async (request, reply) => {
    const { password, leave, reading } = form.parse(request.body ?? {});
    const context = await makeContext(request, reply);
    if (reading !== undefined) {
      // The cookie is not httpOnly, because a script of the page reads it: cached pages are the same
      // for everyone, so the server cannot write the choice into them.
      const attributes = {
        path: basePathOf(context.caller.origin) || "/",
        sameSite: "lax",
        secure: context.caller.origin.startsWith("https:"),
      } as const;
      if (reading === "share") reply.clearCookie(unmeasuredCookie, attributes);
      else reply.setCookie(unmeasuredCookie, "1", { ...attributes, maxAge: longestRefusal });
      const { viewer, access, caller, fixed } = context;
      if (viewer.link && !fixed.isReadOnly) {
        await access.links.setHidesReading(viewer.link.id, reading === "hide");
      }
      return leadTo(reply, pageBefore(request.headers.referer, caller.origin));
    }
    if (leave !== undefined) {
      leaveLink(context);
      return leadTo(reply, "/");
    }
    const outcome = await outcomeOf(() => giveLinkPassword(context, password));
    if (outcome.startsWith("/")) return leadTo(reply, outcome);
    return leadTo(
      reply,
      outcome === "closed" ? entryPaths.link : `${entryPaths.link}?access=${outcome}`,
    );
  });
}

/** The path of the page to show, or the code of a refusal, for the query parameter `access`. */
async function outcomeOf(give: () => Promise<string>): Promise<string> {
  try {
    return await give();
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return error.extensions.code === "TOO_MANY_REQUESTS" ? "throttled" : "refused";
  }
}

/**
 * The path of the page from which a form was sent, by the Referer header, so that the reader
 * returns there. The home page where the header is missing or invalid, or names another site or
 * scheme.
 */
function pageBefore(referrer: string | undefined, origin: string): string {
  if (referrer === undefined || !URL.canParse(referrer)) return "/";
  const { protocol, pathname, search, host } = new URL(referrer);
  // In addresses of other schemes the parser leaves backslashes, which browsers read as slashes.
  if (!/^https?:$/.test(protocol)) return "/";
  if (host !== new URL(origin).host) return "/";
  // An address that begins with two slashes would name another host.
  return stripBasePath(`${pathname.replace(/^\/+/, "/")}${search}`, basePathOf(origin)) ?? "/";
}
