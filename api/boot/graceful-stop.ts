import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/client.ts";
import type { InstanceLock } from "../database/instances/instance-lock.ts";
import { checkpoint } from "../database/sqlite/checkpoints.ts";
import { log } from "../log.ts";

/** How long requests in progress may take until their connections are closed, in milliseconds. */
const stopTimeout = 8_000;

/** How long connections stay open after the signal, so that clients receive `Connection: close`, in milliseconds. */
const farewell = 300;

/**
 * The signals that stop the server: of a service manager, of Ctrl+C, and of a terminal that is
 * closed.
 */
const signals: NodeJS.Signals[] = ["SIGTERM", "SIGINT", "SIGHUP"];

/**
 * On a signal, finishes requests in progress, closes connections, and exits with 0. Only the first
 * signal has an effect, because one stop often sends several: a terminal signals the whole process
 * group, npm passes on the signal that it gets, and scripts/end-with-parent.mjs sends another.
 */
export function stopGracefully(app: FastifyInstance, database: Database, lock: InstanceLock): void {
  let isStopping = false;
  const responses = followResponses(app.server);
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    // Closing an idle connection would lose a request that a client is sending. So clients are told
    // by `Connection: close` first, and get a moment to react.
    app.server.prependListener("request", (_request, response) => bidFarewell(response));
    for (const response of responses.values()) bidFarewell(response);
    await wait(farewell);
    const overdue = setTimeout(() => {
      log.warn("requests took too long; closing their connections");
      app.server.closeAllConnections();
    }, stopTimeout);
    // Browsers keep connections open after the last response. Each connection is closed as soon as
    // it is idle.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
    await app.close().catch((error: unknown) => log.error(error, "a close hook failed"));
    clearTimeout(overdue);
    clearInterval(sweep);
    // The checkpoint is not in a close hook of the app, because other close hooks may still write to the
    // database.
    await checkpoint(database).catch((error: unknown) => log.error(error, "no last checkpoint"));
    await database.$disconnect();
    await lock.close();
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, stop);
}

/** Tracks the last response of each open connection. */
function followResponses(server: Server): ReadonlyMap<Socket, ServerResponse> {
  const responses = new Map<Socket, ServerResponse>();
  server.on("connection", (socket) => socket.once("close", () => responses.delete(socket)));
  server.prependListener("request", (request, response) => responses.set(request.socket, response));
  return responses;
}

/** Adds `Connection: close` to a response whose head is not sent yet. */
function bidFarewell(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
}
