import type { GraphQLResponse } from "relay-runtime";

/** What a request lacks: a session, or a proof from the last 15 minutes that the owner herself uses the session. */
type Lack = "session" | "confirmation";

/** Asks the owner to sign in again, or to prove her identity again. @returns whether she did */
type Recovery = (lack: Lack) => Promise<boolean>;

let recovery: Recovery | null = null;
/** Whether the owner has ended the session. Then she is not asked to sign in again. */
let isEnded = false;
let underWay: Promise<boolean> | null = null;
/** Ends the wait for the owner, as if she had declined. */
let abandon = () => {};
/** When the owner last declined, as in `performance.now()`. */
let declinedAt = Number.NEGATIVE_INFINITY;
const recovered = new EventTarget();

/** Registers the function that asks the owner to sign in. @returns a function that removes it */
export function provideSessionRecovery(provided: Recovery): () => void {
  recovery = provided;
  isEnded = false;
  return () => {
    if (recovery !== provided) return;
    recovery = null;
    abandon();
  };
}

/**
 * From now on `recoverSession` does not ask the owner to sign in, because the owner has ended the session.
 * Requests of the admin area that are refused for that reason fail only after the area is closed, so that the
 * area shows no error while it closes.
 */
export function endRecovery(): void {
  isEnded = true;
}

/**
 * Asks the owner to sign in again, once for all requests that wait.
 * @param sentAt when the refused request was sent, as in `performance.now()`
 * @returns whether the owner has signed in, or has proved her identity; false at once if no function to ask
 * her is registered, or if she has declined since `sentAt`
 */
export async function recoverSession(
  lack: Lack = "session",
  sentAt = performance.now(),
): Promise<boolean> {
  const ask = recovery;
  if (!ask || sentAt < declinedAt) return false;
  underWay ??= new Promise<boolean>((settle, fail) => {
    abandon = () => settle(false);
    if (!isEnded) ask(lack).then(settle, fail);
  }).finally(() => {
    underWay = null;
  });
  const isSignedIn = await underWay;
  if (isSignedIn) recovered.dispatchEvent(new Event("recovered"));
  else declinedAt = performance.now();
  return isSignedIn;
}

/** Adds a listener for a new session. @returns a function that removes it */
export function onSessionRecovered(listener: () => void): () => void {
  recovered.addEventListener("recovered", listener);
  return () => recovered.removeEventListener("recovered", listener);
}

/** What the request lacked, if the server refused it for a missing session or proof. Undefined otherwise. */
export function lackOf(response: GraphQLResponse): Lack | undefined {
  if (!("errors" in response)) return undefined;
  const codes = (response.errors ?? []).map((error) =>
    "extensions" in error ? Object(error.extensions).code : undefined,
  );
  if (codes.includes("UNAUTHENTICATED")) return "session";
  return codes.includes("CONFIRMATION_REQUIRED") ? "confirmation" : undefined;
}
