import pg from "pg";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createThrottle } from "../../access/throttle.ts";
import { log } from "../../log.ts";
import { createMigratedDatabase, dropPostgresDatabase } from "../../testing/postgres.ts";
import { readChangeMark } from "../change-mark.ts";
import { openDatabase } from "../client.ts";
import type { Coordination } from "../instances/coordination.ts";
import type { InstanceLock } from "../instances/instance-lock.ts";
import { storageFaultOf } from "../storage-fault.ts";
import { openPostgresCoordination } from "./coordination.ts";
import { defaultTimes, lockPostgres } from "./database-lock.ts";
import { openPool } from "./pool.ts";

const times = {
  ...defaultTimes,
  ...{ timeout: 300, interval: 10, heartbeat: 20, pause: 20 },
};
const terms = { fingerprint: "of a secret", storage: "folder one" };

let url: string;
let here: Coordination;
let there: Coordination;
const locks: InstanceLock[] = [];

beforeAll(() => {
  log.level = "silent";
});
beforeEach(async () => {
  url = await createMigratedDatabase();
  const key = Buffer.from("a key");
  [here, there] = [openPostgresCoordination(url, key), openPostgresCoordination(url, key)];
});
afterEach(async () => {
  await Promise.all([here.close(), there.close()]);
  for (const each of locks.splice(0)) await each.close();
  await dropPostgresDatabase(url);
});

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function lock(isShared: boolean, more: object = {}): Promise<InstanceLock> {
  const taken = await lockPostgres(url, { isShared, times, ...more });
  locks.push(taken);
  return taken;
}

const readLeases = () => ask('SELECT * FROM "_vitrine_instances"');

async function closeLocks(): Promise<void> {
  for (const each of locks.splice(0)) await each.close();
  expect(await readLeases()).toEqual([]);
}

/**
 * Gives the lock on the database to another process.
 * @param term how long that process has the lock, as an SQL interval
 */
const takeAway = (term: string) =>
  ask(`
    DELETE FROM "_vitrine_instances";
    INSERT INTO "_vitrine_instances" VALUES ('another', false, false, now() + '${term}')`);
const giveBack = () => ask(`DELETE FROM "_vitrine_instances" WHERE "id" = 'another'`);

test("one of several instances does the work, and none during its pause", async () => {
  let count = 0;
  let endWork = () => {};
  const end = new Promise<void>((resolve) => {
    endWork = resolve;
  });
  const work = async () => {
    count += 1;
    await end;
    return count;
  };
  let refused = 0;
  const attempt = async (each: typeof here) => {
    const result = await each.once("a", work);
    if (result === undefined) refused += 1;
    if (refused === 3) endWork();
    return result;
  };
  const results = await Promise.all([here, there, here, there].map(attempt));
  expect(results.filter((result) => result !== undefined)).toEqual([1]);
  expect(await here.isUnderWay("a")).toBe(false);
  const again = there.once("a", work, 60_000);
  await vi.waitUntil(() => here.isUnderWay("a"));
  expect(await again).toBe(2);
  expect(await here.once("a", work)).toBeUndefined();
  expect(await here.once("b", work)).toBe(3);
});

test("work that failed, or whose instance is gone, is done by the next", async () => {
  const fail = () => Promise.reject(new Error("not now"));
  await expect(here.once("a", fail, 60_000)).rejects.toThrow("not now");
  expect(await there.once("a", async () => "done", 60_000)).toBe("done");
  await ask(`UPDATE "Lease" SET "until" = now() AT TIME ZONE 'UTC'`);
  expect(await here.once("a", async () => "done again")).toBe("done again");
});

