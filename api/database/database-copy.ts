import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { moveInto } from "../move-into.ts";
import type { Connection } from "./connection.ts";

/** How many copies stay. */
const limit = 3;

/**
 * Copies the database into the folder `copies` beside it, before a migration changes it. The copy gets
 * its name when all of it is on the disk; one of an earlier try at the same migration is replaced.
 * @param migration the first one that is missing
 * @returns where the copy is
 */
export async function copyBeforeMigration(
  connection: Connection,
  path: string,
  migration: string,
): Promise<string> {
  const folder = join(dirname(path), "copies");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const partial = join(folder, ".partial");
  await rm(partial, { force: true });
  const file = await open(partial, "wx", 0o600);
  try {
    connection.prepare("VACUUM INTO ?").run(partial);
    await file.sync();
  } finally {
    await file.close();
  }
  const copy = join(folder, `before-${migration}.db`);
  await moveInto(copy, partial);
  await removeOldest(folder);
  return copy;
}

async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^before-.*\.db$/.test(name));
  const copies = await Promise.all(
    names.map(async (name) => ({ name, madeAt: (await stat(join(folder, name))).mtimeMs })),
  );
  copies.sort((one, other) => other.madeAt - one.madeAt || other.name.localeCompare(one.name));
  for (const { name } of copies.slice(limit)) await rm(join(folder, name), { force: true });
}
