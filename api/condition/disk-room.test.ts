import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { log } from "../log.ts";
import { openLocalStorage } from "../media/storage/local-storage.ts";
import { freeRoomToStart, openDiskRoom } from "./disk-room.ts";

const megabyte = 1024 * 1024;

let folder: string;
let isMounted = false;
beforeAll(async () => {
  log.level = "silent";
  folder = await mkdtemp(join(tmpdir(), "vitrine-room-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=32m", "tmpfs", folder], { stdio: "ignore" });
    isMounted = true;
  } catch {
    // Only root can mount. The test is skipped for other users.
  }
});
afterAll(async () => {
  if (isMounted) execFileSync("umount", [folder]);
  await rm(folder, { recursive: true, force: true });
});

function fill(path: string): void {
  const file = openSync(path, "w");
  const block = Buffer.alloc(4_096);
  try {
    for (;;) writeSync(file, block);
  } catch {
    closeSync(file);
  }
}

test("a folder that does not exist is left to the lock, which names it", async () => {
  const place = { databaseUrl: `file:${join(folder, "none", "vitrine.db")}`, dataFolder: folder };
  await expect(freeRoomToStart(place, log)).resolves.toBeUndefined();
});

test("a full disk is noticed, and the reserve given up in parts until there is room again", async (context) => {
  if (!isMounted) return context.skip();
  const place = { databaseUrl: `file:${join(folder, "vitrine.db")}`, dataFolder: folder };
  const held = () => statSync(join(folder, "vitrine.db-reserve")).size / megabyte;
  const room = openDiskRoom(place, log);
  expect([await room.look(), held()]).toEqual([false, 8]);

  fill(join(folder, "filler"));
  expect([await room.look(), held()]).toEqual([true, 2]);
  // No file is stored in the space that is left for the database.
  const storage = await openLocalStorage(join(folder, "media"));
  await expect(storage.write("objects/a.png", Buffer.from("a"))).rejects.toMatchObject({
    code: "ENOSPC",
  });

  fill(join(folder, "more"));
  expect([await room.look(), held()]).toEqual([true, 2]);
  await freeRoomToStart(place, log);
  expect(held()).toBe(1.5);
  await freeRoomToStart(place, log);
  expect(held()).toBe(1.5);

  rmSync(join(folder, "filler"));
  rmSync(join(folder, "more"));
  expect([await room.look(), held()]).toEqual([false, 8]);
});
