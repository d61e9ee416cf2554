import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import type { Storage } from "../storage/storage.ts";
import type { StoredFile } from "./store-file.ts";

export type AssetServices = {
  database: Database;
  storage: Storage;
  /** Called for every new asset. */
  onAsset: (asset: MediaAsset) => void;
};

/**
 * Creates an asset for a stored file. Equal bytes are stored once, under their first name.
 * @param fileName as it was sent; empty for none
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
