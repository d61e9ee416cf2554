import AwsS3 from "@uppy/aws-s3";
import { isExpired, statusOf, withRetries } from "./withRetries";

type SendOptions = Parameters<typeof AwsS3.uploadPartBytes>[0];
type SendResult = Awaited<ReturnType<typeof AwsS3.uploadPartBytes>>;

/**
 * Uploads a file to its upload address. If the address has expired, or an interrupted attempt still blocks
 * it, the next attempt uses a new address.
 */
export async function sendFile(
  options: SendOptions,
  renewAddress: () => Promise<string>,
): Promise<SendResult> {
  let { signature } = options;
  let wasSent = false;
  return withRetries(async (signal) => {
    try {
      const result = await AwsS3.uploadPartBytes({ ...options, signature, signal });
      return { ...result, location: signature.url };
    } catch (error) {
      // An earlier attempt had sent the whole file; only its response was lost.
      if (wasSent && isAlreadyReceived(error)) return { ETag: "", location: signature.url };
      if (isExpired(error) || statusOf(error) === 409) {
        signature = { ...signature, url: await renewAddress() };
      }
      wasSent = true;
      throw error;
    }
  }, options.signal);
}

function isAlreadyReceived(error: unknown): boolean {
  return statusOf(error) === 409 && refusalOf(error).code === "ALREADY_USED";
}

/**
 * The API's reason for refusing a file: a message and a code. An empty object if the response has no JSON
 * object, such as the response of a proxy.
 */
export function refusalOf(error: unknown): { error?: unknown; code?: unknown } {
  const source: unknown = error instanceof Error && "source" in error ? error.source : undefined;
  if (!(source instanceof XMLHttpRequest)) return {};
  try {
    const body: unknown = JSON.parse(source.responseText);
    return typeof body === "object" && body ? body : {};
  } catch {
    return {};
  }
}
