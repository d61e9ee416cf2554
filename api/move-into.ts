import { mkdir, open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Moves a complete file to another path on the same disk, and creates the folder there if it is
 * missing. Flushes the folder to the disk, so that the new name survives a power cut.
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
