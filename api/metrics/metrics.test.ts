import { once } from "node:events";
import { createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { findPort } from "../../scripts/find-port.mjs";
import { postgresServer } from "../testing/postgres.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { openMetrics } from "./metrics.ts";

let site: TestSite | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const token = "a token of the machine that watches";

test("with the token a client reads the counts of responses, by kind, cache and status", async () => {
  site = await openTestSite({ METRICS_TOKEN: token });
  const { app } = site;
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers });
    return { status: response.status, text: await response.text() };
  };
  await ask("/about");
  await ask("/about");
  await ask("/api/health");
  await ask("/objects/none.png");
  expect((await ask("/metrics")).status).toBe(401);
  expect((await ask("/metrics", { authorization: "Bearer another" })).status).toBe(401);

  const { status, text } = await ask("/metrics", { authorization: `Bearer ${token}` });
  expect(status).toBe(200);
  const count = (labels: string) =>
    Number(
      new RegExp(`^vitrine_response_seconds_count\\{${labels}\\} (\\d+)$`, "m").exec(text)?.[1],
    );
  expect(count('kind="page",cache="miss",status="2xx"')).toBe(1);
  expect(count('kind="page",cache="hit",status="2xx"')).toBe(1);
  expect(count('kind="rest",cache="pass",status="2xx"')).toBe(1);
  expect(count('kind="media",cache="pass",status="4xx"')).toBe(1);
  for (const name of [
    "vitrine_pages_waiting 0",
    "vitrine_pictures_waiting 0",
    "vitrine_mails_waiting 0",
  ]) {
    expect(text).toContain(`\n${name}\n`);
  }
  const connections = text.match(/^vitrine_connections_(?:used|idle|waiting) \d+$/gm)?.sort();
  if (postgresServer()) {
    // The numbers vary, because the site itself queries the database meanwhile.
    const anyNumber = (name: string) => expect.stringMatching(new RegExp(`_${name} \\d+$`));
    expect(connections).toEqual(["idle", "used", "waiting"].map(anyNumber));
  } else expect(connections).toBeUndefined();
  expect(text).toContain("nodejs_eventloop_lag_seconds ");
  expect(text).toContain("process_resident_memory_bytes ");
  expect(text).toContain("process_open_fds ");
});

test("a port of this machine needs no token, and has nothing else", async () => {
  const port = await findPort();
  site = await openTestSite({ METRICS_PORT: String(port) });
  await site.app.listen({ host: "127.0.0.1", port: 0 });
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get("content-type")).toContain("text/plain");
  expect(await response.text()).toContain("vitrine_response_seconds");
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await site.app.inject("/metrics")).body).not.toContain("vitrine_response_seconds");
});

test("what cannot be counted is told as not a number, and the rest all the same", async () => {
  const metrics = await openMetrics();
  metrics.watch("of_a_locked_database", "It fails.", () => Promise.reject(new Error("locked")));
  metrics.watch("of_the_rest", "It does not.", () => 3);
  const text = await metrics.read();
  expect(text).toContain("\nof_a_locked_database Nan\n");
  expect(text).toContain("\nof_the_rest 3\n");
});

test("a port that is in use stops the start with a sentence", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = Object(server.address());
  site = await openTestSite({ METRICS_PORT: String(port) });
  await expect(site.app.ready()).rejects.toThrow(
    `Port ${port} is in use; stop what uses it or set METRICS_PORT to another one.`,
  );
  server.close();
});

test("without a setting there are none", async () => {
  site = await openTestSite();
  const response = await site.app.inject({
    url: "/metrics",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.body).not.toContain("vitrine_response_seconds");
});
