import type { GraphQLResponse } from "relay-runtime";

/** Asks the owner to sign in again. @returns whether they did */
type Recovery = () => Promise<boolean>;

let recovery: Recovery | null = null;
let underWay: Promise<boolean> | null = null;
const recovered = new EventTarget();

/** Registers the function that asks the owner to sign in. @returns a function that removes it */
export function provideSessionRecovery(provided: Recovery): () => void {
  recovery = provided;
  return () => {
    if (recovery === provided) recovery = null;
  };
}

/**
 * Asks the owner to sign in again, once for all requests that wait.
 * @returns whether there is a session again; false at once where nobody can be asked
 */
export async function recoverSession(): Promise<boolean> {
  if (!recovery) return false;
  underWay ??= recovery().finally(() => {
    underWay = null;
  });
  const isSignedIn = await underWay;
  if (isSignedIn) recovered.dispatchEvent(new Event("recovered"));
  return isSignedIn;
}

/** Adds a listener for a new session. @returns a function that removes it */
export function onSessionRecovered(listener: () => void): () => void {
  recovered.addEventListener("recovered", listener);
  return () => recovered.removeEventListener("recovered", listener);
}

/** Whether the server refused the request because the owner's session has ended. */
export function isSessionMissing(response: GraphQLResponse): boolean {
  if (!("errors" in response)) return false;
  return (response.errors ?? []).some(
    (error) =>
      "extensions" in error &&
      typeof error.extensions === "object" &&
      error.extensions !== null &&
      "code" in error.extensions &&
      error.extensions.code === "UNAUTHENTICATED",
  );
}
