import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { isReachedSecurely } from "../access/identify-caller.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

/** What neither the site nor what it embeds ever asks a browser for. */
export const permissionsPolicy =
  "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()";

const year = 365 * 24 * 60 * 60;

type Options = {
  publicUrl: string | undefined;
  /** Whether pages load the third-party analytics now. */
  hasAnalytics: () => boolean;
  /** Where parts of large files are sent. Null where they come to this site. */
  bucketOrigin: string | null;
};

/**
 * Tells browsers with every response, errors too, what the site never does: run foreign scripts, be framed,
 * be guessed at, be reached without TLS once it was reached with it.
 */
export async function secureHeaders(app: FastifyInstance, options: Options): Promise<void> {
  const { bucketOrigin } = options;
  const withAnalytics = policyText(contentSecurityPolicy({ bucketOrigin, hasAnalytics: true }));
  const alone = policyText(contentSecurityPolicy({ bucketOrigin, hasAnalytics: false }));
  await app.register(helmet, {
    // Set below: it changes with what the owner sets.
    contentSecurityPolicy: false,
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: false,
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("content-security-policy", options.hasAnalytics() ? withAnalytics : alone);
    reply.header("permissions-policy", permissionsPolicy);
    if (isReachedSecurely(request, options.publicUrl)) {
      reply.header("strict-transport-security", `max-age=${year}`);
    }
    done();
  });
}

function policyText(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join(";");
}
