import { mkdir, mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { assetsPlugin } from "../assets-plugin.ts";
import { log } from "../log.ts";
import { openStoredBuilds } from "./stored-builds.ts";

const hour = 60 * 60 * 1_000;

let folder: string;
let dataFolder: string;
const apps: FastifyInstance[] = [];
beforeEach(async () => {
  log.level = "silent";
  folder = await mkdtemp(join(tmpdir(), "vitrine-builds-"));
  dataFolder = join(folder, "data");
  await mkdir(dataFolder);
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await rm(folder, { recursive: true });
});

/** Creates the folder of a build with these files. */
async function build(name: string, files: Record<string, string>): Promise<string> {
  const assets = join(folder, name);
  await mkdir(assets);
  for (const [file, text] of Object.entries(files)) await writeFile(join(assets, file), text);
  return assets;
}

function builds(ownAssets: string, documents: [string, string][] = []) {
  return openStoredBuilds({ dataFolder, ownAssets, documents });
}

/** Starts a server of a build. */
async function start(ownAssets: string) {
  const app = Fastify();
  apps.push(app);
  await app.register(assetsPlugin, { folder: ownAssets, builds: builds(ownAssets) });
  await app.ready();
  const get = (name: string, headers = {}) =>
    app.inject({ url: `/assets/${name}`, headers: { "accept-encoding": "br, gzip", ...headers } });
  return { get, close: () => app.close() };
}

const stored = (kind = "assets") => join(dataFolder, "builds", kind);

/**
 * Stores a file of another build.
 * @param age how long ago it was last marked as in use, in milliseconds
 */
async function storeOther(name: string, text: string, age: number, size = text.length) {
  const path = join(stored(), name);
  await writeFile(path, text);
  await truncate(path, size);
  const time = new Date(Date.now() - age);
  await utimes(path, time, time);
}

test("after an update the assets of the build before are served as its own were", async () => {
  const first = await build("first", { "page-a1.js": "former()", "page-a1.js.br": "compressed" });
  const before = await start(first);
  expect((await before.get("page-a1.js")).headers["content-encoding"]).toBe("br");
  await before.close();
  await rm(first, { recursive: true });

  const after = await start(await build("second", { "page-b2.js": "now()" }));
  const response = await after.get("page-a1.js");
  expect([response.statusCode, response.body]).toEqual([200, "former()"]);
  expect(response.headers["content-type"]).toContain("javascript");
  expect(response.headers["cache-control"]).toContain("immutable");
  expect((await after.get("page-b2.js")).body).toBe("now()");
  expect((await after.get("page-c3.js")).statusCode).toBe(404);
});

test("an instance of the build before serves assets of the new one, and its own where a build has replaced them", async () => {
  const first = await build("first", { "page-a1.js": "former()" });
  const old = await start(first);
  await start(await build("second", { "page-b2.js": "now()" }));
  expect((await old.get("page-b2.js")).body).toBe("now()");
  await rm(first, { recursive: true });
  expect((await old.get("page-a1.js")).body).toBe("former()");
});

test("nothing else of the data folder is served", async () => {
  const server = await start(await build("first", { "page-a1.js": "former()" }));
  await writeFile(join(dataFolder, "secret"), "secret");
  await writeFile(join(stored(), ".partial"), "half");
  for (const name of ["..%2f..%2fsecret", "%2e%2e/%2e%2e/secret", ".partial", "", "a/b.js"]) {
    expect((await server.get(name)).statusCode).toBe(404);
  }
});

test("files stay for a day after their build ran, and no file of a wrong clock for longer", async () => {
  const own = builds(await build("own", { "page-a1.js": "own()" }));
  await own.store();
  await storeOther("day-old.js", "", 24 * hour);
  await storeOther("older.js", "", 25.1 * hour);
  await storeOther("of-next-year.js", "", -365 * 24 * hour);
  await storeOther("page-a1.js", "own()", 300 * 24 * hour);
  await own.store();
  expect((await readdir(stored())).sort()).toEqual(["day-old.js", "page-a1.js"]);
  const { mtimeMs } = await stat(join(stored(), "page-a1.js"));
  expect(Date.now() - mtimeMs).toBeLessThan(hour);
});

test("builds take 32 MB at most; the oldest go first", async () => {
  const own = builds(await build("own", { "page-a1.js": "own()" }));
  await own.store();
  for (const [index, name] of ["new.js", "newer.js", "oldest.js"].entries()) {
    const age = (name === "oldest.js" ? 9 : index) * hour;
    await storeOther(name, "", age, 12 * 1024 * 1024);
  }
  await own.store();
  expect((await readdir(stored())).sort()).toEqual(["new.js", "newer.js", "page-a1.js"]);
});

test("a file that was left incomplete is stored again, with documents, and without compressed copies", async () => {
  const id = "0".repeat(64);
  const assets = await build("own", {
    "page-a1.js": "own()",
    "page-a1.js.br": "",
    "page-a1.js.gz": "",
  });
  const own = builds(assets, [[id, "query { a }"]]);
  await own.store();
  await writeFile(join(stored(), "page-a1.js"), "ow");
  await Promise.all([own.store(), builds(assets).store()]);
  expect(await readdir(stored())).toEqual(["page-a1.js"]);
  expect((await stat(join(stored(), "page-a1.js"))).size).toBe(5);
  expect(await own.readDocument(id)).toBe("query { a }");
  expect(await own.readDocument("1".repeat(64))).toBeUndefined();
  expect(await own.readDocument("../../secret")).toBeUndefined();
});

test("a folder that cannot be written to keeps no server from starting", async () => {
  await writeFile(join(dataFolder, "builds"), "a file where the folder would be");
  const server = await start(await build("own", { "page-a1.js": "own()" }));
  expect((await server.get("page-a1.js")).body).toBe("own()");
  expect((await server.get("page-b2.js")).statusCode).toBe(404);
});

test("a full disk is left as it is", async () => {
  const ownAssets = await build("own", { "page-a1.js": "own()" });
  let free = 8 * 1024 * 1024;
  const readFree = async () => free;
  const own = openStoredBuilds({ dataFolder, ownAssets, documents: [], readFree });
  await own.store();
  expect(await readdir(stored())).toEqual([]);
  free += 1024;
  await own.store();
  expect(await readdir(stored())).toEqual(["page-a1.js"]);
});
