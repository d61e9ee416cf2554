import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { z } from "zod";
import { sampleOf } from "../harness/combinations.ts";
import { copyFolder } from "../harness/prepared-folder.ts";
import { ownerPassword, type Server, startServer } from "../harness/server.ts";
import { signIn as signInAsOwner } from "../torture/owner.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-start-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const empty = () => ({ DATA_DIR: join(folder, "data"), DEMO_CONTENT: "0" });

/** The same after a first start. */
async function prepared() {
  await copyFolder(inject("preparedFolders").empty, join(folder, "data"));
  return empty();
}

const run = promisify(execFile);

/** The owner's password as a start printed it. */
function printedPassword(output: string): string | undefined {
  return /The owner's password is ((?:[a-z2-9]{4}-){3}[a-z2-9]{4}) /.exec(output)?.[1];
}

async function signIn({ origin }: Server, password = ""): Promise<number> {
  const response = await fetch(`${origin}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password }),
  });
  return response.status;
}

test("a wrong setting stops the start with one sentence", async () => {
  await expect(startServer({ ...empty(), DEMO_CONTENT: "maybe" })).rejects.toThrow(
    /ended with code 1:\nThe environment variable DEMO_CONTENT must be 0 or 1\.\n$/,
  );
});

test("a data folder that cannot be written to stops the start with one sentence", async () => {
  await writeFile(join(folder, "data"), "a file where the folder should be");
  await expect(startServer(empty())).rejects.toThrow(
    /ended with code 1:\nThe data folder .* cannot be written to; give it to this user or set DATA_DIR to another folder\.\n$/,
  );
});

test("a password is made up and printed once; a second process is refused; one that was killed leaves the folder free", async () => {
  const made = { ...empty(), OWNER_PASSWORD: "", PORTFOLIO_PASSWORD: "" };
  const first = await startServer(made);
  expect(first.output()).toContain("Admin     http");
  expect(first.output()).toContain("GraphiQL  http");
  expect(first.output()).toContain("npm run owner:reset-password");
  expect(await signIn(first, printedPassword(first.output()))).toBe(200);
  await expect(startServer(made)).rejects.toThrow(
    /ended with code 1:\nAnother Vitrine is running on the data folder .*; stop it, or set DATA_DIR to another folder\.\n$/,
  );
  expect((await fetch(first.origin)).status).toBe(200);
  first.process.kill("SIGKILL");
  await once(first.process, "exit");

  const next = await startServer(made);
  expect((await fetch(next.origin)).status).toBe(200);
  expect(printedPassword(next.output())).toBeUndefined();
  expect(await next.stop()).toBe(0);
});

const signals: NodeJS.Signals[][] = [
  ["SIGHUP", "SIGINT", "SIGTERM", "SIGHUP"],
  ["SIGINT", "SIGINT", "SIGTERM", "SIGHUP"],
  ["SIGTERM"],
  ["SIGINT"],
];

test.each(sampleOf(signals, 1))(
  "%s lets a request under way finish and ends with 0, whatever signals follow",
  async (...signals) => {
    const server = await startServer(await prepared());
    const body = JSON.stringify({ query: "{ banner { content } }" });
    const upload = request(`${server.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": body.length },
    });
    upload.write(body.slice(0, 10));
    await new Promise((resolve) => setTimeout(resolve, 300));

    const ended = once(server.process, "exit");
    const answered = once(upload, "response");
    for (const signal of signals) {
      server.process.kill(signal);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    upload.end(body.slice(10));
    const [response] = (await answered) as [IncomingMessage]; // what the event carries
    expect(response.statusCode).toBe(200);
    expect(response.headers.connection).toBe("close");
    expect(await text(response)).toContain("banner");
    expect(await ended).toEqual([0, null]);
  },
);

test("a locked-out owner resets the password at the terminal while the site runs", async () => {
  const server = await startServer(await prepared());
  const owner = await signInAsOwner(server.origin);
  const isOwner = async () => Object(await (await owner.ask("/api/session")).json()).isOwner;
  expect(await isOwner()).toBe(true);
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, "data") };
  const { stdout } = await run(process.execPath, ["scripts/reset-owner-password.mjs"], { env });
  const [, password] = /password is now ([a-z2-9-]{19}) \(shown this once\)/.exec(stdout) ?? [];
  expect(await isOwner()).toBe(false);
  expect(await signIn(server, ownerPassword)).toBe(401);
  expect(await signIn(server, password)).toBe(200);
  await server.stop();
});

const lineShape = z.object({
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

/** The lines about requests for pages, in the order they were written. */
function linesOf(server: Server) {
  return server
    .output()
    .split("\n")
    .filter((line) => line.includes('"request completed"'))
    .map((line) => lineShape.parse(JSON.parse(line)));
}

test("every request has one line, cached responses too, and none a secret", async () => {
  const server = await startServer({ ...(await prepared()), LOG_LEVEL: "info" });
  const { origin } = server;
  const ask = async (path: string, options: RequestInit = {}) => {
    await (await fetch(origin + path, options)).arrayBuffer();
  };
  await ask("/work?token=hush");
  await ask("/work?token=hush");
  await ask("/work", { headers: { cookie: "vitrine-portfolio=hush" } });
  await ask("/objects/none.png?signature=hush");
  await ask("/for/hush", { redirect: "manual" });
  await ask("/FOR/hush/hush");
  await ask("//f%6Fr%2Fhush");
  await ask("/work", { method: "HEAD" });
  await expect.poll(() => linesOf(server).length, { timeout: 5_000 }).toBe(8);
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
  await server.stop();
});
