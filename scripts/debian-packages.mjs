import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

/**
 * Installs packages. Waits while another program installs packages, which new machines do in their
 * first minutes.
 * @param {string[]} packages the names of packages of Debian
 */
export async function installPackages(...packages) {
  if (process.getuid?.() !== 0 || !findProgram("apt-get")) {
    throw new Error(`Only root can install ${packages.join(" and ")} with apt-get.`);
  }
  const quietly = { DEBIAN_FRONTEND: "noninteractive" };
  const waiting = ["-o", "DPkg::Lock::Timeout=600"];
  // This command fails while another program updates the package lists, and does not wait. The lists
  // are then up to date soon, so the failure is only printed.
  await run("apt-get", ["update", "-qq"]).catch((/** @type {Error} */ error) =>
    console.error(error.message),
  );
  const options = [...waiting, "-y", "-qq", "--no-install-recommends"];
  await run("apt-get", ["install", ...options, ...packages], quietly);
}

/**
 * @param {string} name the name of a program
 * @returns {string | undefined} the first path with this name in the folders of PATH
 */
export function findProgram(name) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
