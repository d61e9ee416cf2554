import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";
import { playerOrigins } from "../../players/players.ts";
import { fontScriptHash, inlineHash, speculationRules } from "./inline-scripts.ts";

/** Disables browser features that neither the site nor its embeds use. */
export const permissionsPolicy =
  "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()";

const year = 365 * 24 * 60 * 60;

type Options = {
  /** Whether pages load third-party analytics now. */
  hasAnalytics: () => Promise<boolean>;
  /** Whether pages for visitors contain embedded players of other sites now. */
  hasPlayers: () => Promise<boolean>;
  /** The origin to which parts of large files are uploaded. Null where this site receives them. */
  bucketOrigin: string | null;
  /** The path below which the site is served. */
  basePath: string;
};

/**
 * Adds security headers to every response, errors included. They prevent scripts of other sites (except for
 * analytics), framing, content sniffing, and plain HTTP after HTTPS.
 */
export async function secureHeaders(
  app: FastifyInstance,
  options: Options,
): Promise<{
  /**
   * Allows players on a page, even if no page for visitors has any: the owner may be about to embed
   * one.
   */
  allowPlayers: (reply: FastifyReply) => Promise<void>;
}> {
  const { bucketOrigin, basePath } = options;
  // The policies are built once, because every response needs one of them.
  const policies = [false, true].map((hasAnalytics) =>
    [false, true].map((hasPlayers) =>
      policyText({ bucketOrigin, basePath, hasAnalytics, hasPlayers }),
    ),
  );
  const policyNow = async (hasPlayers: boolean | Promise<boolean>) => {
    const [analytics, players] = await Promise.all([options.hasAnalytics(), hasPlayers]);
    return policies[Number(analytics)]?.[Number(players)];
  };
  await app.register(helmet, {
    // The policy is set below, because it depends on the owner's settings.
    contentSecurityPolicy: false,
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: false,
  });
  app.addHook("onRequest", async (request, reply) => {
    // The liveness check does not read the database.
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

const tagManager = "https://www.googletagmanager.com";
const analyticsServers = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];

type Allowed = {
  hasAnalytics: boolean;
  /** Whether pages may frame players of other sites. */
  hasPlayers: boolean;
  /** The origin of the bucket that receives parts of large files. Null without a bucket. */
  bucketOrigin: string | null;
  basePath: string;
};

/**
 * The content security policy of pages. Scripts are files of the site, except for two inline scripts;
 * pictures and videos may come from other sites; inline styles are needed for computed colours and sizes, and
 * for the fonts of the first paint.
 */
export function contentSecurityPolicy({
  hasAnalytics,
  hasPlayers,
  bucketOrigin,
  basePath,
}: Allowed): Record<string, string[]> {
  const bucket = bucketOrigin ? [bucketOrigin] : [];
  return {
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      fontScriptHash,
      inlineHash(speculationRules(basePath)),
      ...(hasAnalytics ? [tagManager] : []),
    ],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "font-src": ["'self'", "data:"],
    "img-src": ["'self'", "data:", "blob:", "https:", ...bucket],
    "media-src": ["'self'", "blob:", "https:", ...bucket],
    "connect-src": ["'self'", ...(hasAnalytics ? analyticsServers : []), ...bucket],
    "frame-src": ["'self'", ...(hasPlayers ? playerOrigins : [])],
    "worker-src": ["'self'", "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
}

/** The content security policy as the value of its header. */
function policyText(allowed: Allowed): string {
  return Object.entries(contentSecurityPolicy(allowed))
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join(";");
}
