import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findProgram, installPackages } from "./debian-packages.mjs";
import { runBin } from "./run.mjs";

/** The headless shell is first: it has no window, and takes a third less processor time than Chromium. */
const chromiumNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];

const chromiumPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

const firefoxPlaces = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

const fontPlaces = [
  "/usr/share/fonts",
  "/usr/local/share/fonts",
  join(homedir(), ".fonts"),
  join(homedir(), ".local/share/fonts"),
];

const webKitPlaces = ["x86_64", "aarch64"].flatMap((processor) =>
  ["4.1", "4.0"].map(
    (version) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  ),
);

/**
 * The path of a Chromium for the browser tests. If none is found, installs Debian's package, or
 * Playwright's build where that fails. The variable CHROMIUM_PATH sets the path instead.
 */
export async function findBrowser() {
  await findFonts();
  const playwrights = chromium.executablePath();
  const find = () =>
    findNamed("CHROMIUM_PATH") ?? findFirst(chromiumNames, [...chromiumPlaces, playwrights]);
  return findOrInstall("Chromium", find, [
    () => installPackages("chromium-headless-shell"),
    () => installPackages("chromium"),
    () => runBin("playwright-core", ["install", "chromium"]),
  ]);
}

/**
 * Makes sure that there are fonts as wide as Arial and Times, which pages show until the site's own
 * fonts are loaded. Windows and macOS have them. On Linux, Debian's package is installed if they
 * are missing.
 */
async function findFonts() {
  if (process.platform !== "linux" || fontPlaces.some(hasFonts)) return;
  console.log("No font as wide as Arial was found; installing Liberation for the browser tests.");
  await installPackages("fonts-liberation").catch((error) =>
    console.error(`That failed: ${error.message} Tests of what stands in for a font will fail.`),
  );
}

/** @param {string} folder */
function hasFonts(folder) {
  if (!existsSync(folder)) return false;
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.some((name) => /(?:arial|arimo|liberationsans)[^/]*\.(?:ttf|otf)$/i.test(name));
}

/** The path of a Firefox. If none is found, Debian's package is installed. FIREFOX_PATH sets the path. */
export function findFirefox() {
  const find = () =>
    findNamed("FIREFOX_PATH") ?? findFirst(["firefox-esr", "firefox"], firefoxPlaces);
  return findOrInstall("Firefox", find, [() => installPackages("firefox-esr")]);
}

/** The path of nginx, which the tests use as a CDN; Debian's package is installed if none is found. */
export function findNginx() {
  const find = () => findNamed("NGINX_PATH") ?? findFirst(["nginx"], ["/usr/sbin/nginx"]);
  return findOrInstall("nginx", find, [() => installPackages("nginx-light")]);
}

/** The path of ffmpeg, which encodes test videos. If none is found, Debian's package is installed. */
export function findFfmpeg() {
  const find = () => findNamed("FFMPEG_PATH") ?? findProgram("ffmpeg");
  return findOrInstall("ffmpeg", find, [() => installPackages("ffmpeg")]);
}

/**
 * The path of a Python that has OpenStack Swift, an object storage that the tests use as a bucket;
 * Debian's package is installed if none is found. SWIFT_PYTHON sets the path instead.
 */
export function findSwift() {
  const find = () =>
    findNamed("SWIFT_PYTHON") ??
    (existsSync("/usr/lib/python3/dist-packages/swift") ? "/usr/bin/python3" : undefined);
  return findOrInstall("Swift", find, [() => installPackages("python3-swift")]);
}

/**
 * The programs for WebKitGTK's browser, by the variables that set their paths: its driver, the
 * browser, and a virtual display.
 */
export async function findWebKit() {
  const programs = {
    WEBKIT_DRIVER_PATH: () => findProgram("WebKitWebDriver"),
    WEBKIT_BROWSER_PATH: () => webKitPlaces.find((place) => existsSync(place)),
    XVFB_PATH: () => findProgram("Xvfb"),
  };
  const install = [() => installPackages("webkit2gtk-driver", "xvfb")];
  /** @type {Record<string, string>} */
  const found = {};
  for (const [variable, find] of Object.entries(programs)) {
    found[variable] = await findOrInstall(
      "WebKitGTK",
      () => findNamed(variable) ?? find(),
      install,
    );
  }
  return found;
}

/**
 * @param {string} name the program's name in messages
 * @param {() => string | undefined} find
 * @param {(() => Promise<void>)[]} installers ways to install the program, tried in this order
 */
async function findOrInstall(name, find, installers) {
  const found = find();
  if (found) return found;
  console.log(`No ${name} was found; installing one for the browser tests.`);
  for (const install of installers) {
    await install().catch((error) => console.error(`That failed: ${error.message}`));
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(
    `${name} could not be installed; install it, or name its program: see docs/developing.md.`,
  );
}

/**
 * The path in an environment variable; undefined if the variable is not set.
 * @param {string} variable
 * @returns {string | undefined}
 */
function findNamed(variable) {
  const named = process.env[variable];
  if (named && !existsSync(named))
    throw new Error(`${variable} names ${named}, which does not exist.`);
  return named || undefined;
}

/**
 * @param {string[]} names of programs
 * @param {string[]} places paths
 * @returns {string | undefined}
 */
function findFirst(names, places) {
  for (const name of names) {
    const program = findProgram(name);
    if (program) return program;
  }
  return places.find((place) => place && existsSync(place));
}
