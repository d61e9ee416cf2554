import { join } from "node:path";
import type { BucketSettings } from "../../settings/buckets.ts";
import { StartError } from "../../start-error.ts";
import { createS3Client } from "./s3-client.ts";
import { createS3PartStore } from "./s3-part-store.ts";
import { createS3Storage } from "./s3-storage.ts";
import type { PartStore, Storage } from "./storage.ts";

/** Opens a bucket for media. @throws {StartError} where the bucket cannot be used */
export async function openBucket(
  settings: BucketSettings,
  dataFolder: string,
): Promise<{ storage: Storage; parts: PartStore }> {
  const client = createS3Client(settings);
  const storage = createS3Storage({
    client,
    bucket: settings.name,
    scratchFolder: join(dataFolder, "scratch"),
  });
  try {
    await storage.check();
  } catch (error) {
    const reason = error instanceof Error ? error.name : "no response";
    throw new StartError(
      `The bucket ${settings.name} cannot be used (${reason}); check S3_BUCKET, S3_REGION, S3_ENDPOINT and the key.`,
    );
  }
  return { storage, parts: await createS3PartStore(client, settings, storage) };
}
