import { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import type { BucketSettings } from "../environment.ts";

/** How often a request is made at most, and how long the bucket may keep silent, in milliseconds. */
export const attempts = 4;
const patience = { connectionTimeout: 5_000, socketTimeout: 20_000 };

export function createS3Client(bucket: BucketSettings, timeouts = patience): S3Client {
  return new S3Client({
    region: bucket.region,
    ...(bucket.endpoint && { endpoint: bucket.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: bucket.accessKeyId, secretAccessKey: bucket.secretAccessKey },
    maxAttempts: attempts,
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: timeouts,
    // Buckets that are not Amazon's know no other checksums than they ask for.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}

export function isMissing(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    (error.$metadata.httpStatusCode === 404 || error.name === "NoSuchKey")
  );
}

/** Whether the same request may succeed in a moment: anything but a clear refusal. */
function isPassing(error: unknown): boolean {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return status === undefined || status >= 500 || status === 429 || status === 408;
}

/** Repeats what the client cannot repeat itself, such as sending a stream. */
export async function withAttempts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= attempts || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt));
    }
  }
}
