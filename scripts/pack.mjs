/**
 * `npm run pack`: builds the product and makes an archive of it, which needs only Node to start. An
 * argument after `--` names the folder for the archive; by default the current folder.
 */
import { mkdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { build, generate, install, requireNode } from "./prepare.mjs";

requireNode();
process.env.NODE_ENV = "production";
const target = resolve(process.env.INIT_CWD ?? ".", process.argv[2] ?? ".");
try {
  await install({ isForTests: false });
  await generate();
  await build();
  const { writePack } = await import("./pack/write-pack.mjs");
  mkdirSync(target, { recursive: true });
  const path = await writePack(target);
  console.log(`${path} (${Math.ceil(statSync(path).size / 1e6)} MB) starts by Node alone.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
