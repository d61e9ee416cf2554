import type { Viewer } from "../access/viewer.ts";
import type { MediaAsset } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { readContentRevision } from "../database/content-revision.ts";
import { type Audience, readAudiences, widen } from "./media-audience.ts";

/** A stored file and who may have its bytes. */
export type CatalogEntry = { asset: MediaAsset; audience: Audience };

/** Every stored file by path, computed from content and kept until content changes. */
export type MediaCatalog = {
  /** Null where nothing is stored under the path. */
  find: (path: string) => Promise<CatalogEntry | null>;
  /** Who may have each of several files: the owner alone, where nothing is known of one. */
  readAudiences: (paths: readonly string[]) => Promise<Audience[]>;
};

export function createMediaCatalog(database: Database): MediaCatalog {
  let kept: { revision: number; entries: Promise<Map<string, CatalogEntry>> } | undefined;
  const readKept = async () => {
    const revision = await readContentRevision(database);
    if (kept?.revision !== revision) {
      const entries = readEntries(database);
      kept = { revision, entries };
      entries.catch(() => {
        if (kept?.entries === entries) kept = undefined;
      });
    }
    return kept.entries;
  };
  return {
    find: async (path) => (await readKept()).get(path) ?? null,
    readAudiences: async (paths) => {
      const entries = await readKept();
      return paths.map((path) => entries.get(path)?.audience ?? "owner");
    },
  };
}

/** Whether a viewer may have the bytes of a file with this audience. */
export function mayRead(audience: Audience, viewer: Viewer): boolean {
  if (audience === "everyone" || viewer.isOwner) return true;
  return audience === "portfolioAccess" && viewer.hasPortfolioAccess;
}

async function readEntries(database: Database): Promise<Map<string, CatalogEntry>> {
  const [assets, audiences] = await Promise.all([
    database.mediaAsset.findMany(),
    readAudiences(database),
  ]);
  // A poster is seen wherever its film is.
  for (const { path, posterPath } of assets) {
    const audience = audiences.get(path);
    if (posterPath && audience) widen(audiences, posterPath, audience);
  }
  return new Map(
    assets.map((asset) => [asset.path, { asset, audience: audiences.get(asset.path) ?? "owner" }]),
  );
}
