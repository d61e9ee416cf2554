import type { IncomingMessage, ServerResponse } from "node:http";
import type { Server, Socket } from "node:net";
import { refuseUnreadable } from "./bare-responses.ts";
import type { TimeLimits } from "./time-limits.ts";

type BodyLimits = Pick<TimeLimits, "silence" | "body" | "slowestPace">;

/** The maximum interval between two checks of the bodies and responses in progress, in milliseconds. */
const longestStep = 1_000;

/**
 * Ends a request whose body arrives too slowly; with 408 if no response has begun. Every byte that
 * arrives extends the time, so a large file on a slow connection is accepted. Time in which the
 * server does not read the body is not counted.
 */
export function cutSlowSender(
  request: IncomingMessage,
  response: ServerResponse,
  { silence, body, slowestPace }: BodyLimits,
): void {
  if (!announcesBody(request)) return;
  const { socket } = request;
  const before = socket.bytesRead;
  let received = 0;
  let waited = 0;
  let silentFor = 0;
  let last = performance.now();

  const step = Math.min(longestStep, silence / 4, body / 4);
  const look = () => {
    if (request.complete || socket.destroyed) return clearInterval(timer);
    const now = performance.now();
    // Beyond two steps, this process was held up, and not its client.
    const passed = Math.min(now - last, 2 * step);
    last = now;
    const isOurs = request.readableLength > 0;
    const arrived = socket.bytesRead - before;
    silentFor = arrived > received || isOurs ? 0 : silentFor + passed;
    if (!isOurs) waited += passed;
    received = arrived;
    if (silentFor < silence && waited < body + (received / slowestPace) * 1_000) return;
    clearInterval(timer);
    if (response.headersSent) socket.destroy();
    else refuseUnreadable({ code: "ERR_HTTP_REQUEST_TIMEOUT" }, socket);
  };
  const timer = setInterval(look, step);
  timer.unref();
}

/** Whether the headers of a request announce a body. */
export function announcesBody({ headers }: IncomingMessage): boolean {
  if (headers["transfer-encoding"] !== undefined) return true;
  return headers["content-length"] !== undefined && headers["content-length"] !== "0";
}

type Options = {
  /**
   * How long a response that waits to be sent may make no progress because its client reads nothing, in
   * milliseconds.
   */
  stall: number;
  /** The maximum number of response bytes in memory that clients have not read yet, of all clients together. */
  maxWaiting: number;
};

/**
 * How much of a response was sent (see `placeOf`), and since when that has not changed, by performance.now().
 */
type Progress = { place: string; since: number };

/**
 * Ends responses that clients do not read: responses without progress for `stall`; and, while more
 * than `maxWaiting` bytes wait in memory, the responses with the longest time without progress, the
 * largest first if the times are equal.
 * @returns a function that starts to watch a response
 */
export function cutSlowReaders(
  server: Server,
  { stall, maxWaiting }: Options,
): (response: ServerResponse) => void {
  const open = new Map<ServerResponse, Progress>();

  const look = () => {
    const now = performance.now();
    let total = 0;
    for (const [response, progress] of open) {
      const waiting = response.writableLength;
      total += waiting;
      const place = placeOf(response.req.socket);
      if (waiting > 0 && place === progress.place) continue;
      progress.place = place;
      progress.since = now;
    }
    const longestFirst = [...open]
      .filter(([{ writableLength }]) => writableLength > 0)
      .sort(
        ([response, { since }], [otherResponse, other]) =>
          since - other.since || otherResponse.writableLength - response.writableLength,
      );
    for (const [response, { since }] of longestFirst) {
      if (now - since < stall && total <= maxWaiting) return;
      total -= response.writableLength;
      response.req.socket.destroy();
    }
  };
  const timer = setInterval(look, Math.min(longestStep, stall / 4));
  timer.unref();
  server.once("close", () => clearInterval(timer));

  return (response) => {
    open.set(response, { place: "", since: performance.now() });
    response.once("close", () => open.delete(response));
  };
}

/**
 * A value that changes with every byte sent. It contains `_handle.writeQueueSize`, a private
 * property of Node's sockets, because nothing else changes while one large buffer is sent. Node's
 * own timeout uses it, too.
 */
function placeOf(socket: Socket): string {
  const handle: unknown = Reflect.get(socket, "_handle");
  return `${socket.bytesWritten} ${socket.writableLength} ${Object(handle).writeQueueSize}`;
}
