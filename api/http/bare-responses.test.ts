import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await openTestSite();
  port = Number(new URL(await site.app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => site.close());

/** Sends bytes unchanged. @returns the whole response */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let response = "";
  socket.setEncoding("latin1").on("data", (piece) => {
    response += piece;
  });
  socket.on("error", () => {});
  socket.write(bytes);
  await once(socket, "close");
  return response;
}

const end = "\r\nConnection: close\r\n\r\n";

test.each([
  ["nonsense", "nonsense\r\n\r\n", 400],
  ["a header that is none", "GET / HTTP/1.1\r\nHost: a\r\nno header\r\n\r\n", 400],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    400,
  ],
  [
    "a length and chunks",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  ["headers without end", `GET / HTTP/1.1\r\nHost: a\r\nx: ${"x".repeat(20_000)}`, 431],
  ["no host", `GET / HTTP/1.1${end}`, 400],
  ["no host, in HTTP/1.0", "GET / HTTP/1.0\r\n\r\n", 200],
  ["a host of two words", `GET / HTTP/1.1\r\nHost: a b${end}`, 400],
  ["a host with a path", `GET / HTTP/1.1\r\nHost: a/b${end}`, 400],
  ["a host with a password", `GET / HTTP/1.1\r\nHost: a:b@c${end}`, 400],
  ["a port that is none", `GET / HTTP/1.1\r\nHost: a:b${end}`, 400],
  ["an expectation", `GET / HTTP/1.1\r\nHost: a\r\nExpect: cake${end}`, 417],
  ["an unknown method", `BREW / HTTP/1.1\r\nHost: a${end}`, 400],
  ["a method that nothing knows", `PROPFIND / HTTP/1.1\r\nHost: a${end}`, 404],
  [
    "a parameter without end",
    `GET /api/projects/slug/${"a".repeat(5_000)} HTTP/1.1\r\nHost: a${end}`,
    404,
  ],
  ["an id without end", `DELETE /s3/multipart/${"1".repeat(5_000)} HTTP/1.1\r\nHost: a${end}`, 414],
  ["escapes that mean nothing", `GET /%E0%A4%A HTTP/1.1\r\nHost: a${end}`, 200],
])("%s: the response carries the headers", async (_name, bytes, status) => {
  const response = await send(bytes);
  const [line, ...headers] = (response.split("\r\n\r\n")[0] ?? "").toLowerCase().split("\r\n");
  expect(line).toContain(` ${status} `);
  expect(headers).toContain("x-content-type-options: nosniff");
  expect(headers).toContain("referrer-policy: strict-origin-when-cross-origin");
  expect(headers).toContain("cross-origin-opener-policy: same-origin");
  const policies = headers.filter((header) => header.startsWith("content-security-policy:"));
  expect(policies).toHaveLength(1);
  expect(policies[0]).toMatch(/base-uri 'none'.*frame-ancestors 'none'/);
});

test("after what it cannot read the server goes on", async () => {
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
});
