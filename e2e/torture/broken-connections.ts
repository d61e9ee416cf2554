/** How many times a request is sent at most. */
const attempts = 3;

const codes = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

/**
 * Whether a connection of this process broke. That happens where the server ends an idle connection
 * at the moment in which it is used again. Nothing is known then of whether the server got the
 * request.
 */
export function isBrokenConnection(error: unknown): boolean {
  const { code, cause } = Object(error);
  return codes.has(code) || codes.has(Object(cause).code);
}

/** Sends a request that may be sent twice, and sends it again where the connection broke. */
export async function askAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === attempts || !isBrokenConnection(error)) throw error;
    }
  }
}
