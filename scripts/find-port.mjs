import { once } from "node:events";
import { createServer } from "node:net";

/** A free port of this machine. */
export async function findPort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address()); // a string only for a pipe
  server.close();
  await once(server, "close");
  return port;
}