test("attempts count together, wherever they are made, and no address is stored", async () => {
  const limit = { attempts: 5, window: 60 };
  const max = { attempts: 100, window: 60 };
  const throttles = [here, there].map((each) => createThrottle(each, "sign in", limit, max));
  const attempts = Array.from({ length: 12 }, (_, index) =>
    throttles[index % 2]?.take("203.0.113.9").then(
      () => "taken",
      (error) => error.extensions.code,
    ),
  );
  const outcomes = await Promise.all(attempts);
  expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(5);
  expect(new Set(outcomes)).toEqual(new Set(["taken", "TOO_MANY_REQUESTS"]));
  const giveBack = await throttles[0]?.take("203.0.113.10");
  await giveBack?.();
  for (let count = 0; count < 5; count++) await throttles[1]?.take("203.0.113.10");
  expect(JSON.stringify(await ask('SELECT * FROM "AttemptCount"'))).not.toContain("203.0");
});

test("attempts and leases of a clock that ran ahead do not last until it is there again", async () => {
  const year = 365 * 24 * 60 * 60 * 1_000;
  await ask(`
    INSERT INTO "AttemptCount" VALUES ('now', 1, ${Date.now() + 60_000}), ('ahead', 5, ${Date.now() + year});
    INSERT INTO "Lease" VALUES ('a', 'here', now() AT TIME ZONE 'UTC' + interval '1 hour'),
      ('b', 'ahead', now() AT TIME ZONE 'UTC' + interval '1 year')`);
  const next = openPostgresCoordination(url, Buffer.from("a key"));
  await expect.poll(() => ask('SELECT "key" FROM "AttemptCount"')).toEqual([{ key: "now" }]);
  await expect.poll(() => ask('SELECT "name" FROM "Lease"')).toEqual([{ name: "a" }]);
  await next.close();
});

test("an instance that says that it still runs changes nothing of the site", async () => {
  await lock(true);
  await closeLocks();
  const database = await openDatabase(url);
  const before = await readChangeMark(database);
  const countWrites = async () => {
    const [row] = await ask<{ n_tup_ins: string }>(
      `SELECT "n_tup_ins" FROM pg_stat_user_tables WHERE "relname" = '_vitrine_instances'`,
    );
    return Number(row?.n_tup_ins);
  };
  const written = await countWrites();
  await takeAway("1 minute");
  await expect.poll(countWrites).toBeGreaterThan(written);
  expect(await readChangeMark(database)).toBe(before);
  await database.$disconnect();
});

test("instances that share have the database together, and nobody else meanwhile", async () => {
  const first = await lock(true);
  expect(first.isAlone).toBe(true);
  await first.endStart();
  const second = await lock(true);
  expect(second.isAlone).toBe(false);
  await second.endStart();
  await expect(lock(false)).rejects.toThrow(/Another Vitrine is running on the database/);
  await first.close();
  await expect(lock(false)).rejects.toThrow(/Another Vitrine is running on the database/);
  await second.close();
  await lock(false);
  await expect(lock(true)).rejects.toThrow(/SHARED_DATA=1/);
});

test("an instance starts once the one before it has started", async () => {
  const told = vi.spyOn(log, "info");
  const first = await lock(true);
  let hasStarted = false;
  const second = lock(true).then((taken) => {
    hasStarted = true;
    return taken;
  });
  await expect.poll(() => told.mock.calls.join()).toContain("another instance is starting");
  told.mockRestore();
  expect(hasStarted).toBe(false);
  await first.endStart();
  await (await second).endStart();
});

test("a stop frees a database whose sessions a pooler keeps; while it runs, it has none", async () => {
  const ending = vi.spyOn(pg.Client.prototype, "end").mockImplementation(() => Promise.resolve());
  const kept = ending.mock.contexts as pg.Client[]; // a type that the spy does not know
  try {
    for (const isShared of [false, true, false]) {
      const taken = await lock(isShared);
      // Locks of other tests do not count: they are in other databases.
      const locks = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory'
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
      expect(await ask(locks)).toEqual([]);
      await taken.endStart();
      await taken.close();
    }
  } finally {
    ending.mockRestore();
    for (const each of kept) await each.end();
  }
});

