import type { GraphQLResponse } from "relay-runtime";

/** Asks the owner to sign in again. @returns whether they did */
type Recovery = () => Promise<boolean>;

let recovery: Recovery | null = null;
let underWay: Promise<boolean> | null = null;
const recovered = new EventTarget();

/** Says how a session that has ended is started again. @returns a function that takes it back */
export function provideSessionRecovery(provided: Recovery): () => void {
  recovery = provided;
  return () => {
    if (recovery === provided) recovery = null;
  };
}

/**
 * Starts the owner's session again, once for however many requests wait for it.
 * @returns whether there is a session again; false at once where nobody can be asked.
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

/** Calls the listener once there is a session again. @returns a function that ends it */
export function onSessionRecovered(listener: () => void): () => void {
  recovered.addEventListener("recovered", listener);
  return () => recovered.removeEventListener("recovered", listener);
}

/** Whether the server refused for want of the owner's session. */
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
