import { randomUUID } from "node:crypto";
import { linkSync } from "node:fs";
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  unlink,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import pLimit from "p-limit";
import { StartError } from "../start-error.ts";
import { assertApart, makeFolder, manifestName, readManifest } from "./copy-folder.ts";

/**
 * The name of the folder, in the folder of the copy, with the versions of the copy. Its entry
 * `current` is a link to the version that is served. Each other entry in the folder of the copy is a
 * link to the entry of the same name in `current`.
 */
const versionsName = ".vitrine-copies";
const currentName = "current";

/**
 * The folder of a copy that is renewed while a host serves it: readers see either all of one version or all of
 * the next.
 */
export type CopyVersions = {
  /** The folder of the version that is served. Null before the first version. */
  findCurrent: () => Promise<string | null>;
  /** Creates a folder for the next version, with the content of the current version. @returns its path */
  stage: () => Promise<string>;
  /** Serves a version, and removes all other versions, except those that are still being made. */
  publish: (version: string) => Promise<void>;
  discard: (version: string) => Promise<void>;
};

/** How many files are linked before the event loop gets a turn. */
const portion = 200;

/**
 * Opens the folder of a copy that is renewed. The function `stage` throws a StartError for a folder that
 * contains other files, or cannot be created.
 * @throws {StartError} for a folder that overlaps with the site's data folder
 */
export async function openCopyVersions(folder: string, dataFolder: string): Promise<CopyVersions> {
  assertApart(folder, dataFolder);
  const versions = join(folder, versionsName);
  const current = join(versions, currentName);
  const staged = new Set<string>();

  const prepare = async () => {
    // Only the last folder of the path is created: if its parent is missing, its disk is probably
    // not mounted.
    if (!(await stat(dirname(folder)).catch(() => null))) {
      throw new StartError(`There is no folder ${dirname(folder)}. Is its disk mounted?`);
    }
    await makeFolder(folder);
    const names = await readdir(folder);
    if (names.length > 0 && !names.includes(versionsName)) {
      throw new StartError(
        `${folder} is not empty, and holds no copy that the server renews; name an empty folder or a new one.`,
      );
    }
    await makeFolder(versions);
  };
  const findCurrent = async () => {
    const name = await readlink(current).catch(() => null);
    const version = join(versions, name ?? "");
    const isWhole = name !== null && (await stat(join(version, manifestName)).catch(() => null));
    return isWhole ? version : null;
  };
  // Versions are staged and published one at a time: no version is removed while its files are
  // linked, and publications do not overlap.
  const alone = pLimit(1);

  const discard = async (version: string) => {
    staged.delete(version);
    await rm(version, { recursive: true, force: true });
  };
  return {
    findCurrent,
    stage: () =>
      alone(async () => {
        await prepare();
        const version = join(versions, randomUUID());
        staged.add(version);
        // No other user can read the version before it is published.
        await mkdir(version, { mode: 0o700 });
        try {
          const former = await findCurrent();
          if (former !== null) await linkAll(former, version);
          return version;
        } catch (error) {
          await discard(version).catch(() => {});
          throw error;
        }
      }),
    publish: (version) =>
      alone(async () => {
        await chmod(version, 0o755);
        const entries = (await readdir(version)).filter((name) => !name.startsWith(manifestName));
        for (const name of entries) {
          if (await lstat(join(folder, name)).catch(() => null)) continue;
          await symlink(join(versionsName, currentName, name), join(folder, name));
        }
        const next = join(versions, "next");
        await rm(next, { force: true });
        await symlink(version.slice(versions.length + 1), next);
        await rename(next, current);
        staged.delete(version);
        for (const name of await readdir(folder)) {
          if (name === versionsName || entries.includes(name)) continue;
          const target = await readlink(join(folder, name)).catch(() => "");
          if (target.startsWith(`${versionsName}/`)) await unlink(join(folder, name));
        }
        for (const name of await readdir(versions)) {
          const path = join(versions, name);
          if (name !== currentName && path !== version && !staged.has(path)) await discard(path);
        }
      }),
    discard,
  };
}

/** Fills a version with hard links to the files of the former version, so that they need no further space. */
async function linkAll(former: string, version: string): Promise<void> {
  const { files } = await readManifest(former);
  await copyFile(join(former, manifestName), join(version, manifestName));
  const folders = new Set<string>();
  for (const [at, file] of Object.keys(files).entries()) {
    const folder = dirname(file);
    if (!folders.has(folder)) await makeFolder(join(version, folder));
    folders.add(folder);
    try {
      linkSync(join(former, file), join(version, file));
    } catch (error) {
      // If somebody has removed the file, the export writes it again.
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    }
    if (at % portion === 0) await nextTurn();
  }
}
