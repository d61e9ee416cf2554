import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { requireNode } from "./require-node.mjs";

/**
 * Runs a command of the built server, prints its message, and ends the process. If the server was
 * never built, builds it first. A failure prints one sentence and ends the process with code 1.
 * @param {string} name the name of the module in dist/server
 * @param {(module: any) => Promise<string>} command gets the module, and returns the message
 */
export async function runBuilt(name, command) {
  requireNode();
  process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
  const builtAs = (/** @type {string} */ module) =>
    new URL(`../dist/server/${module}.js`, import.meta.url);
  /** Removes the secrets of the settings from a text. */
  let hide = (/** @type {string} */ text) => text;
  try {
    if (!existsSync(builtAs("terminal"))) {
      process.env.NODE_ENV = "production";
      const { build, generate, install } = await import("./prepare.mjs");
      await install({ isForTests: false });
      await generate();
      await build();
    }
    const { hideSecrets } = await import(builtAs("terminal").href);
    hide = hideSecrets(process.env, process.argv.slice(2));
    console.log(hide(await command(await import(builtAs(name).href))));
  } catch (error) {
    console.error(hide(error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
  }
  // Releases everything that the command has opened, such as the lock on the data folder.
  process.exit();
}
