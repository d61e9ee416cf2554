/** How often something is asked again. */
const attempts = 3;

const codes = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

/**
 * Whether a connection of this process broke, as one does that the server ends for its idleness in the moment in
 * which it is used again: nothing is known of the request then, as if it was refused.
 */
export function isBrokenConnection(error: unknown): boolean {
  const { code, cause } = Object(error);
  return codes.has(code) || codes.has(Object(cause).code);
}

/** Asks what may be asked twice, again where the connection broke. */
export async function askAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === attempts || !isBrokenConnection(error)) throw error;
    }
  }
}
