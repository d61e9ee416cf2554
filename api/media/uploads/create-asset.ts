import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import type { Storage } from "../storage/storage.ts";
import type { StoredFile } from "./store-file.ts";

export type AssetServices = {
  database: Database;
  storage: Storage;
  /** Told of every new asset. */
  onAsset: (asset: MediaAsset) => void;
};

/**
 * Makes an asset of a stored file. The same bytes are stored once, under the first name that they had.
 * @param fileName as it was given; empty for none
 */
export async function createAsset(
  { database, storage, onAsset }: AssetServices,
  stored: StoredFile,
  fileName: string,
): Promise<MediaAsset> {
  const folder = stored.path.slice(0, stored.path.indexOf("/", 1) + 1);
  const same = await database.mediaAsset.findFirst({
    where: {
      checksum: stored.checksum,
      mediaType: stored.mediaType,
      path: { startsWith: folder, not: stored.path },
    },
  });
  if (same) {
    await storage.remove(stored.path.slice(1));
    if (same.fileName || !fileName) return same;
    return database.mediaAsset.update({ where: { id: same.id }, data: { fileName } });
  }
  const asset = await database.mediaAsset.create({ data: { ...stored, fileName } });
  onAsset(asset);
  return asset;
}
