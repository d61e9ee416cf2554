import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { StartError } from "../../start-error.ts";
import { tellAddress } from "../address.ts";
import type { InstanceLock, InstanceTerms } from "../instances/instance-lock.ts";
import { type InstanceLease, readOthers, renewLease, watchRenewals } from "./instance-leases.ts";

/**
 * This process's lease, and two times in milliseconds: how long the lease lasts (`term`), and the pause between
 * two reads of other leases (`interval`).
 */
type Joining = { url: string; lease: InstanceLease; times: { interval: number; term: number } };

/**
 * Deletes the leases of unfinished work (see coordination.ts) that killed instances have left. Such
 * a lease lasts for at most a minute. Used only while no other instance runs.
 */
const endLeases = `
  DELETE FROM "Lease" WHERE "until" <= (clock_timestamp() AT TIME ZONE 'UTC') + interval '1 minute'`;

/**
 * Whether another instance runs. Waits until the lease of an instance is renewed, which proves that
 * it runs, or until all leases have expired.
 */
async function findRunning(client: pg.Client, { lease, times }: Joining): Promise<boolean> {
  const isAnyRenewed = watchRenewals();
  while (true) {
    const others = await readOthers(client, lease.id);
    if (others.length === 0) return false;
    if (isAnyRenewed(others)) return true;
    await wait(times.interval);
  }
}

/**
 * Joins the running instances. Instances start one after another: the first creates the tables, fills an
 * empty database and stores the secret's fingerprint; later instances find all of this done.
 * @param client the connection with the shared lease
 */
export async function joinOthers(
  client: pg.Client,
  joining: Joining,
): Promise<Omit<InstanceLock, "close">> {
  const { url, lease } = joining;
  const isAlone = !(await findRunning(client, joining));
  return {
    isAlone,
    endStart: async () => {
      lease.isStarting = false;
      // If this fails, the next renewal of the lease stores `isStarting`.
      await renewLease(client, lease, joining.times.term).catch(() => {});
    },
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
