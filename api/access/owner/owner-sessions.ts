import { randomBytes } from "node:crypto";
import { isOver } from "../../clock.ts";
import type { User } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { hashToken } from "../hash-token.ts";

const day = 24 * 60 * 60;
/** How long a session lasts after it was last used, in seconds. */
export const sessionLifetime = 30 * day;
/** How long a session lasts at most, however often it is used, in seconds. */
const longestSession = 180 * day;
/** The minimum time between two stored uses of a session, in seconds. */
const renewalInterval = 60 * 60;
/** How long sensitive actions need no other proof of being the owner, in seconds. */
const confirmationLifetime = 15 * 60;

type OwnerSession = {
  id: number;
  /** Browser and operating system in words. */
  device: string;
  userId: number;
  /**
   * Whether the session was extended just now, so that the browser's cookie has to be extended,
   * too.
   */
  isRenewed: boolean;
};

/** Sessions of the owner, by a token that only the browser knows; the database contains its hash. */
export type OwnerSessions = {
  /**
   * @param user the owner, as read before the proof was checked
   * @param device browser and operating system in words
   * @returns the new session's token. Null where the password was changed meanwhile
   */
  start: (user: Pick<User, "id" | "passwordHash">, device: string) => Promise<string | null>;
  /**
   * The session of a token. Null where no session has this token, where the session has ended, or
   * where its end is so far in the future that a wrong clock must have set it.
   */
  find: (token: string) => Promise<OwnerSession | null>;
  end: (token: string) => Promise<void>;
  /** Stores that somebody in this browser has proved to be the owner once more. */
  confirm: (token: string) => Promise<void>;
  /** Whether somebody in this browser has proved to be the owner in the last 15 minutes, at sign-in or later. */
  isConfirmed: (token: string) => Promise<boolean>;
};

export function createOwnerSessions(database: Database): OwnerSessions {
  return {
    start: async ({ id, passwordHash }, device) => {
      const token = randomBytes(32).toString("base64url");
      const now = Date.now();
      const data = {
        tokenHash: hashToken(token),
        userId: id,
        device,
        createdAt: new Date(now),
        lastSeenAt: new Date(now),
        confirmedAt: new Date(now),
        expiresAt: endAfter(now, now),
      };
      return database.$transaction(async (transaction) => {
        // Locks the row: a change of the password ends all sessions, and must end this one, too.
        const { count } = await transaction.user.updateMany({
          where: { id, passwordHash },
          data: { passwordHash },
        });
        if (count === 0) return null;
        await transaction.session.create({ data });
        return token;
      });
    },
    find: async (token) => {
      const tokenHash = hashToken(token);
      const session = await database.session.findUnique({ where: { tokenHash } });
      const now = Date.now();
      if (!session || isOver(session.expiresAt.getTime(), sessionLifetime * 1000, now)) return null;
      const isRenewed = session.lastSeenAt.getTime() + renewalInterval * 1000 <= now;
      if (isRenewed) {
        // `update` would fail if the session was removed meanwhile.
        await database.session.updateMany({
          where: { tokenHash },
          data: {
            lastSeenAt: new Date(now),
            expiresAt: endAfter(now, session.createdAt.getTime()),
          },
        });
      }
      return { id: session.id, device: session.device, userId: session.userId, isRenewed };
    },
    end: async (token) => {
      await database.session.deleteMany({ where: { tokenHash: hashToken(token) } });
    },
    confirm: async (token) => {
      const data = { confirmedAt: new Date() };
      await database.session.updateMany({ where: { tokenHash: hashToken(token) }, data });
    },
    isConfirmed: async (token) => {
      const where = { tokenHash: hashToken(token) };
      const session = await database.session.findUnique({ where });
      if (!session?.confirmedAt) return false;
      const lifetime = confirmationLifetime * 1000;
      return !isOver(session.confirmedAt.getTime() + lifetime, lifetime);
    },
  };
}

/**
 * Removes expired sessions. To be called only where `believesClock` has returned true: by a clock
 * that has jumped ahead, valid sessions would count as expired.
 * @returns the number of removed sessions
 */
export async function sweepOwnerSessions(database: Database): Promise<number> {
  const { count } = await database.session.deleteMany({
    where: { expiresAt: { lte: new Date() } },
  });
  return count;
}

function endAfter(now: number, begun: number): Date {
  return new Date(Math.min(now + sessionLifetime * 1000, begun + longestSession * 1000));
}
