import { playerOrigins } from "../../players/players.ts";
import { fontScriptHash } from "./font-script.ts";
import { speculationRulesHash } from "./speculation-rules.ts";

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
export function policyText(allowed: Allowed): string {
  return Object.entries(contentSecurityPolicy(allowed))
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join(";");
}
