import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type FakeBucket, startFakeBucket } from "../../api/testing/fake-bucket.ts";
import { startMailServer } from "../../api/testing/mail-server.ts";
import { type Server, startServer } from "../harness/server.ts";
import { assertPresent, wait } from "./acknowledged.ts";
import { askAgain } from "./broken-connections.ts";
import { measured, measureServer } from "./measure-server.ts";
import { count, type Fault, type Load, putLoad } from "./mixed-clients.ts";
import { everyFault, type Happening } from "./mixed-faults.ts";
import { signIn } from "./owner.ts";
import type { Postgres } from "./postgres-kills.ts";
import { onSmallDisk } from "./small-disk.ts";

/** The duration of a fault, in milliseconds. */
const faultTime = 12_000;

/**
 * The time after a fault in which requests may still fail (`aftermath`), and the time after that in
 * which no request may fail (`calmTime`), in milliseconds.
 */
const aftermath = 8_000;
const calmTime = 3_000;

/** How long the site may take to be ready after a fault, in milliseconds. It is long for busy machines. */
const readyLimit = 180_000;

/** The share of requests that the site may refuse because the machine has too much work. */
const busyLimit = 0.005;

/**
 * How much more memory a site may use after the last round of faults than after the first round, in
 * megabytes.
 */
const growthLimit = 60;

/**
 * For `minutes`, visitors read, an owner writes and uploads, and people send messages. In the first
 * third of the time, the site is killed and restarted again and again. Then one server process meets
 * rounds of faults: a full disk, a dead or silent bucket, a frozen mail server and a wrong clock.
 * Expects afterwards that everything acknowledged is stored, that no request failed in a way that no
 * fault allows, and that memory and open files have not grown since the first round.
 * @param start starts a PostgreSQL for the site, with its data in the given folder
 * @param tell is called with a line about each round and each problem
 * @returns what was seen, as a sentence
 */
export async function surviveMixedLoad(
  minutes: number,
  tell: (line: string) => void,
  start?: (folder: string) => Promise<Postgres>,
): Promise<string> {
  const seen = await onSmallDisk("1g", async (disk) => {
    const postgres = await start?.(disk);
    const bucket = await startFakeBucket();
    const mail = await startFreezableMail();
    try {
      return await endure(minutes, tell, { disk, bucket, mail, postgres });
    } finally {
      mail.thaw();
      await Promise.all([postgres?.stop(), bucket.close(), mail.close()]);
    }
  });
  return seen ?? "mixed load: left out, for it needs to mount a small disk, as root can";
}

async function startFreezableMail() {
  let thaw = () => {};
  let frozen = Promise.resolve();
  const freeze = () => {
    frozen = new Promise((resolve) => (thaw = resolve));
  };
  return { ...(await startMailServer(() => frozen)), freeze, thaw: () => thaw() };
}

type Surroundings = {
  disk: string;
  bucket: FakeBucket;
  mail: Awaited<ReturnType<typeof startFreezableMail>>;
  postgres: Postgres | undefined;
};

async function endure(
  minutes: number,
  tell: (line: string) => void,
  { disk, bucket, mail, postgres }: Surroundings,
): Promise<string> {
  const problems: string[] = [];
  const complain = (problem: string) => {
    problems.push(problem);
    tell(problem);
  };
  const site = await prepareSite(disk, bucket, mail.url, postgres);
  const end = performance.now() + minutes * 60_000;
  let server = await startServer(site);
  let fault: Fault | undefined;
  const load = putLoad(
    () => server,
    () => fault,
    await signIn(server.origin),
    complain,
  );
  let readyAfter = 0;
  const happen = async ({ begin, end, ...happening }: Happening) => {
    fault = happening;
    await begin();
    await wait(faultTime);
    await end();
    const taken = await untilReady(server, postgres).catch((error: Error) => {
      throw new Error(`after ${happening.name}: ${error.message}`);
    });
    readyAfter = Math.max(readyAfter, taken);
    await wait(aftermath);
    fault = undefined;
  };

  let kills = 0;
  const counts = new Map<string, number>();
  const measures: Awaited<ReturnType<typeof measure>>[] = [];
  try {
    load.resume();
    const firstThird = performance.now() + (minutes * 60_000) / 3;
    while (performance.now() < firstThird) {
      await wait(2_000 + Math.random() * 8_000);
      fault = { name: "a kill", explains: {}, breaksConnections: true };
      server.process.kill("SIGKILL");
      await once(server.process, "exit");
      server = await startServer(site);
      fault = undefined;
      kills += 1;
    }
    tell(`${kills} kills`);
    const faults = everyFault(disk, bucket, mail, () => server, postgres);
    while (performance.now() < end || measures.length < 2) {
      for (const each of faults) {
        await happen(each);
        count(counts, each.name);
        await wait(calmTime);
      }
      const { files, memory } = await measure(server, load);
      measures.push({ files, memory });
      tell(`all faults once more: ${memory} MB, ${files} open files`);
    }
    await load.pause();
    for (const lost of await findLost(server, load)) complain(lost);
    if (load.busy > load.requests * busyLimit) complain(`${load.busy} pages were refused as busy`);
    const [first, ...later] = measures;
    const last = later.at(-1);
    if (first && last) {
      if (last.files > first.files + 4) complain("open files have grown");
      if (last.memory > first.memory + growthLimit) complain("memory has grown");
    }
    const { mails } = await readInbox(server);
    const { slugs, files, messages } = load.acknowledged;
    const told = [
      `${minutes} minutes, ${load.requests} requests (${load.busy} pages refused as busy), ${kills} kills, ${[...counts].map(([name, count]) => `${count} × ${name}`).join(", ")}`,
      `acknowledged and there: ${slugs.length} projects, ${files.length} files, ${messages.length} messages; mails ${JSON.stringify(mails)}, ${mail.mails.length} received`,
      `explained: ${JSON.stringify(Object.fromEntries(load.explained))}`,
      `ready within ${Math.round(readyAfter)} ms after a fault`,
      `MB after each round: ${measures.map(({ memory }) => memory).join(", ")}; open files: ${measures.map(({ files }) => files).join(", ")}`,
    ].join("\n");
    if (problems.length > 0) throw new Error([told, ...problems].join("\n"));
    return told;
  } finally {
    fault = { name: "the end", explains: {}, breaksConnections: true };
    await Promise.all([load.pause(), server.stop()]);
  }
}

