import type { IncomingMessage, ServerResponse } from "node:http";
import type { Server, Socket } from "node:net";
import { refuseUnreadable } from "./bare-responses.ts";
import type { TimeLimits } from "./time-limits.ts";

type BodyLimits = Pick<TimeLimits, "silence" | "body" | "slowestPace">;

/** How often bodies and responses under way are looked at, in milliseconds, at most. */
const longestStep = 1_000;

/**
 * Cuts a request whose body comes too slowly to be meant: with 408 where nothing was answered yet. A large
 * file on a slow line takes as long as it takes, for every byte gives it more time; so does what this server
 * has not read yet.
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

  const look = () => {
    if (request.complete || socket.destroyed) return clearInterval(timer);
    const now = performance.now();
    const passed = now - last;
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
  const timer = setInterval(look, Math.min(longestStep, silence / 4, body / 4));
  timer.unref();
}

/** Whether a request says that a body follows its head. */
export function announcesBody({ headers }: IncomingMessage): boolean {
  if (headers["transfer-encoding"] !== undefined) return true;
  return headers["content-length"] !== undefined && headers["content-length"] !== "0";
}

type Options = {
  /** How long a reader may take nothing of what waits for it, in milliseconds. */
  stall: number;
  /** What may wait for all readers together, in bytes. */
  maxWaiting: number;
};

/** A response under way: how far its connection was when it last moved, and when that was. */
type Progress = { place: string; since: number };

/**
 * Ends responses that nobody reads: those of which nothing was taken for a while, and where too much waits in
 * memory, those that have waited longest.
 * @returns begins to look at a response
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
    const longestFirst = [...open].sort(([, one], [, other]) => one.since - other.since);
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
 * Changes with every byte that is taken. Within one large buffer only the number tells that Node's own
 * timeout of sockets goes by, which its types leave out; without it, whole buffers would be told.
 */
function placeOf(socket: Socket): string {
  const handle: unknown = Reflect.get(socket, "_handle");
  return `${socket.bytesWritten} ${socket.writableLength} ${Object(handle).writeQueueSize}`;
}
