import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { errorPage } from "../errors/error-page.ts";
import type { ReadWords } from "../site/read-site-words.ts";
import { permissionsPolicy } from "./secure-headers.ts";

/**
 * The headers of responses that are sent without the app. Responses of the app begin with these headers, and
 * the app replaces some of them.
 */
const headers = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": permissionsPolicy,
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Closes a connection whose request could not be read. Sends an error response before, if the connection
 * still accepts one.
 */
export function refuseUnreadable(error: { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ""] ?? 400;
  const body = JSON.stringify({ error: `${STATUS_CODES[status]}.`, code: "UNREADABLE" });
  const lines = Object.entries({
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`, () =>
    socket.destroy(),
  );
}

/**
 * Adds the headers to a response before the app runs, because while the server stops, the app may not run at
 * all.
 */
export function addBareHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The Retry-After header in the responses of `refuseForNow`, in seconds. */
const retryAfter = 5;

/** Refuses a request that has waited too long for the response to an equal request, with 503. */
export async function refuseForNow(
  request: IncomingMessage,
  response: ServerResponse,
  readWords: ReadWords,
  basePath: string,
): Promise<void> {
  const words = await readWords();
  addBareHeaders(response);
  const isPage = request.headers.accept?.includes("text/html");
  const sentence = { error: "The site is busy. Try again in a moment.", code: "BUSY" };
  response.writeHead(503, {
    "content-type": isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "retry-after": String(retryAfter),
  });
  response.end(isPage ? errorPage(words, basePath) : JSON.stringify(sentence));
}

/** Refuses requests with an Expect header, with 417. */
export function refuseExpectation(_request: unknown, response: ServerResponse): void {
  addBareHeaders(response);
  response.writeHead(417).end();
}
