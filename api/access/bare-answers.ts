import type { ServerResponse } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** What every answer says at least; those of the app say more. */
const headers = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers a connection on which no request can be read. */
export function answerUnreadable(error: { code?: string }, socket: Socket): void {
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

/** Gives the headers to answers that the server gives before the app has a say, as while it stops. */
export function dressBareAnswers({ server }: FastifyInstance): void {
  const dress = (_request: unknown, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  server.prependListener("request", dress);
  server.on("checkExpectation", (request, response) => {
    dress(request, response);
    response.writeHead(417).end();
  });
}
