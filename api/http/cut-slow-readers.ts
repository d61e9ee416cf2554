import type { ServerResponse } from "node:http";
import type { Server, Socket } from "node:net";

type Options = {
  /** How long a reader may take nothing of what waits for it, in milliseconds. */
  stall: number;
  /** What may wait for all readers together, in bytes. */
  mostWaiting: number;
};

/** A response under way: how far its connection was when it last moved, and when that was. */
type Progress = { place: string; since: number };

/** How often responses under way are looked at, in milliseconds, at most. */
const longestStep = 1_000;

/**
 * Ends responses that nobody reads: those of which nothing was taken for a while, and where too much waits in
 * memory, those that have waited longest.
 * @returns begins to look at a response
 */
export function cutSlowReaders(
  server: Server,
  { stall, mostWaiting }: Options,
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
      if (now - since < stall && total <= mostWaiting) return;
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
