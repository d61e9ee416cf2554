import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { StartError } from "../../start-error.ts";
import { tellAddress } from "../address.ts";
import { type InstanceLock, lockOfOne } from "../instances/instance-lock.ts";
import { beginOutage, destroy, endOutage } from "./outage.ts";
import { explainRefusal } from "./refusals.ts";
import { joinOthers, takeStart } from "./starts.ts";
import { noteLockHolder } from "./transactions.ts";
import { askServer } from "./version-watch.ts";

/** In milliseconds. */
export const usualTimes = {
  /** How long a start waits for the end of another Vitrine, which may just be stopping. */
  timeout: 3_000,
  interval: 250,
  /** How often the server is asked whether it is there, and how long it may take to answer. */
  heartbeat: 2_000,
  answer: 3_000,
  /** While the server is away, how long until the next look. */
  pause: 1_000,
  /**
   * How long the lock may still be this process's own, on a connection that the server has not found dead;
   * more than the time of its keepalives.
   */
  release: 40_000,
};

type Options = {
  /** Whether others that do the same may have the database at the same time. */
  isShared?: boolean;
  times?: typeof usualTimes;
  /** Ends the process with a sentence. */
  end?: (sentence: string) => void;
};
type Held = Required<Options> & {
  url: string;
  /** Whose connection has the lock. Undefined while it is lost. */
  client?: pg.Client | undefined;
  isClosed: boolean;
};

/**
 * Locks the database for this process: the server gives the lock up with the connection, however the
 * process ends. While it is lost, because the server is away, pools refuse every read and write.
 * @throws {StartError} when another process has it that does not share it, or the server cannot be used
 */
export async function lockPostgres(
  url: string,
  { isShared = false, times = usualTimes, end = endProcess }: Options = {},
): Promise<InstanceLock> {
  const held: Held = { url, isShared, times, end, isClosed: false };
  const limit = performance.now() + times.timeout;
  const start = isShared ? await takeStart(() => connect(url), url) : undefined;
  const client = await connect(url).catch((error: unknown) => {
    throw explainRefusal(error, url);
  });
  let holder = await tryLock(client, isShared);
  while (holder === null) {
    if (performance.now() > limit) {
      await client.end();
      await start?.end();
      throw new StartError(
        `Another Vitrine is running on the database ${tellAddress(url)}; stop it, or set DATABASE_URL to another database. Several run on one only where each has the same bucket, or the same data folder and SHARED_DATA=1.`,
      );
    }
    await wait(times.interval);
    holder = await tryLock(client, isShared);
  }
  hold(client, holder, held);
  const joined = start ? await joinOthers(client, start, url) : lockOfOne;
  const close = async () => {
    held.isClosed = true;
    noteLockHolder(url, undefined);
    await held.client?.end();
    await start?.end();
  };
  return { ...joined, close };
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
  // Where this machine vanishes, the server notices within half a minute.
  await client.query(
    "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3",
  );
  return client;
}

/** @returns the server's process that has the lock now; null where it is another's */
async function tryLock(client: pg.Client, isShared: boolean): Promise<number | null> {
  const { rows } = await client.query<{ taken: boolean; holder: number }>(
    `SELECT pg_try_advisory_lock${isShared ? "_shared" : ""}(hashtext('vitrine')) AS taken,
       pg_backend_pid() AS holder`,
  );
  return rows[0]?.taken ? rows[0].holder : null;
}

/** Watches the lock's connection until it is lost. */
function hold(client: pg.Client, holder: number, held: Held): void {
  const { url, times } = held;
  held.client = client;
  noteLockHolder(url, holder);
  const watch = setInterval(async () => {
    const problem = await askInTime(client, held);
    if (problem) lose(problem);
  }, times.heartbeat);
  watch.unref();
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
async function askInTime(client: pg.Client, { url, times }: Held): Promise<string | undefined> {
  const control = new AbortController();
  const late = wait(times.answer, "it does not answer", { ref: false, signal: control.signal });
  try {
    return await Promise.race([askServer(client, url).then(() => undefined), late]);
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
  const { url, isShared, times, end } = held;
  let refusedSince: number | undefined;
  while (!held.isClosed) {
    const client = await connect(url).catch(() => undefined);
    const holder = client && (await tryLock(client, isShared).catch(() => undefined));
    // It may have become newer meanwhile.
    if (client && holder && !(await askInTime(client, held))) {
      hold(client, holder, held);
      return endOutage(url);
    }
    if (client) destroy(client);
    if (holder === null) {
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
