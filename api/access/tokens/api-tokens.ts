import { randomBytes } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
import { type TokenScope, tokenScopeNames } from "../../../content/token-scopes.ts";
import type { ApiToken } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import type { Coordination } from "../../database/instances/coordination.ts";
import { RequestFault } from "../../errors/request-fault.ts";
import { hashToken } from "../hash-token.ts";
import type { ViewerToken } from "../viewer.ts";

/** The start of every secret, by which scanners find a secret that was published by mistake. */
const secretPrefix = "vitrine_";

/** The limit of requests with one token: 600 in a minute. */
const limit = { attempts: 600, window: 60 };

/** The minimum time between two stored uses of a token, in milliseconds. */
const useInterval = 60 * 1000;

/** Tokens of scripts and agents, by a secret that only they know; the database contains its hash. */
export type ApiTokens = {
  /**
   * The token with this secret. Every call counts as a request with the token. Every call reads the
   * database, so that a revoked token is refused at once.
   * @throws {RequestFault} 401 where no valid token has this secret, 429 beyond the token's limit
   */
  use: (secret: string) => Promise<ViewerToken>;
};

export function createApiTokens(
  database: Database,
  { countAttempts }: Pick<Coordination, "countAttempts">,
): ApiTokens {
  const requests = countAttempts("requests by token", limit);
  return {
    use: async (secret) => {
      const tokenHash = hashToken(secret);
      const token = await database.apiToken.findUnique({ where: { tokenHash } });
      const now = new Date();
      if (!token || token.expiresAt <= now) {
        const message = "This token does not work: it has expired, was revoked, or never existed.";
        throw new RequestFault(401, "UNAUTHENTICATED", message);
      }
      try {
        await requests.consume(token.id);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const message = `A token may send ${limit.attempts} requests a minute. Try again in a moment.`;
        throw new RequestFault(429, "TOO_MANY_REQUESTS", message);
      }
      const { id, name, lastUsedAt } = token;
      if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= useInterval) {
        // `update` would fail if the token was revoked meanwhile.
        await database.apiToken.updateMany({ where: { id }, data: { lastUsedAt: now } });
      }
      return { id, name, scopes: scopesOf(token) };
    },
  };
}

/** Generates the secret of a token. @returns the secret, and its hash: only the hash is stored */
export function makeSecret(): { secret: string; tokenHash: string } {
  const secret = `${secretPrefix}${randomBytes(32).toString("base64url")}`;
  return { secret, tokenHash: hashToken(secret) };
}

/** The scopes of a stored token, without scopes that this version of the program does not have. */
export function scopesOf({ scopes }: Pick<ApiToken, "scopes">): TokenScope[] {
  const names: unknown = JSON.parse(scopes);
  return tokenScopeNames.filter((scope) => Array.isArray(names) && names.includes(scope));
}

/**
 * The token's secret in an Authorization header. Undefined for a header without one, such as a
 * header for a proxy in front of the site.
 */
export function secretIn(authorization: string | undefined): string | undefined {
  const [, secret] = /^Bearer +(\S+)$/i.exec(authorization ?? "") ?? [];
  return secret?.startsWith(secretPrefix) ? secret : undefined;
}
