import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { log } from "../../log.ts";
import { StartError } from "../../start-error.ts";
import { tellAddress } from "../address.ts";
import { type InstanceLock, lockOfOne } from "../instances/instance-lock.ts";
import { checkServer } from "./check-server.ts";
import { createClient } from "./create-client.ts";
import {
  endLease,
  type InstanceLease,
  renewLease,
  takeLease,
  watchRenewals,
} from "./instance-leases.ts";
import { beginOutage, destroy, endOutage } from "./outage.ts";
import { explainRefusal } from "./refusals.ts";
import { joinOthers } from "./starts.ts";
import { noteLease } from "./transactions.ts";
import { askServer } from "./version-watch.ts";

/** Times in milliseconds. */
export const defaultTimes = {
  /**
   * How long a start waits for another Vitrine, which may be stopping, and the pause between two
   * attempts.
   */
  timeout: 3_000,
  interval: 250,
  /** How long a lease lasts without renewal: longer than a running process ever pauses. */
  term: 6_000,
  /** How often the lease is renewed and the server checked, and the timeout of that check. */
  heartbeat: 2_000,
  response: 3_000,
  /** The pause between checks while the server is unreachable. */
  pause: 1_000,
  /**
   * How long another process may have the lock that this process has lost, before this process ends. A
   * command, such as a backup, releases the lock sooner.
   */
  release: 20_000,
};

type Options = {
  /** Whether other processes with shared locks may use the database at the same time. */
  isShared?: boolean;
  times?: typeof defaultTimes;
  /** Ends the process with a message. */
  end?: (sentence: string) => void;
};
type Held = Omit<Required<Options>, "isShared"> & {
  url: string;
  lease: InstanceLease;
  /** The connection that renews the lease. Undefined while the lock is lost. */
  client?: pg.Client | undefined;
  watch?: NodeJS.Timeout | undefined;
  isClosed: boolean;
};

/**
 * Locks the database for this process by a lease, which is a row in a table: an advisory lock belongs to a
 * session, and a pooler shares sessions among clients. A process that stops ends its lease; the lease of a
 * killed process expires. While the lock is lost, because the server is unreachable, the connection pools
 * refuse every read and write.
 * @throws {StartError} where another process has the lock and does not share it, or the server cannot be
 * used
 */
export async function lockPostgres(
  url: string,
  { isShared = false, times = defaultTimes, end = endProcess }: Options = {},
): Promise<InstanceLock> {
  await checkServer(url);
  const lease = { id: randomUUID(), isShared, isStarting: isShared };
  const held: Held = { url, lease, times, end, isClosed: false };
  const client = await connect(url).catch((error: unknown) => {
    throw explainRefusal(error, url);
  });
  try {
    await waitForLease(client, held);
    hold(client, held);
    const close = async () => {
      held.isClosed = true;
      clearInterval(held.watch);
      noteLease(url, undefined);
      // If this fails, the lease expires by itself.
      if (held.client) await endLease(held.client, lease.id).catch(() => {});
      await held.client?.end();
    };
    return { ...(isShared ? await joinOthers(client, held) : lockOfOne), close };
  } catch (error) {
    await client.end().catch(() => {});
    throw error instanceof StartError ? error : explainRefusal(error, url);
  }
}

/**
 * Takes the lease, after waiting for other processes that are stopping, are starting, or were
 * killed.
 */
async function waitForLease(client: pg.Client, { url, lease, times }: Held): Promise<void> {
  const limit = performance.now() + times.timeout;
  const isAnyRenewed = watchRenewals();
  let hasTold = false;
  while (true) {
    const others = await takeLease(client, lease, times.term);
    if (others.length === 0) return;
    const isOneStarting = lease.isShared && others.every((other) => other.isShared);
    const left = limit - performance.now();
    if (!isOneStarting && left < 0 && (isAnyRenewed(others) || left < -times.term)) {
      throw new StartError(
        `Another Vitrine is running on the database ${tellAddress(url)}; stop it, or set DATABASE_URL to another database. Several run on one only where each has the same bucket, or the same data folder and SHARED_DATA=1.`,
      );
    }
    if (!hasTold) {
      const doing = isOneStarting ? "is starting" : "has the database, or was killed";
      log.info(`another instance ${doing}; this one waits for it`);
      hasTold = true;
    }
    await wait(times.interval);
  }
}

function endProcess(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function connect(url: string): Promise<pg.Client> {
  const client = createClient(url, { application_name: "vitrine lock", keepAlive: true });
  await client.connect();
  return client;
}

/** Renews the lease until the connection fails or another process has taken the lease. */
function hold(client: pg.Client, held: Held): void {
  const { url, times } = held;
  held.client = client;
  noteLease(url, held.lease.id);
  const watch = setInterval(async () => {
    const problem = await askInTime(client, held);
    if (problem) lose(problem);
  }, times.heartbeat);
  held.watch = watch.unref();
  const lose = (reason: string) => {
    clearInterval(watch);
    if (held.client !== client || held.isClosed) return;
    held.client = undefined;
    beginOutage(url, reason);
    destroy(client);
    void takeAgain(held);
  };
  client.on("error", ({ message }) => lose(message));
  client.on("end", () => lose("it closed the connection"));
  // The connection must not keep the process alive.
  const { stream } = client as unknown as { stream?: { unref?: () => void } };
  stream?.unref?.();
}

/** Renews the lease and checks the server. @returns the fault; undefined where the server responds in time */
async function askInTime(
  client: pg.Client,
  { url, lease, times }: Held,
): Promise<string | undefined> {
  const ask = async () => {
    if (!(await renewLease(client, lease, times.term))) return "another process took its place";
    await askServer(client, url);
    return undefined;
  };
  const late = wait(times.response, "it does not answer", { ref: false });
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    return String(Object(error).message);
  }
}

/**
 * Takes the lock again once the server is back. Ends the process where another process has the lock for
 * longer than `release`: the two would overwrite each other's changes.
 */
async function takeAgain(held: Held): Promise<void> {
  const { url, lease, times, end } = held;
  let refusedSince: number | undefined;
  while (!held.isClosed) {
    const client = await connect(url).catch(() => undefined);
    const others = client && (await takeLease(client, lease, times.term).catch(() => undefined));
    const isTaken = others?.length === 0;
    // `askInTime` also notices whether the database was migrated to a newer version meanwhile.
    if (client && isTaken && !(await askInTime(client, held))) {
      hold(client, held);
      return endOutage(url);
    }
    if (client) destroy(client);
    if (others && !isTaken) {
      refusedSince ??= performance.now();
      if (performance.now() - refusedSince > times.release) {
        return end(
          `Another Vitrine has taken the database ${tellAddress(url)} while its server was away; this one ends.`,
        );
      }
    } else refusedSince = undefined;
    await wait(times.pause, undefined, { ref: false });
  }
}
