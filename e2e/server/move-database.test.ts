import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startPostgres } from "../../scripts/postgres/start-postgres.mjs";
import { copyDemo } from "../harness/demo-copy.ts";
import { startServer } from "../harness/server.ts";

const run = promisify(execFile);

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), "vitrine-move-"));
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function makeDatabase(name: string, options = ""): Promise<string> {
  const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} ${options}`);
  await client.end();
  return `${postgres.url}/${name}`;
}

/** The data of a page is the same in whatever order its queries were answered. */
const ordered = (html: string) =>
  html.replace(
    /(<script type="application\/json" id="page-state"[^>]*>)(.*?)(<\/script>)/s,
    (_all, begin: string, json: string, end: string) => begin + sorted(JSON.parse(json)) + end,
  );

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [next]) => (one < next ? -1 : 1)))
      : part,
  );
}

/** Everything that a visitor gets: pages, what they lead to, lists for programs, and files. */
async function readSite(variables: Record<string, string>): Promise<Map<string, string>> {
  const server = await startServer(variables);
  try {
    const answers = new Map<string, string>();
    const waiting = ["/", "/work", "/about", "/connect", "/feed.json", "/sitemap.xml"];
    waiting.push("/api/projects", "/api/projects/home", "/api/banner");
    for (const address of waiting) {
      if (answers.has(address)) continue;
      const response = await fetch(server.origin + address);
      const bytes = Buffer.from(await response.arrayBuffer());
      const isText = /text|json|xml/.test(response.headers.get("content-type") ?? "");
      const text = isText ? ordered(bytes.toString().replaceAll(server.origin, "")) : "";
      const sum = createHash("sha256")
        .update(isText ? text : bytes)
        .digest("hex");
      answers.set(address, `${response.status} ${sum}`);
      for (const [, found = ""] of text.matchAll(/["'(](\/(?:project|objects)\/[\w./?=&%-]+)/g)) {
        // Until an AVIF is made, its address answers with another form.
        if (!found.endsWith(".avif") && waiting.length < 200) waiting.push(found);
      }
    }
    return answers;
  } finally {
    expect(await server.stop()).toBe(0);
  }
}

async function move(variables: Record<string, string>, address: string): Promise<string> {
  const env = { PATH: process.env.PATH, ...variables };
  const { stdout } = await run(process.execPath, ["scripts/move-database.mjs", address], { env });
  return stdout;
}

test("a site that moves to PostgreSQL and back is the same for visitors, byte for byte", async () => {
  const data = join(folder, "site");
  await copyDemo(inject("demoFolder"), data);
  const file = { DATA_DIR: data };
  const before = await readSite(file);
  expect(before.size).toBeGreaterThan(30);
  const address = await makeDatabase("moved");
  expect(await move(file, address)).toMatch(/holds the \d+ rows of \d+ tables, each compared/);
  const served = { DATA_DIR: data, DATABASE_URL: address };
  expect(await readSite(served)).toEqual(before);
  await expect(move(file, address)).rejects.toThrow(
    /There is a site in the database .*moved already/,
  );
  const back = `file:${join(folder, "back.db")}`;
  expect(await move(served, back)).toContain("each compared with what it was");
  expect(await readSite({ DATA_DIR: data, DATABASE_URL: back })).toEqual(before);
}, 300_000);
