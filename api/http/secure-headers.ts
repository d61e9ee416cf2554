import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";
import { policyText } from "./content-security-policy.ts";

/** What neither the site nor what it embeds ever asks a browser for. */
export const permissionsPolicy =
  "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()";

const year = 365 * 24 * 60 * 60;

type Options = {
  /** Whether pages load the third-party analytics now. */
  hasAnalytics: () => Promise<boolean>;
  /** Whether visitors find players of other sites now. */
  hasPlayers: () => Promise<boolean>;
  /** Where parts of large files are sent. Null where they come to this site. */
  bucketOrigin: string | null;
};

/**
 * Tells browsers with every response, errors too, what the site never does: run foreign scripts, be framed,
 * be guessed at, be reached without TLS once it was reached with it.
 */
export async function secureHeaders(
  app: FastifyInstance,
  options: Options,
): Promise<{
  /** Has a page show players whatever visitors find: its owner may be about to embed one. */
  allowPlayers: (reply: FastifyReply) => Promise<void>;
}> {
  const { bucketOrigin } = options;
  // Each is needed with every response, and is put together once.
  const policies = [false, true].map((hasAnalytics) =>
    [false, true].map((hasPlayers) => policyText({ bucketOrigin, hasAnalytics, hasPlayers })),
  );
  const policyNow = async (hasPlayers: boolean | Promise<boolean>) => {
    const [analytics, players] = await Promise.all([options.hasAnalytics(), hasPlayers]);
    return policies[Number(analytics)]?.[Number(players)];
  };
  await app.register(helmet, {
    // Set below: it changes with what the owner sets.
    contentSecurityPolicy: false,
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: false,
  });
  app.addHook("onRequest", async (request, reply) => {
    // Whether the process lives is said without asking the database.
    const isForPages = request.url !== "/api/health/live";
    const policy = isForPages ? await policyNow(options.hasPlayers()) : policies[0]?.[0];
    reply.header("content-security-policy", policy);
    reply.header("permissions-policy", permissionsPolicy);
    if (request.protocol === "https") {
      reply.header("strict-transport-security", `max-age=${year}`);
    }
  });
  return {
    allowPlayers: async (reply) => {
      reply.header("content-security-policy", await policyNow(true));
    },
  };
}