/** @returns the environment variables of a site that uses the bucket, the mail server and PostgreSQL */
async function prepareSite(disk: string, bucket: FakeBucket, mailURL: string, postgres?: Postgres) {
  const DATA_DIR = join(disk, "data");
  await mkdir(DATA_DIR);
  const { endpoint = "", region, accessKeyId = "", secretAccessKey = "" } = bucket.settings;
  const clock = pathToFileURL("e2e/torture/shifting-clock.mjs").href;
  return {
    DATA_DIR,
    ...(postgres && { DATABASE_URL: `${postgres.url}/postgres` }),
    S3_BUCKET: "shop-window",
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    BACKUP_DIR: "s3://copies/site",
    SMTP_URL: mailURL,
    CONTACT_TO: "owner@example.org",
    TRUST_PROXY: "1",
    NODE_OPTIONS: `${measured} --import ${clock}`,
  };
}

/**
 * Waits until the site is ready. Starts PostgreSQL again if it has ended by itself.
 * @returns the duration in milliseconds
 */
async function untilReady({ origin }: Server, postgres?: Postgres): Promise<number> {
  const began = performance.now();
  for (;;) {
    await postgres?.goOn();
    const response = await askAgain(() => fetch(`${origin}/api/health/ready`));
    const said = await response.text();
    const taken = performance.now() - began;
    if (response.ok) return taken;
    if (taken > readyLimit) throw new Error(`not ready after ${Math.round(taken)} ms: ${said}`);
    await wait(200);
  }
}

/**
 * Measures the server without load, after idle connections have ended. Takes the lowest of ten
 * samples, because the server opens more files for a moment when it copies the site.
 */
async function measure(server: Server, load: Load) {
  await load.pause();
  await wait(15_000);
  const samples: Awaited<ReturnType<typeof measureServer>>[] = [];
  for (let sample = 0; sample < 10; sample++) {
    samples.push(await measureServer(server));
    await wait(1_000);
  }
  load.resume();
  return {
    files: Math.min(...samples.map(({ files }) => files)),
    memory: Math.min(...samples.map(({ memory }) => memory)),
  };
}

type Inbox = { messages: Set<string>; mails: Record<string, number> };

async function readInbox({ origin }: Server): Promise<Inbox> {
  const owner = await signIn(origin);
  const inbox: Inbox = { messages: new Set(), mails: {} };
  for (let after: string | null = null; ; ) {
    const query =
      "query ($after: String) { inbox { messages(first: 100, after: $after) { pageInfo { hasNextPage endCursor } edges { node { message mail { state } } } } } }";
    const response = await owner.ask("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables: { after } }),
    });
    const { messages } = Object(await response.json()).data.inbox;
    for (const { node } of messages.edges) {
      inbox.messages.add(node.message);
      const state = String(node.mail?.state);
      inbox.mails[state] = (inbox.mails[state] ?? 0) + 1;
    }
    if (!messages.pageInfo.hasNextPage) return inbox;
    after = messages.pageInfo.endCursor;
  }
}

/** @returns a line for each project, file, banner or message that was acknowledged and is missing */
async function findLost(server: Server, load: Load): Promise<string[]> {
  const { acknowledged, unknownBanners } = load;
  const owner = await signIn(server.origin);
  const lost: string[] = [];
  for (const slug of acknowledged.slugs) {
    const response = await owner.ask(`/api/projects/slug/${slug}`);
    await response.arrayBuffer();
    if (response.status !== 200) lost.push(`${slug} is lost (${response.status})`);
  }
  await assertPresent(server, { slugs: [], files: acknowledged.files }, 0).catch((error) =>
    lost.push(String(error)),
  );
  const { content } = Object(await (await owner.ask("/api/banner")).json());
  if (content !== acknowledged.banner && !unknownBanners.has(content)) {
    lost.push(`the banner says ${content}, not ${acknowledged.banner}`);
  }
  const { messages, mails } = await readInbox(server);
  for (const message of acknowledged.messages) {
    if (!messages.has(message)) lost.push(`lost: ${message}`);
  }
  if (mails.FAILED) lost.push(`${mails.FAILED} mails were given up`);
  return lost;
}
