/** The maximum number of times that a request is sent. */
const attempts = 3;

const codes = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

/**
 * Whether an error says that a connection broke. A connection breaks if the server ends it, because
 * it was idle, in the moment in which this process uses it again. The server may then have got the
 * request, or not.
 */
export function isBrokenConnection(error: unknown): boolean {
  const { code, cause } = Object(error);
  return codes.has(code) || codes.has(Object(cause).code);
}

/** Sends a request, and sends it again if the connection broke. Only for requests that may be repeated. */
export async function askAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === attempts || !isBrokenConnection(error)) throw error;
    }
  }
}
