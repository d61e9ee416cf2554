import { mkdir, open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/** Gives a finished file its name, and has the disk remember the name. */
export async function moveInto(target: string, source: string): Promise<void> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  await rename(source, target);
  if (process.platform === "win32") return; // folders cannot be opened there
  const handle = await open(folder, "r");
  await handle.sync();
  await handle.close();
}
