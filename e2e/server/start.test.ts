import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { type Server, startServer } from "../harness/server.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-start-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const variables = () => ({
  DATA_DIR: join(folder, "data"),
  DEMO_CONTENT: "0",
  OWNER_PASSWORD: "",
  PORTFOLIO_PASSWORD: "",
});

const run = promisify(execFile);

/** The owner's password in the output of a start; undefined if there is none. */
function printedPassword(output: string): string | undefined {
  return /The owner's password is ((?:[a-z2-9]{4}-){3}[a-z2-9]{4}) /.exec(output)?.[1];
}

/** Signs in as the owner. @returns the status of the response, and the session's cookie */
async function signIn({ origin }: Server, password = "") {
  const { status, headers } = await fetch(`${origin}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password }),
  });
  return { status, cookie: headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

async function isOwner({ origin }: Server, cookie: string): Promise<boolean> {
  return Object(await (await fetch(`${origin}/api/session`, { headers: { cookie } })).json())
    .isOwner;
}

const lineShape = z.object({
  // Milliseconds since 1970, in UTC.
  time: z.number().min(Date.parse("2026-01-01T00:00:00Z")),
  reqId: z.string(),
  req: z.object({
    method: z.string(),
    path: z.string(),
    host: z.string(),
    remoteAddress: z.string(),
  }),
  res: z.object({ statusCode: z.number() }),
  responseTime: z.number(),
  cache: z.enum(["hit", "miss", "pass"]),
});

/** The log lines of completed requests, in the order in which they were written. */
function linesOf(server: Server) {
  return server
    .output()
    .split("\n")
    .filter((line) => line.includes('"request completed"'))
    .map((line) => lineShape.parse(JSON.parse(line)));
}

test("a wrong setting stops the start with one sentence", async () => {
  await expect(startServer({ ...variables(), DEMO_CONTENT: "maybe" })).rejects.toThrow(
    /ended with code 1:\nThe environment variable DEMO_CONTENT must be 0 or 1\.\n$/,
  );
});

/** Expects one log line for each request, also if its response was cached, and no secret in any line. */
async function expectLines(server: Server): Promise<void> {
  const ask = async (path: string, options: RequestInit = {}) => {
    await (await fetch(server.origin + path, options)).arrayBuffer();
  };
  await ask("/work?token=hush");
  await ask("/work?token=hush");
  await ask("/work", { headers: { cookie: "vitrine-portfolio=hush" } });
  await ask("/objects/none.png?signature=hush");
  await ask("/for/hush", { redirect: "manual" });
  await ask("/FOR/hush/hush");
  await ask("//f%6Fr%2Fhush");
  await ask("/work", { method: "HEAD" });
  await expect.poll(() => linesOf(server).length).toBe(8);
  const found = linesOf(server).map(
    ({ req, res, cache }) => `${req.method} ${req.path} ${res.statusCode} ${cache}`,
  );
  expect(found.sort()).toEqual(
    [
      "GET /work 200 miss",
      "GET /work 200 hit",
      "GET /work 200 pass",
      "GET /objects/none.png 404 pass",
      "GET /for/… 303 pass",
      "GET /FOR/… 404 pass",
      "GET //f%6Fr%2F… 404 pass",
      "HEAD /work 200 hit",
    ].sort(),
  );
  expect(new Set(linesOf(server).map(({ reqId }) => reqId)).size).toBe(8);
  expect(server.output()).not.toContain("hush");
}

/**
 * Sends signals to a server while a request is under way. Expects that the server completes the
 * request and ends with code 0, even if further signals follow the first.
 */
async function expectGentleEnd(server: Server, signals: NodeJS.Signals[]): Promise<void> {
  const body = JSON.stringify({ query: "{ banner { content } }" });
  const upload = request(`${server.origin}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": body.length,
      expect: "100-continue",
    },
  });
  const begun = once(upload, "continue");
  upload.flushHeaders();
  await begun;
  upload.write(body.slice(0, 10));

  const ended = once(server.process, "exit");
  const answered = once(upload, "response");
  for (const signal of signals) {
    server.process.kill(signal);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  upload.end(body.slice(10));
  const [response] = (await answered) as [IncomingMessage]; // the event's argument
  expect(response.statusCode).toBe(200);
  expect(response.headers.connection).toBe("close");
  expect(await text(response)).toContain("banner");
  expect(await ended).toEqual([0, null]);
}

test("a first start makes up a password and has the folder alone; the next one is reset at the terminal, and stops gently", {
  tags: "long",
}, async () => {
  const first = await startServer({ ...variables(), LOG_LEVEL: "info" });
  expect(first.output()).toContain("Admin     http");
  expect(first.output()).toContain("GraphiQL  http");
  expect(first.output()).toContain("npm run owner:reset-password");
  expect(existsSync(join(folder, "data/first-start"))).toBe(false);
  await expectLines(first);
  const made = printedPassword(first.output());
  expect((await signIn(first, made)).status).toBe(200);
  await expect(startServer(variables())).rejects.toThrow(
    /ended with code 1:\nAnother Vitrine is running on the data folder .*; stop it, or set DATA_DIR to another folder\.\n$/,
  );
  expect((await fetch(first.origin)).status).toBe(200);
  first.process.kill("SIGKILL");
  await once(first.process, "exit");

  const next = await startServer(variables());
  expect(printedPassword(next.output())).toBeUndefined();
  const { cookie } = await signIn(next, made);
  expect(await isOwner(next, cookie)).toBe(true);
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, "data") };
  const { stdout } = await run(process.execPath, ["scripts/reset-owner-password.mjs"], { env });
  const [, password] = /password is now ([a-z2-9-]{19}) \(shown this once\)/.exec(stdout) ?? [];
  expect(await isOwner(next, cookie)).toBe(false);
  expect((await signIn(next, made)).status).toBe(401);
  expect((await signIn(next, password)).status).toBe(200);
  await expectGentleEnd(next, ["SIGHUP", "SIGINT", "SIGTERM", "SIGHUP"]);
});
