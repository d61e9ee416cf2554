import { execFile } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ownerPassword, startServer } from "../harness/server.ts";
import { wait } from "./acknowledged.ts";
import { askAgain } from "./broken-connections.ts";
import { checksumOf, drawPicture, type Owner, signIn } from "./owner.ts";

/** Only writes within this time before the loss of the disk may be lost, in milliseconds. */
const limit = 60_000;

/** The pause of each writer between two writes, in milliseconds. */
const pause = 500;

/** A write that the site has acknowledged. `at` is the time of the acknowledgement. */
type Write = { path: string; checksum?: string; at: number };

/** How many sites are tested at the same time. Each test waits for most of its time. */
const siteCount = 8;

/** The results of all sites together. Times are in milliseconds. */
type Seen = {
  writes: number;
  /** The number of lost writes that were older than `limit`. */
  stale: number;
  /** The number of lost writes that were younger. */
  young: number;
  /** The age of the oldest lost write. */
  lost: number;
  /** The time from the deletion of each data folder until its restored site responded. */
  away: number[];
};

/**
 * Kills servers while clients read and write, deletes their data folders, and restores the newest
 * copy of each site from the folder of backups, again and again.
 * @param demoFolder the data folder with which the sites begin
 * @param rounds the number of folders that are deleted
 * @returns what was seen, as a sentence
 * @throws if a write was lost that was older than `limit`, or if a restored site is damaged
 */
export async function surviveLostDisk(demoFolder: string, rounds: number): Promise<string> {
  const seen: Seen = { writes: 0, stale: 0, young: 0, lost: 0, away: [] };
  const share = (site: number) => Math.floor((rounds + site) / siteCount);
  const ended = await Promise.allSettled(
    Array.from({ length: siteCount }, (_, site) => hurtOften(demoFolder, share(site), seen)),
  );
  const faults = ended.flatMap((each) => (each.status === "rejected" ? String(each.reason) : []));
  const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);
  const away = seen.away.toSorted((one, other) => one - other);
  const told = `${away.length} deleted data folders after ${seen.writes} writes: ${seen.stale} lost that were older than 60 s, and ${seen.young} younger ones, the oldest of ${seconds(seen.lost)} s; restored and serving again within ${seconds(away.at(-1) ?? 0)} s, half of them within ${seconds(away[Math.floor(away.length / 2)] ?? 0)} s`;
  if (seen.stale > 0 || faults.length > 0) throw new Error([told, ...faults].join("\n"));
  return told;
}

async function hurtOften(demoFolder: string, rounds: number, seen: Seen): Promise<void> {
  if (rounds === 0) return;
  const base = await mkdtemp(join(tmpdir(), "vitrine-lost-disk-"));
  const BACKUP_DIR = join(base, "backups");
  try {
    let DATA_DIR = join(base, "0");
    await cp(demoFolder, DATA_DIR, { recursive: true });
    let server = await startServer({ DATA_DIR, BACKUP_DIR });
    for (let round = 1; round <= rounds; round++) {
      const owner = await askAgain(() => signIn(server.origin));
      const writes: Write[] = [];
      const working = work(owner, round, writes);
      // The server makes the first copy of the site within a minute, and then copies continuously. The
      // disk is lost at a random time after that minute.
      await wait(60_000 + Math.random() * 45_000);
      server.process.kill("SIGKILL");
      const killedAt = Date.now();
      await once(server.process, "exit");
      await working;
      // A child process of the killed server may still be writing.
      await rm(DATA_DIR, { recursive: true, maxRetries: 20 });

      DATA_DIR = join(base, String(round));
      const away = performance.now();
      await promisify(execFile)(process.execPath, ["scripts/restore.mjs", "--from", BACKUP_DIR], {
        env: { PATH: process.env.PATH, DATA_DIR, OWNER_PASSWORD: ownerPassword },
      });
      server = await startServer({ DATA_DIR, BACKUP_DIR });
      await (await fetch(server.origin)).arrayBuffer();
      seen.away.push(performance.now() - away);
      const restored = await askAgain(() => signIn(server.origin));
      const lost = await findLost(restored, writes);
      const ages = lost.map(({ at }) => killedAt - at);
      seen.lost = Math.max(seen.lost, ...ages);
      seen.stale += ages.filter((age) => age > limit).length;
      seen.young += ages.filter((age) => age <= limit).length;
      seen.writes += writes.length;
    }
    await server.stop();
  } finally {
    await rm(base, { recursive: true, force: true });
  }
}

/** Makes projects, sends pictures and reads pages until the server has ended. */
async function work(owner: Owner, round: number, writes: Write[]): Promise<void> {
  const repeat = async (write: (count: number) => Promise<Omit<Write, "at">>) => {
    for (let count = 0; ; count++) {
      writes.push({ ...(await write(count)), at: Date.now() });
      await wait(pause);
    }
  };
  const ended = await Promise.allSettled([
    repeat(async (count) => {
      const slug = `lost-${round}-${count}`;
      await owner.createProject(slug);
      return { path: `/api/projects/slug/${slug}` };
    }),
    repeat(async (count) => owner.upload(await drawPicture(round * 1_000 + count))),
    read(owner),
  ]);
  for (const { reason } of ended as PromiseRejectedResult[]) {
    // `fetch` fails with a TypeError if the server has ended. Other errors mean that the site has
    // refused a request.
    if (!(reason instanceof TypeError)) throw reason;
  }
}

async function read(owner: Owner): Promise<never> {
  for (;;) {
    for (const path of ["/", "/work", "/api/projects"]) {
      const response = await owner.ask(path);
      if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
      await response.arrayBuffer();
      await wait(pause);
    }
  }
}

/** @returns the writes whose result is missing @throws if a file is damaged */
async function findLost(owner: Owner, writes: readonly Write[]): Promise<Write[]> {
  const lost: Write[] = [];
  for (const write of writes) {
    const response = await askAgain(() => owner.ask(write.path));
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.status === 404) lost.push(write);
    else if (response.status !== 200 || (write.checksum && checksumOf(bytes) !== write.checksum)) {
      throw new Error(`${write.path} is damaged (${response.status})`);
    }
  }
  return lost;
}
