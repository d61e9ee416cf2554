import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { SealedText } from "../access/sealed-text.ts";
import { databaseUrlOf } from "../database/client.ts";
import { replaceContent } from "../database/replace-content.ts";
import { restoreArchive } from "./restore-archive.ts";
import { ArchiveFault } from "./unpack-archive.ts";
import type { ArchiveSources } from "./write-archive.ts";

type Site = Pick<ArchiveSources, "database" | "storage"> & {
  sealedText: SealedText;
  dataFolder: string;
};

/**
 * Restores a backup while the site runs (record 74). Files are added, then the content of the database is
 * replaced in one transaction, which ends all sessions. The secret stays the same.
 * @throws {ArchiveFault} where the archive is damaged, or of a site with another secret
 */
export async function restoreRunningSite(
  bytes: Readable,
  { database, storage, sealedText, dataFolder }: Site,
): Promise<void> {
  const folder = join(dataFolder, "restoring");
  // The caller's lease allows only one restore at a time, so an existing folder is of a killed one.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  await restoreArchive(bytes, {
    storage,
    folder,
    isStored: async (key, size) => (await storage.stat(key))?.size === size,
    check: async (copy) => {
      const colors = await copy.siteColors.findFirst({
        select: { portfolioPasswordEncrypted: true },
      });
      try {
        if (colors) sealedText.open(colors.portfolioPasswordEncrypted);
      } catch {
        throw new ArchiveFault(
          "it was made with another secret. Whoever runs the server can restore it into an empty folder",
        );
      }
    },
    place: (path) => replaceContent(path, databaseUrlOf(database)),
  }).finally(() => rm(folder, { recursive: true, force: true }));
}
