import { RequestError } from "../../relay/request-error";
import { recoverSession } from "../../relay/session-recovery";

/** The delays before further attempts, in milliseconds. */
export const retryDelays = [0, 1_000, 3_000, 5_000];

/**
 * Repeats an attempt, up to four times with delays, while the connection fails, the server is busy or
 * failing, or an address has expired. Offline it waits without counting: an attempt in progress is aborted
 * and repeated when the browser is online. If the owner's session has ended, a dialog asks her to sign in, and
 * the attempt is repeated. Refusals are not repeated: their error is thrown.
 */
export async function withRetries<Result>(
  attempt: (signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const delays = [...retryDelays];
  for (;;) {
    await untilOnline(signal);
    const connection = watchConnection(signal);
    const sentAt = performance.now();
    try {
      return await Promise.race([attempt(connection.signal), connection.ended]);
    } catch (error) {
      if (signal?.aborted) throw error;
      if (!navigator.onLine || connection.signal.aborted) continue;
      if (isSignInNeeded(error)) {
        if (await recoverSession("session", sentAt)) continue;
        throw error;
      }
      const delay = isPassing(error) ? delays.shift() : undefined;
      if (delay === undefined) throw error;
      await pause(delay, signal);
    } finally {
      connection.release();
    }
  }
}

/** The HTTP status of the response that caused an error; 0 without a response. Undefined for other errors. */
export function statusOf(error: unknown): number | undefined {
  const source: unknown = error instanceof Error && "source" in error ? error.source : undefined;
  const status: unknown =
    typeof source === "object" && source && "status" in source && source.status;
  return typeof status === "number" ? status : undefined;
}

export function isExpired(error: unknown): boolean {
  return error instanceof Error && error.message === "Request has expired";
}

function isSignInNeeded(error: unknown): boolean {
  return statusOf(error) === 401;
}

/**
 * Whether a failure is temporary. Refusals are not, except for too many requests (429) and an address in use
 * (409).
 */
function isPassing(error: unknown): boolean {
  if (isExpired(error)) return true;
  if (error instanceof RequestError) {
    return error.code === "UNREACHABLE" || error.code === "TOO_MANY_REQUESTS";
  }
  const status = statusOf(error);
  if (status === undefined) return false;
  return status < 400 || status >= 500 || status === 409 || status === 429;
}

/**
 * Returns a signal that is aborted with the given signal or when the browser goes offline, a promise `ended`
 * that rejects at that moment, and a function `release` that removes the listeners.
 */
function watchConnection(outer?: AbortSignal) {
  const controller = new AbortController();
  const { signal } = controller;
  const end = () => controller.abort();
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  ended.catch(() => {}); // the race handles the rejection
  window.addEventListener("offline", end);
  outer?.addEventListener("abort", end);
  const release = () => {
    window.removeEventListener("offline", end);
    outer?.removeEventListener("abort", end);
  };
  return { signal, ended, release };
}

function untilOnline(signal?: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return settle(signal, (resolve) => {
    window.addEventListener("online", resolve, { once: true });
    return () => window.removeEventListener("online", resolve);
  });
}

function pause(delay: number, signal?: AbortSignal): Promise<void> {
  return settle(signal, (resolve) => {
    const timer = setTimeout(resolve, delay);
    return () => clearTimeout(timer);
  });
}

/**
 * Waits until `begin` calls its argument; `begin` returns a function that cancels its wait.
 * @throws {DOMException} if the signal is aborted meanwhile
 */
function settle(
  signal: AbortSignal | undefined,
  begin: (resolve: () => void) => () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      end();
      reject(new DOMException("The upload was cancelled.", "AbortError"));
    };
    const end = begin(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    });
    signal?.addEventListener("abort", stop, { once: true });
    if (signal?.aborted) stop();
  });
}
