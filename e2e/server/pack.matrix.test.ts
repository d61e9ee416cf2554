import { execFile, spawn } from "node:child_process";
import { chmod, chown, copyFile, mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startFakeBucket } from "../../api/testing/fake-bucket.ts";
import { writePack } from "../../scripts/pack/write-pack.mjs";
import { startPostgres } from "../../scripts/postgres/start-postgres.mjs";
import { ownerPassword, type Server, whenStarted } from "../harness/server.ts";

const run = promisify(execFile);

/** The id of the user nobody, who owns no files. */
const nobody = 65_534;

let folder: string;
/** The folder of the unpacked archive. */
let unpacked: string;
let server: Server;
let cookie = "";

/** The environment of a machine with no programs on PATH, an empty home folder and no network. */
const variables = () => ({
  PATH: join(folder, "nothing"),
  HOME: join(folder, "home"),
  NODE_OPTIONS: `--import=${pathToFileURL(join(folder, "no-network.mjs")).href}`,
  DATA_DIR: join(folder, "data"),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-pack-"));
  // The user nobody has to read the folder in a later test.
  await chmod(folder, 0o755);
  await mkdir(join(folder, "home"));
  await copyFile("e2e/harness/no-network.mjs", join(folder, "no-network.mjs"));
  const archive = await writePack(folder);
  expect(basename(archive)).toMatch(/^vitrine-\d+\.\d+\.\d+-\w+-\w+\.tar\.gz$/);
  await run("tar", ["-xzf", archive, "-C", folder]);
  unpacked = archive.replace(/\.tar\.gz$/, "");

  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: unpacked,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...variables(), PORT: "0", OWNER_PASSWORD: ownerPassword, PREPARE_PICTURES: "0" },
  });
  server = await whenStarted(child);
});
afterAll(async () => {
  server?.process.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, accept = "*/*") =>
  fetch(server.origin + path, { headers: { accept, cookie } });

/** Runs a GraphQL operation with the cookie of the owner's session. */
async function operate(query: string) {
  const response = await fetch(`${server.origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ query }),
  });
  return response.json();
}

test("it brings no sources, no tools and no second copy of what is built", async () => {
  const names = await readdir(unpacked);
  expect(names.sort()).toEqual(
    ["LICENSE", "README.md", ".env.example", "api", "dist", "node_modules", "package.json"]
      .concat(["prisma", "scripts", "web"])
      .sort(),
  );
  const files = await readdir(unpacked, { recursive: true });
  expect(files.filter((name) => /\.(?:ts|tsx|map)$/.test(name))).toEqual([]);
  expect(await readdir(join(unpacked, "node_modules"))).not.toContain("vite");
});

test("it brings the compiled code of a start", async () => {
  const cache = join(unpacked, "dist/server/code-cache");
  const [version = "", ...others] = await readdir(cache);
  expect(others).toEqual([]);
  const files = await readdir(join(cache, version));
  const sizes = await Promise.all(
    files.map(async (name) => (await stat(join(cache, version, name))).size),
  );
  expect(files).toContain("entry-server.js");
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(2_000_000);
});

test("it starts by Node alone, and is ready", async () => {
  const response = await get("/api/health");
  expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
});

test("the home page has its scripts, its styles and a picture in another size", async () => {
  const page = await (await get("/", "text/html")).text();
  expect(page).toContain("</html>");
  const addresses = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  expect(addresses.length).toBeGreaterThan(0);
  for (const path of addresses) expect((await get(path ?? "")).status).toBe(200);
  const [, picture = ""] = /srcset="(\/objects\/[^ "]+)/i.exec(page) ?? [];
  const response = await get(picture);
  expect(response.status).toBe(200);
  const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(width).toBeGreaterThan(100);
});

test("the API is described, with its reader, and GraphiQL is there", async () => {
  expect((await get("/api/docs", "text/html")).status).toBe(200);
  expect((await get("/api/docs/reader/swagger-ui-bundle.js")).status).toBe(200);
  expect((await get("/api/docs/reader/swagger-ui.css")).status).toBe(200);
  expect(await (await get("/api/openapi.json")).json()).toHaveProperty("openapi");
  expect(await (await get("/graphql", "text/html")).text()).toContain("GraphiQL");
});

test("the owner signs in, and is told her name in letters of other fonts", async () => {
  const response = await fetch(`${server.origin}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: ownerPassword }),
  });
  expect(response.status).toBe(200);
  cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  expect((await get("/admin", "text/html")).status).toBe(200);

  const drawn = new Set<string>();
  for (const name of ["Ada", "Σοφία Иван", "山田さくら", "ა"]) {
    const { data } = await operate(
      `mutation { updateSiteIdentity(input: { ownerName: "${name}" }) { userErrors { message } } }`,
    );
    expect(data.updateSiteIdentity.userErrors).toEqual([]);
    const card = await get("/social-card/home.png");
    expect(card.status).toBe(200);
    drawn.add(card.headers.get("etag") ?? "");
  }
  expect(drawn.size).toBe(4);
});

