import AwsS3 from "@uppy/aws-s3";
import { retryDelays } from "./retryDelays";

type SendOptions = Parameters<typeof AwsS3.uploadPartBytes>[0];
type SendResult = Awaited<ReturnType<typeof AwsS3.uploadPartBytes>>;

/**
 * Sends a file to its address. Attempts are repeated after the delays where the connection breaks, the
 * server is busy or failing, or the address has expired, for which a new one is asked; and, without
 * counting, whenever the browser is online again. What the server refuses is not sent again.
 */
export async function sendFile(
  options: SendOptions,
  renewAddress: () => Promise<string>,
): Promise<SendResult> {
  const delays = [...retryDelays];
  let { signature } = options;
  for (;;) {
    try {
      const result = await AwsS3.uploadPartBytes({ ...options, signature });
      return { ...result, location: signature.url };
    } catch (error) {
      if (options.signal?.aborted || !isPassing(error)) throw error;
      if (!navigator.onLine) {
        await untilOnline(options.signal);
        continue;
      }
      const delay = delays.shift();
      if (delay === undefined) throw error;
      await pause(delay, options.signal);
      if (isExpired(error)) signature = { ...signature, url: await renewAddress() };
    }
  }
}

function isExpired(error: unknown): boolean {
  return error instanceof Error && error.message === "Request has expired";
}

/** Everything but a refusal: of those only "too many" and "in use" pass by themselves. */
function isPassing(error: unknown): boolean {
  if (isExpired(error)) return true;
  const status = statusOf(error);
  if (status === undefined) return false;
  return status < 400 || status >= 500 || status === 409 || status === 429;
}

/** The status of the answer; 0 where there was none. Undefined for errors of another kind. */
export function statusOf(error: unknown): number | undefined {
  const source: unknown = error instanceof Error && "source" in error ? error.source : undefined;
  const status: unknown =
    typeof source === "object" && source && "status" in source && source.status;
  return typeof status === "number" ? status : undefined;
}

function untilOnline(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException("The upload was cancelled.", "AbortError"));
    signal?.addEventListener("abort", stop, { once: true });
    window.addEventListener("online", () => resolve(), { once: true, ...(signal && { signal }) });
  });
}

function pause(delay: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delay);
    signal?.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        reject(new DOMException("The upload was cancelled.", "AbortError"));
      },
      { once: true },
    );
  });
}
