import { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import type { BucketSettings } from "../../settings/buckets.ts";

/**
 * The maximum number of attempts of a request; and the timeouts for connecting and for an idle
 * connection, in milliseconds.
 */
export const attempts = 4;
const defaultTimeouts = { connectionTimeout: 5_000, socketTimeout: 20_000 };

export function createS3Client(bucket: BucketSettings, timeouts = defaultTimeouts): S3Client {
  return new S3Client({
    region: bucket.region,
    ...(bucket.endpoint && { endpoint: bucket.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: bucket.accessKeyId, secretAccessKey: bucket.secretAccessKey },
    maxAttempts: attempts,
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: timeouts,
    // Some S3-compatible buckets support no checksums except where the protocol requires them.
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

/** The codes of errors in reading or writing a local file. */
const fileCodes = new Set([
  "EACCES",
  "EIO",
  "EISDIR",
  "EMFILE",
  "ENFILE",
  "ENOENT",
  "ENOSPC",
  "EPERM",
]);

/** Whether an error was caused by this program or by a local file, and not by the bucket. */
function isLocal(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof ReferenceError) return true;
  return error instanceof Error && "code" in error && fileCodes.has(String(error.code));
}

/**
 * Whether the same request may succeed soon: after errors of the connection, which have no status, and after
 * the statuses 408, 429 and 500 or higher.
 */
function isPassing(error: unknown): boolean {
  if (isLocal(error)) return false;
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return status === undefined || status >= 500 || status === 429 || status === 408;
}

/**
 * The timeout of a request including its repetitions, in milliseconds. Even if two requests for one
 * visitor time out one after the other, the visitor gets a response within ten seconds.
 */
export const timeout = 4_000;

/**
 * The bucket is down, overloaded or does not respond. The same request may succeed later, so the
 * response to the caller is 503 (see api/database/storage-fault.ts).
 */
class BucketUnreachable extends Error {
  override name = "BucketUnreachable";
  readonly code = "STORAGE_UNREACHABLE";
}

/**
 * Sends a short request to the bucket.
 * @param time the timeout in milliseconds
 * @throws {BucketUnreachable} for a timeout or a temporary failure
 */
export async function reach<Result>(
  ask: (signal: AbortSignal) => Promise<Result>,
  time = timeout,
): Promise<Result> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), time);
  try {
    return await ask(control.signal);
  } catch (error) {
    throw unreachableOr(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Converts a temporary failure to BucketUnreachable. Returns other errors unchanged. */
export function unreachableOr(error: unknown): unknown {
  if (error instanceof BucketUnreachable || !isPassing(error)) return error;
  return new BucketUnreachable("the bucket cannot be reached", { cause: error });
}

/**
 * Repeats a request that the client library cannot repeat, such as a request with a stream as its
 * body.
 */
export async function withAttempts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      const isFinal = attempt >= attempts || error instanceof BucketUnreachable;
      if (isFinal || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt));
    }
  }
}
