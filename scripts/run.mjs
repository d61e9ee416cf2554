import { spawn } from "node:child_process";
import { delimiter, resolve as resolvePath } from "node:path";

/**
 * The folder with programs of packages. It is put on PATH, because some programs call each other by
 * name.
 */
const binFolder = resolvePath("node_modules/.bin");

/**
 * Runs one program in this terminal.
 * @param {string} command
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} [variables] environment variables besides those of this process
 * @returns {Promise<void>} rejects with one sentence when the program fails
 */
export function run(command, parameters, variables = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      stdio: "inherit",
      env: { ...process.env, PATH: `${binFolder}${delimiter}${process.env.PATH}`, ...variables },
    });
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `${[command, ...parameters].join(" ")} ended with ${signal ?? `code ${code}`}.`,
          ),
        );
    });
  });
}

/**
 * Runs a program of an installed package.
 * @param {string} name
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} [variables]
 */
export function runBin(name, parameters, variables) {
  return run(`node_modules/.bin/${name}`, parameters, variables);
}

/**
 * Waits until all tasks have ended, and rejects with the failure of the first failed task in the
 * list. Promise.all would let the other tasks continue in the background.
 * @param {...Promise<void>} tasks
 */
export async function together(...tasks) {
  const results = await Promise.allSettled(tasks);
  for (const result of results) if (result.status === "rejected") throw result.reason;
}
