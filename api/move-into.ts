import { mkdir, open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/** Renames a finished file, and synchronises its folder, so that the name is durable. */
export async function moveInto(target: string, source: string): Promise<void> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  await rename(source, target);
  if (process.platform === "win32") return; // folders cannot be opened there
  const handle = await open(folder, "r");
  await handle.sync();
  await handle.close();
}
