import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { run, runBin } from "./run.mjs";

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];

const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/**
 * The path of a Chromium for the journeys. Installs one where none is found: Debian's package where
 * that can be done, Playwright's own build elsewhere. CHROMIUM_PATH names one outright.
 */
export async function findBrowser() {
  const found = findInstalled();
  if (found) return found;
  console.log("No Chromium was found; installing one for the browser tests.");
  const installers = [installPlaywrightsBuild];
  if (process.getuid?.() === 0 && findProgram("apt-get")) installers.unshift(installDebianPackage);
  for (const install of installers) {
    await install().catch((error) => console.error(`That failed: ${error.message}`));
    const installed = findInstalled();
    if (installed) return installed;
  }
  throw new Error(
    "Chromium could not be installed; install it and set CHROMIUM_PATH to its program.",
  );
}

async function installDebianPackage() {
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
    DEBIAN_FRONTEND: "noninteractive",
  });
}

function installPlaywrightsBuild() {
  return runBin("playwright-core", ["install", "chromium"]);
}

/** @returns {string | undefined} */
function findInstalled() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  for (const name of names) {
    const program = findProgram(name);
    if (program) return program;
  }
  return [...places, chromium.executablePath()].find((place) => place && existsSync(place));
}

/**
 * @param {string} name
 * @returns {string | undefined}
 */
function findProgram(name) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
