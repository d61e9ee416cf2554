import { once } from "node:events";
import { join } from "node:path";
import LibSql from "libsql";
import { type Server, startServer } from "../harness/server.ts";
import { checksumOf, drawPicture, type Owner, signIn } from "./owner.ts";

type Acknowledged = { slugs: string[]; files: { path: string; checksum: string }[] };

/**
 * Kills the server again and again while projects are made and files arrive. What was acknowledged is
 * there afterwards, and the database is whole.
 * @param restartLimit how long a killed server may take to serve again, in milliseconds
 * @returns what was seen, as a sentence
 */
export async function surviveKills(
  folder: string,
  rounds: number,
  restartLimit: number,
): Promise<string> {
  const all: Acknowledged = { slugs: [], files: [] };
  let slowest = 0;
  let server = await startServer({ DATA_DIR: folder });
  for (let round = 0; round < rounds; round++) {
    const owner = await signIn(server.origin);
    const acknowledged: Acknowledged = { slugs: [], files: [] };
    const working = work(owner, round, acknowledged);
    // Every second time in the midst of the first uploads, else after one of them.
    if (round % 2 === 1) await Promise.race([firstFile(acknowledged), working]);
    await wait(30 + Math.random() * 400);
    server.process.kill("SIGKILL");
    await once(server.process, "exit");
    await working;

    assertWhole(folder);
    const started = performance.now();
    server = await startServer({ DATA_DIR: folder });
    await (await fetch(server.origin)).arrayBuffer();
    const taken = performance.now() - started;
    slowest = Math.max(slowest, taken);
    if (taken > restartLimit) throw new Error(`round ${round}: served again after ${taken} ms`);
    await assertPresent(server, acknowledged, round);
    all.slugs.push(...acknowledged.slugs);
    all.files.push(...acknowledged.files);
  }
  await assertPresent(server, all, rounds);
  await server.stop();
  return `${rounds} kills: all of ${all.slugs.length} projects and ${all.files.length} files present, database whole, serving again within ${Math.round(slowest)} ms`;
}

/** Writes until the server is gone. */
async function work(owner: Owner, round: number, acknowledged: Acknowledged): Promise<void> {
  const writers = Array.from({ length: 3 }, async (_, writer) => {
    for (let count = 0; ; count++) {
      const slug = `round-${round}-${writer}-${count}`;
      await owner.createProject(slug);
      acknowledged.slugs.push(slug);
    }
  });
  const uploaders = Array.from({ length: 2 }, async (_, uploader) => {
    for (let count = 0; ; count++) {
      const picture = await drawPicture(round * 1_000 + uploader * 500 + count);
      acknowledged.files.push(await owner.upload(picture));
    }
  });
  const ended = await Promise.allSettled([...writers, ...uploaders]);
  for (const { reason } of ended as PromiseRejectedResult[]) {
    // A server that is gone makes fetch fail; an answer that says no is a failure of the site.
    if (!(reason instanceof TypeError)) throw reason;
  }
}

/** Waits until a file has been acknowledged. */
async function firstFile({ files }: Acknowledged): Promise<void> {
  const end = performance.now() + 20_000;
  while (files.length === 0) {
    if (performance.now() > end) throw new Error("no file was acknowledged in 20 s");
    await wait(10);
  }
}

function assertWhole(folder: string): void {
  const database = new LibSql(join(folder, "vitrine.db"));
  const row = database.prepare("PRAGMA integrity_check").raw(true).get();
  database.close();
  if (String(row) !== "ok") throw new Error(`the database is damaged: ${String(row)}`);
}

async function assertPresent({ origin }: Server, { slugs, files }: Acknowledged, round: number) {
  for (const slug of slugs) {
    const response = await fetch(`${origin}/api/projects/slug/${slug}`);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`round ${round}: ${slug} is missing`);
  }
  const owner = await signIn(origin);
  for (const { path, checksum } of files) {
    const response = await owner.ask(path);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200 || checksumOf(bytes) !== checksum) {
      throw new Error(`round ${round}: ${path} is missing or damaged (${response.status})`);
    }
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
