import type { MediaAsset } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { readContentRevision } from "../database/content-revision.ts";
import { type Audience, type ReadAudiences, widen } from "./audience.ts";

/** A stored file and who may have its bytes. */
export type CatalogEntry = { asset: MediaAsset; audience: Audience };

/** Every stored file by path, computed from content and cached until content changes. */
export type MediaCatalog = {
  /** Null where nothing is stored under the path. */
  find: (path: string) => Promise<CatalogEntry | null>;
  /** Who may have each of several files: the owner alone, where nothing is known of one. */
  readAudiences: (paths: readonly string[]) => Promise<Audience[]>;
};

/** @param findAudiences who may have each file that content refers to */
export function createMediaCatalog(database: Database, findAudiences: ReadAudiences): MediaCatalog {
  let cached: { revision: number; entries: Promise<Map<string, CatalogEntry>> } | undefined;
  const readCached = async () => {
    const revision = await readContentRevision(database);
    if (cached?.revision !== revision) {
      const entries = readEntries(database, findAudiences);
      cached = { revision, entries };
      entries.catch(() => {
        if (cached?.entries === entries) cached = undefined;
      });
    }
    return cached.entries;
  };
  return {
    find: async (path) => (await readCached()).get(path) ?? null,
    readAudiences: async (paths) => {
      const entries = await readCached();
      return paths.map((path) => entries.get(path)?.audience ?? "owner");
    },
  };
}

async function readEntries(
  database: Database,
  findAudiences: ReadAudiences,
): Promise<Map<string, CatalogEntry>> {
  const [assets, audiences] = await Promise.all([database.mediaAsset.findMany(), findAudiences()]);
  // A poster is seen wherever its video is.
  for (const { path, posterPath } of assets) {
    const audience = audiences.get(path);
    if (posterPath && audience) widen(audiences, posterPath, audience);
  }
  return new Map(
    assets.map((asset) => [asset.path, { asset, audience: audiences.get(asset.path) ?? "owner" }]),
  );
}
