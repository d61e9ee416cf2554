import type { Database } from "../database/client.ts";
import type { AttemptLimit, Coordination } from "../database/instances/coordination.ts";
import { createLinkAccess, type LinkAccess } from "./links/link-access.ts";
import { createKnownDevices, type KnownDevices } from "./owner/known-devices.ts";
import { createOwnerSessions, type OwnerSessions } from "./owner/owner-sessions.ts";
import { createPasswordHashing, type PasswordHashing } from "./owner/password-hashing.ts";
import { createPortfolioAccess, type PortfolioAccess } from "./portfolio/portfolio-access.ts";
import type { SealedText } from "./sealed-text.ts";
import { createThrottle, type Throttle } from "./throttle.ts";
import { createTickets, type Tickets } from "./tickets.ts";
import { type ApiTokens, createApiTokens } from "./tokens/api-tokens.ts";

const within = (minutes: number, attempts: number): AttemptLimit => ({
  attempts,
  window: minutes * 60,
});

/** The limits of attempts: a limit for each network address, and a higher limit for all addresses together. */
export const limits = {
  signIn: [within(15, 5), within(15, 100)],
  portfolioPassword: [within(15, 10), within(15, 300)],
  linkPassword: [within(15, 10), within(15, 300)],
  testMail: [within(10, 6), within(10, 12)],
  contact: [within(15, 5), within(15, 100)],
  accessRequest: [within(15, 4), within(60, 40)],
  // More than for messages: a reviewer writes several comments while reading a page.
  reviewComment: [within(15, 30), within(15, 300)],
} satisfies Record<string, [perAddress: AttemptLimit, overall: AttemptLimit]>;

type Throttles = Record<keyof typeof limits, Throttle>;

/** Sessions, passwords, links, tokens and their throttles: one object for each running server. */
export type Access = {
  sessions: OwnerSessions;
  portfolio: PortfolioAccess;
  links: LinkAccess;
  tokens: ApiTokens;
  hashing: PasswordHashing;
  devices: KnownDevices;
  tickets: Tickets;
  /** Attempts of browsers in which the owner has signed in before are counted separately. */
  throttles: Throttles;
};

type Options = {
  database: Database;
  /** The site's secret, from which all keys are derived (derive-key.ts). */
  secret: string;
  sealedText: SealedText;
  coordination: Pick<Coordination, "countAttempts">;
};

export function createAccess(options: Options): Access {
  const throttles = Object.entries(limits).map(([name, [perAddress, overall]]) => [
    name,
    createThrottle(options.coordination, name, perAddress, overall),
  ]);
  return {
    sessions: createOwnerSessions(options.database),
    portfolio: createPortfolioAccess(options),
    links: createLinkAccess(options.database, options.secret),
    tokens: createApiTokens(options.database, options.coordination),
    hashing: createPasswordHashing(),
    devices: createKnownDevices(options.secret),
    tickets: createTickets(options.sealedText, options.coordination),
    throttles: Object.fromEntries(throttles) as Throttles, // a throttle for each limit
  };
}
