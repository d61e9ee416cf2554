import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { log } from "./log.ts";

/** How long requests under way may take to finish, in milliseconds. */
const patience = 8_000;

/** How long those who keep their connections get to hear that they are closed, in milliseconds. */
const farewell = 300;

/** On SIGTERM or SIGINT lets go of connections, finishes requests under way, and exits with 0. */
export function stopGracefully(app: FastifyInstance): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    // A connection that is closed between two requests would lose the second one, if it is on its way.
    app.server.prependListener("request", (_request, response) => {
      response.setHeader("connection", "close");
    });
    await wait(farewell);
    const overdue = setTimeout(() => {
      log.warn("requests took too long; closing their connections");
      app.server.closeAllConnections();
    }, patience);
    // A browser keeps its connection after its last answer; it is closed as soon as it is idle.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
    await app.close();
    clearTimeout(overdue);
    clearInterval(sweep);
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
