import { deriveKey } from "../access/derive-key.ts";
import type { InstanceTerms } from "../database/instances/instance-lock.ts";
import type { Sharing } from "../database/sqlite/folder-lock.ts";
import type { Environment } from "../environment.ts";
import { readOrCreateFolderId } from "./data-folder.ts";

/**
 * Which of folder and database other instances may use at the same time. They share the database only where
 * files are shared, too.
 */
export function sharingOf({ sharesData, bucket }: Environment): Sharing {
  return { isFolderShared: sharesData, isDatabaseShared: sharesData || bucket !== undefined };
}

/** The values that have to be equal in all instances of a site. */
export async function readInstanceTerms(
  { bucket, sharesData, dataFolder }: Environment,
  secret: string,
): Promise<InstanceTerms> {
  const folder = sharesData && !bucket ? await readOrCreateFolderId(dataFolder) : "";
  return {
    fingerprint: deriveKey(secret, "fingerprint").toString("hex"),
    storage: bucket
      ? `bucket ${bucket.endpoint ?? bucket.region} ${bucket.name}`
      : `folder ${folder}`,
  };
}
