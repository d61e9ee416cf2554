import { createHmac, randomUUID } from "node:crypto";
import type pg from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Coordination } from "../instances/coordination.ts";
import { openPool } from "./pool.ts";
import { statementsOf } from "./statements.ts";

/** How long a lease lasts without renewal, in milliseconds. */
const leaseTime = 60_000;

/** How often expired rows are removed, in milliseconds. */
const sweepEvery = 10 * 60_000;

/** The time by the database's clock, which all instances share. */
const now = "(clock_timestamp() AT TIME ZONE 'UTC')";
const later = `(${now} + ?3 * interval '1 millisecond')`;

const take = `
  INSERT INTO "Lease" ("name", "holder", "until") VALUES (?1, ?2, ${later})
  ON CONFLICT ("name") DO UPDATE SET "holder" = excluded."holder", "until" = excluded."until"
  WHERE "Lease"."until" <= ${now}
  RETURNING "holder"`;
const extend = `UPDATE "Lease" SET "until" = ${later} WHERE "name" = ?1 AND "holder" = ?2`;
const findHeld = `SELECT 1 FROM "Lease" WHERE "name" = ?1 AND "until" > ${now}`;
const giveUp = `DELETE FROM "Lease" WHERE "name" = ?1 AND "holder" = ?2`;

/**
 * Opens a coordination (see ../instances/coordination.ts) in the database. A lease is taken, or an attempt
 * counted, by a single statement, so two instances cannot do it at the same time.
 */
export function openPostgresCoordination(url: string, key: Buffer): Coordination {
  const pool = openPool(url, 2);
  const { all } = statementsOf(pool);
  const removeEnded = () => void removeOld(pool).catch(() => {});
  removeEnded();
  const sweep = setInterval(removeEnded, sweepEvery).unref();
  const hidden = (name: string | number) =>
    createHmac("sha256", key).update(String(name)).digest("base64url");
  return {
    once: async (name, work, rest = 0) => {
      const holder = randomUUID();
      if ((await all(take, name, holder, leaseTime)).length === 0) return undefined;
      const renewal = setInterval(
        () => void all(extend, name, holder, leaseTime).catch(() => {}),
        leaseTime / 3,
      );
      let isDone = false;
      try {
        const result = await work();
        isDone = true;
        return result;
      } finally {
        clearInterval(renewal);
        const end =
          isDone && rest > 0 ? all(extend, name, holder, rest) : all(giveUp, name, holder);
        // If this fails, the lease expires by itself.
        await end.catch(() => {});
      }
    },
    isUnderWay: async (name) => (await all(findHeld, name)).length > 0,
    countAttempts: (of, { attempts, window }) => {
      const limiter = new RateLimiterPostgres({
        storeClient: withoutNames(pool),
        storeType: "pool",
        tableName: "AttemptCount",
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: "",
        points: attempts,
        duration: window,
      });
      return {
        consume: (from) => limiter.consume(hidden(`${of} ${from}`)),
        reward: (from) => limiter.reward(hidden(`${of} ${from}`)),
      };
    },
    close: async () => {
      clearInterval(sweep);
      if (!pool.ending) await pool.end();
    },
  };
}

/** Sends statements without their names, because named statements do not work behind poolers. */
function withoutNames(pool: pg.Pool) {
  return { query: ({ text, values = [] }: pg.QueryConfig) => pool.query({ text, values }) };
}

/** Longer than the window of any limit of attempts, in milliseconds. */
const beyondWindows = 2 * 60 * 60 * 1_000;

/** Removes expired rows, and rows that end so far ahead that a clock must have been wrong. */
async function removeOld(pool: pg.Pool): Promise<void> {
  await pool.query('DELETE FROM "AttemptCount" WHERE "expire" < $1 OR "expire" > $2', [
    Date.now(),
    Date.now() + beyondWindows,
  ]);
  await pool.query(
    `DELETE FROM "Lease" WHERE "until" NOT BETWEEN ${now} - interval '1 day' AND ${now} + interval '1 day'`,
  );
}
