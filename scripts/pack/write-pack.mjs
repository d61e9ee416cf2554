import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import tar from "tar-stream";
import { listPackedPackages } from "./packed-packages.mjs";

/** The scripts in the archive: commands, and the modules that the commands use. */
const scripts = [
  "start",
  "backup",
  "restore",
  "export",
  "import",
  "move-database",
  "reset-owner-password",
  "check-health",
  "end-with-parent",
  "named-file",
  "require-node",
  "run-built",
].map((name) => `scripts/${name}.mjs`);

/** Folders that are included whole, except for files that only developers read. */
const folders = [
  "dist/client",
  "dist/server",
  "dist/static",
  "prisma/migrations",
  "prisma/postgresql/migrations",
  "api/demo/media",
];

/** The commands of package.json that the archive has. */
const commands = [
  ...["start", "backup", "restore", "export", "import"],
  ...["database:move", "owner:reset-password"],
];

/**
 * Writes all that the built product needs to start on a machine of this platform and architecture,
 * except Node, into one archive.
 * @param {string} target the folder for the archive
 * @returns {Promise<string>} the path of the archive
 */
export async function writePack(target) {
  const { name, version, description, license, type, engines, ...rest } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const described = { name, version, description, license, private: true, type, engines };
  const own = Object.entries(rest.scripts).filter(([command]) => commands.includes(command));
  const root = `${name}-${version}-${process.platform}-${process.arch}`;
  const path = join(target, `${root}.tar.gz`);
  const partial = `${path}.partial`;
  const codeCache = await fillCodeCache();
  const archive = tar.pack();
  const written = pipeline(archive, createGzip(), createWriteStream(partial));
  const fill = async () => {
    const manifest = { ...described, scripts: Object.fromEntries(own) };
    archive.entry({ name: `${root}/package.json` }, `${JSON.stringify(manifest, null, 2)}\n`);
    await addFile(archive, `${root}/README.md`, "scripts/pack/packed-readme.md");
    for (const file of listPacked(codeCache)) await addFile(archive, `${root}/${file}`, file);
    archive.finalize();
  };
  try {
    await Promise.all([
      written,
      fill().catch((error) => {
        archive.destroy(error);
        throw error;
      }),
    ]);
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
  return path;
}

/**
 * The files of the archive, as paths from the root of the project.
 * @param {string} codeCache the folder with compiled code that the archive can use
 */
function listPacked(codeCache) {
  const built = folders
    .flatMap(filesBelow)
    .filter((path) => !/\.map$|contents\.json$|\/code-cache\//.test(path));
  const compiled = filesBelow(codeCache).filter((path) => path.endsWith(".js"));
  const fonts = filesBelow("web/__generated__/fonts").filter((path) => path.endsWith(".woff2"));
  return [
    ...scripts,
    "LICENSE",
    ".env.example",
    "api/pages/pdf/sheet.typ",
    ...built,
    ...compiled,
    ...fonts,
    ...listPackedPackages(),
  ];
}

/** @param {string} folder */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * @param {import("tar-stream").Pack} archive
 * @param {string} name the file's path in the archive
 * @param {string} path
 */
async function addFile(archive, name, path) {
  const { size, mtime } = statSync(path);
  await pipeline(createReadStream(path), archive.entry({ name, size, mtime, mode: 0o644 }));
}

/** The flags of `npm start`: V8 uses compiled code only with the flags with which it was compiled. */
const flags = ["--max-semi-space-size=4"];

/**
 * Makes the built server compile the code that a start and the home page need. The archive contains
 * this compiled code for installations whose folder the server may not write to.
 * @returns {Promise<string>} the folder with the compiled code, for this version of Node and the
 * flags of `npm start`
 */
async function fillCodeCache() {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-code-cache-"));
  try {
    await showHome(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const version = "require('node:v8').cachedDataVersionTag().toString(16)";
  const tag = execFileSync(process.execPath, [...flags, "--print", version], { encoding: "utf8" });
  return join("dist/server/code-cache", tag.trim());
}

/** @param {string} folder */
async function showHome(folder) {
  const server = spawn(process.execPath, [...flags, "dist/server/main.js"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      NODE_ENV: "production",
      DATA_DIR: folder,
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "warn",
      PREPARE_PICTURES: "0",
    },
  });
  const ended = once(server, "exit");
  let output = "";
  try {
    for await (const piece of server.stdout) {
      output += piece;
      const address = /Site +(http:\S+)/.exec(output)?.[1];
      if (!address) continue;
      await (await fetch(address)).text();
      break;
    }
  } finally {
    server.kill("SIGTERM");
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The built server ended with code ${code}.`);
}
