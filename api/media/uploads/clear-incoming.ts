import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** A file that arrives grows, and one that has arrived is checked in minutes, in milliseconds. */
const longest = 60 * 60 * 1_000;

/**
 * Removes what was arriving when a server stopped; it may be sent again.
 * @param isAlone whether nobody else receives files there: otherwise what is young is left alone
 */
export async function clearIncoming(folder: string, isAlone: boolean): Promise<void> {
  if (isAlone) return rm(folder, { recursive: true, force: true });
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // It may be gone by now.
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - longest) await rm(path, { force: true });
  }
}
