import type pg from "pg";
import { inTransaction } from "./transactions.ts";

/** The right of one process to use the database, alone or together with others. */
export type InstanceLease = { id: string; isShared: boolean; isStarting: boolean };

type OtherLease = InstanceLease & { until: string };

/** Lets one process at a time take a lease. */
const alone = "SELECT pg_advisory_xact_lock(hashtext('vitrine instances'))";

/** Creates the table of leases, because a lease is taken before the tables of the site exist. */
const createTable = `
  CREATE TABLE IF NOT EXISTS "_vitrine_instances" (
    "id" TEXT PRIMARY KEY NOT NULL,
    "isShared" BOOLEAN NOT NULL,
    "isStarting" BOOLEAN NOT NULL,
    "until" TIMESTAMPTZ NOT NULL
  )`;

/** The end of a lease, `$2` milliseconds from now by the database's clock, which all instances share. */
const later = "clock_timestamp() + $2 * interval '1 millisecond'";

const store = `
  INSERT INTO "_vitrine_instances" ("id", "until", "isShared", "isStarting") VALUES ($1, ${later}, $3, $4)
  ON CONFLICT ("id") DO UPDATE SET "until" = excluded."until", "isStarting" = excluded."isStarting"`;

/** Processes of versions without leases have an advisory lock instead of a row. */
const findFormer = `
  SELECT 'former' AS "id", "mode" = 'ShareLock' AS "isShared", false AS "isStarting", '' AS "until"
  FROM pg_locks
  WHERE "locktype" = 'advisory' AND "granted"
    AND "database" = (SELECT "oid" FROM pg_database WHERE "datname" = current_database())
    AND "objid" = (hashtext('vitrine')::bigint & 4294967295)::oid`;

/**
 * Takes a lease where no other lease conflicts with it. The taken lease expires unless it is renewed.
 * @param term how long the lease lasts, in milliseconds
 * @returns the conflicting leases; empty where the lease was taken
 */
export function takeLease(
  client: pg.Client,
  lease: InstanceLease,
  term: number,
): Promise<OtherLease[]> {
  const { id, isShared, isStarting } = lease;
  return inTransaction(client, alone, async () => {
    await client.query(createTable);
    await client.query('DELETE FROM "_vitrine_instances" WHERE "until" <= clock_timestamp()');
    const former = await client.query<OtherLease>(findFormer);
    const others = [...(await readOthers(client, id)), ...former.rows];
    const inTheWay = others.filter(
      (other) => !(isShared && other.isShared) || (isStarting && other.isStarting),
    );
    if (inTheWay.length === 0) await client.query(store, [id, term, isShared, isStarting]);
    return inTheWay;
  });
}

/** The leases of other processes that have not expired. */
export async function readOthers(client: pg.Client, id: string): Promise<OtherLease[]> {
  const { rows } = await client.query<OtherLease>(
    `SELECT "id", "isShared", "isStarting", "until"::text FROM "_vitrine_instances"
     WHERE "id" <> $1 AND "until" > clock_timestamp()`,
    [id],
  );
  return rows;
}

/** @returns whether the lease still existed: other processes remove expired leases */
export async function renewLease(
  client: pg.Client,
  { id, isStarting }: InstanceLease,
  term: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE "_vitrine_instances" SET "until" = ${later}, "isStarting" = $3 WHERE "id" = $1`,
    [id, term, isStarting],
  );
  return rowCount === 1;
}

export async function endLease(client: pg.Client, id: string): Promise<void> {
  await client.query('DELETE FROM "_vitrine_instances" WHERE "id" = $1', [id]);
}

/**
 * @returns a function that returns true where a lease was renewed since an earlier call, which proves that
 *   the process of the lease is running
 */
export function watchRenewals(): (others: OtherLease[]) => boolean {
  const first = new Map<string, string>();
  return (others) => {
    for (const { id, until } of others) if (!first.has(id)) first.set(id, until);
    return others.some(({ id, until }) => first.get(id) !== until);
  };
}
