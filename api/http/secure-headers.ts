import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";
import { playerOrigins } from "../../players/players.ts";
import { fontScriptHash, speculationRulesHash } from "./inline-scripts.ts";

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

const tagManager = "https://www.googletagmanager.com";
const analyticsServers = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];

type Allowed = {
  hasAnalytics: boolean;
  /** Whether pages may show players of other sites in frames. */
  hasPlayers: boolean;
  /** Of the bucket that browsers send parts of large files to. */
  bucketOrigin: string | null;
};

/**
 * What a page may load and do. Scripts come as files of the site alone, but for two; content may show pictures and
 * videos of other sites; colours and sizes computed from data need styles in the markup, where the
 * fonts of the first paint are, too.
 */
export function contentSecurityPolicy({
  hasAnalytics,
  hasPlayers,
  bucketOrigin,
}: Allowed): Record<string, string[]> {
  const bucket = bucketOrigin ? [bucketOrigin] : [];
  return {
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      fontScriptHash,
      speculationRulesHash,
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

/** The same as a header has it. */
function policyText(allowed: Allowed): string {
  return Object.entries(contentSecurityPolicy(allowed))
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join(";");
}
