import { join } from "node:path";
import type { Environment } from "../../environment.ts";
import { openLocalStorage } from "./local-storage.ts";
import type { PartStore } from "./part-store.ts";
import type { Storage } from "./storage.ts";

/**
 * The bucket of the settings, or the data folder where there is none.
 * @throws {StartError} when it cannot be used
 */
export async function openStorage({
  bucket,
  dataFolder,
}: Pick<Environment, "bucket" | "dataFolder">): Promise<{ storage: Storage; parts?: PartStore }> {
  if (!bucket) return { storage: await openLocalStorage(join(dataFolder, "media")) };
  // Loaded only where it is used: the bucket's library is large.
  const { openBucket } = await import("./open-bucket.ts");
  return openBucket(bucket, dataFolder);
}
