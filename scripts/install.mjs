import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { fingerprintOf } from "./build/fingerprint.mjs";
import { oneAtATime } from "./build/one-at-a-time.mjs";
import { run } from "./run.mjs";

const folder = "node_modules";
/**
 * npm installs into a folder beside `node_modules`, because it would change the packages in use
 * while it installs.
 */
const staging = ".node_modules-new";
const former = ".node_modules-old";
const stampName = ".vitrine-installed";

/**
 * Installs the packages of the lock file if they are missing, if the lock file has changed, or if
 * this Node needs native modules with another ABI. The new packages are complete before they
 * replace the old ones. If they cannot be fetched, the old packages are used.
 * @param {{ isForTests?: boolean }} [options] `isForTests`: whether packages that only tests and
 *   checks use are installed, too
 */
export async function install({ isForTests = true } = {}) {
  const platform = `${process.platform} ${process.arch} ${fingerprintOf(["package-lock.json"])}`;
  const all = `modules-${process.versions.modules} ${platform}`;
  // If packages for tests are installed already, they are not removed.
  const isWithTests =
    isForTests || (existsSync(folder) && !readStamp(folder).endsWith(" without-tests"));
  const wanted = isWithTests ? all : `${all} without-tests`;
  const isInstalled = () => {
    const stamp = readStamp(folder);
    const [version = ""] = stamp.split(" ");
    // Stamps of earlier versions of this script contain the whole version of Node, whose first
    // number determines the ABI.
    const isOfThisNode = version.split(".")[0] === process.version.split(".")[0];
    return (
      stamp === wanted || stamp === all || (isOfThisNode && stamp === `${version} ${platform}`)
    );
  };
  if (isInstalled()) return;
  await oneAtATime(async () => {
    // Another process may have installed them meanwhile.
    if (!isInstalled()) await replacePackages(wanted, isWithTests);
  });
}

/**
 * @param {string} wanted the stamp of the new packages
 * @param {boolean} isWithTests whether packages that only tests and checks use are among them
 */
async function replacePackages(wanted, isWithTests) {
  // If an earlier start was stopped between the two renames below, the staging folder is complete.
  if (readStamp(`${staging}/${folder}`) !== wanted) {
    console.log("Installing packages. This takes a minute or two.");
    try {
      await fillStaging(wanted, isWithTests ? "--include=dev" : "--omit=dev");
    } catch (error) {
      rmSync(staging, { recursive: true, force: true });
      // npm writes this file last, so the installed packages were complete once.
      if (!existsSync(`${folder}/.package-lock.json`)) throw error;
      console.error(
        `The packages could not be updated (${error instanceof Error ? error.message : error}) The installed ones are used; if the site fails, start it again with a connection to the registry.`,
      );
      return;
    }
  }
  rmSync(former, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, former);
  renameSync(`${staging}/${folder}`, folder);
  rmSync(staging, { recursive: true, force: true });
  rmSync(former, { recursive: true, force: true });
}

/**
 * Installs the packages into the staging folder.
 * @param {string} stamp the text that is written when the packages are complete
 * @param {string} choice npm's flag for which packages to install
 */
async function fillStaging(stamp, choice) {
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging);
  for (const file of ["package.json", "package-lock.json", ".npmrc"]) {
    if (existsSync(file)) copyFileSync(file, `${staging}/${file}`);
  }
  const flags = [choice, "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["ci", "--prefix", staging, "--prefer-offline", ...flags]);
  mkdirSync(`${staging}/${folder}`, { recursive: true });
  writeFileSync(`${staging}/${folder}/${stampName}`, stamp);
}

/**
 * @param {string} packages the path of a folder `node_modules`
 * @returns {string} the stamp in the folder; empty if its packages were never complete
 */
function readStamp(packages) {
  const path = `${packages}/${stampName}`;
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
