import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { uploadSteps } from "../testing/upload-steps.ts";
import { video } from "../testing/video.ts";

const limits = {
  head: 300,
  silence: 400,
  body: 600,
  slowestPace: 20_000,
  stall: 300,
  nextRequest: 1_200,
  operation: 10_000,
  sharedResponse: 10_000,
};

let site: TestSite;
let port: number;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite({}, undefined, limits);
  await site.app.listen({ port: 0 });
  port = Object(site.app.server.address()).port;
  cookie = await site.signIn();
});
afterAll(() => site.close());

/**
 * Opens a connection. `heard` resolves to everything that the server sends until the connection is
 * closed.
 */
function dial(): { socket: Socket; heard: Promise<string> } {
  const socket = connect(port, "127.0.0.1");
  let words = "";
  socket.on("data", (piece) => {
    words += piece;
  });
  socket.on("error", () => {});
  const heard = new Promise<string>((resolve) => {
    socket.on("close", () => resolve(words));
  });
  return { socket, heard };
}

/** Sends one piece after the other, until the server closes the connection. */
async function trickle(socket: Socket, pieces: Iterable<Buffer | string>, pause: number) {
  for (const piece of pieces) {
    if (socket.destroyed) return;
    socket.write(piece);
    await wait(pause);
  }
}

const timedOut = /^HTTP\/1\.1 408 Request Timeout\r\n.*"error":"Request Timeout\."/s;

test.each([
  ["that never says a word", []],
  ["whose head comes letter by letter", Array.from("GET / HTTP/1.1\r\nhost: a\r\nx-a: abcdefgh")],
])("a connection %s is told so and closed", async (_name, letters) => {
  const { socket, heard } = dial();
  void trickle(socket, letters, 20);
  expect(await heard).toMatch(timedOut);
});

test.each([
  ["stops in the middle", ["{", ""]],
  ["comes letter by letter for good", Array.from({ length: 500 }, () => "x")],
])("a body that %s is told so and its connection closed", async (_name, pieces) => {
  const { socket, heard } = dial();
  socket.write(
    "POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n",
  );
  void trickle(socket, pieces, 20);
  expect(await heard).toMatch(timedOut);
});

test("a file that stops in the middle is told so, and its address takes it again", async () => {
  const steps = uploadSteps(site, cookie);
  const url = await steps.request();
  const { socket, heard } = dial();
  const bytes = video(50_000);
  socket.write(
    `PUT ${url} HTTP/1.1\r\nhost: a\r\ncookie: ${cookie}\r\ncontent-length: ${bytes.length}\r\n\r\n`,
  );
  socket.write(bytes.subarray(0, 20_000));
  expect(await heard).toMatch(timedOut);
  await expect.poll(() => steps.filesOnDisk()).toEqual([]);
  await expect.poll(async () => (await steps.put(url, bytes)).statusCode).toBe(201);
});

test("a long file on a slow line arrives, though it takes longer than any limit", {
  tags: "long",
}, async () => {
  const url = await uploadSteps(site, cookie).request();
  const { socket, heard } = dial();
  const bytes = video(400_000);
  socket.write(
    `PUT ${url} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncookie: ${cookie}\r\ncontent-length: ${bytes.length}\r\n\r\n`,
  );
  const pieces = Array.from({ length: 51 }, (_, n) => bytes.subarray(n * 8_000, (n + 1) * 8_000));
  const begun = performance.now();
  await trickle(socket, pieces, 40);
  expect(await heard).toMatch(/^HTTP\/1\.1 201/);
  expect(performance.now() - begun).toBeGreaterThan(3 * limits.body);
});

test("a connection is kept for the next request for a while", { tags: "long" }, async () => {
  const { socket, heard } = dial();
  const ask = () => socket.write("GET /api/health HTTP/1.1\r\nhost: a\r\n\r\n");
  ask();
  await wait(limits.head + 50);
  ask();
  const responses = (await heard).match(/HTTP\/1\.1 200 OK/g);
  expect(responses).toHaveLength(2);
});

test("a response that nobody reads is ended, whatever its reader says meanwhile", async () => {
  const served = once(site.app.server, "connection");
  const { socket } = dial();
  socket.pause();
  socket.write("GET /graphql/graphiql.js HTTP/1.1\r\nhost: a\r\n\r\n");
  const chatter = setInterval(() => socket.write("x"), 50);
  const [connection] = await served;
  await expect.poll(() => connection.destroyed, { timeout: 10_000 }).toBe(true);
  clearInterval(chatter);
  socket.destroy();
});
