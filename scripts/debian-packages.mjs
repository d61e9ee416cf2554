import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

/** @param {string[]} packages of Debian */
export async function installPackages(...packages) {
  if (process.getuid?.() !== 0 || !findProgram("apt-get")) {
    throw new Error(`Only root can install ${packages.join(" and ")} with apt-get.`);
  }
  const quietly = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], quietly);
}

/**
 * @param {string} name
 * @returns {string | undefined}
 */
export function findProgram(name) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
