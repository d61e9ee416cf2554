/**
 * Installs the products with which Vitrine is compared into a temporary folder, builds them, fills
 * them with content, and starts them.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { access, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPort } from "../../scripts/find-port.mjs";

export type Peer = {
  name: string;
  /** The package whose version is printed. */
  packageName: string;
  /** Scripts that build the product and fill its database, each with its arguments. */
  prepare: string[][];
  /** The script that serves the product, with its arguments. */
  serve: string[];
  /** A GraphQL query for the twelve projects. */
  list: string;
};

const fields = "id name slug showOnHome heroImage { src } workImages { position media { src } }";

const keystoneCommand = "node_modules/@keystone-6/core/bin/cli.js";
const nextCommand = "node_modules/next/dist/bin/next";

export const keystone: Peer = {
  name: "Keystone",
  packageName: "@keystone-6/core",
  prepare: [[keystoneCommand, "build", "--no-ui"], ["seed.mjs"]],
  serve: [keystoneCommand, "start", "--no-ui"],
  list: `{ projects(take: 12) { ${fields} } }`,
};

export const payload: Peer = {
  name: "Payload",
  packageName: "payload",
  prepare: [["seed.mjs"], [nextCommand, "build"]],
  serve: [nextCommand, "start"],
  list: `{ Projects(limit: 12) { docs { ${fields} } } }`,
};

export const peersFolder = join(tmpdir(), "vitrine-peers");

const folderOf = ({ name }: Peer) => join(peersFolder, name.toLowerCase());

const environment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  // Payload makes its tables by itself. Without this variable, it does so only in development.
  PAYLOAD_FORCE_DRIZZLE_PUSH: "true",
  // Keystone's build requires that this program exists, but runs it only for migrations.
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  NEXT_TELEMETRY_DISABLED: "1",
};

/** Installs, builds and fills a product, unless that is done already. @returns its version */
export async function preparePeer(peer: Peer): Promise<string> {
  const folder = folderOf(peer);
  const done = join(folder, "prepared");
  if (!(await exists(done))) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(peersFolder, { recursive: true });
    await cp(join(import.meta.dirname, peer.name.toLowerCase()), folder, { recursive: true });
    await cp(join(import.meta.dirname, "content.mjs"), join(folder, "content.mjs"));
    await run("npm", ["install", "--no-audit", "--no-fund"], folder);
    for (const [script = "", ...args] of peer.prepare) {
      await run(process.execPath, [script, ...args], folder);
    }
    await writeFile(done, "");
  }
  const manifest = join(folder, "node_modules", peer.packageName, "package.json");
  return JSON.parse(await readFile(manifest, "utf8")).version;
}

export type PeerServer = { process: ChildProcess; port: number; stop: () => Promise<void> };

/** Starts a product, and waits for its first response. */
export async function startPeer(peer: Peer): Promise<PeerServer> {
  const port = await findPort();
  const child = spawn(process.execPath, peer.serve, {
    cwd: folderOf(peer),
    env: { ...environment, NODE_ENV: "production", PORT: String(port) },
    stdio: "ignore",
  });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  while (!(await hasAnswered(port, peer))) {
    if (child.exitCode !== null) throw new Error(`${peer.name} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    process: child,
    port,
    stop: async () => {
      process.off("exit", end);
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

async function hasAnswered(port: number, peer: Peer): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: peer.list }),
    });
    const { data } = await response.json();
    if (!data) throw new Error(`${peer.name} answered ${response.status} without data`);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function run(command: string, args: string[], folder: string): Promise<void> {
  const child = spawn(command, args, { cwd: folder, env: environment, stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}`);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
