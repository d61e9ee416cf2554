import { constants } from "node:fs";
import { cp, link, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

export const derivatives = join("media", "derivatives");

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

/** Leaves what a site made of the demo's pictures to the sites that follow: each took it a while. */
export async function handDownPictures(folder: string, demoFolder: string): Promise<void> {
  for (const picture of await readdir(join(demoFolder, "media", "objects"))) {
    const made = join(derivatives, "objects", picture);
    await linkFiles(join(folder, made), join(demoFolder, made));
  }
}

async function linkFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  if (entries.length > 0) await mkdir(to, { recursive: true });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFiles(source, target);
    else await link(source, target).catch(() => {}); // there already
  }
}
