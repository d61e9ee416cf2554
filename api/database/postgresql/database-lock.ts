import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { log } from "../../log.ts";
import { StartError } from "../../start-error.ts";
import { tellAddress } from "../address.ts";
import { explainRefusal } from "./refusals.ts";

/** How long a start waits for the end of another Vitrine, which may just be stopping, in milliseconds. */
const patience = 3_000;
const interval = 250;

/** Where a connection was lost, how long until the next look, in milliseconds. */
const pause = 2_000;

/** Held as long as the process lives. */
const held: pg.Client[] = [];

/**
 * Locks the database for this process: the server gives the lock up with the connection, however the
 * process ends. One that was lost, because the server was restarted, is taken again.
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

function hold(client: pg.Client, url: string): void {
  held.push(client);
  let isLost = false;
  const lose = () => {
    if (isLost) return;
    isLost = true;
    held.splice(held.indexOf(client), 1);
    void takeAgain(url);
  };
  client.on("error", lose);
  client.on("end", lose);
  // It is no reason for a process to go on.
  const { stream } = client as unknown as { stream?: { unref?: () => void } };
  stream?.unref?.();
}

async function takeAgain(url: string): Promise<void> {
  for (;;) {
    await wait(pause, undefined, { ref: false });
    const client = await connect(url).catch(() => undefined);
    if (!client) continue;
    if (await tryLock(client).catch(() => false)) return hold(client, url);
    log.error(`Another Vitrine is running on the database ${tellAddress(url)}; stop one of them.`);
    await client.end().catch(() => {});
  }
}
