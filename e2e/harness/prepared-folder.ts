import { constants, existsSync } from "node:fs";
import { cp, link, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fingerprintOf } from "../../scripts/build/fingerprint.mjs";

export const derivatives = join("media", "derivatives");

/**
 * The folder in which a test run stores the derivatives (smaller versions) of the demo's pictures for
 * the next run.
 */
const kept = join(".cache", "journey-pictures");

/**
 * The files that determine the derivatives. Of the built server, one file suffices: it contains the
 * names of its imports, which change with their contents.
 */
const makers = [
  "api/demo/media",
  "api/media",
  "dist/server/image-process.js",
  "e2e/harness/quick-pictures.mjs",
  "package-lock.json",
];

/**
 * Copies a prepared data folder. Derivatives become hard links, because there are many of them, and
 * a server never changes a derivative that it has written.
 */
export async function copyFolder(prepared: string, folder: string): Promise<void> {
  await cp(prepared, folder, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => path !== join(prepared, derivatives),
  });
  await linkFiles(join(prepared, derivatives), join(folder, derivatives));
}

/**
 * Copies the derivatives that the last test run has stored into the demo's folder, unless a file of
 * `makers` has changed.
 * @returns a function that stores the demo's derivatives for the next run
 */
export async function takeKeptPictures(demoFolder: string): Promise<() => Promise<void>> {
  const pictures = join(demoFolder, derivatives, "objects");
  const ofThese = join(kept, fingerprintOf(makers));
  if (existsSync(ofThese)) await cp(ofThese, pictures, { recursive: true });
  return async () => {
    if (!existsSync(pictures)) return;
    // The copy is renamed only once it is complete, because the test run may be interrupted.
    const copy = await mkdtemp(`${kept}-`);
    await cp(pictures, copy, { recursive: true });
    await rm(kept, { recursive: true, force: true });
    await mkdir(kept);
    await rename(copy, ofThese);
  };
}

/**
 * Shares the derivatives of the demo's pictures between the sites of tests, because encoding each of
 * them takes a while: links those of other sites into this site's folder, and this site's into the
 * demo's folder.
 */
export async function sharePictures(folder: string, demoFolder: string): Promise<void> {
  await handDownPictures(folder, demoFolder);
  const objects = join("media", "objects");
  const own = new Set(await readdir(join(folder, objects)).catch(() => []));
  for (const picture of await readdir(join(demoFolder, objects))) {
    const made = join(derivatives, "objects", picture);
    if (own.has(picture)) await linkFiles(join(demoFolder, made), join(folder, made));
  }
}

/**
 * Links the derivatives of the demo's pictures that a site has made into the demo's folder, from
 * which other sites get them.
 */
export async function handDownPictures(folder: string, demoFolder: string): Promise<void> {
  for (const picture of await readdir(join(demoFolder, "media", "objects"))) {
    const made = join(derivatives, "objects", picture);
    await linkFiles(join(folder, made), join(demoFolder, made));
  }
}

async function linkFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  if (entries.length > 0) await mkdir(to, { recursive: true });
  const there = new Set(await readdir(to).catch(() => []));
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFiles(source, target);
    else if (isWhole(entry.name) && !there.has(entry.name)) {
      await link(source, target).catch(() => {}); // another process has made this link meanwhile
    }
  }
}

/** Whether a file is complete. The name of a file that is being written begins with a full stop. */
function isWhole(name: string): boolean {
  return !name.startsWith(".");
}
