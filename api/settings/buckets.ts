import { resolve } from "node:path";
import { z } from "zod";

export type BucketSettings = BucketAccess & { name: string };

/** The access to buckets of one provider. */
export type BucketAccess = {
  region: string;
  /** The address of the provider. Undefined for Amazon. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /**
   * The address of the STS service that issues temporary credentials. If undefined, Amazon's STS issues them;
   * a provider with an `endpoint` then issues none.
   */
  credentialsEndpoint: string | undefined;
};

export type BackupSettings = {
  /** An absolute path, or the address of a folder in the bucket. */
  folder: string;
  /** Undefined for a folder of this machine. */
  bucket?: BucketSettings | undefined;
  /** The interval between backups, in milliseconds. */
  every: number;
};

const bucketScheme = "s3://";
const bucketAddress =
  /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*)\/?$/;

/** The path of a folder, or the address of a folder in a bucket. */
export const backupFolder = z
  .string()
  .min(1)
  .refine((value) => !value.startsWith(bucketScheme) || bucketAddress.test(value));

/**
 * The parts of an address such as s3://my-backups/site. Undefined for a path.
 * @returns the bucket, and the key without a trailing slash; the key of the whole bucket is empty
 */
export function readBucketAddress(address: string): { name: string; key: string } | undefined {
  const [, name, path = ""] = bucketAddress.exec(address) ?? [];
  return name ? { name, key: path.slice(1) } : undefined;
}

type Variables = {
  S3_REGION: string;
  S3_ENDPOINT?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_STS_ENDPOINT?: string | undefined;
};

/** The access to buckets. Undefined if the access key or the secret key is not set. */
export function bucketAccessOf(values: Variables): BucketAccess | undefined {
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    credentialsEndpoint: values.S3_STS_ENDPOINT,
  };
}

/**
 * The settings of scheduled backups.
 * @param hours the interval between backups, in hours
 * @param access the access to buckets, if the folder is in a bucket
 */
export function readBackupSettings(
  folder: string,
  hours: number,
  access: BucketAccess | undefined,
): BackupSettings {
  const every = hours * 60 * 60 * 1_000;
  const place = readBucketAddress(folder);
  if (!place) return { folder: resolve(folder), every };
  return { folder, bucket: access && { ...access, name: place.name }, every };
}

type Given = Partial<
  Record<
    | "S3_BUCKET"
    | "S3_ENDPOINT"
    | "S3_ACCESS_KEY_ID"
    | "S3_SECRET_ACCESS_KEY"
    | "BACKUP_DIR"
    | "BACKUP_S3_ACCESS_KEY_ID"
    | "BACKUP_S3_SECRET_ACCESS_KEY",
    string | undefined
  >
>;

/**
 * The first missing variable, if only some of the variables for buckets are set. Undefined if none is
 * missing.
 */
export function missingBucketVariable(given: Given): keyof Given | undefined {
  const key = given.S3_ACCESS_KEY_ID;
  if (!given.S3_BUCKET && (given.S3_ENDPOINT || key)) return "S3_BUCKET";
  if (given.S3_BUCKET && !key) return "S3_ACCESS_KEY_ID";
  if (given.S3_BUCKET && !given.S3_SECRET_ACCESS_KEY) return "S3_SECRET_ACCESS_KEY";
  const backupKey = given.BACKUP_S3_ACCESS_KEY_ID;
  if (Boolean(backupKey) !== Boolean(given.BACKUP_S3_SECRET_ACCESS_KEY)) {
    return "BACKUP_S3_SECRET_ACCESS_KEY";
  }
  const isInBucket = readBucketAddress(given.BACKUP_DIR ?? "") !== undefined;
  return isInBucket && !backupKey && !key ? "BACKUP_S3_ACCESS_KEY_ID" : undefined;
}
