import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/client.ts";
import type { InstanceLock } from "../database/instances/instance-lock.ts";
import { checkpoint } from "../database/sqlite/checkpoints.ts";
import { log } from "../log.ts";

/** How long requests under way may take to finish, in milliseconds. */
const stopTimeout = 8_000;

/** How long those who keep their connections get to hear that they are closed, in milliseconds. */
const farewell = 300;

/** Asked of a service: by a service manager, at the terminal, and by a terminal that is closed. */
const signals: NodeJS.Signals[] = ["SIGTERM", "SIGINT", "SIGHUP"];

/**
 * Told to stop, lets go of connections, finishes requests under way, and exits with 0. One stop often
 * comes as several signals: a terminal signals the whole group, npm passes its own on, and
 * end-with-parent.mjs sends one more. Those after the first change nothing.
 */
export function stopGracefully(app: FastifyInstance, database: Database, lock: InstanceLock): void {
  let isStopping = false;
  const responses = followResponses(app.server);
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    // A connection that is closed between two requests would lose the second one, if it is on its way.
    app.server.prependListener("request", (_request, response) => bidFarewell(response));
    for (const response of responses.values()) bidFarewell(response);
    await wait(farewell);
    const overdue = setTimeout(() => {
      log.warn("requests took too long; closing their connections");
      app.server.closeAllConnections();
    }, stopTimeout);
    // A browser keeps its connection after its last response; it is closed as soon as it is idle.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
    await app.close();
    clearTimeout(overdue);
    clearInterval(sweep);
    // Last: hooks of the app run in reverse order, and what they finish may still write.
    await checkpoint(database).catch((error: unknown) => log.error(error, "no last checkpoint"));
    await database.$disconnect();
    await lock.close();
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, stop);
}

/** The last response of each connection that is open, from now on. */
function followResponses(server: Server): ReadonlyMap<Socket, ServerResponse> {
  const responses = new Map<Socket, ServerResponse>();
  server.on("connection", (socket) => socket.once("close", () => responses.delete(socket)));
  server.prependListener("request", (request, response) => responses.set(request.socket, response));
  return responses;
}

/** Says that the connection ends with this response, if its head is not sent yet. */
function bidFarewell(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
}
