import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { sampleOf } from "../harness/combinations.ts";
import { ownerPassword, type Server, startServer } from "../harness/server.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-start-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const empty = () => ({ DATA_DIR: join(folder, "data"), DEMO_CONTENT: "0" });
const databaseUrl = () => `file:${join(folder, "data", "vitrine.db")}`;

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

test("the owner's password is made up and printed; a start after the first sign-in has none", async () => {
  const made = { ...empty(), OWNER_PASSWORD: "", PORTFOLIO_PASSWORD: "" };
  const first = await startServer(made);
  expect(first.output()).toContain("Admin     http");
  expect(first.output()).toContain("GraphiQL  http");
  expect(first.output()).toContain("npm run owner:reset-password");
  expect(await signIn(first, printedPassword(first.output()))).toBe(200);
  expect(await first.stop()).toBe(0);

  const second = await startServer(made);
  expect((await fetch(second.origin)).status).toBe(200);
  expect(printedPassword(second.output())).toBeUndefined();
  expect(await second.stop()).toBe(0);
});

test("a password that a failed first start did not print is followed by one that is", {
  tags: "matrix",
}, async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo; // listening on a port, not on a pipe
  const made = { ...empty(), OWNER_PASSWORD: "" };
  await expect(startServer({ ...made, PORT: String(port) })).rejects.toThrow("is in use");
  other.close();

  const server = await startServer(made);
  expect(await signIn(server, printedPassword(server.output()))).toBe(200);
  await server.stop();
});

test("a start says what no longer works where the secret is gone, until it is put right", {
  tags: "matrix",
}, async () => {
  const first = await startServer(empty());
  await first.stop();
  expect(first.output()).not.toContain("secret");

  await rm(join(folder, "data", "secret"));
  const second = await startServer(empty());
  const told = /The secret in .*data\/secret is not the one .* protected case studies stay closed/;
  expect(second.output()).toMatch(told);
  expect(await signIn(second, ownerPassword)).toBe(200);
  await second.stop();

  await writeFile(join(folder, "data", "secret"), "");
  const third = await startServer(empty());
  expect(third.output()).toMatch(told);
  await third.stop();
});

test("a wrong setting stops the start with one sentence", async () => {
  await expect(startServer({ ...empty(), DEMO_CONTENT: "maybe" })).rejects.toThrow(
    /ended with code 1:\nThe environment variable DEMO_CONTENT must be 0 or 1\.\n$/,
  );
});

test("a busy port stops the start with one sentence", { tags: "matrix" }, async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo; // listening on a port, not on a pipe
  await expect(startServer({ ...empty(), PORT: String(port) })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use; stop what uses it or set PORT to another one.\n`,
  );
  other.close();
});

test("a data folder that cannot be written to stops the start with one sentence", async () => {
  await writeFile(join(folder, "data"), "a file where the folder should be");
  await expect(startServer(empty())).rejects.toThrow(
    /ended with code 1:\nThe data folder .* cannot be written to; give it to this user or set DATA_DIR to another folder\.\n$/,
  );
});

test("a database newer than the code stops the start with one sentence", {
  tags: "matrix",
}, async () => {
  await (await startServer(empty())).stop();
  const database = await openDatabase(databaseUrl());
  await database.$executeRaw`
    UPDATE _prisma_migrations SET migration_name = '29990101000000_later' WHERE migration_name LIKE '%_initial'`;
  await database.$disconnect();
  await expect(startServer(empty())).rejects.toThrow(
    /ended with code 1:\nThe database was made by a newer version of Vitrine .*; update the product, or restore an older backup\.\n$/,
  );
});

test("a second process on the same data folder is refused; one that was killed leaves it free", async () => {
  const first = await startServer(empty());
  await expect(startServer(empty())).rejects.toThrow(
    /ended with code 1:\nAnother Vitrine is running on the data folder .*; stop it, or set DATA_DIR to another folder\.\n$/,
  );
  expect((await fetch(first.origin)).status).toBe(200);
  first.process.kill("SIGKILL");
  await once(first.process, "exit");
  const next = await startServer(empty());
  expect((await fetch(next.origin)).status).toBe(200);
  await next.stop();
});

test("health names what does not work", { tags: "matrix" }, async () => {
  const server = await startServer({ ...empty(), LOG_LEVEL: "silent" });
  const ask = async () => {
    const response = await fetch(`${server.origin}/api/health`);
    return { status: response.status, body: await response.json() };
  };
  expect(await ask()).toEqual({ status: 200, body: { status: "ok" } });

  const media = join(folder, "data", "media");
  await rm(media, { recursive: true });
  expect(await ask()).toEqual({ status: 503, body: { status: "failing", failing: ["media"] } });
  await mkdir(media);

  const database = await openDatabase(databaseUrl());
  await database.$executeRaw`ALTER TABLE Banner RENAME TO Elsewhere`;
  expect(await ask()).toEqual({ status: 503, body: { status: "failing", failing: ["database"] } });
  await database.$executeRaw`ALTER TABLE Elsewhere RENAME TO Banner`;
  await database.$disconnect();
  expect((await ask()).status).toBe(200);
  await server.stop();
});

const signals: NodeJS.Signals[][] = [
  ["SIGHUP"],
  ["SIGINT", "SIGINT", "SIGTERM", "SIGHUP"],
  ["SIGTERM"],
  ["SIGINT"],
];

test.each(sampleOf(signals, 1))(
  "%s lets a request under way finish and ends with 0, whatever signals follow",
  async (...signals) => {
    const server = await startServer(empty());
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
