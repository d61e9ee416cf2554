import { mkdir, open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Moves a finished file to another name on the same disk, in a folder that is created if it is missing. The
 * folder is flushed to the disk, so the name survives a power cut.
 */
export async function moveInto(target: string, source: string): Promise<void> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  await rename(source, target);
  if (process.platform === "win32") return; // Windows cannot open folders
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
