import { constants, existsSync } from "node:fs";
import { cp, link, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fingerprintOf } from "../../scripts/build/fingerprint.mjs";

export const derivatives = join("media", "derivatives");

/** Where a run leaves to the next one what it made of the demo's pictures. */
const kept = join(".cache", "journey-pictures");

/** What makes them; the built file names what it imports by its contents. */
const makers = [
  "api/demo/media",
  "api/media",
  "dist/server/image-process.js",
  "e2e/harness/quick-pictures.mjs",
  "package-lock.json",
];

/**
 * Makes a data folder like a prepared one. Pictures in other sizes are linked: there are
 * many, and each is written once.
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
 * Gives the demo's folder the pictures that the last run kept, unless what makes them has changed.
 * @returns keeps those that are there by then
 */
export async function takeKeptPictures(demoFolder: string): Promise<() => Promise<void>> {
  const pictures = join(demoFolder, derivatives, "objects");
  const ofThese = join(kept, fingerprintOf(makers));
  if (existsSync(ofThese)) await cp(ofThese, pictures, { recursive: true });
  return async () => {
    if (!existsSync(pictures)) return;
    // Under its name once it is whole: a run may be stopped.
    const copy = await mkdtemp(`${kept}-`);
    await cp(pictures, copy, { recursive: true });
    await rm(kept, { recursive: true, force: true });
    await mkdir(kept);
    await rename(copy, ofThese);
  };
}

/** Gives a site what others have made of the demo's pictures, and them what it made: each took one a while. */
export async function sharePictures(folder: string, demoFolder: string): Promise<void> {
  await handDownPictures(folder, demoFolder);
  const objects = join("media", "objects");
  const own = new Set(await readdir(join(folder, objects)).catch(() => []));
  for (const picture of await readdir(join(demoFolder, objects))) {
    const made = join(derivatives, "objects", picture);
    if (own.has(picture)) await linkFiles(join(demoFolder, made), join(folder, made));
  }
}

/** Leaves what a site made of the demo's pictures to others. */
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
      await link(source, target).catch(() => {}); // there meanwhile
    }
  }
}

/** A file that is being written has a name that begins with a full stop. */
function isWhole(name: string): boolean {
  return !name.startsWith(".");
}
