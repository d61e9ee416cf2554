import { createHash, randomBytes } from "node:crypto";
import { isOver } from "../../clock.ts";
import type { Database } from "../../database/client.ts";

const day = 24 * 60 * 60;
/** How long a session lasts after it was last used, in seconds. */
export const sessionLifetime = 30 * day;
/** A session's use is written down at most this often, in seconds. */
const renewalInterval = 60 * 60;

type OwnerSession = {
  userId: number;
  /** Its end was moved just now; the browser's cookie should be, too. */
  isRenewed: boolean;
};

/** Sessions of the owner, by a token that only the browser knows; the database holds its hash. */
export type OwnerSessions = {
  /** @returns the new session's token */
  start: (userId: number) => Promise<string>;
  /** Null where the token names no session, or one that has ended, or that a clock began which ran ahead. */
  find: (token: string) => Promise<OwnerSession | null>;
  end: (token: string) => Promise<void>;
};

export function createOwnerSessions(database: Database): OwnerSessions {
  return {
    start: async (userId) => {
      const token = randomBytes(32).toString("base64url");
      const now = Date.now();
      await database.session.create({
        data: {
          tokenHash: hashToken(token),
          userId,
          lastSeenAt: new Date(now),
          expiresAt: endAfter(now),
        },
      });
      return token;
    },
    find: async (token) => {
      const tokenHash = hashToken(token);
      const session = await database.session.findUnique({ where: { tokenHash } });
      const now = Date.now();
      if (!session || isOver(session.expiresAt.getTime(), sessionLifetime * 1000, now)) return null;
      const isRenewed = session.lastSeenAt.getTime() + renewalInterval * 1000 <= now;
      if (isRenewed) {
        // Many, because the session may have ended meanwhile.
        await database.session.updateMany({
          where: { tokenHash },
          data: { lastSeenAt: new Date(now), expiresAt: endAfter(now) },
        });
      }
      return { userId: session.userId, isRenewed };
    },
    end: async (token) => {
      await database.session.deleteMany({ where: { tokenHash: hashToken(token) } });
    },
  };
}

/** Removes sessions that have ended, by a clock that is believed. @returns how many */
export async function sweepOwnerSessions(database: Database): Promise<number> {
  const { count } = await database.session.deleteMany({
    where: { expiresAt: { lte: new Date() } },
  });
  return count;
}

/** SHA-256 in hexadecimal, as stored in Session. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function endAfter(now: number): Date {
  return new Date(now + sessionLifetime * 1000);
}
