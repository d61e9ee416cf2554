import { join } from "node:path";
import type { Environment } from "../../environment.ts";
import { openLocalStorage } from "./local-storage.ts";
import type { PartStore, Storage } from "./storage.ts";

/**
 * The configured bucket, or else the data folder.
 * @throws {StartError} where it cannot be used
 */
export async function openStorage({
  bucket,
  dataFolder,
}: Pick<Environment, "bucket" | "dataFolder">): Promise<{ storage: Storage; parts?: PartStore }> {
  if (!bucket) return { storage: await openLocalStorage(join(dataFolder, "media")) };
  // Imported on demand: the bucket's library is large.
  const { openBucket } = await import("./open-bucket.ts");
  return openBucket(bucket, dataFolder);
}
