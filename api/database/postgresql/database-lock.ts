import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { log } from "../../log.ts";
import { StartError } from "../../start-error.ts";
import { tellAddress } from "../address.ts";
import { type InstanceLock, lockOfOne } from "../instances/instance-lock.ts";
import { checkServer } from "./check-server.ts";
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

/** In milliseconds. */
export const defaultTimes = {
  /** How long a start waits for the end of another Vitrine, which may just be stopping. */
  timeout: 3_000,
  interval: 250,
  /** When the lease ends of a process that was killed; longer than one that runs is ever silent. */
  term: 6_000,
  /** How often the lease is renewed and the server asked whether it is there, and how long it may take to answer. */
  heartbeat: 2_000,
  response: 3_000,
  /** While the server is away, how long until the next look. */
  pause: 1_000,
  /** How long another process may have the database before this one ends; commands give it up soon. */
  release: 20_000,
};

type Options = {
  /** Whether others that do the same may have the database at the same time. */
  isShared?: boolean;
  times?: typeof defaultTimes;
  /** Ends the process with a sentence. */
  end?: (sentence: string) => void;
};
type Held = Omit<Required<Options>, "isShared"> & {
  url: string;
  lease: InstanceLease;
  /** Renews the lease. Undefined while the lock is lost. */
  client?: pg.Client | undefined;
  watch?: NodeJS.Timeout | undefined;
  isClosed: boolean;
};

/**
 * Locks the database for this process by a lease that is a row, because the sessions of a server belong to
 * nobody behind a pooler: a process that stops ends it, and that of one that was killed ends by itself. While
 * it is lost, because the server is away, pools refuse every read and write.
 * @throws {StartError} when another process has it that does not share it, or the server cannot be used
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
      // Where it cannot be said, it ends by itself.
      if (held.client) await endLease(held.client, lease.id).catch(() => {});
      await held.client?.end();
    };
    return { ...(isShared ? await joinOthers(client, held) : lockOfOne), close };
  } catch (error) {
    await client.end().catch(() => {});
    throw error instanceof StartError ? error : explainRefusal(error, url);
  }
}

/** Waits for those who stop, are starting, or were killed. */
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
  const client = new pg.Client({
    connectionString: url,
    application_name: "vitrine lock",
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // Until it is watched, whoever uses it hears of its end.
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Renews the lease until it is lost, with its connection or to another process. */
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
  // Does not let the process stay alive.
  const { stream } = client as unknown as { stream?: { unref?: () => void } };
  stream?.unref?.();
}

/** @returns what is wrong, undefined where the server answers */
async function askInTime(
  client: pg.Client,
  { url, lease, times }: Held,
): Promise<string | undefined> {
  const control = new AbortController();
  const ask = async () => {
    if (!(await renewLease(client, lease, times.term))) return "another process took its place";
    await askServer(client, url);
    return undefined;
  };
  const late = wait(times.response, "it does not answer", { ref: false, signal: control.signal });
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    return String(Object(error).message);
  } finally {
    late.catch(() => {});
    control.abort();
  }
}

/**
 * Takes the lock again once the server is back. Where another process has taken it meanwhile, this one
 * ends: two would write over each other.
 */
async function takeAgain(held: Held): Promise<void> {
  const { url, lease, times, end } = held;
  let refusedSince: number | undefined;
  while (!held.isClosed) {
    const client = await connect(url).catch(() => undefined);
    const others = client && (await takeLease(client, lease, times.term).catch(() => undefined));
    const isTaken = others?.length === 0;
    // It may have become newer meanwhile.
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
