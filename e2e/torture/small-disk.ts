import { execFileSync } from "node:child_process";
import { closeSync, openSync, statfsSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Mounts a small disk in memory, calls `run` with its folder, and unmounts the disk.
 * @param size the size in the notation of `mount`, such as "96m"
 * @returns the result of `run`; undefined if no disk can be mounted, which only root can do
 */
export async function onSmallDisk<Result>(
  size: string,
  run: (disk: string) => Promise<Result>,
): Promise<Result | undefined> {
  const disk = await mkdtemp(join(tmpdir(), "vitrine-small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", disk], {
      stdio: "ignore",
    });
  } catch {
    await rm(disk, { recursive: true });
    return undefined;
  }
  try {
    return await run(disk);
  } finally {
    // `--lazy`, because a child process of a killed site may still be using the disk.
    execFileSync("umount", ["--lazy", disk]);
    await rm(disk, { recursive: true });
  }
}

/** Writes a file until its disk is full. */
export function fillDisk(path: string): void {
  const file = openSync(path, "w");
  try {
    for (const block of [1_048_576, 4_096]) {
      const bytes = Buffer.alloc(block);
      for (;;) {
        const { bavail, bsize } = statfsSync(path);
        if (bavail * bsize < block) break;
        writeSync(file, bytes);
      }
    }
  } finally {
    closeSync(file);
  }
}
