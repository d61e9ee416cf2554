import type { IncomingMessage, ServerResponse } from "node:http";
import { refuseUnreadable } from "./bare-responses.ts";
import type { TimeLimits } from "./time-limits.ts";

type BodyLimits = Pick<TimeLimits, "silence" | "body" | "slowestPace">;

/** How often a body under way is looked at, in milliseconds, at most. */
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
