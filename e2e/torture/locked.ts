import { join } from "node:path";
import LibSql from "libsql";
import { startServer } from "../harness/server.ts";
import { describe, signIn } from "./owner.ts";

/**
 * Locks the database for a while, by a connection outside of the server. Expects that writes wait,
 * that a write which waits too long gets 503 with Retry-After, and that visitors are served
 * meanwhile.
 * @returns what was seen, as a sentence
 */
export async function surviveLock(folder: string): Promise<string> {
  const server = await startServer({ DATA_DIR: folder });
  const other = new LibSql(join(folder, "vitrine.db"));
  try {
    const owner = await signIn(server.origin);
    await (await fetch(server.origin)).arrayBuffer();
    const save = (content: string) =>
      owner.ask("/api/banner", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ isActive: true, content }),
      });

    other.exec("BEGIN IMMEDIATE");
    const patient = save("Waited for its turn");
    await wait(1_000);
    const slowest = await readFor(server.origin, 500);
    other.exec("COMMIT");
    const saved = await patient;
    if (saved.status !== 200) throw new Error(`a short lock: ${await describe(saved)}`);

    other.exec("BEGIN IMMEDIATE");
    const refused = await save("Waited in vain");
    other.exec("COMMIT");
    const retryAfter = refused.headers.get("retry-after");
    if (refused.status !== 503 || !retryAfter) {
      throw new Error(`a long lock: ${await describe(refused)}, Retry-After ${retryAfter}`);
    }
    const again = await save("The lock is gone");
    if (again.status !== 200) throw new Error(`after the lock: ${await describe(again)}`);
    return `locked database: a write waits, then 503 with Retry-After ${retryAfter}; visitors served within ${Math.round(slowest)} ms meanwhile`;
  } finally {
    other.close();
    await server.stop();
  }
}

/**
 * Requests the home page again and again, for this many milliseconds.
 * @returns the longest time until a response, in milliseconds
 */
async function readFor(origin: string, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  let slowest = 0;
  while (performance.now() < end) {
    const asked = performance.now();
    const response = await fetch(origin);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`a visitor got ${response.status}`);
    slowest = Math.max(slowest, performance.now() - asked);
  }
  if (slowest > 3_000) throw new Error(`a visitor waited for ${slowest} ms`);
  return slowest;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