test("a process of the version that knew no leases has the database as it says, until it stops", async () => {
  const former = new pg.Client({ connectionString: url });
  await former.connect();
  const quick = { times: { ...times, term: 100 } };
  await former.query("SELECT pg_advisory_lock(hashtext('vitrine'))");
  await expect(lock(true, quick)).rejects.toThrow(/Another Vitrine is running on the database/);
  await former.query(
    "SELECT pg_advisory_unlock_all(), pg_advisory_lock_shared(hashtext('vitrine'))",
  );
  await expect(lock(false, quick)).rejects.toThrow(/Another Vitrine is running on the database/);
  await (await lock(true, quick)).close();
  await former.end();
  await lock(false);
});

test("the lease of a process that was killed ends by itself", async () => {
  await lock(false);
  await closeLocks();
  await takeAway("0.5 s");
  const next = await lock(false);
  await expect(lock(true)).rejects.toThrow(/Another Vitrine is running on the database/);
  await next.close();
  for (const isStarting of [true, false]) {
    await ask(
      `INSERT INTO "_vitrine_instances" VALUES ('killed ${isStarting}', true, ${isStarting}, now() + '0.5 s')`,
    );
    const alone = await lock(true);
    expect(alone.isAlone).toBe(true);
    await alone.close();
  }
});

test.each([
  [{ fingerprint: "of another" }, /with another secret; give both the same SESSION_SECRET/],
  [{ storage: "folder two" }, /stores its files elsewhere; give both the same bucket, or/],
])("beside others only the same terms will do; alone they are new: %j", async (change, refusal) => {
  const start = async (those: typeof terms) => {
    const taken = await lock(true);
    await taken.checkTerms(those).catch(async (error) => {
      await taken.close();
      throw error;
    });
    await taken.storeTerms(those);
    await taken.endStart();
  };
  await start(terms);
  await start(terms);
  await expect(start({ ...terms, ...change })).rejects.toThrow(refusal);
  await closeLocks();
  await start({ ...terms, ...change });
  await expect(start(terms)).rejects.toThrow(refusal);
});

test("without the lock nothing is read, and it is taken again before anything is", async () => {
  await lock(false);
  const pool = openPool(url, 1);
  await pool.query("SELECT 1");
  await takeAway("1 h");
  const refusal = () => pool.query("SELECT 1").then(() => null, storageFaultOf);
  await expect.poll(refusal).toMatchObject({ code: "BUSY", status: 503 });
  await giveBack();
  await expect.poll(refusal).toBeNull();
  expect(await readLeases()).toHaveLength(1);
  await pool.end();
});

test("a process that lost its lock writes nothing, even before it has noticed", async () => {
  await lock(false, { times: { ...times, heartbeat: 60_000 } });
  const database = await openDatabase(url);
  const tell = (content: string) =>
    database.banner
      .upsert({ where: { id: 1 }, create: { id: 1, content }, update: { content } })
      .then(() => null, storageFaultOf);
  expect(await tell("with it")).toBeNull();
  await takeAway("1 h");
  expect(await tell("without it")).toMatchObject({ code: "BUSY", status: 503 });
  expect(await ask('SELECT "content" FROM "Banner"')).toEqual([{ content: "with it" }]);
  await database.$disconnect();
});

test("a process whose database another has taken for good ends with a sentence", async () => {
  const end = vi.fn();
  await lock(false, { end, times: { ...times, release: 60 } });
  await takeAway("1 h");
  await expect.poll(() => end.mock.calls).toHaveLength(1);
  expect(end.mock.calls[0]?.[0]).toMatch(
    /Another Vitrine has taken the database .*; this one ends/,
  );
});

test("a database that becomes newer is refused, until it is not any more", async () => {
  await lock(true);
  const pool = openPool(url, 1);
  await pool.query("SELECT 1");
  const refusal = () => pool.query("SELECT 1").then(() => null, storageFaultOf);
  await ask(
    `INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name")
     VALUES ('x', 'x', now(), '20991231000000_from_the_future')`,
  );
  await expect.poll(refusal).toMatchObject({ code: "OUTDATED", status: 503 });
  await ask(`DELETE FROM "_prisma_migrations" WHERE "id" = 'x'`);
  await expect.poll(refusal).toBeNull();
  await pool.end();
});
