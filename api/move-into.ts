import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Moves a complete file to another path, and creates the folder there if it is missing. The file has its
 * new name only once it is complete there, also on another disk. Flushes the folder to the disk, so that the
 * new name survives a power cut.
 */
export async function moveInto(target: string, source: string): Promise<void> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  await rename(source, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "EXDEV") throw error;
    await copyInto(target, source);
    await rm(source, { force: true });
  });
  if (process.platform === "win32") return; // Windows cannot open folders
  await flush(folder, "r");
}

/** Copies a file to another disk. */
async function copyInto(target: string, source: string): Promise<void> {
  const partial = join(dirname(target), `.partial-${randomUUID()}`);
  try {
    await copyFile(source, partial);
    await flush(partial, "r+");
    await rename(partial, target);
  } finally {
    await rm(partial, { force: true });
  }
}

async function flush(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
