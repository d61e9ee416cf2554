import DataLoader from "dataloader";
import type { Viewer } from "../access/viewer.ts";
import type { MediaAsset } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import type { MediaAccess } from "./media-access.ts";

export type MediaAssetLoader = DataLoader<string, MediaAsset | null>;

/** Loads assets by path in batches. Null for unknown paths. */
export function createMediaAssetLoader(database: Database): MediaAssetLoader {
  return new DataLoader(async (paths) => {
    const assets = await database.mediaAsset.findMany({ where: { path: { in: [...paths] } } });
    const byPath = new Map(assets.map((asset) => [asset.path, asset]));
    return paths.map((path) => byPath.get(path) ?? null);
  });
}

/**
 * The path of an asset from its address in content: without query and fragment, such as the `?v=` that a
 * replaced file gets.
 */
export function assetPath(source: string): string {
  return source.replace(/[?#].*/s, "");
}

export type MediaAccessLoader = DataLoader<string, boolean>;

/** Loads in batches whether a viewer may read the files at these paths. */
export function createMediaAccessLoader(access: MediaAccess, viewer: Viewer): MediaAccessLoader {
  return new DataLoader((paths) => access.mayRead(viewer, paths));
}
