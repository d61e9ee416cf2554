import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { type Server, startServer } from "./server.ts";

/** The name of the database that is copied for each site of two servers. */
export const demoDatabase = "demo";

/** Runs SQL on a PostgreSQL server. @param postgres the server's address, without the name of a database */
export async function onServer(postgres: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${postgres}/postgres` });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * Starts a site of two instances (server processes) with one database and one data folder, behind a
 * proxy that sends requests to the two by turns.
 */
export async function startTwoServers(
  variables: Record<string, string>,
  postgres: string,
): Promise<Server> {
  const name = `journey_${randomBytes(8).toString("hex")}`;
  await onServer(postgres, `CREATE DATABASE ${name} TEMPLATE ${demoDatabase}`);
  const shared = { ...variables, DATABASE_URL: `${postgres}/${name}`, SHARED_DATA: "1" };
  const start = () => startServer(shared, { isMeasured: false });
  const [first, second] = await Promise.all([start(), start()]);
  const proxy = await startRoundRobin([first.origin, second.origin]);
  return {
    origin: proxy.origin,
    process: first.process,
    output: () => first.output() + second.output(),
    stop: async () => {
      proxy.close();
      const [code] = await Promise.all([first.stop(), second.stop()]);
      await onServer(postgres, `DROP DATABASE ${name} WITH (FORCE)`);
      return code;
    },
  };
}

/**
 * Starts a proxy that sends requests to the targets by turns.
 * @param targets origins; the caller may change the list while the proxy runs
 */
export async function startRoundRobin(targets: readonly string[]) {
  let count = 0;
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { hostname, port } = new URL(targets[count++ % targets.length] ?? "");
    const { method, url: path, rawHeaders: headers } = incoming;
    const forwarded = request({ hostname, port, method, path, headers, agent: false });
    forwarded.on("response", (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    outgoing.on("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
  };
  const server = createServer(forward);
  // The product's own timeout. With Node's default of five seconds, a client on a busy machine may
  // reuse a connection that is being closed.
  server.keepAliveTimeout = 125_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // the server listens on a port
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
