import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { askAgain, isBrokenConnection } from "./broken-connections.ts";

/**
 * Sends a request to a server that breaks the connections of its first `broken` requests.
 * @returns the status, and how many requests the server got (`asked`)
 */
async function ask(broken: number): Promise<{ status: number; asked: number }> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (asked <= broken) request.socket.resetAndDestroy();
    else response.end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  try {
    const address = `http://127.0.0.1:${Object(server.address()).port}`;
    const { status } = await askAgain(() => fetch(address));
    return { status, asked };
  } finally {
    server.close();
  }
}

test("what meets a broken connection is asked again, a few times", async () => {
  expect(await ask(0)).toEqual({ status: 200, asked: 1 });
  expect(await ask(2)).toEqual({ status: 200, asked: 3 });
  const error = await ask(3).catch((reason: unknown) => reason);
  expect(isBrokenConnection(error)).toBe(true);
});

test("a server that is not there, and an answer that says no, are no broken connections", async () => {
  const gone = await fetch("http://127.0.0.1:1").catch((reason: unknown) => reason);
  expect(isBrokenConnection(gone)).toBe(false);
  expect(isBrokenConnection(new Error("a project: 503"))).toBe(false);
});
