import type pg from "pg";
import { log } from "../../log.ts";
import { StartError } from "../../start-error.ts";
import { tellAddress } from "../address.ts";
import type { InstanceLock, InstanceTerms } from "../instances/instance-lock.ts";
import { explainRefusal } from "./refusals.ts";

type Start = { end: () => Promise<void> };

/**
 * Waits until no other instance is starting on the database: one makes the tables, fills an empty database
 * and says what the secret is, and the next ones find all that.
 */
export async function takeStart(connect: () => Promise<pg.Client>, url: string): Promise<Start> {
  const client = await connect().catch((error: unknown) => {
    throw explainRefusal(error, url);
  });
  const { rows } = await client.query<{ taken: boolean }>(
    "SELECT pg_try_advisory_lock(hashtext('vitrine start')) AS taken",
  );
  if (!rows[0]?.taken) {
    log.info("another instance is starting; this one waits for it");
    await client.query("SELECT pg_advisory_lock(hashtext('vitrine start'))");
  }
  return { end: () => client.end().catch(() => {}) };
}

const findOthers = `
  SELECT 1 FROM pg_locks
  WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND objid = (hashtext('vitrine')::bigint & 4294967295)::oid
  LIMIT 1`;

/** Work that a killed instance was doing, which is nobody's where no other runs. */
const endLeases = `
  DELETE FROM "Lease" WHERE "until" <= (clock_timestamp() AT TIME ZONE 'UTC') + interval '1 minute'`;

/**
 * Joins the instances that run on the database.
 * @param client has the shared lock
 */
export async function joinOthers(
  client: pg.Client,
  start: Start,
  url: string,
): Promise<Omit<InstanceLock, "close">> {
  const isAlone = (await client.query(findOthers)).rowCount === 0;
  return {
    isAlone,
    endStart: start.end,
    checkTerms: async (terms) => {
      if (isAlone) return;
      const { rows } = await client.query<InstanceTerms>(
        'SELECT "fingerprint", "storage" FROM "InstanceTerms"',
      );
      const problem = rows[0] && problemOf(rows[0], terms);
      if (!problem) return;
      throw new StartError(
        `Another Vitrine is running on the database ${tellAddress(url)} ${problem}`,
      );
    },
    storeTerms: async ({ fingerprint, storage }) => {
      if (!isAlone) return;
      await client.query(
        `INSERT INTO "InstanceTerms" ("id", "fingerprint", "storage") VALUES (1, $1, $2)
         ON CONFLICT ("id") DO UPDATE SET "fingerprint" = $1, "storage" = $2`,
        [fingerprint, storage],
      );
      await client.query(endLeases);
    },
  };
}

function problemOf(theirs: InstanceTerms, ours: InstanceTerms): string | undefined {
  if (theirs.fingerprint !== ours.fingerprint) {
    return "with another secret; give both the same SESSION_SECRET.";
  }
  if (theirs.storage !== ours.storage) {
    return "that stores its files elsewhere; give both the same bucket, or the same data folder and SHARED_DATA=1.";
  }
  return undefined;
}
