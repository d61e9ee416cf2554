import { readdir } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { startServer } from "../harness/server.ts";
import { drawPicture, signIn } from "./owner.ts";
import type { SiteVariables } from "./site-variables.ts";

/**
 * Connects clients that send their requests slowly, and clients that disconnect in the middle of a
 * response or an upload. Expects that other clients are served without delay, and that no parts of
 * interrupted uploads remain on the server.
 * @param count the number of clients of each kind
 * @returns what was seen, as a sentence
 */
export async function surviveClients(site: SiteVariables, count: number): Promise<string> {
  const server = await startServer(site);
  const port = Number(new URL(server.origin).port);
  const slow: Socket[] = [];
  try {
    const owner = await signIn(server.origin);
    for (let index = 0; index < count; index++) slow.push(dawdle(port));
    for (let index = 0; index < count; index++) {
      await hangUp(port, "GET /work HTTP/1.1\r\nhost: localhost\r\n\r\n");
      await hangUp(
        port,
        "PUT /api/objects/upload/none HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000\r\n\r\nhalf",
      );
    }
    let slowest = 0;
    for (let index = 0; index < 50; index++) {
      const asked = performance.now();
      const response = await fetch(`${server.origin}/work`);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`a visitor got ${response.status}`);
      slowest = Math.max(slowest, performance.now() - asked);
    }
    if (slowest > 5_000) throw new Error(`a visitor waited for ${slowest} ms`);
    await owner.upload(await drawPicture(7));
    const left = await readdir(join(site.DATA_DIR, "incoming")).catch(() => []);
    if (left.length > 0) throw new Error(`${left.length} broken uploads were left behind`);
    return `${count} slow clients and ${2 * count} that hung up: others served within ${Math.round(slowest)} ms, nothing left behind`;
  } finally {
    for (const socket of slow) socket.destroy();
    await server.stop();
  }
}

/** Connects a client that sends a request byte by byte, and never completes the request. */
function dawdle(port: number): Socket {
  const socket = connect(port, "127.0.0.1");
  const words = "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ";
  let sent = 0;
  const sending = setInterval(() => socket.write(words[sent++] ?? "x"), 100);
  socket.on("error", () => {});
  socket.on("close", () => clearInterval(sending));
  return socket;
}

/**
 * Sends a request, and disconnects at the first data of the response, or after 20 milliseconds
 * without data.
 */
function hangUp(port: number, request: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    const leave = () => socket.destroy();
    socket.setTimeout(20, leave);
    socket.once("data", leave);
    socket.on("error", () => {});
    socket.on("close", () => resolve());
  });
}
