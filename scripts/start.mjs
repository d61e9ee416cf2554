/**
 * `npm start`: installs, generates and builds what is missing or out of date, then serves. What
 * `npm run pack` made has all of it, and starts by `node scripts/start.mjs`.
 */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { endWithParent } from "./end-with-parent.mjs";
import { giveMemoryBack } from "./give-memory-back.mjs";
import { requireNode } from "./require-node.mjs";

requireNode();
giveMemoryBack();
endWithParent();
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
process.env.NODE_ENV = "production";
// A pack has no sources that anything could be made from.
if (existsSync("vite.config.ts")) {
  try {
    const { build, generate, install } = await import("./prepare.mjs");
    await install();
    await generate();
    await build();
  } catch (error) {
    console.error(`Vitrine could not be set up: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
const server = new URL("../dist/server/main.js", import.meta.url);
await import(server.href);
