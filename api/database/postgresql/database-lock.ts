import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { StartError } from "../../start-error.ts";
import { tellAddress } from "../address.ts";
import { beginOutage, destroy, endOutage } from "./outage.ts";
import { explainRefusal } from "./refusals.ts";

/** How long a start waits for the end of another Vitrine, which may just be stopping, in milliseconds. */
const patience = 3_000;
const interval = 250;

/** How often the server is asked whether it is there, and how long it may take to answer, in milliseconds. */
const heartbeat = 2_000;
const answerTimeout = 3_000;

/** While the server is away, how long until the next look, in milliseconds. */
const pause = 1_000;

/**
 * How long the lock may still be this process's own, on a connection that the server has not found dead,
 * in milliseconds; more than the time of its keepalives.
 */
const release = 40_000;

/** Held as long as the process lives. */
const held: pg.Client[] = [];

/**
 * Locks the database for this process: the server gives the lock up with the connection, however the
 * process ends. While it is lost, because the server is away, pools refuse every read and write.
 * @throws {StartError} when another process has it, or the server cannot be used
 */
export async function lockPostgres(url: string): Promise<void> {
  const end = performance.now() + patience;
  const client = await connect(url).catch((error: unknown) => {
    throw explainRefusal(error, url);
  });
  while (!(await tryLock(client))) {
    if (performance.now() > end) {
      await client.end();
      throw new StartError(
        `Another Vitrine is running on the database ${tellAddress(url)}; stop it, or set DATABASE_URL to another database.`,
      );
    }
    await wait(interval);
  }
  hold(client, url);
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

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    "SELECT pg_try_advisory_lock(hashtext('vitrine')) AS taken",
  );
  return rows[0]?.taken === true;
}

/** Watches the lock's connection until it is lost. */
function hold(client: pg.Client, url: string): void {
  held.push(client);
  let isLost = false;
  const watch = setInterval(async () => {
    const problem = await askInTime(client);
    if (problem) lose(problem);
  }, heartbeat);
  watch.unref();
  const lose = (reason: string) => {
    if (isLost) return;
    isLost = true;
    clearInterval(watch);
    held.splice(held.indexOf(client), 1);
    beginOutage(url, reason);
    destroy(client);
    void takeAgain(url);
  };
  client.on("error", ({ message }) => lose(message));
  client.on("end", () => lose("it closed the connection"));
  // It is no reason for a process to go on.
  const { stream } = client as unknown as { stream?: { unref?: () => void } };
  stream?.unref?.();
}

/** @returns what is wrong, undefined where the server answers */
async function askInTime(client: pg.Client): Promise<string | undefined> {
  const control = new AbortController();
  const late = wait(answerTimeout, "it does not answer", { ref: false, signal: control.signal });
  try {
    return await Promise.race([client.query("SELECT 1").then(() => undefined), late]);
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
async function takeAgain(url: string): Promise<void> {
  let refusedSince: number | undefined;
  for (;;) {
    const client = await connect(url).catch(() => undefined);
    const isTaken = client && (await tryLock(client).catch(() => undefined));
    if (isTaken) {
      hold(client, url);
      return endOutage(url);
    }
    if (client) destroy(client);
    if (isTaken === false) {
      refusedSince ??= performance.now();
      if (performance.now() - refusedSince > release) {
        process.stderr.write(
          `Another Vitrine has taken the database ${tellAddress(url)} while its server was away; this one ends.\n`,
        );
        process.exit(1);
      }
    } else refusedSince = undefined;
    await wait(pause, undefined, { ref: false });
  }
}
