import { deriveKey } from "../access/derive-key.ts";
import type { InstanceTerms } from "../database/instances/instance-lock.ts";
import type { Sharing } from "../database/sqlite/folder-lock.ts";
import type { Environment } from "../environment.ts";
import { readOrCreateFolderId } from "./data-folder.ts";

/**
 * Whether other instances (server processes of the site) may use the data folder and the database
 * at the same time. Instances may share the database only if they share the files, too: in the data
 * folder or in a bucket.
 */
export function sharingOf({ sharesData, bucket }: Environment): Sharing {
  return { isFolderShared: sharesData, isDatabaseShared: sharesData || bucket !== undefined };
}

/**
 * The values that have to be equal in all instances of a site. An instance with other values does not start.
 */
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
