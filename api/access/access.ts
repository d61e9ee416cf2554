import type { Database } from "../database/client.ts";
import type { AttemptLimit, Coordination } from "../database/instances/coordination.ts";
import { createLinkAccess, type LinkAccess } from "./links/link-access.ts";
import { createKnownDevices, type KnownDevices } from "./owner/known-devices.ts";
import { createOwnerSessions, type OwnerSessions } from "./owner/owner-sessions.ts";
import { createPasswordHashing, type PasswordHashing } from "./owner/password-hashing.ts";
import { createPortfolioAccess, type PortfolioAccess } from "./portfolio/portfolio-access.ts";
import type { SealedText } from "./sealed-text.ts";
import { createThrottle, type Throttle } from "./throttle.ts";

const minute = 60;

/** Sessions, passwords, links and their throttles: one object for each server. */
export type Access = {
  sessions: OwnerSessions;
  portfolio: PortfolioAccess;
  links: LinkAccess;
  hashing: PasswordHashing;
  devices: KnownDevices;
  /**
   * Counted by network address and, more generously, over all addresses; known browsers are counted by
   * themselves.
   */
  throttles: {
    signIn: Throttle;
    ownerPassword: Throttle;
    portfolioPassword: Throttle;
    linkPassword: Throttle;
    contact: Throttle;
    accessRequest: Throttle;
    testMail: Throttle;
  };
};

type Options = {
  database: Database;
  /** The site's secret. */
  secret: string;
  sealedText: SealedText;
  coordination: Pick<Coordination, "countAttempts">;
};

export function createAccess(options: Options): Access {
  const throttle = (of: string, perAddress: AttemptLimit, overall: AttemptLimit) =>
    createThrottle(options.coordination, of, perAddress, overall);
  return {
    sessions: createOwnerSessions(options.database),
    portfolio: createPortfolioAccess(options),
    links: createLinkAccess(options.database, options.secret),
    hashing: createPasswordHashing(),
    devices: createKnownDevices(options.secret),
    throttles: {
      signIn: throttle(
        "signIn",
        { attempts: 5, window: 15 * minute },
        { attempts: 100, window: 15 * minute },
      ),
      ownerPassword: throttle(
        "ownerPassword",
        { attempts: 5, window: 15 * minute },
        { attempts: 100, window: 15 * minute },
      ),
      portfolioPassword: throttle(
        "portfolioPassword",
        { attempts: 10, window: 15 * minute },
        { attempts: 300, window: 15 * minute },
      ),
      linkPassword: throttle(
        "linkPassword",
        { attempts: 10, window: 15 * minute },
        { attempts: 300, window: 15 * minute },
      ),
      testMail: throttle(
        "testMail",
        { attempts: 6, window: 10 * minute },
        { attempts: 12, window: 10 * minute },
      ),
      contact: throttle(
        "contact",
        { attempts: 5, window: 15 * minute },
        { attempts: 100, window: 15 * minute },
      ),
      accessRequest: throttle(
        "accessRequest",
        { attempts: 4, window: 15 * minute },
        { attempts: 40, window: 60 * minute },
      ),
    },
  };
}
