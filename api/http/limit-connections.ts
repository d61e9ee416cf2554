import type { Server } from "node:net";
import { networkOf } from "../access/network-of.ts";
import type { IsNear } from "./near-addresses.ts";

/** How many connections one address may hold: six for each of some eighty people. */
export const mostConnections = 500;

/** Closes the connections that one address opens beyond `most`, but for those from near. */
export function limitConnections(server: Server, most: number, isNear: IsNear): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const { remoteAddress = "" } = socket;
    if (isNear(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
