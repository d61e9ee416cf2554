import { join } from "node:path";
import type { Environment } from "../../environment.ts";
import { openLocalStorage } from "./local-storage.ts";
import type { PartStore, Storage } from "./storage.ts";

/**
 * Opens the storage of media: the configured bucket, or else a folder in the data folder. `parts`
 * stores the parts of large files in the bucket; undefined without a bucket.
 * @throws {StartError} where the storage cannot be used
 */
export async function openStorage({
  bucket,
  dataFolder,
}: Pick<Environment, "bucket" | "dataFolder">): Promise<{ storage: Storage; parts?: PartStore }> {
  if (!bucket) return { storage: await openLocalStorage(join(dataFolder, "media")) };
  // Imported on demand, because the library for buckets is large.
  const { openBucket } = await import("./open-bucket.ts");
  return openBucket(bucket, dataFolder);
}