test("its commands work, a stop ends with 0, and nothing was asked of another machine", {
  // The export encodes every picture in every size, which takes long.
  timeout: 600_000,
}, async () => {
  const archive = join(folder, "backup.tar");
  const command = (name: string, ...words: string[]) =>
    run(process.execPath, [join(unpacked, "scripts", `${name}.mjs`), ...words], {
      cwd: folder,
      env: variables(),
    });
  await command("backup", archive);
  expect((await stat(archive)).size).toBeGreaterThan(1_000_000);
  expect((await command("backup", "--verify", "backup.tar")).stdout).toContain("is whole");
  await command("export", "copy");
  expect(await readdir(join(folder, "copy"))).toContain("static.js");
  await command("export", "--archive", "work.zip");
  await command("import", "work.zip", "--dry-run");

  expect(await server.stop()).toBe(0);
  await command("move-database", `file:${join(folder, "moved.db")}`);
  expect((await command("reset-owner-password")).stdout).toContain("password");
  expect(await readdir(join(folder, "home"))).toEqual([]);
  expect(server.output()).not.toContain("REACHED OUT");
});

test("it starts on PostgreSQL and a bucket as a user without rights, and finds its site again", async () => {
  const [postgres, bucket] = await Promise.all([startPostgres(), startFakeBucket()]);
  const { name, endpoint = "", accessKeyId, secretAccessKey } = bucket.settings;
  // If the tests run as root, the server runs as nobody. Otherwise the user of the tests has no special
  // rights anyway.
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const start = async (data: string) => {
    await mkdir(join(folder, data));
    if (user.uid) await chown(join(folder, data), nobody, nobody);
    const child = spawn(process.execPath, ["scripts/start.mjs"], {
      ...user,
      cwd: unpacked,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...variables(),
        DATA_DIR: join(folder, data),
        ...{ PORT: "0", OWNER_PASSWORD: ownerPassword, PREPARE_PICTURES: "0" },
        DATABASE_URL: `${postgres.url}/postgres`,
        SESSION_SECRET: "a secret that outlives the folder",
        ...{ S3_BUCKET: name, S3_ENDPOINT: endpoint },
        ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
      },
    });
    return whenStarted(child);
  };
  try {
    for (const data of ["first", "second"]) {
      const elsewhere = await start(data);
      const response = await fetch(`${elsewhere.origin}/api/health/ready`);
      expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
      const page = await (await fetch(elsewhere.origin)).text();
      const [, picture = ""] = /srcset="(\/objects\/[^ "]+)/i.exec(page) ?? [];
      expect((await fetch(elsewhere.origin + picture)).status).toBe(200);
      expect(await elsewhere.stop()).toBe(0);
      expect(elsewhere.output()).not.toContain("REACHED OUT");
      // Only the first start creates a site. The second start finds it in the database and the bucket.
      expect(elsewhere.output().includes("The portfolio password is")).toBe(data === "first");
    }
    expect(bucket.objects.size).toBeGreaterThan(10);
    expect(await readdir(join(folder, "second"))).not.toContain("media");
  } finally {
    await bucket.close();
    await postgres.stop();
  }
});
