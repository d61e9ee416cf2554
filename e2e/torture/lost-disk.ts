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

/** What may be lost, and how long the site may be away, in milliseconds. */
const limits = { lost: 60_000, away: 20_000 };

/** The pause of each writer between two writes, in milliseconds. */
const pause = 500;

/** A write that was acknowledged. */
type Write = { path: string; checksum?: string; at: number };

/**
 * Kills the server under mixed load and deletes its data folder, again and again, and restores the newest
 * copy from the folder of backups.
 * @param demoFolder the site to begin with
 * @returns what was seen, as a sentence
 * @throws where more is lost than the last minute, or the restored site is not whole
 */
export async function surviveLostDisk(demoFolder: string, rounds: number): Promise<string> {
  const base = await mkdtemp(join(tmpdir(), "vitrine-lost-disk-"));
  const BACKUP_DIR = join(base, "backups");
  const worst = { lost: 0, away: 0 };
  let count = 0;
  try {
    let DATA_DIR = join(base, "0");
    await cp(demoFolder, DATA_DIR, { recursive: true });
    let server = await startServer({ DATA_DIR, BACKUP_DIR });
    for (let round = 1; round <= rounds; round++) {
      const owner = await askAgain(() => signIn(server.origin));
      const writes: Write[] = [];
      const working = work(owner, round, writes);
      // The first copy, and then any moment between two.
      await wait(60_000 + Math.random() * 45_000);
      server.process.kill("SIGKILL");
      const killedAt = Date.now();
      await once(server.process, "exit");
      await working;
      await rm(DATA_DIR, { recursive: true });

      DATA_DIR = join(base, String(round));
      const away = performance.now();
      await promisify(execFile)(process.execPath, ["scripts/restore.mjs", "--from", BACKUP_DIR], {
        env: { PATH: process.env.PATH, DATA_DIR, OWNER_PASSWORD: ownerPassword },
      });
      server = await startServer({ DATA_DIR, BACKUP_DIR });
      await (await fetch(server.origin)).arrayBuffer();
      worst.away = Math.max(worst.away, performance.now() - away);
      const restored = await askAgain(() => signIn(server.origin));
      const lost = await findLost(restored, writes);
      const oldest = Math.min(killedAt, ...lost.map(({ at }) => at));
      worst.lost = Math.max(worst.lost, killedAt - oldest);
      count += writes.length;
    }
    await server.stop();
  } finally {
    await rm(base, { recursive: true, force: true });
  }
  const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);
  const seen = `${rounds} deleted data folders after ${count} writes: at most the last ${seconds(worst.lost)} s lost, restored and serving again within ${seconds(worst.away)} s`;
  if (worst.lost > limits.lost || worst.away > limits.away) throw new Error(seen);
  return seen;
}

/** Makes projects and sends pictures until the server is gone. */
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
  ]);
  for (const { reason } of ended as PromiseRejectedResult[]) {
    // A server that is gone makes fetch fail; an answer that says no is a failure of the site.
    if (!(reason instanceof TypeError)) throw reason;
  }
}

/** @throws where a file is there and damaged */
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
